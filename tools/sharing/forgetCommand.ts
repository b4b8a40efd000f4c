import { parseArgs } from "node:util";
import { forget, type Plan } from "./forget";
import { unreadLines } from "./findUnwanted";
import { SharingError } from "./git";
import { resultLines } from "./shareResult";

const usage = `Erases files or words from every version of the project.
npm run forget -- content/testimonies/ann-smith.md
npm run forget -- --words "Ann Smith"
npm run forget -- content/documents/hearing.pdf --words "Ann Smith"
Other spellings of the words are found too, for example ann-smith in an address or the name of a file.
Before you run it, delete the files or remove the words, and share.`;

const planLines = ({ files, blackedOut, unread, copy }: Plan) => [
  "These will be erased from every version of the project:",
  ...files.map((file) => `  ${file}`),
  ...(blackedOut > 0
    ? [
        `  the words, blacked out in ${blackedOut === 1 ? "1 version of a file" : `${blackedOut} versions of files`}`,
      ]
    : []),
  ...unreadLines(unread),
  `First, a copy of the whole project goes to ${copy}`,
  "Then git (fast-export and fast-import) writes a new history without what is erased, and one push replaces the old history.",
  "This affects everybody who has the project. Their next Share moves them to the new history and keeps their unshared changes.",
];

/**
 * Returns lines with the steps that remain for a person to do, in order.
 * @param copy the folder with the copy of the project that was made before the erasing
 */
const remaining = (copy: string) => [
  "What is left to do, in this order:",
  "1. Publish, so that the site and its version.json come from the new history. Then purge the CDN.",
  "2. Ask the git host to delete old pull requests and commits that no branch contains any more. On GitHub, ask the support team. On your own server, run: git gc --prune=now",
  "3. Delete the host's caches of builds, previews and artifacts, and ask the owners of forks to delete them.",
  "4. Ask everybody who has the project to select Share, to close the editor, and then to run npm run clean. Until then, they must not pull, merge or push with git. Delete clones that nobody uses.",
  "5. Ask search engines (Google and Bing have a form) and archives (info@archive.org) to forget the addresses.",
  "6. Delete the words or files from backups, from folders that a cloud service synchronises, and from review copies that were sent.",
  `7. At the end, delete the copy, which still contains everything: ${copy}`,
];

/**
 * Runs `npm run forget`: erases files or words from the history and prints the remaining steps.
 * @param ask asks a question on the terminal. Returns undefined if the input is not a terminal
 * @returns the exit status: 0 on success
 */
export async function forgetCommand(
  project: string,
  args: readonly string[],
  ask: (question: string) => Promise<string | undefined>,
): Promise<number> {
  try {
    const options = { words: { type: "string", multiple: true }, help: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const files = positionals.map((file) => file.replaceAll("\\", "/"));
    const words = values.words?.map((word) => word.trim()) ?? [];
    const [first] = [...files, ...words];
    if (!first || values.help || words.includes("")) throw new SharingError([usage]);
    const result = await forget(project, { files, words }, async (plan) => {
      console.log(planLines(plan).join("\n"));
      return (await ask(`To go on, type ${first}\n`)) === first;
    });
    if (!result) throw new SharingError(["You did not type the confirmation, so nothing has changed."]);
    console.log([...resultLines(result.done), ...remaining(result.copy)].join("\n"));
    return 0;
  } catch (error) {
    if (!(error instanceof SharingError)) throw error;
    console.error(error.message);
    return 1;
  }
}

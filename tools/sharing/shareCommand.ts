import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { SharingConflictError } from "./fileConflict";
import { SharingError, SharingUnknownError } from "./git";
import { PersonalDataError } from "./refusePersonalData";
import { share } from "./share";
import { resultLines } from "./shareResult";
import { changeLines } from "./changeLines";
import { changeListOf } from "./changeList";

/** Asks a question on the terminal. Returns the answer, or undefined if the input is not a terminal. */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return terminal.question(question).finally(() => terminal.close());
}

const steps: Record<string, string> = {
  fetch: "Checking what others have shared…",
  merge: "Merging it with your changes…",
  push: "Sharing…",
};

function readKeep(args: readonly string[]): "mine" | "theirs" | undefined {
  const { keep } = parseArgs({ args: [...args], options: { keep: { type: "string" } } }).values;
  if (keep === undefined || keep === "mine" || keep === "theirs") return keep;
  throw new SharingError([`--keep is "${keep}", but must be mine or theirs.`]);
}

/**
 * Prints the personal data that would be shared for the first time, and asks whether to share it anyway. Returns the id of this list if the
 * answer is yes.
 */
async function confirmPersonalData(
  { lines, headline, id }: PersonalDataError,
  asking: typeof ask,
): Promise<string | undefined> {
  console.log(
    [headline, ...lines, "Press Enter to stop. Then remove everything in this list, and share again."].join(
      "\n",
    ),
  );
  const answer = await asking("To share in spite of this list, type share: ");
  return answer?.trim().toLowerCase() === "share" ? id : undefined;
}

/**
 * Runs `npm run share`: prints the changes, shares them, and prints the result or the reason why nothing was shared.
 * @param args `--keep mine` or `--keep theirs` takes this side in all conflicts
 * @param asking asks a question on the terminal. Returns undefined if the input is not a terminal
 * @returns the exit status: 0 if everything is shared, 1 if not
 */
export async function shareCommand(
  project: string,
  args: readonly string[],
  asking: typeof ask = ask,
): Promise<number> {
  try {
    const keep = readKeep(args);
    const { changes } = await changeListOf(project);
    if (changes.length > 0) console.log(["Your changes:", "", ...changeLines(changes)].join("\n"));
    const shareWith = (confirmedId?: string) =>
      share(project, {
        resolve: () => keep,
        confirmedId,
        askName: () => asking("Your name, as others will see it next to your changes: "),
        onStep: (step) => steps[step] && console.log(steps[step]),
      });
    const done = await shareWith().catch(async (error: unknown) => {
      const confirmed =
        error instanceof PersonalDataError ? await confirmPersonalData(error, asking) : undefined;
      if (confirmed === undefined) throw error;
      return shareWith(confirmed);
    });
    const { received } = await changeListOf(project);
    if (received)
      console.log(["", "Changes that others have shared:", "", ...changeLines(received.changes)].join("\n"));
    console.log(resultLines(done).join("\n"));
    return 0;
  } catch (error) {
    if (!(error instanceof SharingError)) throw error;
    console.error(
      error instanceof SharingUnknownError
        ? "It is not known whether your changes were shared."
        : "Nothing has been shared yet.",
    );
    // Nothing more is printed, because `confirmPersonalData` has printed the names already.
    if (error instanceof PersonalDataError) return 1;
    if (error instanceof SharingConflictError) console.error("You and somebody else changed the same place:");
    console.error(error.message);
    if (error instanceof SharingConflictError) {
      console.error("Keep your wording everywhere in this list: npm run share -- --keep mine");
      console.error("Keep theirs: npm run share -- --keep theirs");
      console.error("To use another wording, put it in the file, save, and share with --keep mine.");
    }
    return 1;
  }
}

/** Rewrites a history without certain versions of files, with git's own export and import. */
import { basename } from "node:path";
import { differencesBetween } from "../merge/differences";
import { asBytes, asText, type Found } from "./findUnwanted";
import { hasName, namesPattern } from "../publishing/names";
import { blackOut, forgottenList, listedIn, type Listed } from "./forgotten";
import type { Git } from "./git";
import { contentFolder } from "./tree";

/** The commit message that replaces messages which may mention erased content. */
const neutral = "Change content\n";

/** Returns the titles and the file names of the erased files, because commit messages that describeChanges.ts has made may mention them. */
async function namesIn(git: Git, { paths, versions, pathOf }: Found): Promise<string[]> {
  const gone = [...versions].filter(([, now]) => now === undefined).map(([blob]) => blob);
  const titles = [...(await git.blobs(gone))].map(([blob = "", content]) => {
    const path = asText(pathOf.get(blob) ?? "");
    return differencesBetween(path.slice(contentFolder.length), undefined, content).title;
  });
  return [...titles, ...[...paths].map((path) => basename(asText(path)).replace(/\.\w+$/, ""))];
}

/** Yields the lines of git's export. The N bytes after a line `data N` are yielded as one object, `{ text }`. */
function* linesOf(stream: string) {
  for (let at = 0; at < stream.length;) {
    const end = stream.indexOf("\n", at);
    const line = stream.slice(at, end);
    const [, length] = /^data (\d+)$/.exec(line) ?? [];
    at = end + 1 + Number(length ?? 0);
    yield length === undefined ? line : { text: asText(stream.slice(end + 1, at)) };
  }
}

const dataOf = (text: string) => `data ${Buffer.byteLength(text)}\n${asBytes(text)}`;

/** Returns the new text of the list of erased versions. It contains the versions that are already listed, and `versions`. */
async function listWith(git: Git, branch: string, versions: Listed): Promise<string> {
  const all = new Map([...(await listedIn(git, branch)), ...versions]);
  const lines = [...all].map(([old, now]) => (now === undefined ? old : `${old} ${now}`));
  return `# Erased from the history: npm run share deletes these versions from each computer.\n${lines.join("\n")}\n`;
}

/**
 * Rewrites all branches and tags of a bare repository, and adds a commit with the list of erased versions.
 * @param author the author of that commit, as `git var GIT_COMMITTER_IDENT` prints it
 */
export async function rewriteHistory(
  git: Git,
  branch: string,
  found: Found,
  words: readonly string[],
  author: string,
): Promise<void> {
  const { paths, versions } = found;
  const hidden = namesPattern(words);
  const telling = namesPattern([...words, ...(await namesIn(git, found))]);
  const list = await listWith(git, branch, versions);
  const options = ["--all", "--no-data", "--reencode=yes", "--signed-tags=strip"];
  const exported = await git.bytes(["-c", "core.quotePath=false", "fast-export", ...options]);
  const lines: string[] = [];
  let message = 0;
  for (const line of linesOf(exported.toString("latin1"))) {
    if (typeof line !== "string") {
      message = lines.push(dataOf(hasName(line.text, telling) ? neutral : line.text)) - 1;
      continue;
    }
    const [, blob = "", path] = /^(?:M \d+ (\w+)|D) (.+)$/.exec(line) ?? [];
    const instead = versions.get(blob);
    // Empty lines are left out, because git does not need them. There must not be an empty line after the line break that ends each
    // message.
    if (line === "") continue;
    if (path === undefined)
      lines.push(/^(author|committer|tagger) /.test(line) ? asBytes(blackOut(asText(line), hidden)) : line);
    else if (paths.has(path) || (versions.has(blob) && instead === undefined)) {
      lines.push(`D ${path}`);
      lines[message] = dataOf(neutral);
    } else lines.push(instead === undefined ? line : line.replace(blob, instead));
  }
  lines.push(
    `commit ${branch}`,
    `committer ${asBytes(author)}`,
    dataOf("Erase something from the history\n"),
  );
  lines.push(`M 100644 inline ${forgottenList}`, dataOf(list), "");
  const settings = ["-c", "core.ignorecase=false", "fast-import", "--force", "--quiet"];
  await git.bytes([...settings, "--date-format=raw-permissive"], Buffer.from(lines.join("\n"), "latin1"));
}

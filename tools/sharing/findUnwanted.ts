/** Finds unwanted files and words in all versions of a project. */
import { hasName, namesPattern } from "../publishing/names";
import { searchableText } from "../publishing/searchableText";
import { blackOut, type Listed } from "./forgotten";
import { SharingError, type Git } from "./git";
import { filesInCommit } from "./tree";

export interface Unwanted {
  /** Paths from the project root. */
  files: readonly string[];
  words: readonly string[];
}

/** The unwanted files and words that a history contains. */
export interface Found {
  /** The paths of the files, including their earlier names. They are in the form that `asBytes` returns: one character for each byte. */
  paths: ReadonlySet<string>;
  /**
   * The versions to erase: a map from the hash of each version to the hash of the version that replaces it. If the whole file is erased,
   * the second hash is undefined.
   */
  versions: Listed;
  /** A map from the hash of each version to its path, in the form that `asBytes` returns. */
  pathOf: ReadonlyMap<string, string>;
  /** Files that cannot be searched for words: pictures, and PDFs that cannot be read. */
  unread: readonly string[];
}

/**
 * Returns a text with one character for each byte of its UTF-8. The output of git is read in the same form, because a path in git may
 * contain bytes that are not UTF-8.
 */
export const asBytes = (text: string) => Buffer.from(text).toString("latin1");
export const asText = (bytes: string) => Buffer.from(bytes, "latin1").toString();

const batch = 200;

/** Returns the lines of a message that lists the files that were not searched. */
export function unreadLines(unread: readonly string[]): string[] {
  if (unread.length === 0) return [];
  return [
    "The files below were not searched, because the program cannot read words in them. Look at every version of each file. If a file must be erased, run npm run forget again and name the file, too. Files that were not searched:",
    ...unread.map((file) => `  ${file}`),
  ];
}

/**
 * Returns a text as one word of a command line. Quotation marks are added if the text contains more than letters, digits and the usual
 * characters of paths. Single quotation marks are used only if necessary, because the command line of Windows does not support them.
 */
function shellWord(text: string): string {
  if (/^[\p{L}\p{N}_./][\p{L}\p{N}_./-]*$/u.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
}

/** Returns the command, for a terminal, that erases files and words. */
const forgetLine = ({ files, words }: Unwanted) =>
  ["npm run forget --", ...files.map(shellWord), ...words.map((each) => `--words ${shellWord(each)}`)].join(
    " ",
  );

function refuseIf(paths: Iterable<string>, headline: string): void {
  const lines = [...new Set(paths)].sort().map(asText);
  if (lines.length > 0) throw new SharingError([headline, ...lines]);
}

/** Returns all changes of files in all commits. A change has the path and the version of the file before and after the commit. */
async function changesIn(git: Git) {
  const options = ["--all", "-m", "--raw", "--no-abbrev", "-M", "--format="];
  const log = (await git.bytes(["-c", "core.quotePath=false", "log", ...options])).toString("latin1");
  const lines = log.matchAll(/^:\S+ \S+ (\w+) (\w+) \S+\t([^\t\n]+)(?:\t(.+))?$/gm);
  return [...lines].map(([, old = "", now = "", from = "", to = from]) => ({ old, now, from, to }));
}

/**
 * Finds the versions of files that must be erased. If only words must be erased, writes versions without these words into the repository.
 * @throws a SharingError if the latest version still contains one of the files or words, or if no version has ever contained it
 */
export async function findUnwanted(git: Git, latest: string, { files, words }: Unwanted): Promise<Found> {
  const listed = await filesInCommit(git, await git.run("rev-parse", latest));
  const present = new Map([...listed].map(([path, { blob }]) => [asBytes(path), blob]));
  const shown = new Map([...present].map(([path, blob]) => [blob, path]));
  const changes = await changesIn(git);
  const known = new Set(changes.flatMap(({ from, to }) => [from, to]));
  const pattern = namesPattern(words);
  const paths = new Set(files.map(asBytes));
  refuseIf(
    [...paths].filter((path) => !known.has(path)),
    "No version of the project has these files. Write each name with its folder, for example content/pages/annex.md:",
  );
  for (const path of known) if (hasName(asText(path), pattern)) paths.add(path);
  for (let size = 0; size < paths.size;) {
    size = paths.size;
    for (const { from, to } of changes)
      if (paths.has(from) || paths.has(to))
        for (const path of [from, to]) if (!present.has(path)) paths.add(path);
  }
  const placed = changes
    .flatMap(({ old, now, from, to }) => [[old, from] as const, [now, to] as const])
    .filter(([blob]) => /[^0]/.test(blob));
  const pathOf = new Map(placed);
  const gone = placed.filter(([, path]) => paths.has(path)).map(([blob]) => blob);
  const still = [...paths].filter((path) => present.has(path));
  refuseIf(
    [...still, ...gone.flatMap((blob) => shown.get(blob) ?? [])],
    "Delete the files below, share, and run this command again. They are still in the project, some perhaps under another name:",
  );
  const versions = new Map<string, string | undefined>(gone.map((blob) => [blob, undefined]));
  if (words.length === 0) return { paths, versions, pathOf, unread: [] };
  refuseIf(
    (await git.run("for-each-ref", "--format=%(refname:short)"))
      .split("\n")
      .filter((ref) => hasName(ref, pattern)),
    "Rename or delete the branches or tags below, and run this command again. Their names contain the words:",
  );
  const [spoken, binary]: [string[], string[]] = [[], []];
  const unread = new Set<string>();
  const others = [...pathOf.keys()].filter((blob) => !versions.has(blob));
  for (let at = 0; at < others.length; at += batch)
    for (const [blob = "", content] of await git.blobs(others.slice(at, at + batch))) {
      const path = pathOf.get(blob) ?? "";
      const read = await searchableText(asText(path), content);
      if ("reason" in read) unread.add(asText(path));
      const text = "reason" in read ? content.toString() : read.text;
      if (!hasName(text, pattern)) continue;
      if (shown.has(blob)) spoken.push(shown.get(blob) ?? "");
      else if (!Buffer.from(text).equals(content)) binary.push(path);
      else versions.set(blob, await git.runWith(blackOut(text, pattern), "hash-object", "-w", "--stdin"));
    }
  refuseIf(
    spoken,
    "Remove the words from the files below, share, and run this command again. These files still contain the words:",
  );
  if (binary.length > 0) {
    const whole = [...new Set(binary)].sort().map(asText);
    throw new SharingError([
      "Words in these files cannot be blacked out:",
      ...whole,
      "To erase these whole files and the words, run this command instead:",
      forgetLine({ files: [...files, ...whole], words }),
    ]);
  }
  if (versions.size === 0)
    throw new SharingError([
      "No version of the project contains these words.",
      ...unreadLines([...unread].sort()),
    ]);
  return { paths, versions, pathOf, unread: [...unread].sort() };
}

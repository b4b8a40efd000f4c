import type { ContentFile } from "../../src/content-model/contentFile";
import { pictureName } from "../../src/content-model/fields";
import { kindOfFile } from "../../src/content-model/kinds";
import { errorIn, topOfFile, type FilePosition, type Problem } from "../../src/content-model/problem";
import { readContentFile } from "../../src/content-model/readContent";
import { sha256 } from "../../src/content-model/sha256";
import { findNames, isEmpty, type Names } from "../publishing/names";
import {
  privateDetailsIn,
  privateNamesFile,
  readPrivateNames,
  whereNoteIs,
} from "../publishing/personalData";
import { searchableText } from "../publishing/searchableText";
import { SharingError, type Git } from "./git";
import type { Repository } from "./repository";
import { contentFolder, filesInCommit, type Files } from "./tree";

/** A place with a listed name, a home address or a contact detail, or a commit with an e-mail address. */
interface PersonalPlace {
  path: string;
  /** The position in the text of a file. It is undefined if the place is the name of a file, a PDF or a commit. */
  at?: FilePosition;
  /**
   * The listed name or the e-mail address as it is spelled in this place, a phrase about a home address or a contact detail, or the reason
   * why the file cannot be searched.
   */
  words: string;
  /** True if the place contains a text that looks like a home address or a contact detail. */
  isDetail?: true | undefined;
  /** True if the file cannot be searched. */
  isUnsearched?: true;
}

/** The error that stops a share whose changes contain new personal data, until somebody confirms them. */
export class PersonalDataError extends SharingError {
  /** A digest of the places. A confirmation contains this id, so that it never applies to other places. */
  readonly id: string;
  /** The places as problems. The message of each problem contains the personal data, as it is spelled in that place. */
  readonly problems: readonly Problem[];

  constructor(
    places: readonly PersonalPlace[],
    /** The sentences above the list of places. */
    readonly headline: string,
  ) {
    const lines = places.map(({ path, at, words }) => `${path}, ${at ? `line ${at.line}: ` : ""}${words}`);
    super(lines);
    this.id = sha256(JSON.stringify(lines));
    this.problems = places.map(({ path, at = topOfFile, words }) => errorIn(path, at, words));
  }
}

/**
 * Returns the sentences that are shown above a list of personal data.
 * @param hasAddresses true if the list contains e-mail addresses of commits
 */
const headlineFor = (hasNames: boolean, hasDetails: boolean, hasAddresses: boolean) =>
  [
    ...(hasNames ? [`The changes that you are about to share contain names from ${privateNamesFile}.`] : []),
    ...(hasDetails
      ? [
          "The changes that you are about to share contain what may be private details, for example a home address or a telephone number.",
        ]
      : []),
    ...(hasAddresses
      ? [
          "Somebody has made changes in this folder with git, not with the editor. If you share them, everybody receives the e-mail addresses in this list.",
        ]
      : []),
    "You cannot undo sharing, because everybody gets a copy.",
  ].join(" ");

/**
 * Matches e-mail addresses that are not private. These are addresses of a reserved domain, and addresses that a git host uses instead of
 * the real address.
 */
const placeholder = /\.invalid$|\bno-?reply\b/i;

/**
 * Returns the e-mail addresses in commits that somebody has made with git. Leaves out addresses that the shared history already contains.
 */
async function newAddresses(git: Git, own: string, theirs: string | undefined): Promise<PersonalPlace[]> {
  const format = "--format=%ae%x09%ce%x09%h%x09%s";
  const known = theirs === undefined ? [] : [`^${theirs}`];
  const linesOf = async (...range: string[]) =>
    (await git.run("rev-list", format, ...range)).split("\n").filter((line) => line.includes("\t"));
  const found = new Map<string, { hash: string; subject: string; count: number }>();
  for (const line of await linesOf(own, ...known)) {
    const [author = "", committer = "", hash = "", subject = ""] = line.split("\t");
    for (const address of new Set([author, committer])) {
      const { count = 0, ...latest } = found.get(address) ?? { hash, subject };
      if (!placeholder.test(address)) found.set(address, { ...latest, count: count + 1 });
    }
  }
  if (found.size === 0) return [];
  const shared = theirs === undefined ? [] : await linesOf(theirs);
  const isShared = new Set(shared.flatMap((line) => line.split("\t").slice(0, 2)));
  return [...found]
    .filter(([address]) => !isShared.has(address))
    .map(([address, { hash, subject, count }]) => ({
      path:
        count === 1
          ? `the commit ${hash}, “${subject}”`
          : `${count} commits, the latest ${hash}, “${subject}”`,
      words: `the e-mail address “${address}”`,
    }));
}

/**
 * Returns the words between two positions in quotation marks, on one line. If the words contain an opening bracket or quotation mark, the
 * result includes a closing one that directly follows the words: “Jo "Grey"”.
 */
function quoted(text: string, from: number, to: number): string {
  const words = text.slice(from, to);
  const next = text.slice(to, to + 1);
  const isOpen = /["“«‹([]/.test(words) && /["”»›)\]]/.test(next);
  return `“${(isOpen ? words + next : words).replace(/\s+/g, " ")}”`;
}

/** Parses a content file. Returns undefined for any other file, and for a file that cannot be parsed. */
function parsedContent(path: string, bytes: Buffer): ContentFile | undefined {
  const name = path.slice(contentFolder.length);
  const kind = path.startsWith(contentFolder) ? kindOfFile(name) : undefined;
  return kind && readContentFile(kind, name, bytes).content;
}

/** Returns the places of listed names in the path and in the content of a file, in the order of their positions. */
async function namesIn(path: string, bytes: Buffer, names: Names): Promise<PersonalPlace[]> {
  const ownName = findNames(path, names).map(({ from, to }) => ({
    path,
    words: `its name: ${quoted(path, from, to)}`,
  }));
  const read = await searchableText(path, bytes);
  const isDocument = /\.pdf$/i.test(path);
  if ("reason" in read) {
    // A file that cannot be searched is reported, because it may contain a listed name. Pictures are not reported, because the publishing
    // check looks for hidden text in them. Files outside content/ are not reported, except PDFs, because they belong to the site's code.
    const mayHideNames = isDocument || (path.startsWith(contentFolder) && !pictureName.test(path));
    const words = `the file cannot be searched (${read.reason})`;
    return mayHideNames ? [...ownName, { path, words, isUnsearched: true }] : ownName;
  }
  const uncommented = parsedContent(path, bytes)?.uncommented;
  const inText = findNames(read.text, names).map(({ from, to }) => {
    const isNote = uncommented?.slice(from, to).trim() === "";
    const words = `${quoted(read.text, from, to)}${isNote ? ` (${whereNoteIs})` : ""}`;
    if (isDocument) return { path, words };
    const lines = read.text.slice(0, from).split("\n");
    return { path, at: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }, words };
  });
  return [...ownName, ...inText];
}

/** Returns the places in a content file with texts that look like home addresses or contact details. Returns none for any other file. */
function privateDetails(path: string, bytes: Buffer): PersonalPlace[] {
  const content = parsedContent(path, bytes);
  if (!content) return [];
  return privateDetailsIn(content).map(({ place, phrase }) => ({
    path,
    at: place,
    words: phrase,
    isDetail: true,
  }));
}

/** Returns the places with listed names, home addresses and contact details in a version of a file. */
async function personalPlacesIn(
  path: string,
  bytes: Buffer | undefined,
  names: Names,
): Promise<PersonalPlace[]> {
  if (!bytes) return [];
  const listed = isEmpty(names) ? [] : await namesIn(path, bytes, names);
  return [...listed, ...privateDetails(path, bytes)];
}

/**
 * Compares the places in `found` with the places of the shared version in `known`. Returns the places whose words occur more often in
 * `found`, and all files that cannot be searched.
 */
function newPlaces(found: readonly PersonalPlace[], known: readonly PersonalPlace[]): PersonalPlace[] {
  const count = (places: readonly PersonalPlace[], words: string) =>
    places.filter((place) => place.words === words).length;
  return found.filter(({ words, isUnsearched }) => isUnsearched || count(found, words) > count(known, words));
}

/**
 * Returns the versions of files that are new in some commits, each with its path. A version in a merge commit is new if none of the parents
 * has it.
 */
async function versionsIn(git: Git, commits: string): Promise<{ path: string; blob: string }[]> {
  const options = ["--stdin", "-r", "-c", "--root", "-z", "--no-commit-id"];
  const listed = await git.runWith(`${commits}\n`, "diff-tree", ...options);
  const versions = [...listed.matchAll(/:+(?:[\da-f]+ )+?([\da-f]{40,}) [AMT]+\0([^\0]+)\0/g)];
  return versions.map(([, blob = "", path = ""]) => ({ path, blob }));
}

/** Returns the listed names in the messages of commits that somebody made with git. */
async function namesInMessages(git: Git, range: readonly string[], names: Names): Promise<PersonalPlace[]> {
  const printed = await git.run("rev-list", "--format=%B%x00", ...range);
  return [...printed.matchAll(/commit (\w+)\n([^\0]*)\0/g)].flatMap(([, hash = "", message = ""]) =>
    findNames(message, names).map(({ from, to }) => ({
      path: `the message of the commit ${hash.slice(0, 8)}`,
      words: quoted(message, from, to),
    })),
  );
}

/** The commits of a share. */
interface Pushed {
  /** The remote's commit, or undefined if nothing has been shared yet. */
  theirs: string | undefined;
  /** The commit to push. */
  target: string;
  /** The last commit that somebody made with git, if there is one. */
  own: string | undefined;
}

/**
 * Throws a PersonalDataError if the commits to push contain more listed names, home addresses or contact details than the shared versions
 * of the same files, or new e-mail addresses of authors. Commits that somebody made with git are searched too. They may contain names that
 * later commits remove, and they contain the e-mail address of their author.
 * @param confirmed the id of the list of personal data that the user has agreed to share
 * @throws PersonalDataError
 */
export async function refusePersonalData(
  repository: Repository,
  pushed: Pushed,
  confirmed: string | undefined,
): Promise<void> {
  const { own, theirs } = pushed;
  const places = await newPersonalPlaces(repository, pushed);
  const addresses = own === undefined ? [] : await newAddresses(repository.git, own, theirs);
  if (places.length + addresses.length === 0) return;
  const hasDetails = places.some(({ isDetail }) => isDetail);
  const hasNames = places.some(({ isDetail }) => !isDetail);
  const headline = headlineFor(hasNames, hasDetails, addresses.length > 0);
  const refusal = new PersonalDataError([...places, ...addresses], headline);
  if (refusal.id !== confirmed) throw refusal;
}

/** Returns the places in the commits to push that contain new listed names, home addresses and contact details. */
async function newPersonalPlaces(
  { git, project }: Repository,
  { theirs, target, own }: Pushed,
): Promise<PersonalPlace[]> {
  const names = await readPrivateNames(project);
  const shared = theirs === undefined ? (new Map() as Files) : await filesInCommit(git, theirs);
  const latest = await filesInCommit(git, target);
  const known = theirs === undefined ? [] : [`^${theirs}`];
  const found = await versionsIn(git, await git.run("rev-list", target, ...known));
  const versions = new Map(found.map(({ path, blob }) => [`${blob} ${path}`, { path, blob }]));
  const changed = [...versions.values()].filter(({ path, blob }) => blob !== shared.get(path)?.blob);
  const blobs = await git.blobs(changed.flatMap(({ path, blob }) => [shared.get(path)?.blob, blob]));
  const places: PersonalPlace[] = [];
  const earlier = new Map<string, PersonalPlace>();
  for (const { path, blob } of changed) {
    const now = await personalPlacesIn(path, blobs.get(blob), names);
    if (now.length === 0) continue;
    const before = await personalPlacesIn(path, blobs.get(shared.get(path)?.blob), names);
    const added = newPlaces(now, before);
    if (blob === latest.get(path)?.blob) places.push(...added);
    else
      for (const { words, isDetail } of added)
        earlier.set(`${path} ${words}`, { path, words: `an earlier version: ${words}`, isDetail });
  }
  places.push(...earlier.values());
  if (own !== undefined && !isEmpty(names))
    places.push(...(await namesInMessages(git, [own, ...known], names)));
  return places;
}

import { posix } from "node:path";
import { errorsOnly, formatProblem } from "../../src/content-model/problem";
import type { ContentFolder, FilesToWrite } from "./contentFolder";
import { decoded } from "../../src/content-model/readContent";
import { toEditorText } from "./contentText";
import type { Drafts } from "./drafts";
import { kindAt } from "./editorPaths";
import { fileRefusal, Refusal } from "./refusal";
import { tryOut } from "./tryOut";

/** What the editor reads and writes. */
export interface Store {
  folder: ContentFolder;
  drafts: Drafts;
  /** What was deleted before it was in any commit, each under an id in place of a path. */
  deleted: Drafts;
}

/** The bytes of a file that must exist. */
export async function readExisting(folder: ContentFolder, path: string): Promise<Buffer> {
  const bytes = await folder.read(path);
  if (!bytes) throw fileRefusal({ code: "ENOENT" }, path);
  return bytes;
}

/** The bytes of a file; a list that is not there is an empty list. */
export async function readOrEmpty(folder: ContentFolder, path: string): Promise<Buffer | undefined> {
  const bytes = await folder.read(path);
  return bytes ?? (kindAt(path).shape === "list" ? Buffer.alloc(0) : undefined);
}

/** The errors that a file would have if `changes` were saved. */
export async function mistakes(folder: ContentFolder, path: string, changes: FilesToWrite) {
  const problems = await tryOut(folder.root, changes);
  return errorsOnly(problems)
    .flatMap(({ counterpart, ...problem }) => (counterpart ? [problem, counterpart] : [problem]))
    .filter(({ file }) => file === path);
}

/** Explains why no form can show a file with `changes` applied: where the error is and what to write instead. */
export async function unreadable(
  folder: ContentFolder,
  path: string,
  changes: FilesToWrite = new Map(),
): Promise<string> {
  const problems = await mistakes(folder, path, changes);
  return problems.map(formatProblem).join(" ") || `No form can show what is in ${path}.`;
}

/** The text of a file for its form; undefined if no form can show it. */
export function formText(path: string, bytes: Buffer): string | undefined {
  const text = decoded(bytes);
  return text === undefined ? undefined : toEditorText(kindAt(path), text);
}

/**
 * A file for its form: its draft if it has one, otherwise its saved text. `before` is the file's text when the form was
 * opened, which the form sends back when it saves. Refuses a file that no form can show, and says what to fix.
 */
export async function getEntry({ folder, drafts }: Store, { path }: { path: string }) {
  const bytes = await readOrEmpty(folder, path);
  const draft = await drafts.of(path);
  if (draft?.raw !== undefined)
    return { data: draft.raw, file: { path }, before: draft.before, form: draft.form, isDraft: true };
  if (!bytes) throw fileRefusal({ code: "ENOENT" }, path);
  const data = formText(path, bytes);
  if (data !== undefined) return { data, file: { path }, before: decoded(bytes) };
  throw new Refusal(
    `${await unreadable(folder, path)} Press "Open the text" in the red bar below and correct it there.`,
  );
}

/** A file for a list of entries, which includes files that cannot be read. */
export async function listedEntry(
  folder: ContentFolder,
  { path, label }: { path: string; label?: string | undefined },
) {
  const { shape } = kindAt(path);
  const bytes = await readOrEmpty(folder, path);
  const name = posix.basename(path);
  const unread = `---\nname: ${name}\nlabel: ${name}\nrole: cannot be read\npath: cannot be read\n---\n`;
  const data = (bytes && formText(path, bytes)) ?? (shape === "markdown" ? unread : null);
  return { data, file: { path, label } };
}

/** All entries of a folder. */
export async function entriesOf({ folder }: Store, { folder: below }: { folder: string }) {
  const paths = (await folder.list(below)).filter((path) => path.endsWith(".md"));
  return Promise.all(paths.map((path) => listedEntry(folder, { path })));
}

/** The text of a file; Windows-1252, the most likely alternative, if it is not UTF-8. */
export const textOrGuess = (bytes: Buffer) =>
  decoded(bytes) ?? new TextDecoder("windows-1252").decode(bytes).replace(/\r\n?/g, "\n");

/** A content file as plain text: its draft if it has one, otherwise its saved text; `before` as in `getEntry`. */
export async function getText({ folder, drafts }: Store, { path }: { path: string }) {
  kindAt(path);
  const before = textOrGuess(await readExisting(folder, path));
  const draft = await drafts.of(path);
  return { text: draft?.text ?? before, before: (draft?.text !== undefined && draft.before) || before };
}

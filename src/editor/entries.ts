import { createHash } from "node:crypto";
import { posix } from "node:path";
import { formatProblem, type Problem } from "../content-model/check/problem";
import type { ContentFolder } from "./contentFolder";
import { decoded, toEditorText } from "./contentText";
import type { Drafts } from "./drafts";
import { kindAt } from "./editorPaths";
import { fileRefusal, Refusal } from "./refusal";
import type { Params } from "./requests";
import { tryOut } from "./tryOut";

export type Changes = ReadonlyMap<string, string | Buffer>;

/** What the editor reads and writes. */
export interface Store {
  folder: ContentFolder;
  drafts: Drafts;
}

/** What identifies the bytes of a file to Decap. */
export const hash = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** A file that must be there. */
export async function readExisting(folder: ContentFolder, path: string): Promise<Buffer> {
  const bytes = await folder.read(path);
  if (!bytes) throw fileRefusal({ code: "ENOENT" }, path);
  return bytes;
}

/** The mistakes in the files at `paths` if `changes` were saved. */
export async function mistakes(
  folder: ContentFolder,
  paths: readonly string[],
  changes: Changes,
): Promise<Problem[]> {
  const problems = await tryOut(folder.root, changes);
  return problems.filter(({ file, severity }) => severity === "error" && paths.includes(file));
}

/** Why no form can show a file that would hold `changes`, with line and what to write. */
export async function unreadable(
  folder: ContentFolder,
  path: string,
  changes: Changes = new Map(),
): Promise<string> {
  const problems = await mistakes(folder, [path], changes);
  return problems.map(formatProblem).join(" ") || `${path} does not hold what a form can show.`;
}

/** The text of a file for its form; undefined where no form can show it. */
export function formText(path: string, bytes: Buffer): string | undefined {
  const text = decoded(bytes);
  return text === undefined ? undefined : toEditorText(kindAt(path), text);
}

/**
 * A file for its form: what was typed last and not saved, or else what the file holds. `before` is what the file held
 * when that was opened, which the form sends back when it saves.
 * Refuses a file that no form can show, and says what to fix.
 */
export async function getEntry({ folder, drafts }: Store, { path, ignoreDraft }: Params<"getEntry">) {
  kindAt(path);
  const bytes = await folder.read(path);
  const draft = ignoreDraft ? undefined : await drafts.of(path);
  if (draft?.raw !== undefined)
    return { data: draft.raw, file: { path, id: hash(draft.raw) }, before: draft.before };
  if (!bytes) throw fileRefusal({ code: "ENOENT" }, path);
  const data = formText(path, bytes);
  if (data !== undefined) return { data, file: { path, id: hash(bytes) }, before: decoded(bytes) };
  throw new Refusal(
    `${await unreadable(folder, path)} Press "Open the text" in the red bar below and mend it there.`,
  );
}

/** A file for a list of entries, where one that cannot be read is listed too. */
export async function listedEntry(
  folder: ContentFolder,
  { path, label }: { path: string; label?: string | undefined },
) {
  const { shape } = kindAt(path);
  const bytes = await folder.read(path);
  const name = posix.basename(path);
  const unread = `---\nname: ${name}\nlabel: ${name}\nrole: cannot be read\npath: cannot be read\n---\n`;
  const data = (bytes && formText(path, bytes)) ?? (shape === "markdown" ? unread : null);
  return { data, file: { path, label, id: bytes ? hash(bytes) : null } };
}

/** All entries of a folder, with those that were typed and never saved. */
export async function entriesOf(
  { folder, drafts }: Store,
  { folder: below, extension }: Params<"entriesByFolder">,
) {
  const isEntry = (path: string) => posix.dirname(path) === below && path.endsWith(`.${extension}`);
  const paths = (await folder.list(below)).filter(isEntry);
  const unsaved = (await drafts.all()).filter(({ path }) => isEntry(path) && !paths.includes(path));
  return [
    ...(await Promise.all(paths.map((path) => listedEntry(folder, { path })))),
    ...unsaved.flatMap(({ path, raw }) =>
      raw === undefined ? [] : [{ data: raw, file: { path, label: undefined, id: hash(raw) } }],
    ),
  ];
}

/** What a file says, also where it is not written in UTF-8: then in the encoding that is most likely. */
export const textOf = (bytes: Buffer) =>
  decoded(bytes) ?? new TextDecoder("windows-1252").decode(bytes).replace(/\r\n?/g, "\n");

/** A content file as plain text: what was typed last and not saved, or else what it holds; `before` as with `getEntry`. */
export async function getText({ folder, drafts }: Store, path: string) {
  kindAt(path);
  const before = textOf(await readExisting(folder, path));
  const draft = await drafts.of(path);
  return { text: draft?.text ?? before, before: (draft?.text !== undefined && draft.before) || before };
}

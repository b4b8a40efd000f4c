import { createHash } from "node:crypto";
import { posix } from "node:path";
import { formatProblem, type Problem } from "../content-model/check/problem";
import type { ContentFolder } from "./contentFolder";
import { decoded, toContentText, toEditorText, withLineEndsOf } from "./contentText";
import { kindAt, mediaPath } from "./editorPaths";
import { fileRefusal, Refusal } from "./refusal";
import type { Params } from "./requests";
import { tryOut } from "./tryOut";

type Changes = ReadonlyMap<string, string | Buffer>;

/** What identifies the bytes of a file to Decap. */
export const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** A file that must be there. */
export async function readExisting(folder: ContentFolder, path: string): Promise<Buffer> {
  const bytes = await folder.read(path);
  if (!bytes) throw fileRefusal({ code: "ENOENT" }, path);
  return bytes;
}

/** The mistakes in the files at `paths` if `changes` were saved. */
async function mistakes(
  folder: ContentFolder,
  paths: readonly string[],
  changes: Changes,
): Promise<Problem[]> {
  const problems = await tryOut(folder.root, changes);
  return problems.filter(({ file, severity }) => severity === "error" && paths.includes(file));
}

/** Why no form can show a file that would hold `changes`, with line and what to write. */
async function unreadable(
  folder: ContentFolder,
  path: string,
  changes: Changes = new Map(),
): Promise<string> {
  const problems = await mistakes(folder, [path], changes);
  return problems.map(formatProblem).join(" ") || `${path} does not hold what a form can show.`;
}

/** The text of a file for its form; undefined where no form can show it. */
function formText(path: string, bytes: Buffer): string | undefined {
  const text = decoded(bytes);
  return text === undefined ? undefined : toEditorText(kindAt(path), text);
}

/** A file for its form; refuses one that no form can show, and says what to fix. */
export async function getEntry(folder: ContentFolder, path: string) {
  kindAt(path);
  const bytes = await readExisting(folder, path);
  const data = formText(path, bytes);
  if (data !== undefined) return { data, file: { path, id: hash(bytes) } };
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

/** Saves what a form sent; refuses, and writes nothing, where the check finds a mistake in it. */
export async function persistEntry(folder: ContentFolder, { dataFiles, assets }: Params<"persistEntry">) {
  const changes = new Map<string, string | Buffer>();
  for (const { path, content } of assets) changes.set(mediaPath(path), Buffer.from(content, "base64"));
  for (const { path, raw } of dataFiles) {
    const kind = kindAt(path);
    const bytes = await folder.read(path);
    // A form over a file that it cannot show holds empty fields.
    if (bytes && formText(path, bytes) === undefined)
      throw new Refusal(`Not saved. ${await unreadable(folder, path)}`);
    const text = toContentText(kind, bytes && decoded(bytes), raw);
    changes.set(path, withLineEndsOf(bytes, text));
  }
  const paths = dataFiles.map(({ path }) => path);
  const refused = await mistakes(folder, paths, changes);
  if (refused.length > 0) throw new Refusal(`Not saved. ${refused.map(({ message }) => message).join(" ")}`);
  await folder.write(changes);
  return { message: "entry persisted" };
}

/** What a file says, also where it is not written in UTF-8: then in the encoding that is most likely. */
const textOf = (bytes: Buffer) =>
  decoded(bytes) ?? new TextDecoder("windows-1252").decode(bytes).replace(/\r\n?/g, "\n");

/** A content file as plain text. */
export async function getText(folder: ContentFolder, path: string) {
  kindAt(path);
  return { text: textOf(await readExisting(folder, path)) };
}

/** Saves a content file as plain text; refuses one that no form can show, and says which line to fix. */
export async function saveText(folder: ContentFolder, { path, before, text }: Params<"saveText">) {
  kindAt(path);
  const bytes = await readExisting(folder, path);
  if (textOf(bytes) !== before)
    throw new Refusal("Not saved. The file has changed since you opened it. Close it and open it again.");
  if (formText(path, Buffer.from(text)) === undefined)
    throw new Refusal(`Not saved. ${await unreadable(folder, path, new Map([[path, text]]))}`);
  await folder.write(new Map([[path, withLineEndsOf(bytes, text)]]));
  return { message: "text saved" };
}

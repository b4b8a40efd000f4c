/** Opens forms and stores their drafts. A form contains the values of a file, the values of a draft, or a text that no form can show. */
import { dirname } from "node:path";
import { filesOf, type AnyKind } from "../../../src/content-model/contentFile";
import type { Kind } from "../../../src/content-model/kind";
import { decoded, readContent, readContentFile } from "../../../src/content-model/readContent";
import { schemaAt, unwrapSchema } from "../../../src/content-model/walkSchema";
import { errorsOnly, formatProblem, type Problem } from "../../../src/content-model/problem";
import { deletionsOf, type Deletion } from "../../sharing/latestCommit";
import type { ContentFolder, FilesToWrite } from "./contentFolder";
import { fileText, valuesOf, type Values } from "./contentText";
import { heldBack, type Draft, type Drafts } from "./drafts";
import { nameOf } from "../common/addresses";
import { fieldsToFillIn } from "../common/proposals";
import { withValueAt } from "../common/withValueAt";
import { kindAt } from "./editorPaths";
import { fileError } from "../common/requestError";
import { checkChanges } from "./checkChanges";

/** The storage that the editor reads and writes. */
export interface Store {
  folder: ContentFolder;
  drafts: Drafts;
}

/** Parses a text in the same way as the content check parses the file at `path`. */
export const readAs = (path: string, text: string) =>
  readContentFile(kindAt(path), nameOf(path), Buffer.from(text)).content;

/**
 * Returns the bytes of a file.
 * @throws a RequestError if it does not exist
 */
export async function readExisting(folder: ContentFolder, path: string): Promise<Buffer> {
  const bytes = await folder.read(path);
  if (!bytes) throw fileError({ code: "ENOENT" }, path);
  return bytes;
}

/**
 * Returns the bytes of a list's file. Returns undefined if the file does not exist, because the list is then empty. Throws a RequestError
 * if a file of any other kind does not exist.
 */
export async function readOrEmpty(folder: ContentFolder, path: string): Promise<Buffer | undefined> {
  const bytes = await folder.read(path);
  return bytes ?? (kindAt(path).shape === "list" ? Buffer.alloc(0) : undefined);
}

/** Checks the content as if `changes` were saved. Returns the errors of the file at `path`, and the errors of all other files. */
export async function mistakes(
  folder: ContentFolder,
  path: string,
  changes: FilesToWrite = new Map(),
): Promise<{ own: Problem[]; others: Problem[] }> {
  const found = errorsOnly(await checkChanges(folder.root, changes));
  const both = found.flatMap(({ counterpart, ...problem }) =>
    counterpart ? [problem, counterpart] : [problem],
  );
  return { own: both.filter(({ file }) => file === path), others: found.filter(({ file }) => file !== path) };
}

/** Returns the text of a file. If it is not UTF-8, it is read as Windows-1252, the most likely alternative. */
export const textOrGuess = (bytes: Buffer) =>
  decoded(bytes) ?? new TextDecoder("windows-1252").decode(bytes).replace(/\r\n?/g, "\n");

/** Returns the values of a file, or undefined if no form can show the file. */
export const shownValues = (path: string, bytes: Buffer): Values | undefined =>
  valuesOf(kindAt(path), bytes, nameOf(path));

/** Returns a sentence that says why no form can show the text of a file, and the line and column to correct. */
export async function whyUnreadable(folder: ContentFolder, path: string, changes?: FilesToWrite) {
  const { own: found } = await mistakes(folder, path, changes);
  const { line = 1, column = 1 } = found[0] ?? {};
  return {
    line,
    column,
    sentence:
      found.map(formatProblem).join(" ") ||
      `No form can show the content of ${path}. Correct the text of the file, or restore an earlier version with Undo a change.`,
  };
}

/** The difference between the numbers of two new files. Numbers between them are free for other files. */
const gap = 10;

/** Returns the initial values of a new file, as its kind defines them. A numeric field that must be unique gets the next free number. */
async function firstValues({ root }: ContentFolder, kind: AnyKind): Promise<Values> {
  const { schema, unique = {}, proposals = {} }: Kind = kind;
  const files = filesOf(await readContent(root), kind);
  const next = (field: string) => {
    const numbers = files.map(({ entries }) => Number(entries[0]?.value[field])).filter(Number.isFinite);
    return (Math.floor(Math.max(0, ...numbers) / gap) + 1) * gap;
  };
  const numbered = Object.keys(unique).filter((field) => {
    const at = schemaAt(schema, [field]);
    return at && unwrapSchema(at).shape.type.endsWith("number");
  });
  const proposed = Object.entries(proposals).flatMap(([field, how]) =>
    "value" in how ? [[field, how.value]] : [],
  );
  return Object.fromEntries([...proposed, ...numbered.map((field) => [field, next(field)])]) as Values;
}

/** The changes of a form that are not saved, or held back from sharing. */
interface OpenedDraft {
  form: string;
  when: string;
  /** True if the draft is a saved change that was held back from sharing, and nothing was typed since. */
  isHeldBack: boolean;
  /** True if the draft contains such a change. More may have been typed since. */
  hasHeldBack: boolean;
  /**
   * The deletion of the file, if somebody has deleted it since the changes were typed. The object is empty if the history does not contain
   * the deletion.
   */
  deleted?: Partial<Deletion> | undefined;
}

interface OpenedForm {
  before: string | undefined;
  draft?: OpenedDraft | undefined;
  values?: Values;
  broken?: { line: number; column: number; sentence: string };
  text?: string | undefined;
}

/**
 * Opens a file in its form. In the result, `before` is the text of the file, for the comparison with a later save. `draft` is set if the
 * values come from a draft: they were typed and not saved, or saved and held back from sharing. `broken` is set if no form can show the
 * file, and says why.
 * @param params `form`: the id of the form, if several windows show the file; without it, no draft is opened. `forms`: opens only drafts of
 * these forms
 */
export async function openForm(
  { folder, drafts }: Store,
  {
    path,
    form,
    forms,
    asText,
  }: {
    path: string;
    form?: string | undefined;
    forms?: readonly string[] | undefined;
    asText?: boolean | undefined;
  },
): Promise<OpenedForm> {
  const kind = kindAt(path);
  const draft = form === undefined ? undefined : await drafts.of(path, form, forms);
  const kept: OpenedDraft | undefined = draft && {
    form: draft.form,
    when: draft.when,
    isHeldBack: draft.form === heldBack,
    hasHeldBack: draft.hasHeldBack === true,
  };
  if (path.endsWith("/"))
    return { values: draft?.values ?? (await firstValues(folder, kind)), before: undefined, draft: kept };
  const bytes = await readOrEmpty(folder, path);
  if (!bytes && !draft) throw fileError({ code: "ENOENT" }, path);
  if (!bytes && kept && draft?.before !== undefined)
    kept.deleted = (await deletionsOf(dirname(folder.root), [path])).get(path) ?? {};
  const file = bytes && textOrGuess(bytes);
  const before = draft ? draft.before : file;
  // Making the text of a long draft takes time, and its form does not need the text.
  if (draft?.values && asText !== true) return { values: draft.values, before, draft: kept };
  // The draft as a text. A draft that was typed as text can fill a form, and a draft that was typed in a form can be shown as text.
  const typed = draft && (draft.text ?? fileText(kind, draft.before, draft.values ?? {}));
  const text = typed ?? file ?? "";
  const values = draft?.values ?? shownValues(path, typed === undefined && bytes ? bytes : Buffer.from(text));
  if (values && asText !== true) return { values, before, draft: kept };
  const changes = typed === undefined ? undefined : new Map([[path, typed]]);
  const broken = values ? { line: 1, column: 1, sentence: "" } : await whyUnreadable(folder, path, changes);
  return { broken, text, before, draft: kept };
}

/**
 * Adds the values that a save fills in to the values of a form. If a save was interrupted, the window still has empty values in the fields
 * that the save has filled in. With this function, they can be compared with the values of the last save.
 */
const withMissing = (kind: Kind, values: Values, path: string): Values =>
  fieldsToFillIn(kind, values, path.endsWith("/")).reduce(
    (all, [field, value]) => withValueAt(all, field.split("."), value) as Values,
    values,
  );

/**
 * Stores typed values as a draft. Stores nothing if the file has the same values, if the form has just saved them, or if the stored draft
 * is newer.
 *
 * A draft has the time when its request arrived, although the request may wait for other actions before it is carried out. If it
 * had the time when it is stored, a copy that the browser makes during this wait would wrongly count as older.
 * @param typed the values. If they come from a copy in the browser, `when` is the time when they were typed. If the form was opened with
 * the draft of another form, `adopted` is that draft
 */
export async function saveDraft(
  { folder, drafts, arrived }: Store & { arrived: string },
  {
    adopted,
    ...typed
  }: Omit<Draft, "when"> & { when?: string | undefined; adopted?: Pick<Draft, "form" | "when"> | undefined },
) {
  const { path, form, before, values, text, when = arrived } = typed;
  const kind = kindAt(path);
  // This call throws an error if the path is not inside content/. Its result is not needed.
  if (!path.endsWith("/")) await folder.read(path);
  const typedText = values ? fileText(kind, before, values) : text;
  const last = drafts.lastSave(path, form);
  // A window that is closed while it saves sends its values a second time, as a draft. This draft is not stored, because the save has
  // written the same values. If the file has changed since the save, the values are a new draft.
  const isRepeated =
    last !== undefined &&
    last.before === before &&
    last.typed === (values ? fileText(kind, before, withMissing(kind, values, path)) : text) &&
    textOrGuess((await folder.read(last.path)) ?? Buffer.from("")) === last.written;
  const isSaved = isRepeated || typedText === (values ? (before ?? fileText(kind, undefined, {})) : before);
  const own = await drafts.of(path, form, [form]);
  if (typed.when !== undefined && own && own.when > when) return { isSaved: false };
  const continued = own ?? (adopted && (await drafts.of(path, adopted.form, [adopted.form])));
  if (isSaved) await drafts.drop(path, form);
  else await drafts.keep({ ...typed, when, hasHeldBack: continued?.hasHeldBack });
  // The new draft contains the draft that the form was opened with, so this older draft is deleted. Otherwise, it would remain after the
  // new draft is saved, and it would contain changes that are saved already.
  if (adopted) await drafts.drop(path, adopted.form, adopted.when);
  return { isSaved };
}

import { parse, stringify } from "yaml";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import type { Kind } from "../../src/content-model/kind";
import { toContentText } from "./contentText";
import type { Draft } from "./drafts";
import { formOf, kindAt } from "./editorPaths";
import { textOrGuess, type Store } from "./entries";
import { picturesOf } from "./saving";

/**
 * What was typed but not saved. `name` is what the page calls it, `isRefused` whether somebody tried to save it, `form` the
 * route of its form in Decap, undefined for a file that was open as text.
 */
export async function shownDrafts({ drafts }: Store) {
  return (await drafts.all()).map(({ path, message, when, raw }) => ({
    path,
    name: path.endsWith("/") ? `A new ${kindAt(path).one}` : path,
    message: message ?? "Not saved yet.",
    isRefused: message !== undefined,
    when,
    form: raw === undefined ? undefined : formOf(path),
  }));
}

type Fields = Record<string, unknown>;

/** What a form holds, as Decap writes it to a file. */
function rawOf({ shape }: Kind, data: Fields): string {
  const { body, ...fields } = data;
  const yaml = stringify(shape === "markdown" ? fields : data, { defaultStringType: "QUOTE_DOUBLE" });
  return shape === "markdown" ? `---\n${yaml}---\n\n${typeof body === "string" ? body : ""}` : yaml;
}

/** Keeps what is being typed, unless it is what the file holds anyway. */
export async function keepTyped(
  store: Store,
  { path, form, data, before, assets }: Pick<Draft, "path" | "form" | "before" | "assets"> & { data: Fields },
) {
  const { folder, drafts } = store;
  const kind = kindAt(path);
  const raw = rawOf(kind, data);
  const bytes = path.endsWith("/") ? undefined : await folder.read(path);
  const now = bytes && textOrGuess(bytes);
  const isSaved = toContentText(kind, now, raw) === (now ?? toContentText(kind, undefined, rawOf(kind, {})));
  if (isSaved) await drafts.drop(path, form);
  else {
    const pictures = await picturesOf(store, { path, form, raw, assets });
    await drafts.keep({ path, form, raw, before, assets: pictures, when: new Date().toISOString() });
  }
}

/** The fields of the entry that somebody has begun and not saved yet. */
export async function newDraft({ drafts }: Store, { path }: { path: string }): Promise<{ data?: Fields }> {
  const { raw } = (await drafts.of(path)) ?? {};
  const { yaml, body } = splitFrontMatter(raw ?? "") ?? {};
  return yaml === undefined ? {} : { data: { ...(parse(yaml) as Fields), body: body?.trim() } };
}

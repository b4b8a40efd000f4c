import { toContentText } from "./contentText";
import { formOf, kindAt } from "./editorPaths";
import { textOf, type Store } from "./entries";
import { Refusal } from "./refusal";
import { persistEntry, type Sent } from "./saving";

/** What was typed but not saved; `form` is the route of its form in Decap, undefined for a file that was open as text. */
export async function shownDrafts({ drafts }: Store) {
  return (await drafts.all()).map(({ path, message, when, raw }) => ({
    path,
    message,
    when,
    form: raw === undefined ? undefined : formOf(path),
  }));
}

export async function dropDraft({ drafts }: Store, { path }: { path: string }) {
  await drafts.drop(path);
  return {};
}

/** Saves the draft of a form as it is; a form that opens a draft shows nothing to save until something in it is changed. */
export async function saveDraft(store: Store, { path }: { path: string }) {
  const { raw, before, assets } = (await store.drafts.of(path)) ?? {};
  if (raw === undefined) throw new Refusal("There is no such draft any more. Load the page again.");
  return persistEntry(store, { path, raw, before, assets: assets ?? [], instead: undefined });
}

/** Keeps what was in a form when its window was closed. Without `before`, it counts as an edit of the file's current text. */
export async function keepTyped({ folder, drafts }: Store, { path, raw, before }: Sent) {
  const kind = kindAt(path);
  const bytes = await folder.read(path);
  const now = bytes && textOf(bytes);
  const isSaved = now !== undefined && toContentText(kind, now, raw) === now;
  // What was refused before its window was closed keeps its reason.
  if (isSaved || (await drafts.of(path))?.raw === raw) return {};
  await drafts.keep({
    path,
    raw,
    before: before ?? now,
    assets: [],
    message: "The window was closed before this was saved.",
    when: new Date().toISOString(),
  });
  return {};
}

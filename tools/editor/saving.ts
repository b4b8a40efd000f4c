import { posix } from "node:path";
import { mergeText } from "../merge/mergeText";
import { shortened } from "../sharing/fileConflict";
import { toContentText, toEditorText } from "./contentText";
import type { Draft } from "./drafts";
import { kindAt, mediaPath, nameOf, newPath } from "./editorPaths";
import { formText, mistakes, readOrEmpty, textOrGuess, unreadable, type Store } from "./entries";
import { formMistake } from "./formMistakes";
import { oldAddresses } from "./oldAddress";
import { Refusal } from "./refusal";
import { withoutMetadata } from "./withoutMetadata";

type Typed = Omit<Draft, "message" | "when">;

/** Saves something. If that is refused, keeps what was typed as a draft, and says so in the refusal. */
async function orKeep<Answer>({ drafts }: Store, typed: Typed, save: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await save();
    await drafts.drop(typed.path, typed.form);
    return answer;
  } catch (error) {
    // Forms never send a path outside content/, so there is nothing to keep.
    if (!(error instanceof Refusal) || error.status === 403) throw error;
    const { message, status, mistakes: wrong } = error;
    try {
      await drafts.keep({ ...typed, message, when: new Date().toISOString() });
    } catch {
      // A full disk has no room for a draft either; what was typed is still in the form.
      throw error;
    }
    throw new Refusal(
      `${message} What you typed is kept as a draft, in the red bar at the foot of this page.`,
      status,
      wrong,
    );
  }
}

/**
 * Merges an edit with what was saved since the file was opened. Refuses if both changed the same place, and makes the draft one
 * that replaces what is there now.
 */
function merged(typed: Typed, mine: string, now: string | undefined): string {
  const { path, before: base } = typed;
  if (now === undefined) {
    typed.before = undefined;
    throw new Refusal("Not saved. The file was deleted in the meantime. Saving the draft brings it back.");
  }
  const { text, conflicts } = mergeText(nameOf(path), { base, mine, theirs: now });
  if (conflicts.length === 0) return text;
  typed.before = now;
  if (typed.raw === undefined) typed.text = text;
  else typed.raw = toEditorText(kindAt(path), text) ?? typed.raw;
  const places = conflicts.map(
    (conflict) =>
      `${conflict.where.join(": ")}: yours ${shortened(conflict.mine)}, there now ${shortened(conflict.theirs)}.`,
  );
  throw new Refusal(
    `Not saved. Somebody saved another wording in the meantime, in another window or program: ${places.join(" ")} Saving the draft replaces it with yours.`,
  );
}

/** The pictures chosen in a form, those of its draft included. */
export async function picturesOf(
  { drafts }: Store,
  { path, form, raw, assets }: Pick<Draft, "path" | "form" | "assets"> & { raw: string },
) {
  const { assets: earlier = [] } = (await drafts.of(path, form)) ?? {};
  const isChosen = (picture: Draft["assets"][number]) =>
    raw.includes(posix.basename(picture.path)) && !assets.some((one) => one.path === picture.path);
  return [...earlier.filter(isChosen), ...assets];
}

/** Saves what a form sent; if the check finds an error in it, refuses and keeps what was typed. */
export async function persistEntry(
  store: Store,
  { path, form, raw, before, assets, isNew }: Typed & { raw: string; isNew?: boolean | undefined },
) {
  const { folder } = store;
  const kind = kindAt(path);
  const keptAs = isNew ? newPath(kind) : path;
  const bytes = await readOrEmpty(folder, path);
  const pictures = await picturesOf(store, { path: keptAs, form, raw, assets });
  const changes = new Map<string, string | Buffer>();
  for (const picture of pictures)
    changes.set(mediaPath(picture.path), await withoutMetadata(Buffer.from(picture.content, "base64")));
  const mine = toContentText(kind, before, raw);
  if (before === undefined && bytes)
    throw new Refusal(`Not saved. The file ${path} already exists. Give yours another name or address.`);
  const typed = { path: keptAs, form, raw, before, assets: pictures };
  return orKeep(store, typed, async () => {
    // A form cannot show this file, so saving it would overwrite what still has to be corrected.
    if (bytes && formText(path, bytes) === undefined)
      throw new Refusal(`Not saved. ${await unreadable(folder, path)}`);
    const text = before === undefined ? mine : merged(typed, mine, bytes && textOrGuess(bytes));
    const { changes: addresses, movedFrom } = await oldAddresses(folder, path, text);
    for (const [name, whole] of [...addresses, [path, text] as const]) changes.set(name, whole);
    const refused = await mistakes(folder, path, changes);
    if (refused.length > 0) {
      const wrong = refused.map((problem) => formMistake(kind, text, problem));
      throw new Refusal(`Not saved. ${wrong.map(({ sentence }) => sentence).join(" ")}`, 422, wrong);
    }
    await folder.write(changes);
    // The form still shows what it sent, so that is the merge base of its next save.
    return { before: mine, isMerged: text !== mine, movedFrom };
  });
}

/** Saves a content file as plain text; if no form can show it, names the line to correct and keeps what was typed. */
export async function saveText(
  store: Store,
  { path, before, text }: { path: string; before: string; text: string },
) {
  const { folder } = store;
  kindAt(path);
  const bytes = await folder.read(path);
  const typed = { path, before, text, assets: [] };
  return orKeep(store, typed, async () => {
    const whole = merged(typed, text, bytes && textOrGuess(bytes));
    if (formText(path, Buffer.from(whole)) === undefined)
      throw new Refusal(`Not saved. ${await unreadable(folder, path, new Map([[path, whole]]))}`);
    await folder.write(new Map([[path, whole]]));
  });
}

import { posix } from "node:path";
import { mergeText } from "../content-model/merge/mergeText";
import { shortened } from "../sharing/share";
import { toContentText, toEditorText, withLineEndsOf } from "./contentText";
import type { Draft } from "./drafts";
import { kindAt, mediaPath, nameOf } from "./editorPaths";
import { formText, mistakes, textOf, unreadable, type Store } from "./entries";
import { Refusal } from "./refusal";
import type { Params } from "./requests";

type Typed = Omit<Draft, "message" | "when">;

/** Refuses to save over what somebody else saved in the meantime; says what is kept as a draft instead. */
class Overtaken extends Refusal {
  constructor(
    message: string,
    readonly typed: Partial<Typed>,
  ) {
    super(message);
  }
}

/**
 * Saves something. Where that is refused, what was typed is kept, and the refusal says so.
 * @param instead a file under whose name it was kept before
 */
async function orKeep<Answer>(
  { drafts }: Store,
  typed: Typed,
  instead: string | undefined,
  save: () => Promise<Answer>,
): Promise<Answer> {
  const { path } = typed;
  try {
    const answer = await save();
    for (const name of [path, instead ?? path]) await drafts.drop(name);
    return answer;
  } catch (error) {
    // A path that leads out of content/ comes from no form.
    if (!(error instanceof Refusal) || error.status === 403) throw error;
    const { message, status } = error;
    const better = error instanceof Overtaken ? error.typed : {};
    try {
      await drafts.keep({ ...typed, ...better, message, when: new Date().toISOString() });
      if (instead !== undefined && instead !== path) await drafts.drop(instead);
    } catch {
      // A full disk has no place for a draft either; what was typed is still in the form.
      throw error;
    }
    throw new Refusal(
      `${message} What you typed is kept as a draft, in the list at the foot of this page.`,
      status,
    );
  }
}

/**
 * Brings what somebody wrote together with what was saved since they opened the file; refuses where both changed one place.
 * @param keptAs what is kept then: their wording in what is there now
 */
function merged(
  path: string,
  before: string,
  mine: string,
  now: string | undefined,
  keptAs: (text: string) => Partial<Typed>,
): string {
  if (now === undefined)
    throw new Overtaken("Not saved. The file was deleted in the meantime. Saving the draft brings it back.", {
      before: undefined,
    });
  const { text, conflicts } = mergeText(nameOf(path), { base: before, mine, theirs: now });
  if (conflicts.length === 0) return text;
  const places = conflicts.map(
    (conflict) =>
      `${conflict.where.join(": ")}: yours ${shortened(conflict.mine)}, there now ${shortened(conflict.theirs)}.`,
  );
  throw new Overtaken(
    `Not saved. Somebody saved another wording in the meantime, in another window or program: ${places.join(" ")} Saving the draft puts yours in its place.`,
    { before: now, ...keptAs(text) },
  );
}

/** Saves what a form sent; refuses where the check finds a mistake in it, and keeps what was typed. */
export async function persistEntry(
  store: Store,
  { path, raw, before, assets, instead }: Params<"persistEntry">,
) {
  const { folder, drafts } = store;
  const kind = kindAt(path);
  const bytes = await folder.read(path);
  const earlier = ((await drafts.of(path))?.assets ?? []).filter(
    (picture) =>
      raw.includes(posix.basename(picture.path)) && !assets.some((one) => one.path === picture.path),
  );
  const pictures = [...earlier, ...assets];
  const changes = new Map<string, string | Buffer>(
    pictures.map((picture) => [mediaPath(picture.path), Buffer.from(picture.content, "base64")]),
  );
  const mine = toContentText(kind, before, raw);
  if (before === undefined && bytes)
    throw new Refusal(`Not saved. There is a file ${path} already. Give yours another name or address.`);
  const typed = { path, raw, before, assets: pictures };
  return orKeep(store, typed, instead, async () => {
    // A form over a file that it cannot show would be saved over what somebody still has to mend.
    if (bytes && formText(path, bytes) === undefined)
      throw new Refusal(`Not saved. ${await unreadable(folder, path)}`);
    const text =
      before === undefined
        ? mine
        : merged(path, before, mine, bytes && textOf(bytes), (both) => ({
            raw: toEditorText(kind, both) ?? raw,
          }));
    changes.set(path, withLineEndsOf(bytes, text));
    const refused = await mistakes(folder, [path], changes);
    if (refused.length > 0)
      throw new Refusal(`Not saved. ${refused.map(({ message }) => message).join(" ")}`);
    await folder.write(changes);
    // The form shows what it sent: that is what its next changes are changes of.
    return { before: mine, isMerged: text !== mine };
  });
}

/** Saves a content file as plain text; refuses one that no form can show, says which line to mend, and keeps what was typed. */
export async function saveText(store: Store, { path, before, text }: Params<"saveText">) {
  const { folder } = store;
  kindAt(path);
  const bytes = await folder.read(path);
  return orKeep(store, { path, before, text, assets: [] }, undefined, async () => {
    const whole = merged(path, before, text, bytes && textOf(bytes), (both) => ({ text: both }));
    if (formText(path, Buffer.from(whole)) === undefined)
      throw new Refusal(`Not saved. ${await unreadable(folder, path, new Map([[path, whole]]))}`);
    await folder.write(new Map([[path, withLineEndsOf(bytes, whole)]]));
    return {};
  });
}

/** Keeps what a form held whose window was closed. Without `before`, it is taken for a change of what the file holds now. */
export async function keepTyped({ folder, drafts }: Store, { path, raw, before }: Params<"keepDraft">) {
  kindAt(path);
  const bytes = await folder.read(path);
  await drafts.keep({
    path,
    raw,
    before: before ?? (bytes && textOf(bytes)),
    assets: [],
    message: "The window was closed before this was saved.",
    when: new Date().toISOString(),
  });
  return {};
}

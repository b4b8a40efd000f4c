/**
 * Deletes pages, testimonies, pictures and documents. Refuses to delete content that other content refers to. A deleted file that was never
 * shared can be restored.
 */
import { randomUUID } from "node:crypto";
import { dirname, posix } from "node:path";
import { checkContent } from "../../../src/content-model/checkContent";
import { isMedia } from "../../../src/content-model/fields";
import { kindOfFile } from "../../../src/content-model/kinds";
import { errorsOnly } from "../../../src/content-model/problem";
import { readContent, readContentFile } from "../../../src/content-model/readContent";
import { differencesBetween } from "../../merge/differences";
import type { Difference } from "../../merge/partDifferences";
import { dropKept, keepFile, keptFile, keptFiles } from "../../sharing/keptFiles";
import { isInHistory, isShared, sharedFile } from "../../sharing/latestCommit";
import { openRepository } from "../../sharing/repository";
import { checkChanges } from "./checkChanges";
import { fileText } from "./contentText";
import type { Draft } from "./drafts";
import { deletablePath, kindAt } from "./editorPaths";
import { shownValues, textOrGuess, type Store } from "./entries";
import { oldAddresses } from "./oldAddress";
import { draftName, overview, unusedIn, usesFile } from "./overview";
import { addressOf, nameOf, newPath } from "../common/addresses";
import { targetsOf, titleOfFile } from "./titleOfFile";
import { causedBy, referrersOf, withoutLinks } from "./referrers";
import { fileError, RequestError } from "../common/requestError";

/**
 * Returns the places that refer to a page or testimony. `isOnlyInLists` is true if these are only entries of the menu, the search and the
 * redirects, which can be removed together with the file.
 * @param path the path of a file that exists
 */
export async function usesOf({ folder: { root } }: Pick<Store, "folder">, { path }: { path: string }) {
  const gone = new Map([[path, undefined]]);
  const referrers = await referrersOf(root, gone);
  if (referrers.length === 0) return { referrers };
  const lists = await withoutLinks(root, path);
  const isOnlyInLists =
    lists.size > 0 && (await referrersOf(root, new Map([...lists, ...gone]))).length === 0;
  return { referrers, isOnlyInLists };
}

const inUnsavedForm = (path: string, form: string) =>
  `The form “${form}” has unsaved changes that use ${posix.basename(path)}. Remove the file from that form first, or discard the changes of the form.`;

/** Returns the title of a content file, or undefined if the file does not exist or cannot be read. */
async function titleAt(root: string, path: string): Promise<string | undefined> {
  const { files } = await readContent(root);
  const content = files.find(({ file }) => file === path);
  return content && titleOfFile(content);
}

/**
 * Deletes a file and its drafts, unless other content or an unsaved form refers to the file.
 * @param params `fromLists`: true to remove the entries of the menu, the search and the redirects that link to the file, too
 * @returns `referrers`: the places that refer to the file, if they have prevented the deletion. It is empty if the file was deleted.
 * `isOnlyInLists`: see `usesOf`
 * @throws a RequestError that names the unsaved form, if a form uses the picture or document
 */
export async function deleteFile(
  { folder, drafts }: Store,
  { path, fromLists = false }: { path: string; fromLists?: boolean | undefined },
) {
  const { root } = folder;
  const bytes = await folder.read(deletablePath(path));
  const kept = await drafts.all();
  const typed = kept.filter((one) => one.path === path);
  const using = kindOfFile(nameOf(path)) ? undefined : kept.find((draft) => usesFile(draft, path));
  if (using) throw new RequestError(inUnsavedForm(path, draftName(using, await titleAt(root, using.path))));
  if (!bytes && typed.length === 0) throw fileError({ code: "ENOENT" }, path);
  // A page or testimony that was never saved does not have a file. Only its draft is deleted.
  const gone = new Map(bytes && [[path, undefined]]);
  const changes = fromLists ? new Map([...(await withoutLinks(root, path)), ...gone]) : gone;
  const used = bytes ? await usesOf({ folder }, { path }) : { referrers: [] };
  if (used.referrers.length > 0 && !(fromLists && used.isOnlyInLists)) return used;
  const project = dirname(root);
  if (bytes && !(await isShared(project, path)))
    await keepFile(project, path, bytes, await sharedFile(project, path));
  for (const draft of typed) await keepFile(project, path, textOf(draft), draft.before);
  await folder.write(changes);
  await drafts.drop(path);
  if (bytes && kindOfFile(nameOf(path))) await dropReplaced({ folder, drafts }, textOrGuess(bytes), "");
  return { referrers: [] };
}

/** Returns the text of the file that would be saved from a draft. */
const textOf = ({ path, before, values, text = "" }: Draft): Buffer =>
  Buffer.from(values ? fileText(kindAt(path), before, values) : text);

/**
 * Deletes the draft of a form.
 * @param params `isDiscarded`: true if somebody has discarded the draft, and false if it was saved. If a discarded draft contains a change
 * that was saved and then held back, a copy of the draft is kept, which can be restored
 */
export async function dropDraft(
  { folder, drafts }: Store,
  { path, form, isDiscarded = false }: { path: string; form: string; isDiscarded?: boolean | undefined },
): Promise<void> {
  const draft = isDiscarded ? await drafts.of(path, form, [form]) : undefined;
  if (draft?.hasHeldBack) await keepFile(dirname(folder.root), path, textOf(draft), draft.before);
  await drafts.drop(path, form);
}

/** Deletes the pictures and documents among these paths that are not shared, and that neither content nor a draft uses. */
export async function dropUnused(store: Store, { paths }: { paths: string[] }) {
  const { unused } = await overview({ ...store, siteAddress: undefined });
  for (const path of unused.filter((one) => paths.includes(one)))
    if (!(await isShared(dirname(store.folder.root), path))) await deleteFile(store, { path });
  return {};
}

/** Returns the names of the pictures and documents in the text of a content file, without their folders. */
const mediaIn = (text: string) => new Set(text.split(/[\s"'()<>/\\]+/).filter(isMedia));

/**
 * Deletes the pictures and documents that a saved file no longer uses, because the next share would send them to everybody. Keeps files
 * that were shared, and files that something else uses. Each deleted file can be restored.
 * @param before the file's former text
 * @param after its new text, or an empty text if the file was deleted
 * @param isHeldBack true if a draft keeps the former text out of the next share. Files that only drafts use are then deleted too. Saving
 * the draft restores them
 */
export async function dropReplaced(
  store: Store,
  before: string,
  after: string,
  isHeldBack = false,
): Promise<void> {
  const kept = mediaIn(after);
  const replaced = [...mediaIn(before)].filter((name) => !kept.has(name));
  const project = dirname(store.folder.root);
  // In a folder without git, nothing can be shared, so an unused file does not need to be deleted.
  if (replaced.length === 0 || !(await openRepository(project).catch(() => undefined))) return;
  const { root } = store.folder;
  const errors = errorsOnly(await checkContent(root));
  const unused = unusedIn(await readContent(root), errors, isHeldBack ? [] : await store.drafts.all());
  for (const path of unused.filter((one) => replaced.includes(posix.basename(one)))) {
    const bytes = await store.folder.read(path);
    if (!bytes || (await isInHistory(project, path))) continue;
    await keepFile(project, path, bytes);
    await store.folder.write(new Map([[path, undefined]]));
  }
}

/** A deleted picture or document that a file uses again, with its path and its bytes. */
interface UsedAgain {
  path: string;
  bytes: Buffer;
  id: string;
}

type FileToRestore = Pick<UsedAgain, "path" | "bytes">;

/**
 * Returns the deleted pictures and documents that a text uses, for example after Undo. If several deleted files have the same path, only
 * the one that was deleted last is returned.
 */
export async function deletedMedia({ folder }: Pick<Store, "folder">, text: string): Promise<UsedAgain[]> {
  const project = dirname(folder.root);
  const named = mediaIn(text);
  const found = new Map<string, UsedAgain>();
  for (const { id, path } of await keptFiles(project)) {
    const isNamed = named.has(posix.basename(path)) && (text.includes(nameOf(path)) || path.endsWith(".pdf"));
    if (!isMedia(path) || !isNamed || found.has(path) || (await folder.read(path))) continue;
    const kept = await keptFile(project, id);
    if (kept) found.set(path, kept);
  }
  return [...found.values()];
}

/** Converts the files to the pairs of a path and bytes that `ContentFolder.write` accepts. */
export const asChanges = (files: readonly UsedAgain[]) =>
  files.map(({ path, bytes }) => [path, bytes] as const);

/**
 * Updates the list of deleted pictures and documents after a file was saved. A deleted picture or document that the file uses again is
 * removed from the list. A picture or document that the file used before and that no file uses now is deleted and added to the list.
 * @param usedAgain the files that `deletedMedia` has returned and the save has written
 */
export async function settleMedia(
  store: Store,
  usedAgain: readonly UsedAgain[],
  before: string,
  after: string,
): Promise<void> {
  for (const { id } of usedAgain) await dropKept(dirname(store.folder.root), id);
  await dropReplaced(store, before, after);
}

/**
 * Returns the title of another undone change that has to be made again before an undone change can be made again. Returns undefined if the
 * change does not need any other change.
 * @param changed the file of the change that somebody wants to make again
 * @param kept the files of all changes that were undone
 */
async function neededBefore(root: string, changed: FileToRestore, kept: readonly FileToRestore[]) {
  const errorsAfter = async ({ path, bytes }: FileToRestore) =>
    causedBy(root, errorsOnly(await checkChanges(root, new Map([[path, bytes]]))));
  const errors = await errorsAfter(changed);
  const concerned = new Set(errors.flatMap(({ file, counterpart }) => [file, counterpart?.file]));
  for (const other of kept)
    if (other.path !== changed.path && concerned.has(other.path) && (await errorsAfter(other)).length === 0)
      return titleAt(root, other.path);
  return undefined;
}

/**
 * Restores a kept file at its path, together with the deleted pictures and documents that it uses. A kept file is a deleted file, or a
 * version that was undone. If the path now has a page, testimony or list with changes of its own, the kept file becomes the draft of a
 * form. Saving this form merges both versions. Any other file at the path becomes a kept file itself, so that it can be restored, too. If
 * the restored version has another address than the latest commit, the list of redirects is updated.
 * @returns `form`: the address of the form with the draft. Undefined if the file is back at its path. `isCopy`: true if this is the form of
 * a new page or testimony, because a shared one is at the path
 * @throws a RequestError if the form has unsaved changes already, or if the kept file would replace a shared picture, document or list
 */
export async function bringBack(
  { folder, drafts }: Store,
  { id }: { id: string },
): Promise<{ form?: string; isCopy?: true }> {
  const project = dirname(folder.root);
  const kept = await keptFile(project, id);
  if (!kept)
    throw new RequestError(
      "Not restored. The editor has no copy of this deleted file any more. The list in Undo a change no longer shows it.",
    );
  const { path, bytes, base } = kept;
  const there = await folder.read(path);
  const isContent = kindOfFile(nameOf(path)) !== undefined;
  if (there && base && isContent) {
    const others = await Promise.all((await keptFiles(project)).map((one) => keptFile(project, one.id)));
    const undone = others.flatMap((one) => (one?.base ? [one] : []));
    const needed = await neededBefore(folder.root, kept, undone);
    if (needed !== undefined)
      throw new RequestError(
        `This change needs another one: ${needed}. Select “Make this change again” for that one first.`,
      );
  }
  // The base is the version from which the kept version was made. If it is the same as the current file, the current file does not have
  // changes of its own.
  if (there && !there.equals(bytes) && !base?.equals(there)) {
    if (isContent && base) {
      if ((await drafts.all()).some((draft) => draft.path === path))
        throw new RequestError(
          `Not restored. ${draftName({ path }, await titleAt(folder.root, path))} has unsaved changes. Save or discard them, and try again.`,
        );
      const [before, text] = [textOrGuess(base), textOrGuess(bytes)];
      // The restored version is not removed from the list of deleted files, because somebody may discard the changes of the form.
      await drafts.keep({ path, form: randomUUID(), when: new Date().toISOString(), before, text });
      return { form: addressOf(path) };
    }
    // A kept version without a base must not replace a shared file, because its changes cannot be told from the changes of other people. A
    // page or testimony opens in the form of a new one instead. If the kept version has a base, it may replace the file, and the next share
    // sends it as a change of the shared file.
    if (!base && (await isShared(project, path))) {
      const values = isContent ? shownValues(path, bytes) : undefined;
      if (kindOfFile(nameOf(path))?.shape !== "markdown" || !values)
        throw new RequestError(
          `Not restored. Everybody has another file with the name ${posix.basename(path)} now, and this copy would replace it. The copy stays in this list.`,
        );
      const newFile = newPath(kindAt(path));
      await drafts.keep({ path: newFile, form: randomUUID(), when: new Date().toISOString(), values });
      return { form: addressOf(newFile), isCopy: true };
    }
    await keepFile(project, path, there, await sharedFile(project, path));
  }
  const usedAgain = isContent ? await deletedMedia({ folder }, textOrGuess(bytes)) : [];
  const files = [kept, ...usedAgain];
  const redirects = isContent ? (await oldAddresses(folder, path, textOrGuess(bytes))).changes : [];
  await folder.write(new Map<string, string | Buffer>([...redirects, ...asChanges(files)]));
  for (const file of files) await dropKept(project, file.id);
  return {};
}

/** A deleted file, or a version of a file that was undone. Only this computer still has it. */
interface DeletedFile {
  id: string;
  /** The time when the file was deleted or undone, in ISO 8601. */
  when: string;
  /** The title of a page, testimony or list, or the name of a picture or document. */
  name: string;
  /** The path of a picture or document. Undefined for any other file. */
  file: string | undefined;
  /** If the file still exists: a summary of the change that was undone. */
  undone?: string | undefined;
  /** If the file was shared and does not exist any more: a summary of its change that was not shared. */
  unshared?: string | undefined;
  /** The words of the change that `undone` or `unshared` summarises. */
  changes: readonly Difference[];
}

/**
 * Lists the deleted files. Leaves out the pictures and documents of a change that is held back, because saving that change restores them.
 */
export async function deletedFiles({ folder, drafts }: Store): Promise<DeletedFile[]> {
  const project = dirname(folder.root);
  const kept = await drafts.all();
  const isHeldBack = (path: string) => isMedia(path) && kept.some((draft) => usesFile(draft, path));
  const files = (await keptFiles(project)).filter(({ path }) => !isHeldBack(path));
  const targets = targetsOf(await readContent(folder.root));
  return Promise.all(
    files.map(async ({ id, path, when }) => {
      const name = nameOf(path);
      const kind = kindOfFile(name);
      const { bytes = Buffer.alloc(0), base } = (await keptFile(project, id)) ?? {};
      const { summary, changes = [] } = base ? differencesBetween(name, base, bytes, targets) : {};
      const isThere = (await folder.read(path)) !== undefined;
      const change = { ...(isThere ? { undone: summary } : { unshared: summary }), changes };
      if (!kind) return { id, when, name: posix.basename(path), file: path, ...change };
      const { content } = readContentFile(kind, name, bytes);
      const title = content ? titleOfFile(content) : posix.basename(path);
      return { id, when, name: title, file: undefined, ...change };
    }),
  );
}

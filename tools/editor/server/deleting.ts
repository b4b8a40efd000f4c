/**
 * Deletes pages, testimonies, pictures and documents. Content that other content refers to is not deleted. A file that was never shared can
 * be brought back.
 */
import { dirname, posix } from "node:path";
import { checkContent } from "../../../src/content-model/checkContent";
import { isMedia } from "../../../src/content-model/fields";
import { kindOfFile } from "../../../src/content-model/kinds";
import { errorsOnly } from "../../../src/content-model/problem";
import { readContent, readContentFile } from "../../../src/content-model/readContent";
import { dropKept, keepFile, keptFile, keptFiles } from "../../sharing/keptFiles";
import { isInHistory, isShared } from "../../sharing/latestCommit";
import { openRepository } from "../../sharing/repository";
import { textOf } from "./contentText";
import { deletablePath, kindAt } from "./editorPaths";
import { textOrGuess, type Store } from "./entries";
import { draftName, overview, unusedIn, usesFile } from "./overview";
import { nameOf } from "../common/addresses";
import { titleOfFile } from "./titleOfFile";
import { referrersOf, withoutPage } from "./referrers";
import { fileError, RequestError } from "../common/requestError";

/**
 * Returns the references to a page or testimony, and whether taking it out of the menu and the search is enough to delete it.
 * @param path the path of a file that exists
 */
export async function usesOf({ folder: { root } }: Pick<Store, "folder">, { path }: { path: string }) {
  const gone = new Map([[path, undefined]]);
  const referrers = await referrersOf(root, gone);
  if (referrers.length === 0) return { referrers };
  const menu = await withoutPage(root, path);
  const isOnlyInMenu = menu.size > 0 && (await referrersOf(root, new Map([...menu, ...gone]))).length === 0;
  return { referrers, isOnlyInMenu };
}

const inUnsavedForm = (path: string, form: string) =>
  `An unsaved form uses ${posix.basename(path)}: “${form}”. Remove it from that form first, or discard the form's changes.`;

/** Returns the title of a content file, or undefined if the file does not exist or cannot be read. */
async function titleAt(root: string, path: string): Promise<string | undefined> {
  const { files } = await readContent(root);
  const content = files.find(({ file }) => file === path);
  return content && titleOfFile(content);
}

/**
 * Deletes a file with its drafts, unless other content or an unsaved form refers to it.
 * @param params `fromMenu`: true to take a page out of the menu and the search too
 * @returns the referrers, if they prevented the deletion, and whether taking it out of the menu and the search is enough
 * @throws a RequestError that names the unsaved form, if a form uses the picture or document
 */
export async function deleteFile(
  { folder, drafts }: Store,
  { path, fromMenu = false }: { path: string; fromMenu?: boolean | undefined },
) {
  const { root } = folder;
  const bytes = await folder.read(deletablePath(path));
  const kept = await drafts.all();
  const typed = kept.filter((one) => one.path === path);
  const using = kindOfFile(nameOf(path)) ? undefined : kept.find((draft) => usesFile(draft, path));
  if (using) throw new RequestError(inUnsavedForm(path, draftName(using, await titleAt(root, using.path))));
  if (!bytes && typed.length === 0) throw fileError({ code: "ENOENT" }, path);
  // An entry that was never saved exists only as a draft.
  const gone = new Map(bytes && [[path, undefined]]);
  const changes = fromMenu ? new Map([...(await withoutPage(root, path)), ...gone]) : gone;
  const used = bytes ? await usesOf({ folder }, { path }) : { referrers: [] };
  if (used.referrers.length > 0 && !(fromMenu && used.isOnlyInMenu)) return used;
  const contents = [
    ...(bytes && !(await isShared(dirname(root), path)) ? [bytes] : []),
    ...typed.map(({ text = "", values, before }) =>
      Buffer.from(values ? textOf(kindAt(path), before, values) : text),
    ),
  ];
  for (const content of contents) await keepFile(dirname(root), path, content);
  await folder.write(changes);
  await drafts.drop(path);
  if (bytes && kindOfFile(nameOf(path))) await dropReplaced({ folder, drafts }, textOrGuess(bytes), "");
  return { referrers: [] };
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
 * Deletes the pictures and documents that a saved file no longer uses, if they were never shared and nothing else uses them. The next share
 * would send them to everybody. The user can bring them back.
 * @param before the file's former text
 * @param after its present text, or an empty text if the file was deleted
 * @param isHeldBack true if a draft keeps the former text out of the next share. The pictures of drafts are then deleted too. They are back
 * as soon as the draft is saved
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
  // Without git, nothing is shared.
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

/** A deleted picture or document that a text uses again. */
interface UsedAgain {
  path: string;
  bytes: Buffer;
  id: string;
}

/** Returns the deleted pictures and documents that a text uses, for example after Undo. Of each path it returns the latest. */
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

/** Returns files as changes of the content folder. */
export const asChanges = (files: readonly UsedAgain[]) =>
  files.map(({ path, bytes }) => [path, bytes] as const);

/**
 * Updates the list of deleted pictures and documents after the save of a file. Those that the file uses again are removed from the list.
 * Those that it no longer uses are added, if nothing else uses them.
 * @param usedAgain the result of `deletedMedia`, which the save has written
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
 * Puts a deleted file back at its path, and a page or testimony with its deleted pictures and documents. If a file that is not shared is
 * there now, it becomes a deleted file that can be brought back.
 */
export async function bringBack({ folder }: Store, { id }: { id: string }) {
  const project = dirname(folder.root);
  const kept = await keptFile(project, id);
  if (!kept) throw new RequestError("The editor no longer has this deleted file. Open the list again.");
  const { path, bytes } = kept;
  const there = await folder.read(path);
  if (there && !(await isShared(project, path))) await keepFile(project, path, there);
  const usedAgain = kindOfFile(nameOf(path)) ? await deletedMedia({ folder }, textOrGuess(bytes)) : [];
  const files = [kept, ...usedAgain];
  await folder.write(new Map(asChanges(files)));
  for (const file of files) await dropKept(project, file.id);
}

/**
 * Lists the deleted files that only this computer still has, each with its title. Pictures and documents of a change that is held back are
 * not in the list, because they are back as soon as the change is saved.
 */
export async function deletedFiles({ folder, drafts }: Store) {
  const project = dirname(folder.root);
  const kept = await drafts.all();
  const isHeldBack = (path: string) => isMedia(path) && kept.some((draft) => usesFile(draft, path));
  const files = (await keptFiles(project)).filter(({ path }) => !isHeldBack(path));
  return Promise.all(
    files.map(async ({ id, path, when }) => {
      const name = nameOf(path);
      const kind = kindOfFile(name);
      if (!kind) return { id, when, name: posix.basename(path) };
      const bytes = (await keptFile(project, id))?.bytes ?? Buffer.alloc(0);
      const { content } = readContentFile(kind, name, bytes);
      return { id, when, name: content ? titleOfFile(content) : posix.basename(path) };
    }),
  );
}

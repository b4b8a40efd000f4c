/** Deleting pages, testimonies, pictures and documents: nothing that is still named, and nothing for good that is in no commit. */
import { dirname } from "node:path";
import { isCommitted } from "../sharing/latestCommit";
import { withLineEndsOf } from "./contentText";
import { deletablePath } from "./editorPaths";
import { readExisting, type Store } from "./entries";
import { namedBy, titleOf, withoutPage } from "./namedBy";
import { Refusal } from "./refusal";

/** What to know before a file is deleted: its title, who names it, and whether taking it out of the menu is enough. */
export async function deletion({ folder }: Store, { path }: { path: string }) {
  const { root } = folder;
  const gone = new Map([[deletablePath(path), undefined]]);
  const named = (await folder.read(path)) ? await namedBy(root, gone) : [];
  const menu = named.length > 0 ? await withoutPage(root, path) : new Map<string, string>();
  return {
    title: await titleOf(root, path),
    namedBy: named,
    isOnlyInMenu: menu.size > 0 && (await namedBy(root, new Map([...menu, ...gone]))).length === 0,
  };
}

/**
 * Deletes files with their drafts. Refuses what is still named, and anything but what the open form shows.
 * @param params `shown`: the path of the file that the open form shows, if one is open; `fromMenu`: takes the page out of the
 *   menu and the search too
 */
export async function deleteFiles(
  { folder, drafts, deleted }: Store,
  {
    paths,
    shown,
    fromMenu = false,
  }: { paths: string[]; shown?: string | undefined; fromMenu?: boolean | undefined },
) {
  const { root } = folder;
  const other = shown === undefined ? undefined : paths.find((path) => path !== shown);
  if (other !== undefined)
    throw new Refusal(
      `Nothing was deleted. The form shows ${shown ?? ""}, and not ${other}. Load the page again, then delete what it shows.`,
    );
  const changes = new Map<string, string | undefined>();
  for (const path of paths.map(deletablePath)) {
    // An entry that was never saved exists only as a draft.
    if ((await folder.read(path)) || !(await drafts.of(path))) changes.set(path, undefined);
    if (fromMenu)
      for (const [file, text] of await withoutPage(root, path))
        changes.set(file, withLineEndsOf(await folder.read(file), text));
  }
  for (const path of changes.keys()) await readExisting(folder, path);
  const named = changes.size > 0 ? await namedBy(root, changes) : [];
  if (named.length > 0)
    throw new Refusal(
      `Not deleted. ${await titleOf(root, paths[0] ?? "")} is still named by: ${named.join(", ")}. Take it out there first.`,
    );
  for (const path of paths) {
    const bytes = changes.has(path) ? await readExisting(folder, path) : undefined;
    if (bytes && !(await isCommitted(dirname(root), path))) await deleted.keep(path, bytes);
    const typed = await drafts.of(path);
    if (typed?.raw !== undefined) await deleted.keep(path, typed.raw);
  }
  await folder.write(changes);
  for (const path of paths) await drafts.drop(path);
  return {};
}

/** What was deleted before it was in any commit. */
export const deletedFiles = ({ deleted }: Store) => deleted.all();

/** Puts a deleted file back where it was. */
export async function bringBack({ folder, deleted }: Store, { id }: { id: string }) {
  const file = await deleted.of(id);
  if (!file) throw new Refusal("This file is no longer kept. Open the list again.");
  if (await folder.read(file.path))
    throw new Refusal(`There is a file ${file.path} again. Rename or delete that one first.`);
  await folder.write(new Map([[deletablePath(file.path), file.bytes]]));
  await deleted.drop(id);
  return {};
}

/** Deletes a deleted file for good. */
export async function forgetDeleted({ deleted }: Store, { id }: { id: string }) {
  await deleted.drop(id);
  return {};
}

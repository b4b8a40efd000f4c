/** Deleting pages, testimonies, pictures and documents: nothing that is still named, and nothing for good that nobody else has. */
import { dirname } from "node:path";
import { dropKept, keepFile, keptFile } from "../sharing/keptFiles";
import { isShared } from "../sharing/latestCommit";
import { textOf } from "./contentText";
import { deletablePath, kindAt } from "./editorPaths";
import type { Store } from "./entries";
import { overview } from "./overview";
import { referrersOf, withoutPage } from "./referrers";
import { fileRefusal, Refusal } from "./refusal";

/**
 * Deletes a file with its draft, unless something names it.
 * @param params `fromMenu`: takes a page out of the menu and the search too
 * @returns the referrers, if it was not deleted for them, and whether taking it out of the menu and the search is enough
 */
export async function deleteFile(
  { folder, drafts }: Store,
  { path, fromMenu = false }: { path: string; fromMenu?: boolean | undefined },
) {
  const { root } = folder;
  const bytes = await folder.read(deletablePath(path));
  const draft = await drafts.of(path);
  if (!bytes && !draft) throw fileRefusal({ code: "ENOENT" }, path);
  // An entry that was never saved exists only as a draft.
  const gone = new Map(bytes && [[path, undefined]]);
  const withMenu = new Map([...(await withoutPage(root, path)), ...gone]);
  const changes = fromMenu ? withMenu : gone;
  const named = bytes ? await referrersOf(root, changes) : [];
  if (named.length > 0) {
    const isOnlyInMenu = withMenu.size > changes.size && (await referrersOf(root, withMenu)).length === 0;
    return { referrers: named, isOnlyInMenu };
  }
  const { text, values, before } = draft ?? {};
  const typed = values ? textOf(kindAt(path), before, values) : text;
  const contents = [
    ...(bytes && !(await isShared(dirname(root), path)) ? [bytes] : []),
    ...(typed === undefined ? [] : [Buffer.from(typed)]),
  ];
  for (const content of contents) await keepFile(dirname(root), path, content);
  await folder.write(changes);
  await drafts.drop(path);
  return { referrers: [] };
}

/** Deletes those of these pictures and documents that nobody else has, and that neither content nor what is being typed uses. */
export async function dropUnused(store: Store, { paths }: { paths: string[] }) {
  const { unused } = await overview({ ...store, siteAddress: undefined });
  for (const path of unused.filter((one) => paths.includes(one)))
    if (!(await isShared(dirname(store.folder.root), path))) await deleteFile(store, { path });
  return {};
}

/** Puts a file back where it was; what is there now is kept in its place, unless the others have it. */
export async function bringBack({ folder }: Store, { id }: { id: string }) {
  const project = dirname(folder.root);
  const kept = await keptFile(project, id);
  if (!kept) throw new Refusal("This file is no longer kept. Open the list again.");
  const { path, bytes } = kept;
  const there = await folder.read(path);
  if (there && !(await isShared(project, path))) await keepFile(project, path, there);
  await folder.write(new Map([[path, bytes]]));
  await dropKept(project, id);
}

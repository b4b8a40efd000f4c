/** Deleting pages, testimonies, pictures and documents: nothing that is still named, and nothing for good that is in no commit. */
import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { isCommitted } from "../sharing/latestCommit";
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
  { folder, drafts, deleted }: Store,
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
    ...(bytes && !(await isCommitted(dirname(root), path)) ? [bytes] : []),
    ...(typed === undefined ? [] : [Buffer.from(typed)]),
  ];
  // Under an id each, since one file may be deleted more than once.
  for (const content of contents) {
    const assets = [{ path, content: content.toString("base64") }];
    await deleted.keep({ path: randomUUID(), when: new Date().toISOString(), assets });
  }
  await folder.write(changes);
  await drafts.drop(path);
  return { referrers: [] };
}

/** Deletes those of these pictures and documents that are in no commit, and that neither content nor what is being typed uses. */
export async function dropUnused(store: Store, { paths }: { paths: string[] }) {
  const { unused } = await overview({ ...store, siteAddress: undefined });
  for (const path of unused.filter((one) => paths.includes(one)))
    if (!(await isCommitted(dirname(store.folder.root), path))) await deleteFile(store, { path });
  return {};
}

/** What was deleted before it was in any commit, the latest first. */
export async function deletedFiles({ deleted }: Store) {
  const files = (await deleted.all()).flatMap(({ path: id, when, assets }) =>
    assets.map(({ path }) => ({ id, path, when })),
  );
  return files.sort((a, b) => (a.when < b.when ? 1 : -1));
}

/** Puts a deleted file back where it was. */
export async function bringBack({ folder, deleted }: Store, { id }: { id: string }) {
  const [asset] = (await deleted.of(id))?.assets ?? [];
  if (!asset) throw new Refusal("This file is no longer kept. Open the list again.");
  if (await folder.read(asset.path))
    throw new Refusal(`There is a file ${asset.path} again. Rename or delete that one first.`);
  await folder.write(new Map([[deletablePath(asset.path), Buffer.from(asset.content, "base64")]]));
  await deleted.drop(id);
}

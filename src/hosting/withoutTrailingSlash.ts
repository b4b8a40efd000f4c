/** Pages under the one spelling of their address, for hosts that would put a slash at its end. */
import { copyFile, readdir, rename, rmdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/**
 * Puts `alibi/index.html` at `alibi.html`: Cloudflare Pages, GitHub Pages and Netlify send `/alibi` on to `/alibi/` where
 * only a folder of that name stands.
 * @param root the folder of the built site; its own `index.html` stays
 * @param keepFolders leaves the page in its folder too, for a host on which `/alibi/` would otherwise not be found
 */
export async function toSlashless(root: string, { keepFolders = false } = {}): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath;
    if (entry.name !== "index.html" || relative(root, folder) === "") continue;
    const page = join(folder, entry.name);
    if (keepFolders) {
      await copyFile(page, `${folder}.html`);
    } else {
      await rename(page, `${folder}.html`);
      await removeIfEmpty(folder, root);
    }
  }
}

/** Removes a folder and those above it that hold nothing any more. */
async function removeIfEmpty(folder: string, root: string): Promise<void> {
  if (relative(root, folder) === "" || (await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeIfEmpty(dirname(folder), root);
}

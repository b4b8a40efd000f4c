/** Serves each page without a trailing slash on hosts that would add one. */
import { copyFile, readdir, rename, rmdir } from "node:fs/promises";
import { join, relative } from "node:path";

/**
 * Moves `annex/index.html` to `annex.html`. Cloudflare Pages, GitHub Pages and Netlify redirect `/annex` to `/annex/` if there is only a
 * folder with that name.
 * @param root the folder of the built site; its own `index.html` stays
 * @param keepFolders leaves the page in its folder too, for a host on which `/annex/` would otherwise not be found
 */
export async function withoutTrailingSlashes(root: string, { keepFolders = false } = {}): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath;
    if (entry.name !== "index.html" || relative(root, folder) === "") continue;
    const page = join(folder, entry.name);
    if (keepFolders) {
      await copyFile(page, `${folder}.html`);
    } else {
      await rename(page, `${folder}.html`);
      if ((await readdir(folder)).length === 0) await rmdir(folder);
    }
  }
}

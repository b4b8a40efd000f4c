import { readdir, readFile, rm } from "node:fs/promises";
import { extname, join } from "node:path";

/** The files whose text names pictures and fonts. */
const naming = new Set([".html", ".json", ".js", ".css", ".webmanifest", ".xml"]);

/**
 * Deletes the pictures that no file of a built site names any more: a build that goes on from an earlier one leaves those of deleted
 * and withdrawn content, which must not stay online.
 * @param root the folder of the built site
 */
export async function removeUnused(root: string): Promise<void> {
  const folder = join(root, "static");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const named = new Set<string>();
  for (const entry of entries.filter((each) => each.isFile() && naming.has(extname(each.name))))
    for (const [, name = ""] of (await readFile(join(entry.parentPath, entry.name), "utf8")).matchAll(
      /\/static\/([\w.-]+)/g,
    ))
      named.add(name);
  for (const name of await readdir(folder).catch(() => []))
    if (!named.has(name)) await rm(join(folder, name), { recursive: true });
}

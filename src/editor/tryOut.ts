import { cp, link, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "../content-model/check/problem";
import { checkContent } from "../content-model/checkContent";

/**
 * Says what would be wrong if `changes` were saved, without touching the files.
 * @param root the content folder
 * @param changes new contents, by name relative to `root`
 */
export async function tryOut(
  root: string,
  changes: ReadonlyMap<string, string | Buffer>,
): Promise<Problem[]> {
  const project = dirname(root);
  const home = join(project, ".cache");
  await mkdir(home, { recursive: true });
  const trial = await mkdtemp(join(home, "editor-"));
  try {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      const to = join(trial, "content", from.slice(root.length));
      await mkdir(dirname(to), { recursive: true });
      // A link costs nothing, but some disks know none.
      await link(from, to).catch(() => cp(from, to));
    }
    await cp(join(project, "static"), join(trial, "static"), { recursive: true });
    for (const [name, content] of changes) {
      const to = join(trial, "content", name);
      await mkdir(dirname(to), { recursive: true });
      // Never through the link into the real file.
      await rm(to, { force: true });
      await writeFile(to, content);
    }
    return await checkContent(join(trial, "content"));
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

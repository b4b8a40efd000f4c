import { cp, link, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";
import { ContentFolder, type FilesToWrite } from "./contentFolder";
import { fileRefusal } from "./refusal";

/**
 * Checks the content as if `changes` were saved, without touching the files.
 * @param root the content folder
 */
export async function checkChanges(root: string, changes: FilesToWrite): Promise<Problem[]> {
  const home = join(dirname(root), ".cache");
  const refuse = (error: unknown) => {
    throw fileRefusal(error, ".cache");
  };
  await mkdir(home, { recursive: true }).catch(refuse);
  const trial = await mkdtemp(join(home, "editor-")).catch(refuse);
  try {
    await linkContent(root, trial).catch(refuse);
    // Writing replaces the links with new files, so the originals are unchanged.
    await new ContentFolder(join(trial, "content")).write(changes);
    return await checkContent(join(trial, "content"));
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

/** Gives a folder the content as it is. */
async function linkContent(root: string, trial: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(trial, "content", from.slice(root.length));
    await mkdir(dirname(to), { recursive: true });
    // Hard links are cheapest, but some file systems do not support them.
    await link(from, to).catch(() => cp(from, to));
  }
}

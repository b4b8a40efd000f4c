/** Files that were deleted or undone before anybody else had them: this computer keeps them until somebody deletes them for good. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder is in the project, and git ignores it. */
const home = ".drafts/deleted";

interface KeptFile {
  /** The name of the folder that contains the kept file. */
  id: string;
  /** The former path of the file, relative to the project root. */
  path: string;
  /** When it was deleted or undone, in ISO 8601. */
  when: string;
}

/** The pattern of an id: milliseconds, then a random part, since a file may be deleted more than once. */
export const keptId = /^\d+-[0-9a-f-]{36}$/;

/** Keeps the bytes of a file under its path, in a new folder for this file. */
export async function keepFile(project: string, path: string, bytes: Buffer): Promise<void> {
  const id = `${Date.now()}-${randomUUID()}`;
  // The folder gets its final name when it is complete, so that a killed run does not leave an incomplete kept file.
  const [unfinished, folder] = [join(project, home, `.${id}`), join(project, home, id)];
  const file = join(unfinished, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes, { flush: true });
  await rename(unfinished, folder);
}

/** Lists the kept files, the latest first. */
export async function keptFiles(project: string): Promise<KeptFile[]> {
  const ids = (await readdir(join(project, home)).catch(() => [])).filter((name) => keptId.test(name));
  const found = ids.map(async (id) => {
    const entries = await readdir(join(project, home, id), { recursive: true, withFileTypes: true });
    const when = new Date(Number.parseInt(id, 10)).toISOString();
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name).slice(join(project, home, id).length + 1);
        return { id, path: path.replaceAll("\\", "/"), when };
      });
  });
  return (await Promise.all(found)).flat().sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Returns a kept file with its bytes, or undefined if it is no longer kept. */
export async function keptFile(
  project: string,
  id: string,
): Promise<(KeptFile & { bytes: Buffer }) | undefined> {
  const found = (await keptFiles(project)).find((one) => one.id === id);
  return found && { ...found, bytes: await readFile(join(project, home, id, found.path)) };
}

/** Deletes a kept file for good. */
export const dropKept = (project: string, id: string): Promise<void> =>
  rm(join(project, home, id), { recursive: true, force: true });

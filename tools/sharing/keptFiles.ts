/**
 * Stores versions of files that exist nowhere else, for example because they were deleted or undone before they were shared. These kept
 * files stay on this computer until somebody deletes them for good.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder with the kept files, inside the project. git ignores it. */
const home = ".drafts/deleted";

interface KeptFile {
  /** The name of the folder that contains the kept file. */
  id: string;
  /** The former path of the file, relative to the project root. */
  path: string;
  /** The time when the file was deleted or undone, in ISO 8601. */
  when: string;
}

/**
 * The pattern of an id: the time in milliseconds, and then a random part. The path of a file cannot be the id, because a file may be
 * deleted more than once.
 */
export const keptId = /^\d+-[0-9a-f-]{36}$/;

/**
 * The name of the file that contains the base of a kept file. The base is the version from which the kept version was made. This file is
 * next to the folder "content", which contains the kept file itself.
 */
const baseName = "base";

/**
 * Stores the bytes of a file under its path, in a new folder for this file.
 * @param base the version from which the stored version was made, or undefined if there is no such version
 * @returns the id of the kept file
 */
export async function keepFile(
  project: string,
  path: string,
  bytes: Buffer,
  base?: Buffer | string,
): Promise<string> {
  const id = `${Date.now()}-${randomUUID()}`;
  // The folder gets its final name only when it is complete. If the process is killed before, the incomplete folder does not count as a
  // kept file.
  const [unfinished, folder] = [join(project, home, `.${id}`), join(project, home, id)];
  const file = join(unfinished, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes, { flush: true });
  if (base !== undefined) await writeFile(join(unfinished, baseName), base, { flush: true });
  await rename(unfinished, folder);
  return id;
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
      })
      .filter(({ path }) => path !== baseName);
  });
  return (await Promise.all(found)).flat().sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Returns a kept file with its bytes and its base. Returns undefined if the file was deleted for good. */
export async function keptFile(
  project: string,
  id: string,
): Promise<(KeptFile & { bytes: Buffer; base: Buffer | undefined }) | undefined> {
  const found = (await keptFiles(project)).find((one) => one.id === id);
  const read = (name: string) => readFile(join(project, home, id, name));
  if (!found) return undefined;
  return {
    ...found,
    bytes: await read(found.path),
    base: await read(baseName).catch(() => undefined),
  };
}

/** Deletes a kept file for good. */
export const dropKept = (project: string, id: string): Promise<void> =>
  rm(join(project, home, id), { recursive: true, force: true });

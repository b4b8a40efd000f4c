import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Returns whether a file in a folder has been written since a time in milliseconds. */
export async function hasChanged(folder: string, since: number): Promise<boolean> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.some((file) => file.isFile() && file.mtimeMs > since);
}

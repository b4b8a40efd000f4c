/**
 * Replaces and deletes files. Both fail on Windows while a virus scanner or a cloud service reads the file, so they are tried several
 * times.
 */
import { randomUUID } from "node:crypto";
import { chmod, copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** The times, in milliseconds, to wait before each further attempt. */
const waits = [50, 100, 200, 400, 800];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/**
 * Runs an operation that other programs may block for a moment, and repeats it if necessary.
 * @throws the operation's error. It has the code EBUSY if another program still has the file open
 */
export async function whileHeld<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!["EPERM", "EACCES", "EBUSY"].includes(codeOf(error))) throw error;
      const wait = waits[attempt];
      // EACCES is not changed, because systems other than Windows report it for a folder without write permission. All other codes become
      // EBUSY. On Windows, for example, EPERM also means that the file is open.
      if (wait === undefined)
        throw codeOf(error) === "EACCES" ? error : Object.assign(error as Error, { code: "EBUSY" });
      await setTimeout(wait);
    }
  }
}

/**
 * Replaces the file at `to` atomically by the file at `from`. If the two files are on different disks, the new file is first copied to
 * `temporaryFolder`. This folder must be on the same disk as the file at `to`.
 */
export async function replaceFile(from: string, to: string, temporaryFolder: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await whileHeld(() => rename(from, to));
  } catch (error) {
    if (codeOf(error) !== "EXDEV") throw error;
    await mkdir(temporaryFolder, { recursive: true });
    const copy = join(temporaryFolder, `${randomUUID()}.tmp`);
    await copyFile(from, copy);
    await whileHeld(() => rename(copy, to));
  }
}

/** Deletes a file, if there is one. */
export const removeFile = (file: string): Promise<void> => whileHeld(() => rm(file, { force: true }));

/**
 * Writes a file into the temporary folder and flushes it to the disk. The new file gets the mode of the file that it will replace.
 * @returns the path of the new file
 */
export async function writeBeside(
  file: string,
  content: string | Buffer,
  temporaryFolder: string,
): Promise<string> {
  const temporary = join(temporaryFolder, `${randomUUID()}.tmp`);
  await mkdir(temporaryFolder, { recursive: true });
  const old = await stat(file).catch(() => undefined);
  try {
    await writeFile(temporary, content, { flag: "wx", flush: true });
    if (old) await chmod(temporary, old.mode);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return temporary;
}

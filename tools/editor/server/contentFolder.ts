import { access, constants, mkdir, readFile, rm, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { replaceFile, whileHeld, writeBeside } from "../../sharing/replaceFile";
import { resolveContentPath } from "./resolveContentPath";
import { fileError } from "../common/requestError";

/** A map from the path of each file ("content/…") to its new content. If the content is undefined, the file is deleted. */
export type FilesToWrite = ReadonlyMap<string, string | Buffer | undefined>;

/** The editor's access to the content folder. Paths begin with "content/". Each failure is a `RequestError` that names the file. */
export class ContentFolder {
  /** @param root the folder's absolute path */
  constructor(readonly root: string) {}

  /** Returns the bytes of a file, or undefined if it does not exist. */
  async read(path: string): Promise<Buffer | undefined> {
    const file = await resolveContentPath(this.root, path);
    return unlessMissing(readFile(file), path);
  }

  /**
   * Writes and deletes files. Each file is replaced atomically: it is written to a temporary file in .cache/, which git ignores, and then
   * renamed. Files are deleted last. A text gets the line ends of the file that it replaces.
   */
  async write(files: FilesToWrite): Promise<void> {
    const home = join(dirname(this.root), ".cache");
    const written: { path: string; file: string; temporary: string }[] = [];
    const deleted: { path: string; file: string }[] = [];
    try {
      for (const [path, content] of files) {
        const file = await resolveContentPath(this.root, path);
        if (content === undefined) {
          deleted.push({ path, file });
          continue;
        }
        const endsLinesAsWindows = typeof content === "string" && (await this.read(path))?.includes("\r\n");
        const bytes = endsLinesAsWindows ? content.replaceAll("\n", "\r\n") : content;
        await mkdir(dirname(file), { recursive: true }).catch(refuse(path));
        await assertWritable(file).catch(refuse(path));
        written.push({ path, file, temporary: await writeBeside(file, bytes, home).catch(refuse(path)) });
      }
      for (const { path, file, temporary } of written)
        await replaceFile(temporary, file, home).catch(refuse(path));
      for (const { path, file } of deleted) await whileHeld(() => unlink(file)).catch(refuse(path));
    } finally {
      for (const { temporary } of written) await rm(temporary, { force: true }).catch(() => undefined);
    }
  }
}

/** Throws an error if a file is write-protected. This check is needed because renaming would replace even such a file. */
async function assertWritable(file: string): Promise<void> {
  await access(file, constants.W_OK).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  });
}

const refuse = (path: string) => (error: unknown) => {
  throw fileError(error, path);
};

function unlessMissing<T>(reading: Promise<T>, path: string): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw fileError(error, path);
  });
}

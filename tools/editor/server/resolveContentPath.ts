import { lstat, realpath } from "node:fs/promises";
import { join } from "node:path";
import { isDeviceName } from "../../../src/lib/deviceName";
import { RequestError } from "../common/requestError";

/**
 * Returns whether a part of a path is a plain name, which every system reads in the same way. A name is not plain if it is hidden, contains
 * separators or other special characters, or ends with a dot or a space. Names of devices, and names longer than 200 bytes, are not plain
 * either.
 */
const isPlainName = (name: string) =>
  /^[^.\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*$/u.test(name) &&
  !/[. ]$/.test(name) &&
  !isDeviceName(name) &&
  Buffer.byteLength(name) <= 200;

/**
 * Guards against path traversal. Every path in a request goes through this function. The function refuses every path with a part that is
 * not a plain name, and every path through a symbolic link, whatever its target.
 * @param root the content folder
 * @param path "content/…" with forward slashes; the file need not exist
 * @returns the absolute path
 */
export async function resolveContentPath(root: string, path: string): Promise<string> {
  const refuse = (why: string) =>
    new RequestError(
      `The path ${JSON.stringify(path)} ${why}. The editor reads and writes files in content/ only. Choose another file.`,
      403,
    );
  const [top, ...names] = path.split("/");
  if (top !== "content" || names.length === 0 || !names.every(isPlainName))
    throw refuse("is not a path below content/");
  let real = await realpath(root);
  for (const name of names) {
    real = join(real, name);
    const stats = await lstat(real).catch(() => undefined);
    if (stats && !stats.isFile() && !stats.isDirectory())
      throw refuse("goes through a symbolic link or is not a regular file");
  }
  return real;
}

import { lstat, realpath } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "./refusal";

/** What Windows takes for a device, whatever its ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** No hidden file, no separator or stream of another system, nothing that Windows would spell in another way. */
const isPlainName = (name: string) =>
  /^[^.\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*$/u.test(name) &&
  !/[. ]$/.test(name) &&
  !device.test(name) &&
  Buffer.byteLength(name) <= 200;

/**
 * The only way from a request to a file: refuses every path that is not plainly below the content folder, and every
 * path through a symbolic link, wherever it leads.
 * @param root the content folder
 * @param path "content/…" with forward slashes; nothing needs to be there
 * @returns the absolute path
 */
export async function inContent(root: string, path: string): Promise<string> {
  const refuse = (why: string) =>
    new Refusal(
      `The path ${JSON.stringify(path)} ${why}. The editor reads and writes files in content/ only.`,
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
      throw refuse("leads through a link or is no plain file");
  }
  return real;
}

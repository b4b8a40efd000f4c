import { stat } from "node:fs/promises";

/**
 * Returns a function that calls `read` for a file once, and again only after the file was written or replaced. A check after each save then
 * reads only the saved files. The returned function resolves to undefined for a file that has been deleted.
 */
export function readOnce<Result>(
  read: (path: string, size: number) => Promise<Result>,
): (path: string) => Promise<Result | undefined> {
  const results = new Map<string, Promise<Result>>();
  return async (path) => {
    const status = await stat(path).catch(() => undefined);
    if (!status) return undefined;
    const { size, ino, mtimeMs } = status;
    const key = [ino, mtimeMs, size].join(" ");
    const result = results.get(key) ?? read(path, size);
    results.set(key, result);
    return result;
  };
}

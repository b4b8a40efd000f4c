import fs from "node:fs";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder that unit tests must not read. A campaign may change every text in this folder, so no unit test may depend on its texts. Tests
 * use literals or tests/fixtures/campaign instead.
 */
const content = resolve("content");

function refuse(path: unknown): void {
  if (typeof path !== "string" && !(path instanceof URL) && !Buffer.isBuffer(path)) return;
  const whole = resolve(path instanceof URL ? fileURLToPath(path) : path.toString());
  if (whole === content || whole.startsWith(content + sep))
    throw new Error(`A unit test reads ${whole}. Use a literal or tests/fixtures/campaign instead.`);
}

type Reader = (path: unknown, ...rest: unknown[]) => unknown;

/**
 * Replaces functions whose first argument is a path by functions that throw an error for paths in content/. Returns a function that
 * restores the original functions.
 */
function guard(object: object, names: readonly string[]): () => void {
  const readers = object as Record<string, Reader>;
  const originals = names.flatMap((name) => (readers[name] ? [[name, readers[name]] as const] : []));
  for (const [name, read] of originals) {
    const guarded: Reader = (path, ...rest) => {
      refuse(path);
      return read(path, ...rest);
    };
    readers[name] = Object.assign(guarded, read);
  }
  return () => Object.assign(readers, Object.fromEntries(originals));
}

const names = [
  "readFile",
  "readdir",
  "open",
  "opendir",
  "stat",
  "lstat",
  "realpath",
  "access",
  "copyFile",
  "cp",
];
const both = [...names, "exists"].flatMap((name) => [name, `${name}Sync`]);
const allow = [
  guard(fs, [...both, "createReadStream", "watch", "linkSync"]),
  guard(fs.promises, [...names, "link", "watch"]),
];

// All test files of a Jest worker share one `fs`, so the original functions are restored.
afterAll(() => {
  // At the end of a test file, Jest restores each spied function once more. This call makes Jest do so now. Later, Jest would bring back a
  // guarded function for the next file.
  jest.restoreAllMocks();
  for (const each of allow) each();
});

import fs from "node:fs";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder that unit tests must not read. The campaign may change every text in it, so no unit test may depend on these texts. Tests use
 * literals or tests/fixtures/campaign instead.
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
 * Changes functions whose first argument is a path, so that they throw an error for paths in content/. Returns a function that restores the
 * original functions.
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

// Restores the functions, because all test files of a Jest worker share one `fs`.
afterAll(() => {
  // At the end of a test file, jest restores each spied function once more. If it did so after this point, it would bring back a guarded
  // function for the next file.
  jest.restoreAllMocks();
  for (const each of allow) each();
});

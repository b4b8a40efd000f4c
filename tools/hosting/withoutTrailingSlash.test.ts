import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { withoutTrailingSlashes } from "./withoutTrailingSlash";

const given = ["a/b.png", "annex/index.html", "index.html", "list/index.html", "list/one/index.html"];
const moved = ["annex.html", "list.html", "list/one.html"];

test.each([
  ["is next to the folder of its name, not in it", false, ["a/b.png", "index.html", ...moved]],
  ["is in both places, if both forms must work", true, [...given, ...moved]],
])("a page %s", async (_where, keepFolders, files) => {
  const root = mkdtempSync(join(tmpdir(), "trailing-"));
  for (const name of given) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), name);
  }
  await withoutTrailingSlashes(root, { keepFolders });
  const names = readdirSync(root, { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
  expect(names.filter((name) => /\.\w+$/.test(name)).sort()).toEqual(files.sort());
  // No folder is left without a file.
  const folders = names.filter((name) => !/\.\w+$/.test(name));
  expect(folders.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  rmSync(root, { recursive: true });
});

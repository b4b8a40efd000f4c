import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { withoutTrailingSlashes } from "./withoutTrailingSlash";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "trailing-"));
  for (const name of [
    "index.html",
    "annex/index.html",
    "list/index.html",
    "list/one/index.html",
    "a/b.png",
  ]) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), name);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const all = () =>
  readdirSync(root, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .sort();

test("a page is next to the folder of its name, not in it", async () => {
  await withoutTrailingSlashes(root);
  expect(all()).toEqual(["a", "a/b.png", "annex.html", "index.html", "list", "list.html", "list/one.html"]);
});

test("if both forms must work, it is in both places", async () => {
  await withoutTrailingSlashes(root, { keepFolders: true });
  expect(all()).toEqual(
    expect.arrayContaining(["annex.html", "annex/index.html", "list/one.html", "list/one/index.html"]),
  );
});

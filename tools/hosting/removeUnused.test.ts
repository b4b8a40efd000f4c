import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { removeUnused } from "./removeUnused";

const endings = ["html", "json", "js", "css", "webmanifest", "xml"];

test("the picture of a page that is gone does not stay online, and what any kind of file names does", async () => {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const files = {
    ...Object.fromEntries(endings.map((ending) => [`a/named.${ending}`, `"/static/${ending}55/icon.png"`])),
    ...Object.fromEntries(endings.map((ending) => [`static/${ending}55/icon.png`, ""])),
    "static/99ee/22/withdrawn.jpg": "",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await removeUnused(root);
  const left = Object.keys(files).filter((name) => existsSync(join(root, name)));
  expect(left).toEqual(Object.keys(files).slice(0, -1));
  rmSync(root, { recursive: true });
});

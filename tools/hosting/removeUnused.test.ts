import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { removeUnused } from "./removeUnused";

test("the picture of a page that is gone does not stay online, and what is named anywhere does", async () => {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const files = {
    "index.html": '<img src="/static/11aa/22/ann.jpg" srcset="/static/33bb/44/wide.avif 390w"/>',
    "page-data/index/page-data.json": '{"icon":"/static/55cc/icon.png"}',
    "styles.css": "src: url(/static/words-77dd.woff2)",
    "static/11aa/22/ann.jpg": "",
    "static/33bb/44/wide.avif": "",
    "static/55cc/icon.png": "",
    "static/words-77dd.woff2": "",
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

import { join } from "node:path";
import { TestFolder } from "../../tests/support/testFolder";
import { copyDocuments } from "./copyDocuments";

/** Publishes the shown documents among these files. Returns the files that are then in public/. */
async function published(files: string[], ...shown: string[]) {
  const folder = new TestFolder();
  for (const name of files) folder.write(name);
  await copyDocuments(new Set(shown), join(folder.root, "content"), join(folder.root, "public"));
  return folder.names(/^public\//);
}

test("documents are published under their names, beside the pages of their texts; what no page shows is not", async () => {
  const files = ["minutes.pdf", "other.pdf", "minutes.txt"].map((name) => `content/documents/${name}`);
  const shown = ["documents/minutes.pdf", "documents/minutes.txt", "images/a.jpg"];
  expect(await published([...files, "public/documents/minutes/index.html"], ...shown)).toEqual([
    "public/documents",
    "public/documents/minutes",
    "public/documents/minutes.pdf",
    "public/documents/minutes/index.html",
  ]);
});

test("a document that was removed does not stay online, nor the last one of a campaign", async () => {
  expect(await published(["content/pages/home.md", "public/documents/old.pdf"])).toEqual([
    "public/documents",
  ]);
});

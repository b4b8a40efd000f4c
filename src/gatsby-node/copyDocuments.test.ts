import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDocuments } from "./copyDocuments";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "documents-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string) => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), name);
};
const publish = (...shown: string[]) =>
  copyDocuments(new Set(shown), join(folder, "content"), join(folder, "public"));
const published = () => readdirSync(join(folder, "public"), { recursive: true }).map(String).sort();

test("documents are published under their names, beside the pages of their texts; what no page shows is not", async () => {
  for (const name of ["minutes.pdf", "other.pdf", "minutes.txt"]) write(`content/documents/${name}`);
  write("public/documents/minutes/index.html");
  await publish("documents/minutes.pdf", "documents/minutes.txt", "images/a.jpg");
  expect(published()).toEqual([
    "documents",
    ...["minutes", "minutes.pdf", join("minutes", "index.html")].map((name) => join("documents", name)),
  ]);
});

test("a document that was removed does not stay online, nor the last one of a campaign", async () => {
  write("content/pages/home.md");
  write("public/documents/old.pdf");
  await publish();
  expect(published()).toEqual(["documents"]);
});

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
const publish = () => copyDocuments(join(folder, "content"), join(folder, "public"));
const published = () => readdirSync(join(folder, "public"), { recursive: true }).map(String).sort();

test("documents are published under their names, and nothing else in their folder", async () => {
  write("content/documents/minutes.pdf");
  write("content/documents/.DS_Store");
  write("content/documents/notes.docx");
  await publish();
  expect(published()).toEqual(["documents", join("documents", "minutes.pdf")]);
});

test("the pages of a document's text stay", async () => {
  write("content/documents/minutes.pdf");
  write("public/documents/minutes/index.html");
  await publish();
  expect(published()).toContain(join("documents", "minutes", "index.html"));
});

test("a document that was removed does not stay online", async () => {
  write("content/documents/minutes.pdf");
  await publish();
  rmSync(join(folder, "content/documents/minutes.pdf"));
  await publish();
  expect(published()).toEqual(["documents"]);
});

test("a campaign without documents publishes none", async () => {
  write("content/pages/home.md");
  write("public/documents/old.pdf");
  await publish();
  expect(published()).toEqual(["documents"]);
});

import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { EditorProject, forbiddenPaths } from "../../tests/support/editorProject";
import { inContent } from "./inContent";

let files: EditorProject;
let root: string;

beforeAll(() => {
  files = new EditorProject();
  root = join(files.project, "content");
});

afterAll(() => files.remove());

describe("inContent", () => {
  it.each([
    ...forbiddenPaths,
    "",
    "Content/timeline.yaml",
    "content/images/nul.png",
    "content/images/COM1",
    "content/a|b.md",
    "content/line\nbreak.md",
    `content/${"a".repeat(201)}.md`,
  ])("refuses %j", async (path) => {
    await expect(inContent(root, path)).rejects.toThrow(/^The path ".*content\/ only\.$/s);
  });

  it.each([
    "content/timeline.yaml",
    "content/images",
    "content/new/ann's portrait (2).jpg",
    "content/pages/é.md",
  ])("resolves %j", async (path) => {
    expect(await inContent(root, path)).toBe(join(files.project, path));
  });

  it("accepts a content folder that is itself a symbolic link", async () => {
    symlinkSync(root, join(files.home, "linked"));
    expect(await inContent(join(files.home, "linked"), "content/timeline.yaml")).toBe(
      join(root, "timeline.yaml"),
    );
  });
});

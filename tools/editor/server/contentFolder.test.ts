import fs from "node:fs/promises";
import { chmodSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { EditorProject, filesBelow } from "../../../tests/support/editorProject";
import { ContentFolder } from "./contentFolder";

// `ContentFolder` waits before it tries a failed operation again. The tests do not need this wait, so it is skipped.
jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

let files: EditorProject;
let folder: ContentFolder;
let before: Record<string, string>;

beforeEach(() => {
  files = new EditorProject();
  folder = new ContentFolder(join(files.root, "content"));
  before = filesBelow(files.folder);
});

afterEach(() => jest.restoreAllMocks());

const list = "content/timeline.yaml";
const fails = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
const twoFiles = new Map([
  [list, "new text"],
  ["content/images/new.png", "new picture"],
]);

describe("saving", () => {
  it("writes new files and replaces old ones, which keep their permissions", async () => {
    chmodSync(join(files.root, list), 0o640);
    await folder.write(
      new Map<string, string | Buffer>([
        ...twoFiles,
        ["content/images/people/ann.jpg", Buffer.from("a portrait")],
      ]),
    );
    expect(filesBelow(join(files.root, "content/images"))).toMatchObject({
      [join(files.root, "content/images/new.png")]: "new picture",
      [join(files.root, "content/images/people/ann.jpg")]: "a portrait",
    });
    expect(files.read(list)).toBe("new text");
    expect(statSync(join(files.root, list)).mode & 0o777).toBe(0o640);
    expect(Object.keys(filesBelow(files.folder))).toHaveLength(Object.keys(before).length + 2);
  });

  it("keeps incomplete files outside content/, so that they are not shared after a power cut", async () => {
    const renamed = jest.spyOn(fs, "rename");
    await folder.write(twoFiles);
    expect(renamed).toHaveBeenCalledTimes(2);
    for (const [from] of renamed.mock.calls) expect(from).toContain(join(files.root, ".cache/"));
  });

  it("changes nothing and says what to do when the disk fills up in the middle of the second file", async () => {
    const { writeFile } = fs;
    let written = 0;
    jest.spyOn(fs, "writeFile").mockImplementation(async (file, content, options) => {
      written += 1;
      await writeFile(file, written === 2 ? "half" : content, options);
      if (written === 2) await fails("ENOSPC");
    });
    await expect(folder.write(twoFiles)).rejects.toThrow(/^The disk is full\. Free some space/);
    expect(written).toBe(2);
    expect(filesBelow(files.folder)).toEqual(before);
  });

  it("does not touch a write-protected file, and names it", async () => {
    // The test imitates the refusal, because a process of the user root may write a file without write permission.
    jest.spyOn(fs, "access").mockImplementation(() => fails("EACCES"));
    await expect(folder.write(twoFiles)).rejects.toThrow(
      /content\/timeline\.yaml cannot be read or written.* properties/,
    );
    expect(filesBelow(files.folder)).toEqual(before);
  });

  it.each([
    ["EPERM", /timeline\.yaml is open in another program/],
    ["EBUSY", /timeline\.yaml is open in another program/],
    ["EACCES", /timeline\.yaml cannot be read or written.* properties/],
    ["EIO", /timeline\.yaml could not be read or written \(EIO\)/],
  ])("leaves no temporary file behind when renaming fails with %s", async (code, sentence) => {
    jest.spyOn(fs, "rename").mockImplementation(() => fails(code));
    await expect(folder.write(twoFiles)).rejects.toThrow(sentence);
    expect(filesBelow(files.folder)).toEqual(before);
  });

  it("tries again while another program has a file open", async () => {
    const { rename } = fs;
    let tries = 0;
    jest
      .spyOn(fs, "rename")
      .mockImplementation((from, to) => (++tries < 4 ? fails("EPERM") : rename(from, to)));
    await folder.write(twoFiles);
    expect([files.read(list), tries]).toEqual(["new text", 5]);
  });

  it("refuses all files if one of them is outside the folder", async () => {
    const changes = new Map([...twoFiles, ["content/images/up/package.json", "{}"]]);
    await expect(folder.write(changes)).rejects.toThrow(/goes through a symbolic link/);
    await expect(
      folder.write(new Map([list, "content/../package.json"].map((path) => [path, undefined]))),
    ).rejects.toThrow(/content\/ only/);
    expect(filesBelow(files.folder)).toEqual(before);
  });
});

describe("reading", () => {
  it("accepts names with spaces and accents, and a content folder that is itself a symbolic link", async () => {
    symlinkSync(join(files.root, "content"), join(files.folder, "linked"));
    const linked = new ContentFolder(join(files.folder, "linked"));
    const names = ["content/new/ann's portrait (2).jpg", "content/pages/\u00e9.md"];
    await linked.write(new Map(names.map((name) => [name, name])));
    for (const name of names) expect(files.read(name)).toBe(name);
  });

  it("reports a folder in place of a file, and a file in place of a folder", async () => {
    await expect(folder.read("content/images")).rejects.toThrow(/content\/images is a folder/);
    await expect(folder.read("content/timeline.yaml/x")).rejects.toThrow(
      /there is a file where its folder should be/,
    );
  });
});

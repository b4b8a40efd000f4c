import { EditorProject, testimony, timeline } from "../../tests/support/editorProject";

let files: EditorProject;
beforeEach(() => {
  files = new EditorProject();
});
afterEach(() => files.remove());

const [ann, list] = ["content/testimonies/ann-smith.md", "content/timeline.yaml"];

it.each([
  ["an open quotation mark", list, `${timeline}  source: "open\n`, /timeline\.yaml:15:11 .*close it/],
  ["a tab", list, timeline.replace("  date", "\tdate"), /timeline\.yaml:2:1 .*spaces/],
  ["a text in place of an entry", list, `${timeline}- third\n`, /number 3/],
  ["fields in place of a text", list, timeline.replace("Something", "\n    a: b"), /:5:5 .*a text/],
  ["fields in place of the list", list, "anchor: a\n", /must hold a list/],
  ["no fields", ann, "Her words.\n", /two lines of ---/],
  ["a missing colon", ann, testimony.replace("role:", "role"), /ann-smith\.md:4:/],
])(
  "says where %s is, refuses to save a form over it, and saves its text once corrected",
  async (_what, path, text, why) => {
    const right = files.read(path);
    files.write(path, text);
    await expect(files.ask("getEntry", { path })).rejects.toThrow(why);
    const raw = path === ann ? testimony : "entries: []";
    const form = { path, raw, before: text, assets: [] };
    await expect(files.ask("persistEntry", form)).rejects.toThrow(why);
    files.removeDrafts();
    expect(await files.ask("getText", { path })).toEqual({ text, before: text });
    await expect(files.ask("saveText", { path, before: text, text: `${text}\n` })).rejects.toThrow(why);
    expect(files.read(path)).toBe(text);
    files.removeDrafts();
    await files.ask("saveText", { path, before: text, text: right });
    expect(files.read(path)).toBe(right);
    expect(await files.ask("getEntry", { path })).toHaveProperty("data");
  },
);

it.each([
  [
    "a mistake",
    list,
    JSON.stringify({ entries: [{ anchor: "a", title: "Another", icon: "gavle" }] }),
    /“Another”, Icon is "gavle", but must be one of: .*gavel/,
  ],
  ["a list without entries", list, "a: b", /other than a list/],
  ["text in place of fields", list, "words", /other than fields/],
  ["YAML that cannot be read", ann, "---\na: 'b\n---\n", /other than fields/],
])("refuses to save %s, and leaves the file as it is", async (_what, path, raw, why) => {
  const before = files.read(path);
  await expect(files.ask("persistEntry", { path, raw, before, assets: [] })).rejects.toThrow(why);
  expect(files.read(path)).toBe(before);
});

it("lists a file that cannot be read among the others", async () => {
  files.write("content/testimonies/broken.md", "words");
  expect(await files.ask("entriesByFolder", { folder: "content/testimonies" })).toMatchObject([
    { file: { path: ann } },
    {
      file: { path: "content/testimonies/broken.md" },
      data: expect.stringContaining("name: broken.md") as string,
    },
  ]);
  files.write(list, "- 'a");
  expect(await files.ask("entriesByFiles", { files: [{ path: list, label: "Timeline" }] })).toMatchObject([
    { data: null, file: { label: "Timeline" } },
  ]);
});

it("converts a Windows-1252 file to UTF-8", async () => {
  const windows = testimony.replace("words", "caf\u00e9s").replaceAll("\n", "\r\n");
  files.write(ann, Buffer.from(windows, "latin1"));
  await expect(files.ask("getEntry", { path: ann })).rejects.toThrow(/UTF-8/);
  const { text } = await files.ask("getText", { path: ann });
  expect(text).toContain("Her caf\u00e9s.");
  await files.ask("saveText", { path: ann, before: text, text });
  expect(files.read(ann)).toBe(windows);
});

it("reports a file that no longer exists", async () => {
  const path = "content/testimonies/gone.md";
  for (const action of ["getEntry", "getText", "deleteFile"] as const)
    await expect(files.ask(action, { path })).rejects.toThrow(/gone\.md does not exist/);
});

import { EditorProcess } from "../../tests/support/editorProcess";
import { EditorProject, event, filesBelow, testimony, timeline } from "../../tests/support/editorProject";

let files: EditorProject;
let editor: EditorProcess;

beforeAll(async () => {
  files = new EditorProject();
  editor = await EditorProcess.start(files.project);
});

beforeEach(() => {
  files.removeDrafts();
  files.write("content/timeline.yaml", timeline);
  files.write("content/testimonies/ann-smith.md", testimony);
});

afterAll(() => {
  editor.stop();
  files.remove();
});

const inBase64 = (text: string) => Buffer.from(text).toString("base64");
const asset = (path: string) => ({ path, content: inBase64("written"), encoding: "base64" });
const firstEvent = {
  anchor: "first",
  date: "1985",
  when: "1985",
  title: "Something",
  description: "It happened.",
  kind: "case",
  icon: "file",
};

describe("the editor's server", () => {
  it("does not close idle connections, since a request could be on its way on one", async () => {
    const { headers } = await fetch(editor.address);
    // Node announces here after how many seconds it would close it.
    expect(headers.get("Keep-Alive")).toBeNull();
  });

  it("saves what a form sends", async () => {
    const text = testimony.replace("Her words", "Other words");
    expect(await editor.save("content/testimonies/ann-smith.md", text)).toMatchObject({ status: 200 });
    expect(files.read("content/testimonies/ann-smith.md")).toBe(text);
    const list = JSON.stringify({ entries: [{ ...firstEvent, title: "Something else" }] });
    expect(await editor.save("content/timeline.yaml", list)).toMatchObject({ status: 200 });
    expect(files.read("content/timeline.yaml")).toBe(
      event("first", "1985").replace("Something", "Something else"),
    );
  });

  it.each([
    [
      "a mistake",
      "content/timeline.yaml",
      JSON.stringify({
        entries: [firstEvent, { ...firstEvent, anchor: "second", title: "Another", icon: "gavle" }],
      }),
      /^Not saved\. “Another”, Icon must be one of: .*gavel/,
    ],
    ["a list without entries", "content/timeline.yaml", "a: b", /other than a list/],
    ["text in place of fields", "content/timeline.yaml", "words", /other than fields/],
    [
      "YAML that cannot be read",
      "content/testimonies/ann-smith.md",
      "---\na: 'b\n---\n",
      /other than fields/,
    ],
  ])("refuses to save %s, and leaves the file as it is", async (_what, path, raw, why) => {
    const before = filesBelow(files.home);
    expect(await editor.save(path, raw)).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(why) as string },
    });
    files.removeDrafts();
    expect(filesBelow(files.home)).toEqual(before);
  });

  it.each([
    [
      "an open quotation mark",
      "content/timeline.yaml",
      `${timeline}  source: "open\n`,
      /timeline\.yaml:15:11 .*close it/,
    ],
    ["a tab", "content/timeline.yaml", timeline.replace("  date", "\tdate"), /timeline\.yaml:2:1 .*spaces/],
    ["a text in place of an entry", "content/timeline.yaml", `${timeline}- third\n`, /number 3/],
    [
      "fields in place of a text",
      "content/timeline.yaml",
      timeline.replace("Something", "\n    a: b"),
      /:5:5 .*a text/,
    ],
    ["fields in place of the list", "content/timeline.yaml", "anchor: a\n", /must hold a list/],
    ["no fields", "content/testimonies/ann-smith.md", "Her words.\n", /two lines of ---/],
    [
      "a missing colon",
      "content/testimonies/ann-smith.md",
      testimony.replace("role:", "role"),
      /ann-smith\.md:4:/,
    ],
  ])(
    "says where %s is, refuses to save a form over it, and saves its text once corrected",
    async (_what, path, text, why) => {
      const right = files.read(path);
      files.write(path, text);
      const said = { status: 422, body: { error: expect.stringMatching(why) as string } };
      expect(await editor.ask("getEntry", { path })).toEqual(said);
      expect(await editor.save(path, path.endsWith(".md") ? testimony : "entries: []")).toEqual(said);
      files.removeDrafts();
      expect(await editor.ask("getText", { path })).toEqual({ status: 200, body: { text, before: text } });
      const stillWrong = await editor.ask("saveText", { path, before: text, text: `${text}\n` });
      expect(stillWrong).toEqual(said);
      expect(files.read(path)).toBe(text);
      files.removeDrafts();
      expect(await editor.ask("saveText", { path, before: text, text: right })).toMatchObject({
        status: 200,
      });
      expect(files.read(path)).toBe(right);
      expect(await editor.ask("getEntry", { path })).toMatchObject({ status: 200 });
    },
  );

  it("lists a file that cannot be read among the others", async () => {
    files.write("content/testimonies/broken.md", "words");
    const { body } = await editor.ask("entriesByFolder", {
      folder: "content/testimonies",
      extension: "md",
      depth: 1,
    });
    expect(body).toMatchObject([
      { file: { path: "content/testimonies/ann-smith.md" } },
      {
        file: { path: "content/testimonies/broken.md" },
        data: expect.stringContaining("name: broken.md") as string,
      },
    ]);
    await editor.ask("deleteFiles", { paths: ["content/testimonies/broken.md"] });
    files.write("content/timeline.yaml", "- 'a");
    const listed = await editor.ask("entriesByFiles", {
      files: [{ path: "content/timeline.yaml", label: "Timeline" }],
    });
    expect(listed.body).toMatchObject([{ data: null, file: { label: "Timeline" } }]);
  });

  it("converts a Windows-1252 file to UTF-8", async () => {
    const path = "content/testimonies/ann-smith.md";
    files.write(
      path,
      Buffer.from(testimony.replace("words", "caf\u00e9s").replaceAll("\n", "\r\n"), "latin1"),
    );
    expect((await editor.ask("getEntry", { path })).body).toMatchObject({
      error: expect.stringMatching(/UTF-8/) as string,
    });
    const { text } = (await editor.ask("getText", { path })).body as { text: string };
    expect(text).toContain("Her caf\u00e9s.");
    expect(await editor.ask("saveText", { path, before: text, text })).toMatchObject({ status: 200 });
    expect(files.read(path)).toBe(testimony.replace("words", "caf\u00e9s").replaceAll("\n", "\r\n"));
  });

  it("reports a file that no longer exists", async () => {
    const gone = {
      status: 404,
      body: { error: expect.stringMatching(/gone\.md does not exist/) as string },
    };
    const path = "content/testimonies/gone.md";
    for (const action of ["getEntry", "getText", "deleteFiles"])
      expect([action, await editor.ask(action, { path, paths: [path] })]).toEqual([action, gone]);
  });

  it("stores pictures and returns them", async () => {
    const path = "content/images/people/new.png";
    expect(await editor.ask("persistMedia", { asset: asset(path) })).toMatchObject({
      body: { path, name: "new.png", content: inBase64("written") },
    });
    expect(await editor.ask("getMedia", { mediaFolder: "content/images/people" })).toMatchObject({
      body: [{ path }],
    });
    expect(await editor.ask("deleteFiles", { paths: [path] })).toMatchObject({ status: 200 });
    expect(await editor.ask("getMedia", { mediaFolder: "content/images/people" })).toEqual({
      status: 200,
      body: [],
    });
  });
});

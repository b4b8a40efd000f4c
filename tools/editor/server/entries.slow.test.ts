import { EditorProject, event, testimony, timeline } from "../../../tests/support/editorProject";

let files: EditorProject;
beforeEach(() => {
  files = new EditorProject();
});

const [ann, list] = ["content/testimonies/ann-smith.md", "content/timeline.yaml"];
const open = (path: string) => files.ask("openForm", { path, form: "one" });

it.each([
  [
    "an open quotation mark",
    list,
    `${timeline}  source: "open\n`,
    /timeline\.yaml:15:11 .*Write the closing quotation mark/,
  ],
  ["a tab", list, timeline.replace("  date", "\tdate"), /timeline\.yaml:2:1 .*spaces/],
  ["a text in place of an entry", list, `${timeline}- third\n`, /number 3/],
  ["fields in place of a text", list, timeline.replace("Something", "\n    a: b"), /:5:5 .*a text/],
  ["fields in place of the list", list, "anchor: a\n", /must contain a list/],
  ["no fields", ann, "Her words.\n", /two lines of ---/],
  ["a missing colon", ann, testimony.replace("role:", "role"), /ann-smith\.md:4:/],
])(
  "says where %s is, refuses to save a form over it, and saves its text once corrected",
  async (_what, path, text, why) => {
    const right = files.read(path);
    files.write(path, text);
    const { broken, before } = await open(path);
    expect({ broken, before }).toEqual({
      broken: {
        sentence: expect.stringMatching(why) as string,
        line: expect.any(Number) as number,
        column: expect.any(Number) as number,
      },
      before: text,
    });
    const form = { path, form: "one", before: text, answers: [] };
    await expect(files.ask("save", { ...form, values: {} })).rejects.toThrow(why);
    await expect(files.ask("saveText", { ...form, text: `${text}\n` })).rejects.toThrow(why);
    expect(files.read(path)).toBe(text);
    await files.ask("saveText", { ...form, text: right });
    expect(files.read(path)).toBe(right);
    expect((await open(path)).broken).toBeUndefined();
  },
);

it("begins a new file with the next number where no two may have one, and with proposed values", async () => {
  files.write(
    "content/testimonies/bob.md",
    testimony.replace("ann-smith", "bob").replace("order: 10", "order: 31"),
  );
  expect((await open("content/testimonies/")).values).toEqual({ order: 40 });
  expect((await open("content/pages/")).values).toEqual({ template: "article" });
});

it("opens a whole file as text if that is asked for", async () => {
  const opened = await files.ask("openForm", { path: ann, form: "one", asText: true });
  expect(opened).toMatchObject({ text: testimony, broken: { sentence: "" } });
});

it("opens the latest draft, but no draft of other windows in a form that is open already", async () => {
  const draft = { path: ann, before: testimony, values: { name: "Typed" } };
  await files.ask("saveDraft", { ...draft, form: "other" });
  const nameIn = async (forms?: string[]) =>
    (await files.ask("openForm", { path: ann, form: "own", forms })).values?.name;
  expect(await nameIn()).toBe("Typed");
  expect(await nameIn(["own"])).not.toBe("Typed");
  expect(await nameIn(["own", "other"])).toBe("Typed");
});

it("lists a file that cannot be read among the others", async () => {
  files.write("content/testimonies/broken.md", "words");
  files.write(list, "- 'a");
  const { entries, problems } = await files.ask("overview", {});
  const testimonies = entries.filter(({ kind }) => kind === "testimonies");
  expect(testimonies.map(({ address, title, detail }) => [address, title, detail])).toEqual([
    ["/testimonies/ann-smith", "Ann Smith", "Supporter"],
    ["/testimonies/broken", "broken.md", "cannot be read"],
    ["/testimonies/linked", "linked.md", "cannot be read"],
  ]);
  expect(problems).toContainEqual({
    sentence: expect.stringMatching(/^A quotation mark opens here/) as string,
    places: [{ title: "Timeline", address: "/timeline" }],
  });
});

it("says in the list that a testimony is withdrawn", async () => {
  files.write(ann, testimony.replace("order: 10", "order: 10\nwithdrawn: true"));
  const { entries } = await files.ask("overview", {});
  expect(entries.find(({ address }) => address === "/testimonies/ann-smith")?.detail).toBe("withdrawn");
});

it("lists entries with their dates in words, and pages with their names in menus", async () => {
  files.write(list, event("first", "1985-06~"));
  const { entries } = await files.ask("overview", {});
  expect(entries).toContainEqual(expect.objectContaining({ title: "Something", detail: "About June 1985" }));
  expect(entries).toContainEqual(expect.objectContaining({ title: "Voices", label: "Voices" }));
});

it("names a mistake by its entry and field, and where to correct it", async () => {
  files.write(list, timeline.replace("icon: file", "icon: flie"));
  const { problems } = await files.ask("overview", {});
  expect(problems).toContainEqual({
    sentence: expect.stringMatching(/^Icon is "flie", .* Did you mean file\?$/) as string,
    places: [{ title: "Timeline, “Something”, Icon", address: "/timeline#entries.0.icon" }],
  });
});

it("converts a Windows-1252 file to UTF-8", async () => {
  const windows = testimony.replace("words", "caf\u00e9s").replaceAll("\n", "\r\n");
  files.write(ann, Buffer.from(windows, "latin1"));
  const { broken, text = "" } = await open(ann);
  expect(broken?.sentence).toMatch(/UTF-8/);
  expect(text).toContain("Her caf\u00e9s.");
  await files.ask("saveText", { path: ann, form: "one", before: text, text, answers: [] });
  expect(files.read(ann)).toBe(windows);
});

it("reports a file that no longer exists", async () => {
  const path = "content/testimonies/gone.md";
  await expect(open(path)).rejects.toThrow(/gone\.md does not exist/);
  await expect(files.ask("deleteFile", { path })).rejects.toThrow(/gone\.md does not exist/);
});

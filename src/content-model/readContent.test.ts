import { pageText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { toString } from "mdast-util-to-string";
import { readContent } from "./readContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const fileOf = async (name: string) => {
  const { files } = await readContent(content.root);
  return files.find(({ relativePath }) => relativePath === name);
};

test("an entry has its value as written and its content as the site uses it: trimmed, with defaults", async () => {
  content = await TinyContent.with({ "media.yaml": "- title: '  A Film '\n" });
  const [entry] = (await fileOf("media.yaml"))?.entries ?? [];
  expect(entry?.value).toEqual({ title: "  A Film " });
  expect(entry?.content).toEqual({
    title: "A Film",
    featured: false,
    details: [],
    links: [],
    sources: [],
    changes: [],
    sample: false,
  });
});

test("an entry with an error has no content, and the error is reported", async () => {
  content = await TinyContent.with({ "media.yaml": "- titel: A Film\n" });
  expect((await fileOf("media.yaml"))?.entries[0]?.content).toBeUndefined();
  const { problems } = await readContent(content.root);
  expect(problems).toHaveLength(2);
});

test.each([
  ["pages/annex.md", pageText("/the-call"), "/the-call"],
  ["testimonies/a.md", testimonyText("ann", 10), "/testimonies/ann"],
  ["media.yaml", "[]\n", undefined],
])("the address of %s is computed once", async (name, text, address) => {
  content = await TinyContent.with({ [name]: text });
  expect((await fileOf(name))?.address).toBe(address);
});

test.each(["when: 1986", "when: 1986-10-28", 'when: "1986-10-28"', "when: 1985-08-07T03:26"])(
  "%s is a moment, with quotes or without, and a day or a time is a text where a text belongs",
  async (when) => {
    content = await TinyContent.with({
      "pages/dates.md": pageText("/dates", { template: "timeline" }),
      "timeline.yaml": `- { anchor: a, date: 12:30, ${when}, title: 1986-10-28, description: D., icon: file }\n`,
    });
    expect(await content.check()).toEqual([]);
    const [entry] = (await fileOf("timeline.yaml"))?.entries ?? [];
    expect(entry?.content).toMatchObject({
      date: "12:30",
      title: "1986-10-28",
      when: when.slice(6).replaceAll('"', ""),
    });
  },
);

test("a text has typographic characters, and positions are those in the file", async () => {
  content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { body: '"One" -- it\'s two...' }),
  });
  const file = await fileOf("pages/annex.md");
  expect(toString(file?.tree)).toBe("“One” — it’s two…");
});

test("a file that is deleted while the folder is read is not an error", async () => {
  content = await TinyContent.with({ "pages/annex.md": pageText("/annex") });
  const reading = readContent(content.root);
  content.remove("pages/annex.md");
  await expect(reading).resolves.toMatchObject({ problems: [] });
});

test("two files with the same name in different folders are refused", async () => {
  content = await TinyContent.with({
    "pages/a/annex.md": pageText("/one"),
    "pages/b/annex.md": pageText("/two"),
  });
  expect(await content.check()).toEqual([
    'content/pages/b/annex.md:1:1  The file\'s name is "annex.md", which content/pages/a/annex.md:1 already has. Change one of them.',
  ]);
});

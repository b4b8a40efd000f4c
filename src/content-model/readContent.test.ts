import { checked, pageText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "./readContent";

/**
 * Reads the smallest valid content, in which `text` is the text of the file `name`. Returns this file as `readContent` returns it, and all
 * problems of the content.
 */
async function reading(name: string, text: string) {
  const { root } = await TinyContent.with({ [name]: text });
  const { files, problems } = await readContent(root);
  return { ...files.find(({ relativePath }) => relativePath === name), problems };
}

test("an entry has its value as written and its content as the site uses it: trimmed, with defaults", async () => {
  const { entries: [entry] = [] } = await reading("media.yaml", "- title: '  A Film '\n");
  expect(entry?.value).toEqual({ title: "  A Film " });
  expect(entry?.content).toEqual({
    title: "A Film",
    featured: false,
    details: [],
    links: [],
    sources: [],
    quotes: [],
    changes: [],
    sample: false,
  });
});

test("an entry with an error has no content, and the error is reported", async () => {
  const { entries: [entry] = [], problems } = await reading("media.yaml", "- titel: A Film\n");
  expect(entry).not.toHaveProperty("content.title");
  expect(problems).toHaveLength(2);
});

test.each(["when: 1986", "when: 1986-10-28", 'when: "1986-10-28"', "when: 1985-08-07T03:26"])(
  "%s is a moment, with quotes or without, and a day or a time is a text where a text belongs",
  async (when) => {
    const { entries: [entry] = [], problems } = await reading(
      "timeline.yaml",
      `- { anchor: a, date: 12:30, ${when}, title: 1986-10-28, description: D., icon: file }\n`,
    );
    expect(problems).toEqual([]);
    expect(entry?.content).toMatchObject({
      date: "12:30",
      title: "1986-10-28",
      when: when.slice(6).replaceAll('"', ""),
    });
  },
);

test("a file that is deleted while the folder is read is not an error", async () => {
  const content = await TinyContent.with({ "pages/annex.md": pageText("/annex") });
  const reading = readContent(content.root);
  content.remove("pages/annex.md");
  await expect(reading).resolves.toMatchObject({ problems: [] });
});

test("a page in a folder of its own is refused, since content could not refer to it", async () => {
  expect(await checked({ "pages/a/annex.md": pageText("/one") })).toEqual([
    expect.stringMatching(
      /^content\/pages\/a\/annex\.md:1:1 {2}.* Rename the file to content\/pages\/annex\.md\.$/,
    ),
  ]);
});

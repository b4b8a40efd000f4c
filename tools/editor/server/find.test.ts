import { pageText, sourceText, TinyContent } from "../../../tests/support/tinyContent";
import { join } from "node:path";
import { ContentFolder } from "./contentFolder";
import { Drafts } from "./drafts";
import { find } from "./find";

const storeOf = (root: string) => ({
  folder: new ContentFolder(root),
  drafts: new Drafts(join(root, "../.drafts")),
});

const body =
  "He said *so* in [the old log](../images/a.png) of 1985.[^press-2002]\n\n| When | What |\n| --- | --- |\n| May | fog |\n";

it.each<[string, string[]]>([
  ["old log", ["He said so in the old log of 1985."]],
  ["press", []],
  ["images", []],
  ["fog", ["| When | What May | fog |"]],
])("finds “%s” in the words that readers see", async (words, expected) => {
  const { root } = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body }) });
  const { hits } = await find(storeOf(root), { words });
  const inText = hits.filter(({ address }) => address.endsWith("#body"));
  expect(inText.map(({ before, match, after }) => before + match + after)).toEqual(expected);
});

it.each([
  ["without its accent", "zoe tregear"],
  ["with its accent", "ZOË Tregear"],
  ["with an accent as a character of its own", "Zoe\u0308 Tregear"],
  ["with the apostrophe of a keyboard", "zoe o'hara"],
  ["with a curly apostrophe", "zoe o’hara"],
])("finds every spelling of a name that is typed %s", async (_how, words) => {
  const name = words.includes("hara") ? "O’Hara" : "Tregear";
  const { root } = await TinyContent.with({
    "pages/annex.md": pageText("/annex", {
      body: `On Monday Zoë ${name} came.\n\nZoe ${name.replace("’", "'")} went.\n\nNobody stayed.\n\nZoe\u0308 Tre\u00adgear and O’Hara slept.\n`,
    }),
  });
  const { hits } = await find(storeOf(root), { words });
  expect(hits.map(({ before, match }) => before + match)).toEqual(["On Monday Zoë", "Zoe", "Zoë"]);
});

it("finds the entry with a link name before the places that cite it", async () => {
  const cites = "- anchor: answer\n  title: An answer\n  sources: [log-2]\n";
  const { root } = await TinyContent.with({
    "contentions.yaml": cites,
    "sources.yaml": sourceText("log-2-copy") + sourceText("log-2"),
  });
  const { hits } = await find(storeOf(root), { words: "log-2" });
  const [first, ...others] = hits.map(({ address }) => address);
  expect(first).toBe("/sources#entries.1.anchor");
  expect(others).toContain("/contentions#entries.0.sources.0");
});

it("names an entry of the menu and of the search by the title of its page", async () => {
  const { root } = await TinyContent.with({
    "pages/annex.md": pageText("/annex"),
    "navigation.yaml": "- page: annex\n- name: Elsewhere\n  url: https://pier.test/boats\n",
    "search.yaml": "- page: annex\n  description: All the boats.\n",
  });
  const { hits } = await find(storeOf(root), { words: "boats" });
  expect(hits.map(({ title }) => title)).toEqual([
    "Menu, “Elsewhere”, Web address",
    "Search, “The annex title”, Description",
  ]);
});

it.each(["annex", "The annex title"])(
  "shows a reference by the name of its target, for “%s”",
  async (words) => {
    const { root } = await TinyContent.with({
      "pages/annex.md": pageText("/annex"),
      "redirects.yaml": "- from: /old\n  page: annex\n",
    });
    const { hits } = await find(storeOf(root), { words });
    const [hit] = hits.filter(({ title }) => title === "Old addresses, “/old”, Page");
    expect([hit?.before, hit?.match, hit?.after].join("")).toBe("The annex title");
  },
);

it("finds unsaved words, unless the file has the same words", async () => {
  const { root } = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body: "Zoe came.\n" }) });
  const store = storeOf(root);
  const draft = { when: "2026-01-01T00:00:00.000Z", before: undefined };
  const text = pageText("/annex", { body: "Zoe came.\n\nZoe stayed.\n" });
  await store.drafts.keep({ ...draft, path: "content/pages/annex.md", form: "one", text });
  const values = { name: "Zoe", summary: "Nobody" };
  await store.drafts.keep({ ...draft, path: "content/testimonies/", form: "two", values });
  const broken = { path: "content/sources.yaml", form: "three", text: "- title: 'Zoe" };
  await store.drafts.keep({ ...draft, ...broken });
  const { hits, count } = await find(store, { words: "zoe" });
  expect(count).toBe(4);
  expect(hits.map(({ title, address }) => [title, address])).toEqual([
    ["The annex title, Text", "/pages/annex#body"],
    ["The annex title, Text (not saved)", "/pages/annex#body"],
    ["Sources (not saved)", "/sources"],
    ["Zoe, Name (not saved)", "/testimonies/new#name"],
  ]);
});

it.each([
  ["a picture in a text", "zebedee", "![A man.](../images/zebedee-at-home.png)", "zebedee-at-home.png"],
  [
    "a PDF that a text links to",
    "Zebedee",
    "[His letter](../documents/zebedee-letter.pdf)",
    "zebedee-letter.pdf",
  ],
])("finds words in the name of %s", async (_what, words, body, expected) => {
  const { root } = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { body: `Words.\n\n${body}\n` }),
  });
  const { hits } = await find(storeOf(root), { words });
  expect(hits.map(({ before, match, after }) => before + match + after)).toEqual([expected]);
  expect(hits[0]).toMatchObject({ address: expect.stringMatching(/#body$/) as string, snippet: body });
});

it("finds words that only the name of a page's file still has", async () => {
  const { root } = await TinyContent.with({ "pages/what-zebedee-saw.md": pageText("/annex") });
  const { hits } = await find(storeOf(root), { words: "zebedee" });
  expect(hits).toMatchObject([
    { title: expect.stringContaining("name of its file") as string, before: "what-" },
  ]);
});

it.each([
  ["an item of a list", "zebedee came", "- Ann.\n- Zebedee *came* late.\n- Ben.", ["- Zebedee *came* late."]],
  ["two items of a list", "zebedee", "- Zebedee.\n- Ann.\n- Zebedee too.", ["- Zebedee.", "- Zebedee too."]],
  ["a row of a table", "zebedee", "| A | B |\n| --- | --- |\n| Zebedee | b |", ["| Zebedee | b |"]],
  ["words in two items", "late zebedee", "- Ann.\n- Zebedee.\n- Late.", ["- Zebedee."]],
])("goes to each line with the words, for %s", async (_what, words, body, lines) => {
  const { root } = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body }) });
  const { hits } = await find(storeOf(root), { words });
  expect(hits.map(({ snippet }) => snippet)).toEqual(lines);
});

it.each([
  [
    "rows of a table",
    "| A | B |\n| --- | --- |\n| Zebedee | *b* |\n| Zebedee | c |",
    ["Zebedee | b", "Zebedee | c"],
  ],
  [
    "nested items",
    "- A.\n  - B.\n    - Zebedee *came*.\n    - Zebedee left.",
    ["Zebedee came.", "Zebedee left."],
  ],
])("shows each line with the words as readers see it, for %s", async (_what, body, lines) => {
  const { root } = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body }) });
  const { hits } = await find(storeOf(root), { words: "zebedee" });
  expect(hits.map(({ before, match, after }) => before + match + after)).toEqual(lines);
});

it.each([
  ["01632 960777", "01632960777"],
  ["01632 960777", "+44 1632 960777"],
  ["+44 1632 960777", "(01632) 960-777"],
  ["01632960777", "+44 (0)1632 960 777"],
  ["(01632) 960-777", "01632960777"],
  ["+44 (0)1632 960777", "01632 960 777"],
])("finds the telephone number %s where it is written as %s", async (words, written) => {
  const body = `Ring ${written} at noon.\n\nRing 01632 960778.\n`;
  const { root } = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body }) });
  const { hits } = await find(storeOf(root), { words });
  expect(hits).toMatchObject([{ after: " at noon." }]);
});

import { visit } from "unist-util-visit";
import { checked, pageText } from "../../tests/support/tinyContent";
import { passageUrl, readPlace, urlOfWords } from "./citations";
import { readMarkdown, readText } from "./readMarkdown";

const source = (anchor: string, kind: string) =>
  `- { anchor: ${anchor}, title: The ${anchor}, shortName: ${anchor}, kind: ${kind}, publisher: P, date: 2001-02-03, url: https://www.host.test/${anchor} }\n`;
const sources = [
  source("ruling", "judgment"),
  source("debate", "Hansard"),
  source("film", "broadcast"),
  source("paper", "press"),
].join("");

/** Returns the errors in content that consists of the four sources of this test and the given files. */
const errors = async (files: Record<string, string>) =>
  (await checked({ "sources.yaml": sources, ...files })).filter((line) => !line.includes("Warning:"));
const citing = (...citations: string[]) => ({
  "pages/a.md": pageText("/a", { body: `First.\n\nWords${citations.map((each) => `[^${each}]`).join("")}.` }),
});

test.each([
  "ruling",
  "ruling:145",
  "ruling:145-147",
  "debate:112WH",
  "debate:304-305W",
  "film:12:30",
  "film:9:30-12",
  "paper:2",
])("[^%s] is a citation", async (written) => {
  expect(await errors(citing(written))).toEqual([]);
});

test.each([
  ["rulling", /11:6 {2}There is no source "rulling".* Did you mean ruling\?$/],
  ["nowhere:3", /11:6 {2}There is no source "nowhere"\. Write the anchor/],
  [
    "ruling:p3",
    /11:6 {2}The place in the citation "ruling:p3" is not valid\. “p3” is not the number of a paragraph\..* for example 145 or 145-147\.$/,
  ],
  ["ruling:112WH", /is not the number of a paragraph/],
  ["ruling:", /The number after the colon is missing/],
  ["ruling:1-2-3", /is not the number of a paragraph/],
  ["ruling:147-145", /The paragraph numbers are in the wrong order/],
  ["film:12:75", /“12:75” is not the number of a minute.* for example 12, 12:30 or 12-14/],
  ["film:12:30-12:10", /The minute numbers are in the wrong order/],
])("[^%s] is refused with its file, its line and the reason", async (written, message) => {
  expect(await errors(citing(written))).toEqual([
    expect.stringMatching(new RegExp(`^content/pages/a\\.md:.*${message.source}`)),
  ]);
});

test("a list of sources is checked with its own position", async () => {
  const event = (more: string) =>
    `- anchor: e\n  date: "2001"\n  when: "2001"\n  title: T\n  description: D\n  icon: pen\n  ${more}\n`;
  expect(await errors({ "timeline.yaml": event('sources: ["ruling:3", "debat:112WH"]') })).toEqual([
    expect.stringMatching(
      /^content\/timeline\.yaml:7:\d+ {2}There is no source "debat".*Did you mean debate\?$/,
    ),
  ]);
});

test("refuses citations in fields, where readers would see brackets, and Markdown footnotes", async () => {
  expect(
    await errors({
      "pages/a.md": pageText("/a", {
        more: 'standfirst: "So it was.[^ruling]"\n',
        body: "Words.[^1]\n\n[^1]: A note.",
      }),
      "media.yaml": '- title: Film\n  text: "So it was.[^ruling]"\n',
    }),
  ).toEqual([
    expect.stringMatching(/^content\/media\.yaml:2:9 .*Add the source to "sources" in this entry\.$/),
    expect.stringMatching(/^content\/pages\/a\.md:7:13 .*Put the citation into the text of the page\.$/),
    expect.stringMatching(/^content\/pages\/a\.md:12:1 .*Footnotes cannot be used here/),
  ]);
});

test("a source that nothing cites is a warning", async () => {
  expect(await checked({ "sources.yaml": sources, ...citing("ruling", "debate", "film") })).toEqual([
    expect.stringMatching(/^content\/sources\.yaml:4:\d+ {2}Warning: No text cites the source "paper"/),
  ]);
});

test("a citation in a line with a bare web address, which Markdown makes a link, is recognised", () => {
  const written = JSON.stringify(readMarkdown("He.\n\n“www.host.test” says so.[^ruling:1] Not \\[^paper]."));
  expect(written).toContain(
    '{"type":"citation","value":"ruling:1","position":{"start":{"line":3,"column":25,',
  );
  expect(written.match(/"citation"/g)).toHaveLength(1);
});

test("two equal citations each have their own position", () => {
  const written = JSON.stringify(readMarkdown("One.[^paper] Two.[^paper]"));
  const columns = [...written.matchAll(/"citation".*?"column":(\d+)/g)].map(([, column]) => column);
  expect(columns).toEqual(["5", "18"]);
});

test.each(["*Words*[^rulling]", "[Words](https://a.test)[^rulling]*and*", "| A |\n|---|\n| [^rulling] |"])(
  "a citation is recognised without text next to it: %s",
  async (body) => {
    expect(await errors({ "pages/a.md": pageText("/a", { body: `First.\n\n${body}` }) })).toContainEqual(
      expect.stringContaining('There is no source "rulling"'),
    );
  },
);

test("a citation splits the text around it and keeps its position, and quotation marks before it close", () => {
  const [paragraph] = readMarkdown(
    'One\n*two "three".[^ruling:1][^paper]*  \nfour \\[^paper] `[^paper]`',
  ).children;
  const nodes = JSON.stringify(paragraph, (key, value: unknown) => (key === "position" ? undefined : value));
  expect(nodes).toContain(
    '{"type":"text","value":"two “three”."},{"type":"citation","value":"ruling:1","quote":"three"},{"type":"citation","value":"paper"}',
  );
  expect(nodes.match(/"citation"/g)).toHaveLength(2);
  expect(JSON.stringify(paragraph)).toContain(
    '{"type":"citation","value":"ruling:1","position":{"start":{"line":2,"column":14,"offset":17}',
  );
});

test.each([
  [{ kind: "judgment", url: "https://host.test/1.pdf" }, "145", "https://host.test/1.pdf"],
  [{ kind: "press", url: "https://host.test/1.pdf" }, "12-14", "https://host.test/1.pdf#page=12"],
  [{ kind: "judgment", url: "https://host.test/1.html" }, "145", "https://host.test/1.html"],
  [
    { kind: "Hansard", url: "https://host.test/d", passages: "#:~:text=Column%20{place}" },
    "112WH",
    "https://host.test/d#:~:text=Column%20112WH",
  ],
] as const)("%j at %s is %s", (where, place, address) => {
  expect(passageUrl(where, place)).toBe(address);
});

test.each([
  ["at an address", "https://a.test/1", "it is done", "https://a.test/1#:~:text=it%20is%20done"],
  [
    "at a place in the source",
    "https://a.test/1#para3",
    "it is done",
    "https://a.test/1#para3:~:text=it%20is%20done",
  ],
  [
    "in addition to other words",
    "https://a.test/1#:~:text=31A",
    "it is done",
    "https://a.test/1#:~:text=31A&text=it%20is%20done",
  ],
  ["on a page of this site", "/documents/log#p3", "it is done", "/documents/log#p3:~:text=it%20is%20done"],
  [
    "by the first and last words if there are many",
    "https://a.test/1",
    "one two three four five six seven eight nine",
    "https://a.test/1#:~:text=one%20two%20three%20four,six%20seven%20eight%20nine",
  ],
  [
    "by the longest part that is certainly in the source",
    "https://a.test/1",
    "so [he] said that … it’s done",
    "https://a.test/1#:~:text=said%20that",
  ],
  ["but not in a PDF", "https://a.test/1.pdf#page=3", "it is done", "https://a.test/1.pdf#page=3"],
])("a quotation links to its words %s", (_, url, quote, expected) => {
  expect(urlOfWords(url, quote)).toBe(expected);
});

it.each([
  ["judgment", "paragraph 145", "145"],
  ["judgment", "paras. 145 to 147", "145-147"],
  ["judgment", "§145", "145"],
  ["press", "p. 2", "2"],
  ["press", "Pages 2–3", "2-3"],
  ["Hansard", "col. 112WH", "112WH"],
  ["broadcast", "minute 12:30", "12:30"],
  ["press", "paragraph 145", "paragraph 145"],
] as const)("reads a place of a %s as people write it: %s", (kind, typed, place) => {
  expect(readPlace(kind, typed)).toBe(place);
});

test.each([
  ['He wrote "see https://a.test"[^ruling].', "https://a.test"],
  ["He wrote “see https://a.test.”[^ruling]", "https://a.test"],
  ["See https://a.test/b-c[^ruling:3] and on.", "https://a.test/b-c"],
  ["See (https://a.test)[^ruling].", "https://a.test"],
  ["See www.a.test[^ruling], and on.", "http://www.a.test"],
  ["- See https://a.test/?b=(c)[^ruling]", "https://a.test/?b=(c)"],
  ["See https://a.test[^ruling] and https://b.test", "https://a.test", "https://b.test"],
])("an address without brackets ends before the citation after it: %s", (text, ...urls) => {
  const tree = readText(text);
  const links: string[] = [];
  const cited: string[] = [];
  const ends: (number | undefined)[][] = [];
  visit(tree, (node) => {
    if (node.type === "link") {
      links.push(node.url);
      // checkMarkdown.ts uses the position of a link's text to read its words from the file, so this position must be correct too.
      ends.push([node.position?.end.offset, node.children[0]?.position?.end.offset]);
    }
    if (node.type !== "citation") return;
    cited.push(node.value.replace(/:.*/, ""));
    expect(node.position?.start.offset).toBe(text.indexOf("[^"));
  });
  expect(links).toEqual(urls);
  for (const [link, words] of ends) expect(words ?? link).toBe(link);
  expect(cited).toEqual(["ruling"]);
});

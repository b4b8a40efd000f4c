import { pageText, sourceText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../content-model/readContent";
import { toNodes } from "./toNodes";

type ContentNodes = ReturnType<typeof toNodes>;

const builtAt = new Date("2026-11-21T23:05:00Z");

async function nodesOf(files: Record<string, string>): Promise<ContentNodes> {
  const content = await TinyContent.with(files);
  return toNodes(await readContent(content.root), builtAt);
}
const fieldsOf = ({ markdown }: ContentNodes, file: string) =>
  markdown.find(({ relativePath }) => relativePath === file)?.fields;
const listOf = ({ lists }: ContentNodes, file: string) =>
  lists.find(({ relativePath }) => relativePath === file)?.entries;

test("a page has its address, its defaults and its sections; pictures are named from content/", async () => {
  const nodes = await nodesOf({
    "pages/annex.md": pageText("/the-call", {
      more: "picture: { file: ../images/share.png, alt: A gate }\n",
      body: "See [the team](team.md#us) and [her](../testimonies/ann.md).\n\n![A gate](../images/share.png)",
    }),
    "pages/team.md": pageText("/about", { body: "## Us" }),
    "testimonies/ann.md": testimonyText("ann-lee", 10),
  });
  expect(fieldsOf(nodes, "pages/annex.md")).toMatchObject({
    fileName: "annex",
    path: "/the-call",
    keywords: [],
    inIndex: true,
    picture: { file: "images/share.png", alt: "A gate" },
    sections: [
      {
        id: "above_headings",
        parts: [
          { html: '<p>See <a href="/about#us">the team</a> and <a href="/testimonies/ann-lee">her</a>.</p>' },
          { picture: { file: "images/share.png", alt: "A gate" } },
        ],
      },
    ],
  });
});

test("entries of a list are numbered from 0, and the campaign knows whether anything is a sample", async () => {
  const media = "- title: One\n- title: Two\n  links: [{ text: A, url: https://a.test, sample: true }]\n";
  const nodes = await nodesOf({ "media.yaml": media });
  expect(listOf(nodes, "media.yaml")).toMatchObject([
    { title: "One", anchor: "card_one", position: 0 },
    { title: "Two", anchor: "card_two", position: 1 },
  ]);
  expect(listOf(nodes, "campaign.yaml")).toMatchObject({
    hasSamples: true,
    isIndexed: false,
    builtOn: "2026-11-21",
  });
});

test.each<[string, string, boolean, object]>([
  ["nothing invented", "Some words.", false, { hasSamples: false, isIndexed: true }],
  ["nothing invented, in a trial", "Some words.", true, { hasSamples: false, isIndexed: false }],
  [
    "a placeholder that nobody marked",
    "[A](https://example.org)",
    false,
    { hasSamples: false, isIndexed: true },
  ],
])("search engines may list a site with %s as its pages ask", async (_what, body, isTrial, expected) => {
  const content = await TinyContent.with({ "pages/front.md": pageText("/front", { body }) });
  const nodes = toNodes(await readContent(content.root), builtAt, isTrial);
  expect(listOf(nodes, "campaign.yaml")).toMatchObject(expected);
});

test.each<[string, Record<string, string>, object[]]>([
  ["its own address", {}, []],
  [
    "its own address and its old addresses",
    { "redirects.yaml": "- from: /testimonies/anne\n  testimony: ann\n" },
    [{ from: "/testimonies/anne", page: "voices", position: 0 }],
  ],
])(
  "a withdrawn testimony leaves only redirects to the page of all testimonies, from %s",
  async (_what, redirects, more) => {
    const nodes = await nodesOf({
      "pages/voices.md": pageText("/voices", { template: "testimonies" }),
      "testimonies/ann.md": testimonyText("ann", 10, { more: "withdrawn: true\n", body: "Secret words." }),
      "testimonies/bob.md": testimonyText("bob", 20, { body: "See [her](ann.md)." }),
      ...redirects,
    });
    expect(listOf(nodes, "redirects.yaml")).toMatchObject([...more, { from: "/voices/ann", page: "voices" }]);
    const written = JSON.stringify(nodes);
    expect(written).not.toContain("Secret words");
    expect(written).not.toContain("What ann says");
    expect(nodes.markdown.map(({ relativePath }) => relativePath)).not.toContain("testimonies/ann.md");
  },
);

const sources = `- { anchor: ruling, title: The ruling, shortName: Ruling, kind: judgment, publisher: A court, date: 2001-02-03, url: https://host.test/1.html, passages: "#para{place}" }
- { anchor: paper, title: The paper, shortName: Paper, kind: press, publisher: An outlet, date: 2001-02, url: https://host.test/paper.pdf }
`;
const cited = (written: string, at: string, name: string, place: string | null = null) => ({
  written,
  at,
  source: written.split(":")[0],
  place,
  name,
});

test("statements inside a text are not at the end of the page, and their sources are numbered in the order of the text", async () => {
  const nodes = await nodesOf({
    "sources.yaml": sources,
    "pages/annex.md": pageText("/annex", {
      template: "article",
      body: "A.[^ruling:1]\n\n{statements}\n\nB.[^ruling:3]",
    }),
    "statements.yaml":
      "- { anchor: paint, question: Red?, answers: [{ by: He, side: ours, when: 1999, words: Red, sources: [paper] }], oneSided: None., pages: [annex] }\n",
  });
  expect(fieldsOf(nodes, "pages/annex.md")).toMatchObject({
    statements: [],
    statementsInText: ["paint"],
    citedSources: [
      { name: "Ruling, paragraph 1", firstAt: null },
      { name: "Paper", firstAt: "statements.yaml/0/answers/0/sources/0" },
      { name: "Ruling, paragraph 3", firstAt: null },
    ],
  });
});

test("cards that are shown above the headings of their page have their numbers before those of the headings", async () => {
  const nodes = await nodesOf({
    "pages/media.md": pageText("/media", { template: "media", body: "A.[^ruling]\n\n## Later\n\nB.[^log]" }),
    "media.yaml": "- { title: A film, text: A film., sources: [paper] }\n",
    "sources.yaml": sourceText("ruling") + sourceText("log") + sourceText("paper"),
  });
  expect(fieldsOf(nodes, "pages/media.md")).toMatchObject({
    citedSources: [{ name: "ruling" }, { name: "paper" }, { name: "log" }],
  });
});

test("a page's citations become numbers that link to the list at its end, each place in a source one number", async () => {
  const nodes = await nodesOf({
    "sources.yaml": sources,
    "pages/films.md": pageText("/films", {
      template: "media",
      body: "A.[^paper] B.[^ruling:3][^paper:2]\n\n## Two\n\nC.[^ruling:3]",
    }),
    "media.yaml":
      "- { title: A film, sources: ['ruling:3-4', paper] }\n- { title: Another, sources: [paper] }\n",
    "contentions.yaml":
      "- { anchor: fog, title: Fog, by: He, claim: C., found: F., sources: [ruling], foundSources: ['ruling:3'], pages: [films] }\n",
  });
  const page = fieldsOf(nodes, "pages/films.md");
  const [paper, ruling] = ["https://host.test/paper.pdf", "https://host.test/1.html"];
  const quotations: unknown[] = [];
  expect(page?.citedSources).toEqual([
    {
      written: "paper",
      firstAt: null,
      source: "paper",
      name: "Paper",
      url: paper,
      isFirst: true,
      mentions: 3,
      quotations,
    },
    {
      written: "ruling:3",
      firstAt: null,
      source: "ruling",
      name: "Ruling, paragraph 3",
      url: `${ruling}#para3`,
      isFirst: true,
      mentions: 3,
      quotations,
    },
    {
      written: "paper:2",
      firstAt: null,
      source: "paper",
      name: "Paper, page 2",
      url: `${paper}#page=2`,
      isFirst: false,
      mentions: 1,
      quotations,
    },
    {
      written: "ruling:3-4",
      firstAt: "media.yaml/0/sources/0",
      source: "ruling",
      name: "Ruling, paragraphs 3–4",
      url: `${ruling}#para3`,
      isFirst: false,
      mentions: 1,
      quotations,
    },
    {
      written: "ruling",
      firstAt: "contentions.yaml/0/sources/0",
      source: "ruling",
      name: "Ruling",
      url: ruling,
      isFirst: false,
      mentions: 1,
      quotations,
    },
  ]);
  const html = JSON.stringify(page?.sections).replaceAll('\\"', "'");
  // Only the first citation of each source has an id, because the list of sources links back to it.
  const link = (n: number, id = ` id='cite_${n}'`) =>
    `<a href='#source_${n}'${id} aria-label='Source ${n}'>[${n}]</a>`;
  expect(html).toContain(`A.<sup>${link(1)}</sup> B.<sup>${link(2)}${link(3)}</sup>`);
  expect(html).toContain(`C.<sup>${link(2, "")}</sup>`);
  expect(page?.contentions).toEqual(["fog"]);
});

test("a citation of an entry has its source and place, and the entry has its address and its place in the file", async () => {
  const nodes = await nodesOf({
    "sources.yaml": sources,
    "pages/films.md": pageText("/films", { template: "media" }),
    "pages/annex.md": pageText("/annex", { body: "A.[^ruling:3]" }),
    "media.yaml": "- title: A film\n  sources: ['ruling:3-4', paper]\n- title: Another\n",
    "contentions.yaml":
      "- { anchor: fog, title: Fog, by: He, claim: C., found: F., sources: [ruling], foundSources: ['ruling:3'], pages: [annex, films] }\n" +
      "- { anchor: rain, title: Rain, by: He, claim: C., found: F., sources: [ruling], foundSources: [ruling], pages: [annex] }\n",
  });
  expect(listOf(nodes, "media.yaml")).toMatchObject([
    {
      address: "/films#card_a-film",
      contentFile: "content/media.yaml",
      contentLine: 1,
      sources: [
        {
          ...cited("ruling:3-4", "media.yaml/0/sources/0", "Ruling, paragraphs 3–4", "3-4"),
          placeInWords: "paragraphs 3–4",
        },
        { ...cited("paper", "media.yaml/0/sources/1", "Paper"), placeInWords: null },
      ],
    },
    { address: "/films#card_another", contentLine: 3, sources: [] },
  ]);
  expect(listOf(nodes, "contentions.yaml")).toMatchObject([
    {
      anchor: "fog",
      position: 0,
      address: "/annex#contention_fog",
      foundSources: [cited("ruling:3", "contentions.yaml/0/foundSources/0", "Ruling, paragraph 3", "3")],
    },
    { anchor: "rain", position: 1, contentLine: 2 },
  ]);
  expect(listOf(nodes, "sources.yaml")).toMatchObject([{ address: null }, { address: null }]);
  expect(fieldsOf(nodes, "pages/annex.md")).toMatchObject({
    address: "/annex",
    contentFile: "content/pages/annex.md",
    contentions: ["fog", "rain"],
  });
});

test("a page lists the texts and fields of other pages that link to it", async () => {
  const nodes = await nodesOf({
    "pages/annex.md": pageText("/annex", {
      body: "See [itself](annex.md).\n\n## More\n\n[Home](home.md) [again](home.md#x)",
    }),
    "pages/gate.md": pageText("/gate", { body: "[One](annex.md#more) and [two](annex.md)." }),
    "pages/home.md": pageText("/", {
      template: "home",
      more: "cards: [{ title: A, text: B., page: annex }]\n",
    }),
  });
  expect(fieldsOf(nodes, "pages/annex.md")?.linkedFrom).toEqual([
    { path: "/gate", pageTitle: "The gate title" },
    { path: "/", pageTitle: "The home title" },
  ]);
  expect(fieldsOf(nodes, "pages/home.md")?.linkedFrom).toEqual([
    { path: "/annex#more", pageTitle: "The annex title" },
  ]);
  expect(fieldsOf(nodes, "pages/gate.md")?.linkedFrom).toEqual([]);
});

test("a source has its date in words and says which pages cite it, and which of the entries that they show", async () => {
  const nodes = await nodesOf({
    "sources.yaml": sources,
    "media.yaml": "- { title: A film, sources: ['ruling:3-4', ruling] }\n",
    "pages/films.md": pageText("/films", { template: "media", body: "A.[^ruling] B.[^paper]" }),
  });
  const pageTitle = "The films title";
  expect(listOf(nodes, "sources.yaml")).toMatchObject([
    {
      dateInWords: "3 February 2001",
      citedBy: [
        { path: "/films", pageTitle },
        { path: "/films#card_a-film", pageTitle },
      ],
    },
    { dateInWords: "February 2001", citedBy: [{ path: "/films", pageTitle }] },
  ]);
});

test.each<[when: string, begins: string | null, ends: string | null]>([
  ["1999-02", "1999-02-01", "1999-02-28"],
  ["1999-02-03T16:15", "1999-02-03", "1999-02-03"],
  ["1999-02/1999-04", "1999-02-01", "1999-04-30"],
  ["[..1999-02]", null, "1999-02-28"],
  ["[1999-02..]", "1999-02-01", null],
])("a date %s has its first and last day, so that queries can compare dates", async (when, ...days) => {
  const event = `- { anchor: a, when: "${when}", title: T, description: D., icon: pen }\n`;
  const [entry] = listOf(await nodesOf({ "timeline.yaml": event }), "timeline.yaml") as object[];
  const [begins, ends] = days;
  expect(entry).toMatchObject({ begins, ends });
});

test("sources, answers and checked quotations have their first and last day, or null if the date is missing", async () => {
  const nodes = await nodesOf({
    "sources.yaml": sources.replace("date: 2001-02-03", "sample: true"),
    "quotations.yaml": "- { source: paper, quote: Words, checkedOn: 2001-02-03T10:15, result: found }\n",
    "statements.yaml":
      "- { anchor: paint, question: Red?, answers: [{ by: He, side: ours, when: 1999, words: Red, sources: [paper] }], oneSided: None., pages: [home] }\n",
  });
  expect(listOf(nodes, "sources.yaml")).toMatchObject([
    { begins: null, ends: null, dateInWords: null },
    { begins: "2001-02-01", ends: "2001-02-28" },
  ]);
  expect(listOf(nodes, "quotations.yaml")).toMatchObject([{ begins: "2001-02-03" }]);
  expect(listOf(nodes, "statements.yaml")).toMatchObject([{ answers: [{ ends: "1999-12-31" }] }]);
});

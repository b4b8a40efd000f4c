import { pageText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../content-model/readContent";
import { toNodes, type ContentNodes } from "./toNodes";

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
  ["without other old addresses", {}, []],
  [
    "and of its old addresses",
    { "redirects.yaml": "- from: /testimonies/anne\n  testimony: ann\n" },
    [{ from: "/testimonies/anne", page: "voices", position: 0 }],
  ],
])(
  "nothing is left of a withdrawn testimony but that it leads to all, %s",
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
const cited = (name: string, number: number, mention = 1) => ({
  name,
  number,
  id: mention === 1 ? `cite_${number}` : `cite_${number}_${mention}`,
});

test("statements that a text places are not at the page's end, and what they cite has its numbers there", async () => {
  const nodes = await nodesOf({
    "sources.yaml": sources,
    "pages/annex.md": pageText("/annex", {
      template: "article",
      body: "A.[^ruling:1]\n\n{statements}\n\nB.[^ruling:3]",
    }),
    "statements.yaml":
      "- { anchor: paint, question: Red?, answers: [{ by: He, side: ours, when: 1999, words: Red, sources: [paper] }], oneSided: None., pages: [annex] }\n",
  });
  const page = fieldsOf(nodes, "pages/annex.md");
  expect(page).toMatchObject({
    statements: [],
    statementsInText: [{ answers: [{ sources: [cited("Paper", 2)] }] }],
    citedSources: [{ name: "Ruling, paragraph 1" }, { name: "Paper" }, { name: "Ruling, paragraph 3" }],
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
    { source: "paper", name: "Paper", url: paper, isFirst: true, mentions: 3, quotations },
    {
      source: "ruling",
      name: "Ruling, paragraph 3",
      url: `${ruling}#para3`,
      isFirst: true,
      mentions: 3,
      quotations,
    },
    {
      source: "paper",
      name: "Paper, page 2",
      url: `${paper}#page=2`,
      isFirst: false,
      mentions: 1,
      quotations,
    },
    {
      source: "ruling",
      name: "Ruling, paragraphs 3–4",
      url: `${ruling}#para3`,
      isFirst: false,
      mentions: 1,
      quotations,
    },
    { source: "ruling", name: "Ruling", url: ruling, isFirst: false, mentions: 1, quotations },
  ]);
  const html = JSON.stringify(page?.sections).replaceAll('\\"', "'");
  // The list leads back to the first place alone.
  const link = (n: number, id = ` id='cite_${n}'`) =>
    `<a href='#source_${n}'${id} aria-label='Source ${n}'>[${n}]</a>`;
  expect(html).toContain(`A.<sup>${link(1)}</sup> B.<sup>${link(2)}${link(3)}</sup>`);
  expect(html).toContain(`C.<sup>${link(2, "")}</sup>`);
  expect(listOf(nodes, "media.yaml")).toMatchObject([
    { sources: [cited("Ruling, paragraphs 3–4", 4), cited("Paper", 1, 2)] },
    { sources: [cited("Paper", 1, 3)] },
  ]);
  expect(page?.contentions).toMatchObject([
    {
      anchor: "fog",
      isDecided: true,
      sources: [cited("Ruling", 5)],
      foundSources: [cited("Ruling, paragraph 3", 2, 3)],
    },
  ]);
});

test("a source has its date in words and says which pages cite it, and which of the entries that they show", async () => {
  const nodes = await nodesOf({
    "sources.yaml": sources,
    "media.yaml": "- { title: A film, sources: ['ruling:3-4', ruling] }\n",
    "pages/films.md": pageText("/films", { template: "media", body: "A.[^ruling] B.[^paper]" }),
  });
  const page = "The films title";
  expect(listOf(nodes, "sources.yaml")).toMatchObject([
    {
      dateInWords: "3 February 2001",
      citedBy: [
        { path: "/films", page },
        { path: "/films#card_a-film", page },
      ],
    },
    { dateInWords: "February 2001", citedBy: [{ path: "/films", page }] },
  ]);
});

test("an entry of the timeline says between which days it happened, so that queries can compare them", async () => {
  const event = (when: string) => `- { anchor: a, when: "${when}", title: T, description: D., icon: pen }\n`;
  const entryOf = async (when: string) =>
    (listOf(await nodesOf({ "timeline.yaml": event(when) }), "timeline.yaml") as unknown[])[0];
  expect(await entryOf("1999-02")).toMatchObject({ year: 1999, begins: "1999-02-01", ends: "1999-02-28" });
  expect(await entryOf("1999-02-03T16:15")).toMatchObject({ begins: "1999-02-03", ends: "1999-02-03" });
});

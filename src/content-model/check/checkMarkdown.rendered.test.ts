import { checked, pageText, sourceText, testimonyText } from "../../../tests/support/tinyContent";
import { toSections } from "../../gatsby-node/sections";
import { parseMarkdown, readMarkdown } from "../readMarkdown";
import { templates } from "../templates";

const home = (body: string) => ({ "pages/home.md": pageText("/", { template: "home", body }) });

test.each([
  ["&nbsp;", "9:1", "This paragraph contains only a code for a space."],
  ["## ", "9:1", "This heading has no words."],
  ["## {highlight}\n\nWords.", "9:1", "This heading has no words."],
  ["- One\n-\n- Three", "10:1", "This entry of a list is empty."],
  ["> &nbsp;", "9:1", "This quotation is empty."],
  ["See [](https://a.test/).", "9:5", "This link has no words."],
  ["See [ &nbsp; ][a].\n\n[a]: https://a.test/", "9:5", "This link has no words."],
  ["- [ ] Count again", "9:1", "A list on this site cannot have boxes to tick."],
  ["- [x] Counted", "9:1", "A list on this site cannot have boxes to tick."],
  ["| | Year |\n|---|---|\n| A | 1996 |", "9:1", "A column of this table has no heading."],
  ["> ## Said\n>\n> Words.", "9:3", "A heading cannot be in a list or in a quotation."],
  ["- ## Said\n\n  Words.", "9:3", "A heading cannot be in a list or in a quotation."],
  ["## One", "9:1", "There is no text below this heading."],
  ["[It][a].\n\n## One\n\n[a]: https://a.test/", "11:1", "There is no text below this heading."],
  ["## One\n\n## Two\n\nWords.", "9:1", "There is no text below this heading."],
  ["## One\n\n### Half\n\n## Two\n\nWords.", "11:1", "There is no text below this heading."],
  ["## One\n\nWords.\n\n## One\n\nWords.", "13:1", 'The page already has the heading "One" in line 9'],
])("%j is refused: %s %s", async (body, place, says) => {
  expect(await checked(home(body))).toEqual([
    expect.stringContaining(`content/pages/home.md:${place}  ${says}`),
  ]);
});

test.each([
  "## One\n\n### Half\n\nWords.\n\n### Half\n\nWords.",
  "| A | |\n|---|---|\n| | 1996 |".replace("| A | |", "| A | B |"),
  "- One\n\n  - Two\n\n![A pier](../images/share.png)",
  "## Sources\n\nNothing is cited.",
])("%j is accepted", async (body) => {
  expect(await checked(home(body))).toEqual([]);
});

test("two testimonies of one name and role, and two documents or pages of one title, are refused", async () => {
  const ann = (slug: string, order: number) =>
    testimonyText(slug, order)
      .replace(/name: .*/, "name: Ann")
      .replace("What", `What ${slug}`);
  const record = (anchor: string, title: string, what: string, file = "") =>
    `- { anchor: ${anchor}, title: ${title}, what: ${what}, sources: [a]${file} }\n`;
  const pdf = (name: string) => `, file: ${name}.pdf, becamePublic: Then.`;
  const problems = await checked({
    "pages/voices.md": pageText("/voices", { template: "testimonies" }),
    "pages/papers.md": pageText("/papers", { template: "documents" }),
    "testimonies/ann.md": ann("ann", 10),
    "testimonies/bea.md": ann("bea", 20),
    "documents.yaml": [
      record("a", "Minutes", "One.", pdf("a")),
      record("b", "Minutes", "Two.", pdf("b")),
      record("c", "The home title", "Two.", pdf("c")),
      // A document without a PDF has no page of its own, so its name may equal the name of another page.
      record("d", "Minutes", "Two."),
    ].join(""),
  });
  expect(problems.filter((problem) => problem.includes("already has"))).toEqual([
    expect.stringMatching(
      /^content\/documents\.yaml:2:23 {2}"title" is "Minutes", which content\/documents\.yaml:1 /,
    ),
    expect.stringMatching(
      /^content\/documents\.yaml:3:45 {2}"what" is "Two\.", which content\/documents\.yaml:2 /,
    ),
    expect.stringMatching(
      /^content\/pages\/home\.md:3:8 {2}"title" is "The home title", which content\/documents/,
    ),
    expect.stringMatching(
      /^content\/testimonies\/bea\.md:3:7 {2}"name" is "Ann", which content\/testimonies\/ann/,
    ),
  ]);
});

test.each([
  [
    "timeline.yaml",
    "timeline",
    '- { anchor: call, when: "1999", title: A call, description: It rang., icon: phone }\n',
    "Call",
    "The address of this heading would be #call, but",
  ],
  [
    "contact.yaml",
    "contact",
    "- { title: Post }\n",
    "Post",
    'The page already has the heading "Post" in content/contact.yaml',
  ],
  [
    "contentions.yaml",
    "article",
    "- { anchor: a, title: A, by: He, claim: It is., undecided: true, sources: [a], pages: [annex] }\n",
    "What is contended, and what was found",
    'The page already has the heading "What is contended, and what was found" above its contentions',
  ],
  [
    "contentions.yaml",
    "article",
    "- { anchor: a, title: A, by: He, claim: It is., undecided: true, sources: [a], pages: [annex] }\n",
    "Sources",
    'The page already has the heading "Sources" above its list of sources',
  ],
])(
  "beside %s on a page with the template %s, a heading is refused",
  async (file, template, entries, heading, says) => {
    const problems = await checked({
      [file]: entries,
      "sources.yaml": sourceText("a"),
      "pages/annex.md": pageText("/annex", { template, body: `## ${heading}\n\nWords.` }),
    });
    expect(problems.filter((problem) => !problem.includes("Warning"))).toEqual([
      expect.stringContaining(`content/pages/annex.md:9:1  ${says}`),
    ]);
  },
);

/** The elements that a text may contain, each with its Markdown and the beginning of its HTML. */
const nodes: [string, markdown: string, html: string][] = [
  ["paragraph", "Seen", "<p>"],
  ["subheading", "Words.\n\n### Seen\n\nWords.", "<h3"],
  ["heading below that", "Words.\n\n### Half\n\n#### Seen\n\nWords.", "<h4"],
  ["list", "- Seen", "<ul>"],
  ["numbered list", "1. Seen", "<ol>"],
  ["quotation", "> Seen", "<blockquote>"],
  ["table", "| A | B |\n|---|---|\n| Seen | C |", "<table role"],
  ["block of code", "```\nSeen\n```", "<pre>"],
  ["line", "Seen\n\n***\n\nWords.", "<hr>"],
  ["emphasis", "*Seen*", "<em>"],
  ["strong words", "**Seen**", "<strong>"],
  ["struck words", "~~Seen~~", "<del>"],
  ["code", "`Seen`", "<code>"],
  ["break", "Seen\\\nhere", "<br>"],
  ["link", "[Seen](https://a.test/)", "<a "],
  ["link that is written below", "[Seen][a]\n\n[a]: https://a.test/", "<a "],
];

describe.each(templates)("the template %s", (template) => {
  const page = (card: string) =>
    pageText("/annex", {
      template,
      more: template === "petition" ? "petition: { petitioners: A, declares: B, requests: c }\n" : "",
      body: `## One\n\n${card}\n\n## Two\n\nWords.`,
    });
  const problems = async (card: string) =>
    (await checked({ "pages/annex.md": page(card) })).filter((each) => !each.includes("Warning"));

  test("draws each of these", async () => {
    const all = nodes.filter(([what]) => !what.includes("heading")).map(([, markdown]) => markdown);
    expect(await problems([...all, "### Half\n\n#### Seen\n\nWords."].join("\n\n"))).toEqual([]);
  });

  test("draws a picture, or says that it does not", async () => {
    const refused = template === "leaflet" ? ["The sides of a leaflet have no pictures"] : [];
    expect(await problems("![Seen](../images/share.png)")).toEqual(
      refused.map((says): unknown => expect.stringMatching(`annex\\.md:11:1  ${says}`)),
    );
  });
});

test.each(nodes)("a section has a %s", (_what, markdown, html) => {
  const from = "pages/annex.md";
  const citations = { cite: () => ({ number: 1, isFirst: true }), quote: () => undefined };
  const [section] = toSections(readMarkdown(markdown), { from, addressOf: () => "/", citations });
  const drawn = section?.parts.map((part) => part.html).join("") ?? "";
  expect(drawn).toContain(html);
  expect(drawn).toContain("Seen");
});

test("each node of Markdown is in that table, or refused", () => {
  const types = new Set<string>();
  const note = (node: { type: string; children?: { type: string }[] }) => {
    types.add(node.type);
    node.children?.forEach(note);
  };
  for (const [, markdown] of nodes) note(parseMarkdown(markdown));
  // This list contains all types of nodes that the check accepts, except pictures and citations, which other tests cover. Two further
  // files, checkContent.links.test.ts and citations.test.ts, test that the check refuses all other types.
  expect([...types].sort()).toEqual(
    "blockquote break code definition delete emphasis heading inlineCode link linkReference list listItem paragraph root strong table tableCell tableRow text thematicBreak".split(
      " ",
    ),
  );
});

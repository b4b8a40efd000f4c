import { TestFolder } from "../../tests/support/testFolder";
import { searchTextsPath, type SearchablePage } from "../lib/passages";
import { writeSearchTexts } from "./searchTexts";

const page = (main: string) =>
  `<body><header>Menu</header><main id="main" tabindex="-1">${main}</main><footer>Foot</footer>`;

/**
 * Returns the search texts of finished pages.
 * @param pages the HTML of each page, with the name of the page as its key
 */
async function textsOf(pages: Record<string, string>): Promise<SearchablePage[]> {
  const site = new TestFolder();
  for (const [name, html] of Object.entries(pages)) site.write(`${name}/index.html`, html);
  const nodes = Object.keys(pages).map((name) => ({ path: `/${name}`, title: name }));
  const none = { nodes: [] };
  const data = { allPage: { nodes }, allTestimony: none, allDocumentPart: none, allSearchEntry: none };
  await writeSearchTexts(data as unknown as Queries.FinishedSiteQuery, "en-GB", site.root);
  return JSON.parse(site.read(searchTextsPath)) as SearchablePage[];
}
const sections = async (main: string) => (await textsOf({ a: page(main) }))[0]?.sections;

test.each([
  [
    "text above the first heading has no address of its own",
    "<h1>Title</h1><p>One.</p>",
    [{ passages: ["One."] }],
  ],
  [
    "a heading's text is all up to the next one",
    `<section><h2 id="a">A</h2><div><p>One.</p></div><div><p>Two.</p></div></section><section><h2 id="b">B</h2><p>Three.</p></section>`,
    [
      { id: "a", heading: "A", passages: ["One.", "Two."] },
      { id: "b", heading: "B", passages: ["Three."] },
    ],
  ],
  [
    "a smaller heading has an address of its own",
    `<h2 id="a">A</h2><p>One.</p><h3 id="a-1">Part</h3><p>Two.</p>`,
    [
      { id: "a", heading: "A", passages: ["One."] },
      { id: "a-1", heading: "Part", passages: ["Two."] },
    ],
  ],
  [
    "an entry with an id lends it to its heading, and to nothing behind it",
    `<ol><li id="e"><h2>Entry</h2><p>One.</p></li></ol><p>After.</p>`,
    [{ passages: ["After."] }, { id: "e", heading: "Entry", passages: ["One."] }],
  ],
  [
    "what precedes an entry's heading is part of it",
    `<ol><li id="e"><time>Winter</time><h2>Entry</h2><p>One.</p></li></ol>`,
    [{ id: "e", heading: "Entry", passages: ["Winter", "One."] }],
  ],
  [
    "text after an element with an id is not part of it",
    `<div id="e"><p>One.</p></div><p>After.</p>`,
    [{ passages: ["After."] }, { id: "e", passages: ["One."] }],
  ],
  [
    "nobody has to type a character that cannot be seen",
    "<p>investi&shy;gation, post&#8203;office, Zoe&#776;</p>",
    [{ passages: ["investigation, postoffice, Zoë"] }],
  ],
  ["what is too short to be found is left out", "<p>A</p><p>AB</p>", [{ passages: ["AB"] }]],
  [
    "a person's name goes with the address of the section",
    `<section><h2 id="t">Team</h2><ul><li><h3>Ann</h3><p>Counts.</p></li><li><h3>Bo</h3><p>Writes.</p></li></ul></section>`,
    [
      { id: "t", heading: "Team", passages: [] },
      { id: "t", heading: "Ann", passages: ["Counts."] },
      { id: "t", heading: "Bo", passages: ["Writes."] },
    ],
  ],
  [
    "an entry of a list under a heading keeps it",
    `<section><h2 id="s">Sources</h2><ol><li id="source_1"><a href="https://a.test">Report</a>. Of 1999.<a href="#x" aria-label="Back">↑</a></li></ol></section>`,
    [
      { id: "s", heading: "Sources", passages: [] },
      { id: "source_1", heading: "Sources", passages: ["Report. Of 1999."] },
    ],
  ],
  [
    "entities, line breaks and words in bold are one line of text",
    "<p>One\n &amp; <strong>tw</strong>o<br>three&#x27;s</p>",
    [{ passages: ["One & two three's"] }],
  ],
  [
    "numbers of sources, hidden words, controls and drawings are left out",
    `<p>One.<sup><a href="#source_1" aria-label="Source 1">[1]</a></sup> Two<span class="visually-hidden"> (new tab)</span>.</p>
     <p aria-hidden="true">1997</p><nav><p>List</p></nav><button>Press</button><section data-since="1985-01-01"><h2 id="c">Since</h2><p>40 years</p></section>
     <p>Ann<span class="css-1 sample-mark">Sample</span></p><noscript><p>Off</p></noscript>`,
    [{ passages: ["One. Two.", "Ann"] }],
  ],
  [
    "a paragraph that is nothing but a link to a page of the site is none; a teaser is one, but its heading is that page's",
    `<p><a href="/x">The other</a></p><ul><li><a href="/y"><h2>Y</h2><p>About y.</p></a></li></ul><p>See <a href="/z">Z</a>.</p><li><a href="https://a.test">Episode</a></li>`,
    [{ passages: ["About y.", "See Z.", "Episode"] }],
  ],
  [
    "a heading is recognised if its text is a link, without a number in it",
    `<h2 id="a"><a href="#a" class="permalink"><span aria-hidden="true">1</span>A</a></h2><p>One.</p><h3 id="b"><a href="/b">B</a></h3><p>Two.</p>`,
    [
      { id: "a", heading: "A", passages: ["One."] },
      { id: "b", heading: "B", passages: ["Two."] },
    ],
  ],
])("%s", async (_case, main, expected) => {
  expect(await sections(main)).toEqual(expected);
});

test.each(["article", "li", "section"])("text after <%s> is not part of its heading", async (name) => {
  expect(await sections(`<${name}><h2 id="a">A</h2><p>One.</p></${name}><p>After.</p>`)).toEqual([
    { passages: ["After."] },
    { id: "a", heading: "A", passages: ["One."] },
  ]);
});

test("a page that is not one of ours is refused", async () => {
  await expect(textsOf({ a: "<body></body>" })).rejects.toThrow("<main>");
});

test("a text on several pages is kept only on the first page, and a heading without text is kept", async () => {
  const claim = '<h2 id="c">Claim</h2><p>The sum is wrong.</p>';
  const shared = { id: "c", heading: "Claim", passages: ["The sum is wrong."] };
  const texts = await textsOf({
    a: page(`<p>One.</p>${claim}`),
    b: page(`<p>One.</p><p>Two.</p><h2 id="empty">Empty</h2>${claim}`),
  });
  expect(texts).toEqual([
    { path: "/a", title: "a", sections: [{ passages: ["One."] }, shared] },
    {
      path: "/b",
      title: "b",
      sections: [{ passages: ["Two."] }, { id: "empty", heading: "Empty", passages: [] }],
    },
  ]);
});

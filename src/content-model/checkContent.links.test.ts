import { end, testBreakages, whole } from "../../tests/support/breakages";
import { checked, pageText } from "../../tests/support/tinyContent";

/** Markdown that the check refuses in a text, each with the pattern of the message. */
const refused: [markdown: string, says: RegExp][] = [
  [
    "See ‸[this](ldeger.md).",
    /no page content\/pages\/ldeger\.md\..* Did you mean content\/pages\/ledger\.md\?/,
  ],
  ["See ‸[this](/no-such-page).", /no page at \/no-such-page\./],
  [
    "See ‸[this](auditor.md#nowhere).",
    /no heading or entry of content\/pages\/auditor\.md with the name #nowhere/,
  ],
  ["See ‸[this](#nowhere).", /no heading or entry of content\/pages\/ledger\.md/],
  ["See ‸[this](javascript:alert(1)).", /cannot be used/],
  ["See ‸[this](http://example.org).", /Write https/],
  ["See ‸[page 12](/documents/inquiry/2#p12).", /add the document to the sources, and cite it here/],
  [
    "See ‸[this](../documents/minuets.pdf).",
    /no document content\/documents\/minuets\.pdf\..* or correct the name\.$/,
  ],
  ["See ‸[this](../documents/pier-inqiury.pdf).", / Did you mean content\/documents\/pier-inquiry\.pdf\?$/],
  ["See ‸[this](../images/minutes.pdf).", /Move the document to content\/documents/],
  ["See ‸[this](/documents/minutes.pdf).", /Write \.\.\/documents\/minutes\.pdf/],
  ["See ‸[the sum [^audit-1997]](auditor.md).", /link cannot contain a citation/],
  ["See [this][1].\n\n‸[1]: /nowhere", /no page at \/nowhere\./],
  ["‸<b>Bold</b> words.", /HTML code has no effect in this text/],
  ["‸# Headline", /already has a headline/],
  ["## One\n\n‸#### Three", /skips a level. Write "### "/],
  ["‸## See [this](auditor.md)", /heading cannot contain a link/],
  ["‸## The Sum [^audit-1997]", /heading cannot contain a citation/],
  ["‸## As of {asOf}", /heading cannot contain \{asOf\}/],
  ["‸## Of {quotations}", /heading cannot contain \{quotations\}/],
  ["‸![](../images/desk.jpg)", /no alternative text/],
  [
    "‸![A desk](../images/deks.jpg)",
    /no picture content\/images\/deks.jpg.* Did you mean content\/images\/desk.jpg\?/,
  ],
  ["‸![A desk](../images/Desk.JPG)", /there is content\/images\/desk.jpg/],
  ["‸![A desk](https://example.org/a.jpg)", /must be a file in content\/images/],
  ["Look ‸![A desk](../images/desk.jpg) here.", /on a line of its own/],
  ["‸![A log](../images/log.tiff)", /Save it as a JPEG or PNG/],
  ["‸![A desk][desk]\n\n[desk]: https://example.org/a.jpg", /name of the picture is missing/],
];

testBreakages(
  "pages/ledger.md",
  refused.map(([markdown, says]) => [end, `\n\n${markdown}\n`, says]),
);
test("a quotation may contain the square brackets that a judgment writes in place of a name", async () => {
  const body = "> She lived at [address], and [name] paid.\n\nThe judgment calls her [name].";
  expect(await checked({ "pages/annex.md": pageText("/annex", { body }) })).toEqual([]);
});

test("a link to a file that does not become a page is refused", async () => {
  const body = "See [this](../README.md).";
  expect(await checked({ "README.md": "Words.", "pages/annex.md": pageText("/annex", { body }) })).toEqual([
    expect.stringMatching(
      /^content\/pages\/annex\.md:9:5 {2}.*content\/README\.md, which does not become a page/,
    ),
  ]);
});

testBreakages("campaign.yaml", [
  [
    /securityContact: .*/,
    "securityContact: ‸https://www.saltmarsh-pier.test/wriet",
    /no page at \/wriet\. .* Did you mean \/write\?/,
  ],
]);
testBreakages("navigation.yaml", [
  ["- page: volunteers", "- page: ‸voluntears", /no page "voluntears"\..* Did you mean volunteers\?/],
]);
testBreakages("redirects.yaml", [[whole, "- from: /old\n  page: ‸nowhere\n", /no page "nowhere"/]]);
const endings = "md markdown mdx txt htm html yml yaml json doc docx odt rtf pdf".split(" ");
for (const file of endings.map((ending) => `notes.${ending}`))
  testBreakages(file, [[whole, "[]", /The site does not use this file/]]);
testBreakages(
  "pages/her-life.md",
  [
    [
      "label: Her Life",
      "label: Her Life\ninIndex: ‸false",
      /The menu, the A-Z index and the texts have no link/,
    ],
  ],
  "warning",
);

test.each(["/whole", "/record.json", "/record.csv"])(
  "a text may link to %s, which every build writes",
  async (path) => {
    expect(await checked({ "pages/annex.md": pageText("/annex", { body: `See [it](${path}).` }) })).toEqual(
      [],
    );
  },
);

import { readContentFile } from "../../src/content-model/readContent";
import { kindOfFile } from "../../src/content-model/kinds";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { TestFolder } from "../../tests/support/testFolder";
import { namesPattern } from "./names";
import { foundIn, readPrivateNames, personalDataIn } from "./personalData";

/** Returns the names in a project's list of names that must never be published. */
function namesOf(list: string | Uint8Array) {
  const project = new TestFolder();
  project.write("never-publish.txt", list);
  return readPrivateNames(project.root, "");
}

const jo = namesPattern(["Jo Grey"]);
const found = (text: string, names = jo) => foundIn(text, names).map(({ message }) => message);

test.each([
  ["CM3 4QD", "looks like a postcode"],
  ["cm34qd", "looks like a postcode"],
  ["Cm3 4qd", "looks like a postcode"],
  ["W1A 1AA", "looks like a postcode"],
  ["01621 850 123", "looks like a telephone number"],
  ["01989.555.214", "looks like a telephone number"],
  ["01989/555214", "looks like a telephone number"],
  ["01989 \u2013 555 214", "looks like a telephone number"],
  ["01989\u00a0555\u202f214", "looks like a telephone number"],
  ["01989\u2013555\u2013214", "looks like a telephone number"],
  ["01989\u2011555\u2011214", "looks like a telephone number"],
  ["01989\u2212555214", "looks like a telephone number"],
  ["0 1 9 8 9 5 5 5 2 1 4", "looks like a telephone number"],
  ["(01989) 555214", "looks like a telephone number"],
  ["07000 000 123", "looks like a telephone number"],
  ["+44 2 0 7 9 4 6 1 1 2 3", "looks like a telephone number"],
  ["0044 2 0 7 9 4 6 1123", "looks like a telephone number"],
  ["(0 2 0) 7 9 4 6 1123", "looks like a telephone number"],
  ["+44 (0)20 7946 1123", "looks like a telephone number"],
  ["+353 1 555 2141", "looks like a telephone number"],
  ["0044 20 7946 1123", "looks like a telephone number"],
  ["jo@saltmarsh.test", "is an e-mail address"],
  ["jo.b+c-d@mail.saltmarsh.test", "is an e-mail address"],
  ["jo at saltmarsh dot test", "is an e-mail address"],
  ["jo (at) saltmarsh.test", "is an e-mail address"],
  ["jo[at]saltmarsh[dot]co[dot]test", "is an e-mail address"],
  ["jo {at} saltmarsh {dot} test", "is an e-mail address"],
  ["jo <at> saltmarsh <dot> test", "is an e-mail address"],
  ["Flat 3b", "looks like a home address"],
  ["Apartment 12", "looks like a home address"],
  ...["Street", "Road", "Rd", "Lane", "Avenue", "Ave", "Close", "Drive"].map((end) => [`12 Mill ${end}`]),
  ...["Crescent", "Terrace", "Gardens", "Grove", "Mews"].map((end) => [`12A, Old Mill ${end}`]),
  ["AB12 CDE", "looks like a vehicle registration number"],
])("%p is refused: it %s", (words, what = "looks like a home address") => {
  expect(found(`Then ${words}, he said.`)).toEqual([
    `${JSON.stringify(words)} ${what}. Delete it, or move it to a field for such details in content/contact.yaml.`,
  ]);
});

test.each([
  "1985-08-07, 07.08.1985 09.30, 07/08/1985 0930, 3:36 am, 1986–2002, 10-2, 0.123456789",
  "[2002] EWCA Crim 2912, £1 000 000, 436,000, No 00123456, ISBN 0-19-852663-6",
  "Week 12: 0 0 0 13 14 0 3 2 0, then 041 707 618 0 5 3 and 0 12 6 1 922 2",
  "https://a.test/01621850123",
  "The A12, the M25, exhibit DRB 1 and 2B or not 2B",
  "the a12 1st exit, the m25 2nd, b12 3rd, a1 4th, at p2 4pm, v2 4cm",
  "She arrived [at] Henley. Then she was at dot com.",
  "In 1985 Mill Lane was closed. 10 Downing Street. 5 High Court judges sat on 7 May",
  "ZZ98 is not a postcode",
  "Jo Greyson and Marjo Grey",
])("%p may be published", (words) => {
  expect(found(words)).toEqual([]);
});

const secret = "This text contains a name that must never be published (never-publish.txt). Remove the name.";

const list = "# People who were promised it\r\nJo Grey\r\nJosé\r\n";
test.each([
  ["UTF-8", Buffer.from(list)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${list}`)],
  ["UTF-16 of Notepad", Buffer.from(`\ufeff${list}`, "utf16le")],
  ["UTF-16 with the other order", Buffer.from(`\ufeff${list}`, "utf16le").swap16()],
  ["the old encoding of Windows", Buffer.from(list, "latin1")],
  ["UTF-8 with the line ends of an old Mac", Buffer.from(list.replaceAll("\n", ""))],
])("a list in %s is read", async (_encoding, bytes) => {
  const names = await namesOf(bytes);
  for (const name of ["Jo Grey", "José"]) expect(found(name, names)).toEqual([secret]);
  for (const other of ["Jo G.", "People who were promised it"]) expect(found(other, names)).toEqual([]);
});

test.each([
  ["Grey, Jo", "Jo Grey"],
  ["Moss Grey, Jo", "Jo Moss Grey"],
  ["Jo Grey, Sam Blue", "Sam Blue"],
  ["Jo Grey; Sam", "Sam"],
  ["Jo Grey, Sam Blue, Kim", "Kim"],
])("the line %s of the list protects %s", async (line, name) => {
  const names = await namesOf(line);
  expect(found(`Then ${name} came.`, names)).toEqual([secret]);
  expect(found("Then a grey cat and some moss came, and a blue one.", names)).toEqual([]);
});

const wordsOf = (name: string, text: string) => {
  const kind = kindOfFile(name);
  const { content } = kind ? readContentFile(kind, name, Buffer.from(text)) : { content: undefined };
  return content ? personalDataIn(content, jo).map(({ line, message }) => `${line}: ${message}`) : [];
};

test.each([
  ["a paragraph", "Then Jo Grey spoke.", 9],
  ["a heading", "Words.\n\n## Of Jo Grey", 11],
  ["a cell of a table", "| Who |\n|---|\n| Jo Grey |", 11],
  ["an entry of a list", "- One\n- Jo Grey", 10],
  ["a quotation", "> Jo Grey", 9],
  ["words that are bold by half", "Then **Jo** Grey spoke.", 9],
  ["words with a link", "Then [Jo](https://a.test/) Grey spoke.", 9],
  ["words that are struck out", "Then ~~Jo~~ Grey spoke.", 9],
  ["lines that are broken", "Then Jo\\\nGrey spoke.", 9],
  ["code in a line", "Then `Jo Grey` spoke.", 9],
  ["code beside words", "Then `Jo` Grey spoke.", 9],
  ["a block of code", "```\nJo Grey\n```", 9],
  ["HTML", "<!-- Jo Grey -->", 9],
  ["a link's title", '[Us](https://a.test "Jo Grey")', 9],
  ["a title below", '[Us][a]\n\n[a]: https://a.test "Jo Grey"', 11],
  ["a picture's words", "![Jo Grey](../images/gate.png)", 9],
  ["a picture's title", '![A gate](../images/gate.png "Jo Grey")', 9],
])("a name in %s is found, with its line", (_what, body, line) => {
  const lines = wordsOf("pages/annex.md", pageText("/annex", { body }));
  expect(lines).toEqual([`${line}: ${secret}`]);
});

test.each([
  ["behind a link", "[here](mailto:jo@saltmarsh.test)"],
  ["below", "[here][a]\n\n[a]: mailto:jo@saltmarsh.test"],
  ["that is a link and its own words", "jo@saltmarsh.test"],
])("an e-mail address %s is found once", (_where, body) => {
  expect(wordsOf("pages/annex.md", pageText("/annex", { body }))).toEqual([
    expect.stringMatching(/^(9|11): "jo@saltmarsh.test" is an e-mail address/),
  ]);
});

test("each of several is named, with its line", () => {
  const body = "Ring 01989 555214 or 01989 555215\nor 01989 555216.";
  expect(wordsOf("pages/annex.md", pageText("/annex", { body }))).toEqual([
    expect.stringMatching(/^9: "01989 555214"/),
    expect.stringMatching(/^9: "01989 555215"/),
    expect.stringMatching(/^10: "01989 555216"/),
  ]);
});

const contactWith = (kind: string, value: string) =>
  `- title: Write\n  details:\n    - { label: Ours, kind: ${kind}, value: "${value}" }\n`;

test.each([
  ["contact.yaml", contactWith("address", "1 Quay Road, CM3 4QD"), []],
  ["contact.yaml", contactWith("email", "post@campaign.test"), []],
  ["media.yaml", contactWith("telephone", "01621 850 123"), []],
  ["campaign.yaml", "funding: 1 Quay Road, CM3 4QD\n", []],
  ["campaign.yaml", "securityContact: mailto:post@campaign.test\n", []],
  ["campaign.yaml", "tagline: 01621 850 123\n", [/^1: "01621 850 123"/]],
  ["contact.yaml", contactWith("text", "Jo Grey, Quay Road"), [/^3: This text contains a name/]],
  ["media.yaml", "- title: Ring 01621 850 123\n", [/^1: "01621 850 123"/]],
])("%s: %j", (name, text, reasons) => {
  expect(wordsOf(name, text)).toEqual(reasons.map((reason) => expect.stringMatching(reason) as string));
});

test.each([
  ["a comment", "contact.yaml", "# Ring 01621 850 123\n- title: Write\n", [/^1: "01621 850 123"/]],
  [
    "a comment after the campaign's own number",
    "contact.yaml",
    contactWith("telephone", "01621 850 123").replace(/\n$/, " # or 01621 850 124\n"),
    [/^3: "01621 850 124"/],
  ],
  [
    "a comment above a page's text",
    "pages/annex.md",
    pageText("/annex", { more: "# Ask Jo Grey\n" }),
    [/^\d: This text contains a name/],
  ],
  [
    "a file that cannot be read as YAML",
    "contact.yaml",
    "- title: 'Write\n  text: 01621 850 123\n",
    [/^2: "01621 850 123"/],
  ],
])("%s is searched", (_where, name, text, reasons) => {
  expect(wordsOf(name, text)).toEqual(reasons.map((reason) => expect.stringMatching(reason) as string));
});

test("the gate reads the list in the project's folder, and the page as its readers see it", async () => {
  const content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { body: "Then Jo O'Neil spoke." }),
    "../never-publish.txt": "Jo O'Neil",
  });
  expect(await content.gate()).toEqual([`content/pages/annex.md:9:1  ${secret}`]);
});

it("looks for the names of a host's secret where git has no file of them", async () => {
  expect(found("Jo Grey", await readPrivateNames("none", "# names\nJo Grey\n"))).toEqual([secret]);
});

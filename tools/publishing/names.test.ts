import { findNames, hasName, namesPattern } from "./names";

const found = (name: string, text: string) =>
  findNames(text, namesPattern([name])).map(({ from, to }) => text.slice(from, to));

/** Names, each with its spellings in texts, addresses and file names. */
const spellings: readonly (readonly [name: string, ...spellings: string[]])[] = [
  [
    "Jo Grey",
    "Jo Grey",
    "jo grey",
    "JO GREY",
    "jo-grey",
    "jo_grey",
    "jo.grey",
    "Jo\nGrey",
    "Jo\u00a0Grey",
    "Jo  Grey",
  ],
  [
    "Jo Grey",
    "**Jo** Grey",
    "*Jo* **Grey",
    "[Jo](a.md) Grey",
    "Jo [Grey",
    "Jo\\\nGrey",
    "> Jo\n> Grey",
    "<b>Jo</b> Grey",
  ].map((text) => text.replace(/^(\*+|\[|> |<b>)/, "")) as [string, ...string[]],
  [
    "Jo Grey",
    "Jo%20Grey",
    "Jo&nbsp;Grey",
    "Jo&#160;Grey",
    "Jo\\u00a0Grey",
    "J\u200bo\u00ad Grey",
    "\uff2a\uff4f Grey",
  ],
  [
    "Jo Grey",
    "Jo \u201cGrey",
    'Jo "Grey',
    "Jo &quot;Grey",
    "Jo\u201d Grey",
    "Jo\u201c Grey",
    "Jo\u2019 Grey",
    "Jo \u00abGrey",
    "Jo\u00bb Grey",
    "Jo\u203a Grey",
    "Jo (Grey",
    "Jo) Grey",
  ],
  ["J Grey", "J. Grey", "J Grey", "j-grey"],
  ["J. Grey", "J. Grey", "J Grey", "j-grey"],
  [
    "Jo-Ann Grey",
    "Jo-Ann Grey",
    "Jo\u2011Ann Grey",
    "Jo\u2013Ann Grey",
    "Jo--Ann Grey",
    "Jo Ann Grey",
    "jo-ann-grey",
    "Jo-\nAnn Grey",
    "Jo - Ann Grey",
    "Jo\u2010 \n  Ann Grey",
    "Jo-\n> Ann Grey",
  ],
  [
    "Barnaby Thistlewaite",
    "Barnaby Thistle-\nwaite",
    "Barnaby This\u00ad\ntlewaite",
    "Bar-\nnaby Thistle-\nwaite",
  ],
  [
    "O'Neil",
    "O'Neil",
    "O\u2019Neil",
    "O\u02bcNeil",
    "O`Neil",
    "O&rsquo;Neil",
    "O%27Neil",
    "O\\u2019Neil",
    "ONeil",
    "o-neil",
  ],
  ["O\u2019Neil", "O'Neil", "O\u2019Neil", "oneil"],
  ["Zo\u00eb", "Zo\u00eb", "Zoe\u0308", "Zoe", "zoe", "Zo%C3%AB", "Zo&#235;"],
  ["Zoe\u0308", "Zo\u00eb", "Zoe\u0308", "zoe"],
  ["S\u00f8rensen", "S\u00f8rensen", "Sorensen", "s-rensen"],
  ["Grey (Jo)", "Grey (Jo", "Grey Jo", "grey-jo"],
  ['The "Count"', 'The "Count', "The \u201cCount", "the-count"],
  ["J. [*] Grey+?", "J. [*] Grey"],
  ["Unit 7", "Unit 7", "unit-7"],
];

it.each(spellings.flatMap(([name, ...texts]) => texts.map((text) => [name, text] as const)))(
  "finds %j as %j, and nothing else of the text",
  (name, text) => {
    expect(found(name, text)).toEqual([text]);
    expect(found(name, `Then ${text} spoke, and ${text}.`)).toEqual([text, text]);
    expect(found(name, `\u201c${text}\u201d`)).toEqual([text]);
    expect(found(name, `/testimonies/${text}.pdf`)).toEqual([text]);
  },
);

/** Names without the space between their words, as they occur in hashtags, handles, addresses and file names. */
it.each([
  ["Jo Grey", "JoGreyStatement.pdf", "JoGrey"],
  ["Jo Grey", "statementOfJoGrey2.pdf", "JoGrey"],
  ["Jo Grey", "#JusticeForJoGrey", "JoGrey"],
  ["Jo Grey", "#jogrey", "jogrey"],
  ["Jo Grey", "@jogrey", "jogrey"],
  ["Jo Grey", "https://example.org/jogrey-letter", "jogrey"],
  ["Jo Grey", "jogrey@example.org", "jogrey"],
  ["Jo Grey", "documents/letter-jogrey.pdf", "jogrey"],
  ["Jo Grey", "documents/letter-jogrey-2020.pdf", "jogrey"],
  ["Jo Grey", "letter_jogrey2.pdf", "jogrey"],
  ["Jo Grey", "https://example.org/about-jogrey", "jogrey"],
  ["Jo Grey", "https://example.org/?q=jogrey", "jogrey"],
  ["Jo Grey", "jogrey1@example.org", "jogrey"],
  ["Jo Grey", "jogrey+post@example.org", "jogrey"],
  ["Jo Grey", "Jo\u200bGrey", "Jo\u200bGrey"],
  ["Zo\u00eb \u00c9vrard", "Zoe\u0308\u00c9vrard", "Zoe\u0308\u00c9vrard"],
  ["Zo\u00eb \u00c9vrard", "Zo\u00eb\u00c9vrard.pdf", "Zo\u00eb\u00c9vrard"],
  ["Jo MacTavish", "JoMacTavish", "JoMacTavish"],
  ["Jo MacTavish", "Jo Mactavish", "Jo Mactavish"],
])("finds %j in %j as %j", (name, text, spelling) => {
  expect(found(name, text)).toEqual([spelling]);
  expect(found(name, `See ${text} and more.`)).toEqual([spelling]);
});

it.each([
  ["Jo Grey", "Jo Greyson and Marjo Grey"],
  ["Jo Grey", "JoGreyson and MarjoGrey"],
  ["Jo Grey", "@jogreyson and @marjogrey"],
  ["Jo Grey", "Ask jogrey. Then"],
  ["Page Title", "the value of pageTitle"],
  ["Jo Grey", "She met Jo. Grey skies followed."],
  ["Jo Grey", "Words of Jo\n\nGrey skies"],
  ["Jo Grey", "Jo, Grey, and others"],
  ["Jo Grey", "jogrey"],
  ["Jo-Ann", "pupils:\n  - Jo\n  - Ann\n"],
  ["Jo-Ann Grey", "- Jo\n- Ann Grey"],
  ["Smith-Jones", "- Mr Smith\n\n\n- Jones"],
  ["Joanne", "He asked Jo\u2014\nAnne had left."],
  ["Unit 7", "Unit 77"],
  ["Zo\u00eb", "Zoetrope"],
])("does not find %j in %j", (name, text) => {
  expect(found(name, text)).toEqual([]);
});

it("finds a name with a number behind it, as in the names of files", () => {
  expect(found("Jo Grey", "images/jo-grey2.jpg")).toEqual(["jo-grey"]);
});

it("finds no name where none is listed", () => {
  expect(hasName("Jo Grey", namesPattern(["", "  "]))).toBe(false);
});

it("reads a long text within a moment", () => {
  expect(found("Jo Grey", "JoGrey ".repeat(20_000))).toHaveLength(20_000);
  const text = "| **_ ".repeat(50_000) + "Jo".repeat(50_000);
  expect(found("Jo Grey", text)).toEqual([]);
});

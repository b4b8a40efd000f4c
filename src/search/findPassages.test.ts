import { findPassages, splitAtMatches, toTexts } from "./findPassages";
import { foldQuery } from "../lib/foldText";
import { suggestQueries } from "./suggestQueries";

const texts = toTexts([
  {
    path: "/",
    title: "Home",
    sections: [
      { passages: ["A bookkeeper counts.", "The recounting was late."] },
      { id: "about", heading: "About the Count", passages: ["Three columns were added up."] },
    ],
  },
  {
    path: "/book",
    title: "The Ledger",
    sections: [
      {
        id: "shelf",
        heading: "The Shelf",
        passages: ["Nobody’s ledger – “the third” – is there.", "A miscount of 1985."],
      },
      { id: "empty", heading: "Nothing Below", passages: [] },
      { id: "source_list", heading: "Sources", passages: [] },
      { id: "source_1", heading: "Sources", passages: ["Count Report. Pier Office, 1997."] },
    ],
  },
  { path: "/call", title: "A Call", sections: [{ passages: ["It came at 6:09 AM."] }] },
]);
const addresses = (query: string) => findPassages(texts, query, Infinity).found.map(({ address }) => address);

test.each([
  ["a blank query finds nothing", "  ", []],
  ["one letter is too short", "a ", []],
  ["signs alone find nothing", "!!", []],
  ["a part of a word, whatever the case", "OLUMNS", ["/#about"]],
  [
    "headings first, then beginnings of words, then other places, sources last",
    "count",
    ["/#about", "/", "/book#shelf", "/book#source_1"],
  ],
  ["a page's title is the heading of its first section", "the ledger", ["/book#shelf"]],
  ["a heading without text", "nothing below", ["/book#empty"]],
  ["quotation marks and dashes as on a keyboard", `nobody's ledger - "the`, ["/book#shelf"]],
  ["signs of regular expressions are plain characters", "l.te", []],
  ["never letters in between", "clmns", []],
  ["words in any order, after the same words as a phrase", "columns three", ["/#about"]],
  ["words of one section, in its heading too", "columns about", ["/#about"]],
  ["never words of two sections", "columns bookkeeper", []],
  ["words of a phrase begin a word of the text", "olumns hree", []],
  ["a plural finds its singular", "shelfs", ["/book#shelf"]],
  ["a possessive does too", "bookkeeper's", ["/"]],
  ["a point in a time", "6.09", ["/call"]],
  ["a time without its blank", "6:09am", ["/call"]],
])("findPassages: %s", (_case, query, expected) => {
  expect(addresses(query)).toEqual(expected);
});

test("a result has its address, and its snippet prefers the beginning of a word to an earlier part of one", () => {
  expect(findPassages(texts, "count", Infinity).found[1]).toEqual({
    address: "/",
    title: "Home",
    heading: undefined,
    snippet: "A bookkeeper counts.",
    terms: [{ text: "count", beginsWord: false }],
  });
  const recounted = toTexts([
    { path: "/", title: "", sections: [{ passages: ["A recount.", "We count."] }] },
  ]);
  expect(findPassages(recounted, "count", Infinity).found[0]?.snippet).toBe("We count.");
});

test("if only the heading matches, the snippet is the section's first words", () => {
  expect(findPassages(texts, "about the", Infinity).found[0]?.snippet).toBe("Three columns were added up.");
});

test("as many sections are returned as asked for, and all are counted", () => {
  const sections = Array.from({ length: 23 }, (_, index) => ({ id: `s${index}`, passages: ["pier"] }));
  const many = toTexts([{ path: "/", title: "", sections }]);
  const { found, total } = findPassages(many, "pier", 8);
  expect([found.length, total]).toEqual([8, 23]);
  expect(findPassages(many, "pier", Infinity).found).toHaveLength(23);
});

test.each([
  ["a short passage is shown whole", "One pier.", "One pier."],
  [
    "a long one is cut at whole words around the match",
    `${"before ".repeat(20)}the pier ${"after ".repeat(40)}`.trim(),
    `… ${"before ".repeat(3)}the pier ${"after ".repeat(18).trim()} …`,
  ],
  [
    "a word without end is cut inside",
    `${"x".repeat(100)}pier${"y".repeat(300)}`,
    `… pier${"y".repeat(136)} …`,
  ],
])("the snippet of a passage: %s", (_case, passage, snippet) => {
  const one = toTexts([{ path: "/", title: "", sections: [{ passages: [passage] }] }]);
  expect(findPassages(one, "pier", Infinity).found[0]?.snippet).toBe(snippet);
});

test.each([
  ["Pier by pier", "PIER", ["", "Pier", " by ", "pier", ""]],
  ["Nobody’s", "'s", ["Nobody", "’s", ""]],
  ["none", "pier", ["none"]],
  ["all", " ", ["all"]],
])("%j is split at the matches of %j", (text, query, pieces) => {
  expect(splitAtMatches(text, [{ text: foldQuery(query), beginsWord: false }])).toEqual(pieces);
});

test("a text is split at every word of a query that it does not contain as a phrase", () => {
  const terms = findPassages(texts, "columns three", Infinity).found[0]?.terms ?? [];
  const pieces = splitAtMatches("Three columns; thirty-three", terms);
  expect(pieces.join("|")).toBe("|Three| |column|s; thirty-|three|");
});

test.each([
  ["a letter too many", "legdger", ["ledger"]],
  ["a letter too few", "coumns", ["columns"]],
  ["another letter", "boakkeeper", ["bookkeeper"]],
  ["two letters exchanged", "legder", ["ledger"]],
  ["one word of several", "three colomns", ["three columns"]],
  ["never two edits", "ldgr", []],
  ["never what would find nothing", "bookkeeper colums", []],
])("%s: for %j, %j is suggested", (_case, query, suggested) => {
  expect(suggestQueries(texts, query)).toEqual(suggested);
});

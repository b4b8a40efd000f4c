import { foldQuery, foldText } from "./foldText";

test.each([
  ["any case", "DNA Évidence", "dna évidence"],
  [
    "curly quotation marks and dashes are those of a keyboard",
    "“It’s” 1985–86 — ‘x’",
    "\"it's\" 1985-86 - 'x'",
  ],
  ["spaces that do not break are spaces", "29\u00a0September", "29 september"],
  ["line breaks are spaces", "one\ntwo", "one two"],
  ["a time has a colon", "at 6.09, 1.5 or 12:30", "at 6:09, 1.5 or 12:30"],
  ["no letter becomes longer, so that places stay", "İstanbul is İ", "İstanbul is İ"],
])("%s", (_case, text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text)).toHaveLength(text.length);
});

test("blanks around a query and double ones in it do not count", () => {
  expect(foldQuery("  The \t Ledger ")).toBe("the ledger");
  expect(foldQuery(" \n ")).toBe("");
});

import { documentQuery, foldQuery, foldText } from "./foldText";

test.each([
  ["any case", "DNA Evidence", "dna evidence"],
  ["accents may be left out", "Zoë Évidence Đặng Ǻ ἄνθρωπος", "zoe evidence đang a ανθρωπος"],
  ["letters that no accent makes stay", "Łø ß 한국 が", "łø ß 한국 が"],
  [
    "curly quotation marks and dashes are those of a keyboard",
    "“It’s” 1985–86 — ‘x’",
    "\"it's\" 1985-86 - 'x'",
  ],
  ["spaces that do not break are spaces", "29\u00a0September", "29 september"],
  ["line breaks are spaces", "one\ntwo", "one two"],
  ["a time has a colon", "at 6.09, 1.5 or 12:30", "at 6:09, 1.5 or 12:30"],
  ["no letter becomes longer, so that places stay", "İstanbul is İ", "istanbul is i"],
])("foldText: %s", (_case, text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text)).toHaveLength(text.length);
});

test("spaces around a query and double spaces in it are removed", () => {
  expect(foldQuery("  The \t Ledger ")).toBe("the ledger");
  expect(foldQuery(" \n ")).toBe("");
});

test.each([
  ["an accent as a character of its own", "Zoe\u0308", "zoe"],
  ["a soft hyphen", "investi\u00adgation", "investigation"],
  ["a zero-width space", "post\u200boffice", "postoffice"],
  ["a word joiner and a byte order mark", "\ufeffpost\u2060office", "postoffice"],
])("foldQuery removes or joins %s", (_case, query, folded) => {
  expect(foldQuery(query)).toBe(folded);
});

test("a query for the index of documents keeps its accents", () => {
  expect(documentQuery(" “Zoe\u0308”  Lee ")).toBe('"zoë" lee');
});

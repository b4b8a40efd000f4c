import type { Term } from "./findPassages";
import { textFragment } from "./textFragment";

const term = (text: string, beginsWord = false): Term => ({ text, beginsWord });
/** Returns the text fragment for a snippet, decoded as browsers decode it. */
const read = (snippet: string, ...terms: Term[]) => decodeURIComponent(textFragment(snippet, terms));

test.each([
  [
    "with three words before and after",
    "one two three four ledger six seven eight nine",
    ":~:text=two three four-,ledger,-six seven eight",
  ],
  ["at the beginning", "ledger six", ":~:text=ledger,-six"],
  ["at the end", "four ledger", ":~:text=four-,ledger"],
  ["alone", "ledger", ":~:text=ledger"],
  ["in a piece that was cut out", "… four ledger six …", ":~:text=four-,ledger,-six"],
  ["as a part of a word, which addresses do not know", "the ledgers here", ":~:text=the-,ledgers,-here"],
  ["inside a word", "a preledger2 here", ":~:text=a-,preledger2,-here"],
  // The words before the match are taken only from the same sentence, because the page may have a citation number at the end of a sentence.
  ["after the end of a sentence", "It ended. The ledger was", ":~:text=The-,ledger,-was"],
  ["before the end of a sentence", "the ledger was, it seems, gone", ":~:text=the-,ledger,-was,"],
  ["at the end of a sentence", "the ledger. Then", ":~:text=the-,ledger."],
  ["with other letters", "the Ledger was", ":~:text=the-,Ledger,-was"],
])("a text fragment names a match %s", (_where, snippet, expected) => {
  expect(read(snippet, term("ledger"))).toBe(expected);
});

test("commas and hyphens of the text are encoded in a text fragment", () => {
  expect(textFragment("well-known ledger, here", [term("ledger")])).toBe(":~:text=well%2Dknown-,ledger%2C");
});

test("a text fragment names a match of several words once, and at most three matches", () => {
  expect(read("of the old ledger", term("the old"))).toBe(":~:text=of-,the old,-ledger");
  expect(read("pier one. ledger two. pier three. pier four", term("ledger"), term("pier"))).toBe(
    ":~:text=pier,-one.&text=ledger,-two.&text=pier,-three.",
  );
});

test("a text without a match has no text fragment", () => {
  expect(textFragment("something else", [term("ledger")])).toBe("");
});

import { faultOf, findQuotation, searchedText } from "./findQuotation";

const text = [
  "The keeper said that the lamp was lit at nine. It was not established that anybody had seen it, and the harbour was dark.",
  "He had a “well-known” habit - so the clerk wrote - of leaving early. The oﬃce was shut.",
  "A third paragraph ends here.",
  "It took a book B , as measured by P ; then it [*5] went on. . . . until [**12] the end .",
  "The clerk named the System[50] as the source.[51] It had none.",
  "The J U R Y was not allo wed to see the ill lit inves tigator on the 15 th day, the art of it.",
  "The rules are clear ▌ and robust ▌, and ████ signed them.",
];

test.each([
  ["as it is written", "the lamp was lit at nine"],
  ["with other quotation marks", 'a "well-known" habit'],
  ["with another dash", "habit – so the clerk wrote – of"],
  ["over a line break", "the harbour\n was dark"],
  ["with a hyphen at the end of a line", "of leav-\ning early"],
  ["with a ligature taken apart", "The office was shut"],
  ["with an omission", "The keeper said … the lamp was lit"],
  ["with an omission in brackets", "The keeper said [...] the lamp was lit"],
  ["with an omission over two neighbouring paragraphs", "the harbour was dark … of leaving early"],
  ["with our word in brackets for theirs", "[she] had a well-known habit"],
  ["with our word in brackets where they have none", "The office was [always] shut"],
  ["with our capital", "[T]he lamp was lit"],
  ["with a capital at its beginning", "The lamp was lit at nine"],
  ["with a small letter at its beginning", "the keeper said"],
  ["with an omission at its beginning", "[…] the lamp was lit"],
  ["with a capital after an omission at its beginning", "… The lamp was lit"],
  ["with an omission at its end", "the lamp was lit …"],
  ["without the spaces before commas and full stops", "It took a book B, as measured by P; then"],
  ["with such spaces where the source has none", "at nine . It was not established"],
  ["without the page mark of a law report", "then it went on"],
  ["with the page mark of a law report", "then it [*5] went on"],
  ["with a page mark where the source has none", "The office [*7] was shut"],
  ["with a page mark next to an omission", "as measured by P … [*5] went on"],
  ["to the end, without both", "until the end."],
  ["without the numbers of notes in brackets", "the System as the source. It had none"],
  ["with the numbers of notes in brackets", "the System[50] as the source.[51] It"],
  ["without the marks of deleted words", "The rules are clear and robust, and"],
  ["with a word that a space divides in the source", "was not allowed to see"],
  ["with a hyphen where the source has a space", "the ill-lit investigator"],
  ["with words whose letters stand apart in the source", "The JURY was"],
  ["with an omission between such words", "allowed to see … on the 15th day"],
  ["with our word for one of such words", "was not [permitted] to see the ill-lit investigator"],
])("words are found %s", (_, quotation) => {
  expect(findQuotation(quotation, text)).toMatchObject({ type: "found" });
});

test.each([
  ["one word differs", "the lamp was lit at ten", "the lamp was lit at nine."],
  ["a capital differs", "the Lamp was lit at nine", "the lamp was lit at nine."],
  ["it ends within a word", "the lamp was li", "the lamp was lit"],
  ["it begins within a word", "he art of it", "the art of it."],
  ["a word is missing", "the lamp lit at nine", "the lamp was lit at nine."],
  ["a redacted word is missing", "robust, and signed them", "robust ▌, and ████ signed them."],
  ["a word is too much", "the old lamp was lit", "the lamp was lit"],
  [
    "it goes on wrongly in the next paragraph",
    "the harbour was dark. She had",
    "the harbour was dark. He had",
  ],
  ["one of its parts differs", "The keeper said … anybody had heard it", "anybody had seen it,"],
  ["nothing is like it", "an entirely different sentence", undefined],
])("words are not there when %s, and the nearest are named", (_, quotation, nearest) => {
  const finding = findQuotation(quotation, text);
  expect(finding).toMatchObject({ type: "not there" });
  expect(finding.type === "not there" && finding.nearest?.text).toBe(nearest);
});

test.each([
  ["in another order", "the lamp was lit … The keeper said"],
  ["two paragraphs apart", "The keeper said … third paragraph"],
])("words are not there as one passage when their parts are %s", (_, quotation) => {
  expect(findQuotation(quotation, text)).toEqual({ type: "scattered" });
});

test("words after an omission within a quotation have their capitals as in the source", () => {
  expect(findQuotation("The keeper said … The lamp was lit", text).type).not.toBe("found");
  expect(findQuotation("The keeper said … the lamp was lit", text).type).toBe("found");
});

test("words may begin in one paragraph and end in the third", () => {
  expect(findQuotation("was dark. He had", ["It was dark.", "He", "had left."])).toEqual({
    type: "found",
    paragraph: 0,
    last: 2,
  });
  expect(findQuotation("was investigated", ["It was inves-", "tigated."])).toMatchObject({ last: 1 });
});

test("words are looked for where they may begin alone", () => {
  const pages = ["One two.", "Three four.", "Five."];
  expect(findQuotation("Three four", pages, (index) => index === 0)).toMatchObject({ type: "not there" });
  expect(findQuotation("Three four", pages, (index) => index === 1)).toEqual({
    type: "found",
    paragraph: 1,
    last: 1,
  });
  expect(findQuotation("two. Three", pages, (index) => index === 0)).toEqual({
    type: "found",
    paragraph: 0,
    last: 1,
  });
});

test.each([
  ["the lamp was lit at ten", "the lamp was lit at nine.", "at *ten*", "at *nine.*"],
  ["the Lamp was lit", "the lamp was lit", "the *Lamp* was lit", "the *lamp* was lit"],
  ["the old lamp", "the lamp", "the *old* lamp", "the lamp"],
  ["a red, round lamp", "a big and old lamp", "a *red, round* lamp", "a *big and old* lamp"],
  ["It's “so”, he said", "it’s so he said.", "It's *“so”,* he said", "it’s *so* he said."],
])("the words in which %p and %p differ are marked", (one, other, marked, otherMarked) => {
  const said = faultOf(one, { type: "not there", nearest: { quoted: one, text: other, paragraph: 0 } }) ?? "";
  const [first, second] = said.split(" is not in the source: the text says ");
  expect(first).toContain(marked);
  expect(second).toContain(otherMarked);
});

test.each([
  ["““A big lamp” was lit””", "“A *big* lamp” was lit”"],
  ["“A big lamp was lit”", "“A *big* lamp was lit”"],
])("the quotation marks of %s are not doubled in the message", (quoted, shown) => {
  const nearest = { quoted, text: "“a red lamp” was lit", paragraph: 0 };
  const said = faultOf(quoted, { type: "not there", nearest }) ?? "";
  expect(said.split(". ")[0]).toBe(`${shown} is not in the source: the text says “a *red* lamp” was lit”`);
  expect(faultOf(quoted, { type: "scattered" })).toMatch(/^“A big/);
});

test.each([
  ["an ellipsis", "It was … established that anybody had seen it"],
  ["an ellipsis over the end of a sentence", "The keeper said … established that anybody"],
  ["brackets", "It was [clearly] established that anybody"],
])("%s may not replace a negation", (_, quotation) => {
  expect(findQuotation(quotation, text)).toEqual({ type: "misleading", left: "not" });
});

test.each("no not never none nor neither nobody nothing without cannot didn't".split(" "))(
  "an ellipsis may not replace %j",
  (word) => {
    expect(findQuotation("They saw … at nine", [`They saw and ${word} heard at nine.`])).toEqual({
      type: "misleading",
      left: word,
    });
  },
);

test.each([
  ["one sentence", "lit at nine. … The office was shut", text.slice(0, 2)],
  ["the last of two sentences", "It began. … It ended", ["It began. He came. She did not. It ended."]],
  ["the first of two sentences", "It began. … It ended", ["It began. She did not. He came. It ended."]],
])("a negation in %s that an ellipsis replaces as a whole turns nothing round", (_, quotation, source) => {
  expect(findQuotation(quotation, source)).toMatchObject({ type: "found" });
});

test("a passage without a negation is found after a similar one with a negation", () => {
  const source = ["It was not quite true then, and it was quite true now; it was almost true."];
  expect(findQuotation("it was … true now", source)).toMatchObject({ type: "found" });
});

test("a long quotation may not leave out whole paragraphs", () => {
  const begin = "A sentence with many words that goes on and on until it ends at last";
  const source = [`${begin}.`, "One.", "Two.", "Three.", "The end."];
  expect(findQuotation(`${begin} … The end`, source)).toEqual({ type: "scattered" });
});

test.each([
  ["single quotation marks", "He wrote ‘so’ there", "He wrote “so” there"],
  ["a raised number of a note", "The lamp was lit¹² at nine", "The lamp was lit at nine"],
  ["the star of a note", "The lamp* was lit at nine", "The lamp was lit at nine"],
])("words are found in a source with %s", (_, source, quotation) => {
  expect(findQuotation(quotation, [source])).toMatchObject({ type: "found" });
});

test("notes at the foot of a page do not interrupt the text, and the name of a speaker can be quoted", () => {
  const said = { speaker: "MR SMITH:", text: "I saw the lamp" };
  const note = { speaker: null, text: "A note.", isAside: true };
  const { texts, pageOf } = searchedText([[said, note], [{ speaker: null, text: "at nine." }]]);
  expect(findQuotation("MR SMITH: I saw the lamp at nine", texts)).toMatchObject({ type: "found", last: 1 });
  expect([0, 1, 2].map(pageOf)).toEqual([1, 2, 1]);
});

test.each([
  ["a word", "the lamp was lit at ten", "Asterisks mark the words that differ. Quote"],
  ["capitals", "the Lamp was LIT at nine", "Only capital letters differ. Quote"],
  [
    "a capital after an omission",
    "The keeper said … The lamp was lit",
    "“The lamp was lit” is not in the source: the text says “the lamp was lit”. Only capital letters differ. Quote",
  ],
  ["the mark at its end", "the lamp was lit at nine,", "says “the lamp was lit at nine.”. Quote"],
])("the message about words that are not found describes the difference: %s", (_, quote, words) => {
  expect(faultOf(quote, findQuotation(quote, text))).toContain(words);
});

test("a quotation may not run from cell to cell or from row to row of a table, but each cell can be quoted", () => {
  const row = (...cells: string[]) => ({ speaker: null, text: cells.join(" | "), cells });
  const words = { speaker: null, text: "Nobody signed the list." };
  const before = { speaker: null, text: "Nobody signed the list" };
  const rows = [row("the keeper", "saw a lamp"), row("the clerk", "was at sea")];
  const { texts } = searchedText([[before, ...rows, words]]);
  for (const cell of ["the keeper", "saw a lamp", "the clerk", "was at sea"])
    expect(findQuotation(cell, texts)).toMatchObject({ type: "found" });
  const across = ["the keeper saw a lamp", "saw a lamp the clerk", "was at sea Nobody signed"];
  for (const none of [...across, "saw a lamp | the clerk", "signed the list the keeper"])
    expect(findQuotation(none, texts)).toMatchObject({ type: "not there" });
});

test("the message about words in several rows of a table says that each cell must be quoted separately", () => {
  const row = (...cells: string[]) => ({ speaker: null, text: cells.join(" | "), cells });
  const { texts } = searchedText([[row("the keeper", "saw a big lamp"), row("the clerk", "was at sea")]]);
  const quote = "saw a big lamp the clerk";
  expect(faultOf(quote, findQuotation(quote, texts))).toMatch(
    /the text says “saw a big lamp \| the clerk”\. The character \| separates the cells and rows of a table/,
  );
});

import { findQuotation } from "./findQuotation";

const text = [
  "The keeper said that the lamp was lit at nine. It was not established that anybody had seen it, and the harbour was dark.",
  "He had a “well-known” habit - so the clerk wrote - of leaving early. The oﬃce was shut.",
  "A third paragraph ends here.",
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
])("words are found %s", (_, quotation) => {
  expect(findQuotation(quotation, text)).toMatchObject({ is: "found" });
});

test.each([
  ["one word differs", "the lamp was lit at ten", "the lamp was lit at nine."],
  ["a capital differs", "the Lamp was lit at nine", "the lamp was lit at nine."],
  ["it ends within a word", "the lamp was li", "the lamp was lit"],
  [
    "its parts are in another order",
    "the lamp was lit … The keeper said",
    "keeper said that the lamp was lit",
  ],
  ["its parts are two paragraphs apart", "The keeper said … third paragraph", "The keeper said that the"],
  ["nothing is like it", "an entirely different sentence", undefined],
])("words are not there when %s, and the nearest are named", (_, quotation, nearest) => {
  expect(findQuotation(quotation, text)).toEqual({ is: "not there", nearest });
});

test.each([
  ["an ellipsis", "It was … established that anybody had seen it"],
  ["an ellipsis over the end of a sentence", "The keeper said … established that anybody"],
  ["brackets", "It was [clearly] established that anybody"],
])("%s may not replace a negation", (_, quotation) => {
  expect(findQuotation(quotation, text)).toEqual({ is: "misleading", left: "not" });
});

test("a negation in a sentence that is left out whole turns nothing round", () => {
  expect(findQuotation("lit at nine. … The office was shut", [...text.slice(0, 2)])).toMatchObject({
    is: "found",
  });
});

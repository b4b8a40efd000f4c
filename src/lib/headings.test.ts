import { headingIds, hiddenWords, readHeading } from "./headings";

test.each([
  ["Call for Justice {highlight}", "Call for Justice", true],
  ["Call for Justice", "Call for Justice", false],
  ["{highlight}", "", true],
  ["What {highlight} means", "What {highlight} means", false],
  ["Spaces   {highlight}  ", "Spaces", true],
])("the heading %j has a title and may be highlighted", (written, title, highlighted) => {
  expect(readHeading(written)).toEqual({ title, highlighted });
});

test("two headings with the same text get different ids", () => {
  const idOf = headingIds();
  expect(["The 6:09 AM Call", "Summary", "Summary"].map(idOf)).toEqual([
    "the-609-am-call",
    "summary",
    "summary-1",
  ]);
});

test.each([
  ["Social Media", "s-ocial-media"],
  ["Drug Use and Social Services", "drug-use-and-s-ocial-services"],
  ["A remarkable comment", "a-r-emarkable-c-omment"],
  ["Follow Us", "f-ollow-us"],
  ["The Advertisement", "the-a-dvertisement"],
  ["Sharing an Ad", "s-haring-an-a-d"],
  ["Shareholders, Adults and Address", "shareholders-adults-and-address"],
])("the id of %j has no word that ad blockers and reader views hide", (title, id) => {
  expect(headingIds()(title)).toBe(id);
  expect(hiddenWords(id, "id")).toEqual([]);
});

test("a heading whose text is the id of another heading gets a different id", () => {
  const idOf = headingIds();
  expect(["Social", "S-ocial"].map(idOf)).toEqual(["s-ocial", "s-ocial-1"]);
});

import { headingIds, readHeading } from "./headings";

test.each([
  ["Call for Justice {highlight}", "Call for Justice", true],
  ["Call for Justice", "Call for Justice", false],
  ["{highlight}", "", true],
  ["What {highlight} means", "What {highlight} means", false],
  ["Spaces   {highlight}  ", "Spaces", true],
])("%j", (written, title, highlighted) => {
  expect(readHeading(written)).toEqual({ title, highlighted });
});

test("two headings of one name get two ids", () => {
  const idOf = headingIds();
  expect(["The 6:09 AM Call", "Summary", "Summary"].map(idOf)).toEqual([
    "the-609-am-call",
    "summary",
    "summary-1",
  ]);
});

import { matchParts, unmoved } from "./matchParts";

const parts = (...words: string[]) => words.map((data) => ({ data }));

test("identical parts are matched in their order, behind others that stayed", () => {
  const [before, after] = [parts("a", "b", "c", "b"), parts("c", "b")];
  const matches = matchParts(before, after, "entries");
  expect(after.map((part) => before.indexOf(matches.get(part) ?? part))).toEqual([2, 3]);
});

test.each([
  ["bcad", "", "bcd"],
  ["bacd", "a", "bcd"],
  ["bacd", "b", "acd"],
  ["abdc", "c", "abd"],
  ["abdc", "d", "abc"],
  // The longest sequence counts as unmoved, even if all parts in it were changed.
  ["bcda", "bcd", "bcd"],
])("of abcd, in the order %s with a change of %s, have not moved: %s", (order, changed, stayed) => {
  const settled = unmoved(Array.from("abcd"), Array.from(order), (part) => changed.includes(part));
  expect([...settled].sort().join("")).toBe(stayed);
});

import { matchParts } from "./matchParts";

const parts = (...words: string[]) => words.map((data) => ({ data }));

test("identical parts are matched in their order, behind others that stayed", () => {
  const [before, after] = [parts("a", "b", "c", "b"), parts("c", "b")];
  const matches = matchParts(before, after, "entries");
  expect(after.map((part) => before.indexOf(matches.get(part) ?? part))).toEqual([2, 3]);
});

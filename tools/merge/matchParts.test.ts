import { matchParts } from "./matchParts";

const parts = (letters: string) => [...letters].map((data) => ({ data }));

test("identical parts are matched in their order, behind others that stayed", () => {
  const [before, after] = [parts("abcb"), parts("cb")];
  const matches = matchParts(before, after, "entries");
  expect(after.map((part) => before.indexOf(matches.get(part) ?? part))).toEqual([2, 3]);
});

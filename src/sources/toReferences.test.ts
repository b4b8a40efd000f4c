import { toReferences } from "./toReferences";

const cite = (anchor: string, place: string | null = null) => ({ source: { anchor }, place });

test("each place in a source has one number; the cards' numbers continue those of the text", () => {
  const [first, second] = [
    [cite("ruling", "paragraph 3"), cite("paper")],
    [cite("ruling"), cite("ruling", "paragraph 3")],
  ];
  const { references, marks } = toReferences([cite("ruling", "paragraph 3")], [first, second, []]);
  expect(references.map(({ number, isFirst, mentions }) => [number, isFirst, mentions])).toEqual([
    [1, true, 3],
    [2, true, 1],
    [3, false, 1],
  ]);
  expect(marks.get(first)?.map(({ number, id }) => [number, id])).toEqual([
    [1, "cite_1_2"],
    [2, "cite_2"],
  ]);
  expect(marks.get(second)?.map(({ id }) => id)).toEqual(["cite_3", "cite_1_3"]);
});

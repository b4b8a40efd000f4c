import { fromMarkdown } from "./fromMarkdown";
import { selectionIn } from "./TextField";

const before = "## Life\n\nShe was born.\n\nShe worked.\n\nShe died.\n";

/** Returns the selection of some words in a text. */
function selectionOf(words: string): [number, number] {
  let start = 0;
  fromMarkdown(before).descendants((node, at) => {
    if (node.isText && node.text?.includes(words)) start = at + node.text.indexOf(words);
  });
  return [start, start + words.length];
}

test.each([
  ["a paragraph before it became longer", before.replace("born", "born in a small town"), "worked"],
  ["a paragraph was added before it", before.replace("She was", "A new one.\n\nShe was"), "worked"],
  ["the heading was removed", before.replace("## Life\n\n", ""), "worked"],
  ["something after it has changed", before.replace("died", "lived on"), "worked"],
  ["its paragraph has changed", before.replace("worked", "worked hard"), undefined],
  ["its paragraph was removed", before.replace("She worked.\n\n", ""), undefined],
  ["another paragraph is the same", `She worked.\n\n${before.replace("worked", "worked hard")}`, "worked"],
])("a selection stays at its words if %s", (_what, after, expected) => {
  const selection = selectionIn(before, after, selectionOf("worked"));
  expect(selection && fromMarkdown(after).textBetween(...(selection as [number, number]))).toBe(expected);
});

test("a selection over two paragraphs is not kept", () => {
  const [from] = selectionOf("born");
  const [, to] = selectionOf("worked");
  expect(selectionIn(before, before, [from, to])).toBeUndefined();
});

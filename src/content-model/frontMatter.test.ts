import { splitFrontMatter } from "./frontMatter";

test.each([
  ["fields and text", "---\na: 1\n---\n\nText\n", { yaml: "a: 1", body: "\nText\n", bodyLine: 4 }],
  ["no text", "---\na: 1\n---", { yaml: "a: 1", body: "", bodyLine: 3 }],
  [
    "a first line given twice, as Gatsby reads it",
    "---\n---\na: 1\n---\nText",
    { yaml: "", body: "a: 1\n---\nText", bodyLine: 3 },
  ],
  ["hyphens in the text", "---\na: 1\n---\n---\nText", { yaml: "a: 1", body: "---\nText", bodyLine: 4 }],
])("a file with %s is split into its fields and its text", (_what, text, parts) => {
  expect(splitFrontMatter(text)).toMatchObject(parts);
});

test.each([
  ["no fields", "Text"],
  ["a missing end", "---\na: 1\n"],
  ["more than hyphens on the closing line", "---\na: 1\n---b\nText"],
  ["four hyphens", "----\na: 1\n---\n"],
])("a file with %s has no front matter", (_what, text) => {
  expect(splitFrontMatter(text)).toBeUndefined();
});

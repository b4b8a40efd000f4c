import { splitMarkdown } from "./splitMarkdown";

test("paragraphs are named by the heading above them", () => {
  const { group } = splitMarkdown("One.\n\n## A {highlight}\n\nTwo.\n");
  expect(group?.parts.map(({ name }) => name)).toEqual(["paragraph 1", "A: heading", "A: paragraph 1"]);
});

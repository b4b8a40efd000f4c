import { splitFrontMatter } from "../../../src/content-model/frontMatter";
import { contentFiles } from "../../../tests/support/contentFiles";
import { fromMarkdown } from "./fromMarkdown";
import { toMarkdown } from "./toMarkdown";

const bodies = ["content", "tests/fixtures/campaign"].flatMap((folder) =>
  contentFiles(folder)
    .filter(({ name }) => name.endsWith(".md") && name !== "README.md")
    .map(({ name, text }) => [`${folder}/${name}`, splitFrontMatter(text)?.body ?? text] as const),
);

test.each(bodies)("%s keeps its bytes, and says the same if each block is written again", (_name, body) => {
  const read = fromMarkdown(body);
  expect(toMarkdown(read)).toBe(body);
  const again = toMarkdown({ doc: read.doc, sources: fromMarkdown("").sources });
  expect(fromMarkdown(again).doc.toJSON()).toEqual(read.doc.toJSON());
});

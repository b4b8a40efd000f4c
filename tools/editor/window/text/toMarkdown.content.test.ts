import { splitFrontMatter } from "../../../../src/content-model/frontMatter";
import { contentFiles } from "../../../../tests/support/contentFiles";
import { formatMarkdown } from "../../../merge/formatMarkdown";
import { fromMarkdown } from "./fromMarkdown";
import { toMarkdown } from "./toMarkdown";

const bodies = ["content", "tests/fixtures/campaign"].flatMap((folder) =>
  contentFiles(folder)
    .filter(({ name }) => name.endsWith(".md") && name !== "README.md")
    .map(({ name, text }) => [`${folder}/${name}`, splitFrontMatter(text)?.body ?? text] as const),
);

test.each(bodies)("%s is written in the standard format, and its content stays the same", (_name, body) => {
  const doc = fromMarkdown(body);
  expect(toMarkdown(doc)).toBe(formatMarkdown(body));
  expect(fromMarkdown(toMarkdown(doc)).toJSON()).toEqual(doc.toJSON());
});

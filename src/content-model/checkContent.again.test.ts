/** Checks that a check of content that was checked before finds the same problems as the first check of this content. */
import { pageText, sourceText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "./readContent";

const statement = (page: string) =>
  `- { anchor: paint, question: Red?, oneSided: None., answers: [{ by: He, side: ours, is: no record }], pages: [${page}] }\n`;

const before = {
  "pages/annex.md": pageText("/annex", {
    body: "Words.[^letter:3] [Here](other.md#part) and [there](/voices/ann).\n\n{statements}",
  }),
  "pages/other.md": pageText("/other", { body: "## Part\n\nWords." }),
  "pages/voices.md": pageText("/voices", { template: "testimonies" }),
  "testimonies/ann.md": testimonyText("ann", 1),
  "statements.yaml": statement("annex"),
  "sources.yaml": sourceText("letter"),
};

test.each<[change: string, name: keyof typeof before, text: string]>([
  ["a statement is on another page", "statements.yaml", statement("other")],
  ["a source has another name", "sources.yaml", sourceText("note")],
  ["a source is a film", "sources.yaml", sourceText("letter").replace("kind: press", "kind: film")],
  ["a heading has another text", "pages/other.md", pageText("/other", { body: "## Half\n\nWords." })],
  [
    "the list of testimonies has another address",
    "pages/voices.md",
    pageText("/people", { template: "testimonies" }),
  ],
  ["a testimony has another address", "testimonies/ann.md", testimonyText("anne", 1)],
  ["two pages have the same address", "pages/other.md", pageText("/annex", { body: "## Part\n\nWords." })],
])("finds the problem of an unchanged file when %s", async (_change, name, text) => {
  const content = await TinyContent.with(before);
  const first = await content.check();
  content.write(name, text);
  const again = await content.check();
  expect(again).not.toEqual(first);
  await jest.isolateModulesAsync(async () => {
    const { checkContent } = await import("./checkContent");
    const { formatProblem } = await import("./problem");
    expect(again).toEqual((await checkContent(content.root)).map(formatProblem));
  });
});

test("a file that has not changed is the same object when the content is read again", async () => {
  const content = await TinyContent.with(before);
  const { files: first } = await readContent(content.root);
  content.write("pages/other.md", pageText("/other", { body: "## Part\n\nOther words." }));
  const { files: second } = await readContent(content.root);
  const changed = second.filter((file) => !first.includes(file));
  expect(changed.map(({ relativePath }) => relativePath)).toEqual(["pages/other.md"]);
});

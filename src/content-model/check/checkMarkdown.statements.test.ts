import { checked, pageText } from "../../../tests/support/tinyContent";
import { templates } from "../templates";

const paint = (page: string) =>
  `- { anchor: paint, question: Red?, oneSided: None., answers: [{ by: He, side: ours, is: no record }], pages: [${page}] }\n`;

test.each([
  [
    "article",
    "voices",
    "One.\n\n{statements}",
    'no entry of content/statements.yaml lists this page after "pages:"',
  ],
  ["article", "annex", "One {statements}", "Write it in the text of a page, in a paragraph of its own"],
  ["article", "annex", "> {statements}", "Write it in the text of a page, in a paragraph of its own"],
  ["article", "annex", "{statements}\n\n{statements}", "is on this page twice"],
  ["article", "annex", "{statement}", "Write {statements} for the table of the page's statements"],
])("on a page with the template %s and a statement of %s, %j says %s", async (template, on, body, says) => {
  const problems = await checked({
    "pages/annex.md": pageText("/annex", { template, body }),
    "pages/voices.md": pageText("/voices"),
    "statements.yaml": paint(on),
  });
  expect(problems).toContainEqual(expect.stringMatching(/annex\.md:\d+:\d+ /));
  expect(problems.join()).toContain(says);
});

test.each(templates)("the template %s draws the table, or says that it does not", async (template) => {
  const body = "## One\n\n{statements}\n\n## Two\n\nWords.";
  const more = template === "petition" ? "petition: { petitioners: A, declares: B, requests: c }\n" : "";
  const problems = await checked({
    "pages/annex.md": pageText("/annex", { template, more, body }),
    "statements.yaml": paint("annex"),
  });
  const refused = problems.filter((one) =>
    /annex\.md:\d+:1 .*works only on pages with the template article/.test(one),
  );
  expect(refused).toHaveLength(template === "article" ? 0 : 1);
});

test("the table of statements may stand in an article, and in no other file", async () => {
  const table = "One.\n\n{statements}\n\nTwo.";
  const files = { "pages/annex.md": pageText("/annex", { template: "article", body: table }) };
  expect(await checked({ ...files, "statements.yaml": paint("annex") })).toEqual([]);
  const inField = paint("annex").replace("Red?", '"{statements}"');
  expect((await checked({ ...files, "statements.yaml": inField })).join()).toMatch(
    /statements\.yaml:1:\d+ .*Write it in the text of a page/,
  );
});

test.each(["> {statements}", "- {statements}", "*{statements}*"])(
  "on a page without statements, only the place of %j is a problem",
  async (body) => {
    const problems = await checked({
      "pages/annex.md": pageText("/annex", { template: "article", body }),
      "pages/voices.md": pageText("/voices"),
      "statements.yaml": paint("voices"),
    });
    expect(problems.filter((one) => one.includes("stands for a table"))).toEqual([
      expect.stringMatching(/ in a paragraph of its own\.$/),
    ]);
  },
);

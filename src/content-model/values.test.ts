import { checked, pageText, TinyContent } from "../../tests/support/tinyContent";
import { toNodes } from "../gatsby-node/toNodes";
import { readContent } from "./readContent";

test("texts and fields show the day wherever they say {asOf}", async () => {
  const content = await TinyContent.with({
    "pages/home.md": pageText("/", { template: "home", body: "As of {asOf}, **{asOf}**." }),
    "pages/dates.md": pageText("/dates", { template: "timeline" }),
    "timeline.yaml": '- { anchor: a, when: "1998", title: T, description: "Open on {asOf}.", icon: pen }\n',
  });
  expect(await content.check()).toEqual([]);
  const { lists, markdown } = toNodes(await readContent(content.root), new Date("2024-06-07"));
  expect(JSON.stringify(markdown)).toContain("As of 6 May 2024, <strong>6 May 2024</strong>.");
  expect(JSON.stringify(lists)).toContain("Open on 6 May 2024.");
});

test.each([
  ["", /campaign\.yaml:1:1 .*The field "asOf" is missing/],
  ["asOf: 6 May 2024", /campaign\.yaml:10:7 .*"asOf" must be a day that exists/],
  ["asOf: 2024-02-30", /campaign\.yaml:10:7 .*"asOf" must be a day that exists/],
  ["asOf: 2999-01-01", /campaign\.yaml:10:7 .*"asOf" is 2999-01-01, which is in the future\. Write the date/],
])("the check refuses %j", async (line, problem) => {
  const content = await TinyContent.with();
  content.replace("campaign.yaml", "asOf: 2024-05-06", line);
  expect(await content.check()).toContainEqual(expect.stringMatching(problem));
});

test.each([
  ["{as of}", "{asOf}"],
  ["{Quotation}", "{quotations}"],
])("%s is refused where it is, and %s is named", async (written, right) => {
  const body = `On ${written} and ${right}.`;
  expect(await checked({ "pages/home.md": pageText("/", { template: "home", body }) })).toEqual([
    expect.stringContaining(`home.md:9:4  ${written} is not recognised. Write ${right}`),
  ]);
});

import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { toNodes } from "../gatsby-node/toNodes";
import { checkContent } from "./checkContent";
import { readContent } from "./readContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const withDay = async (asOf: string, more: Record<string, string> = {}) => {
  content = await TinyContent.with(more);
  content.replace("campaign.yaml", "asOf: 2024-05-06", asOf);
  return content;
};
const messages = async () => (await content.check()).join("\n");

test("texts and fields show the day wherever they say {asOf}", async () => {
  await withDay("asOf: 2024-05-06", {
    "pages/home.md": pageText("/", { template: "home", body: "As of {asOf}, **{asOf}**." }),
    "pages/dates.md": pageText("/dates", { template: "timeline" }),
    "timeline.yaml": '- { anchor: a, when: "1998", title: T, description: "Open on {asOf}.", icon: pen }\n',
  });
  expect(await messages()).toBe("");
  const { lists, markdown } = toNodes(await readContent(content.root), new Date("2024-06-07"));
  expect(JSON.stringify(markdown)).toContain("As of 6 May 2024, <strong>6 May 2024</strong>.");
  expect(JSON.stringify(lists)).toContain("Open on 6 May 2024.");
});

test.each([
  ["", /campaign\.yaml:1:1 .*The field "asOf" is missing/],
  ["asOf: 6 May 2024", /campaign\.yaml:10:7 .*"asOf" must be a day that exists/],
  ["asOf: 2024-02-30", /campaign\.yaml:10:7 .*"asOf" must be a day that exists/],
  ["asOf: 2999-01-01", /campaign\.yaml:10:7 .*"asOf" is 2999-01-01, which has not come yet\. Write the day/],
])("the check refuses %j", async (line, problem) => {
  await withDay(line);
  expect(await messages()).toMatch(problem);
});

test("a day that has begun in the far east is no future day", async () => {
  await withDay("asOf: 2024-05-06");
  const problems = (now: string) => checkContent(content.root, undefined, new Date(now));
  expect(await problems("2024-05-05T10:00:00Z")).toEqual([]);
  expect(await problems("2024-05-05T09:59:00Z")).toHaveLength(1);
});

test("a misspelt mark is refused where it is", async () => {
  await withDay("asOf: 2024-05-06", {
    "pages/home.md": pageText("/", { template: "home", body: "On {as of} and {asOf}." }),
  });
  expect(await messages()).toMatch(/home\.md:9:4 .*\{as of\} stands for nothing\. Write \{asOf\}/);
});

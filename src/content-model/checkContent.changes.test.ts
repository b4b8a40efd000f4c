import { line, testBreakages } from "../../tests/support/breakages";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { checkContent } from "./checkContent";

const ledger = "pages/ledger.md";
const timeline = "timeline.yaml";

testBreakages([
  line(
    ledger,
    "a change of a day to come",
    "on: 2025-06-02",
    "on",
    "2999-01-01",
    /day that has not come yet/,
  ),
  line(ledger, "a change of a day in words", "on: 2025-06-02", "on", "2 June 2025", /written YYYY-MM-DD/),
  line(
    ledger,
    "a change that says nothing",
    `text: "The statement of the porter has been added."`,
    "text",
    '""',
    /is empty/,
  ),
  {
    name: "a change without a sentence",
    file: timeline,
    from: '      text: "The day of the verdict was given as 13 May; it was 14 May."\n',
    at: "on: 2025-11-30",
    says: /"text" is missing.*in one sentence/,
  },
]);

test("a day counts as come once it has begun anywhere on Earth", async () => {
  const content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { more: "changes: [{ on: 2026-03-04, text: A word. }]\n" }),
  });
  const problems = (now: string) => checkContent(content.root, undefined, new Date(now));
  expect(await problems("2026-03-03T09:59:00Z")).toMatchObject([{ file: "content/pages/annex.md" }]);
  expect(await problems("2026-03-03T10:00:00Z")).toEqual([]);
  content.delete();
});

import { existsSync, readFileSync } from "node:fs";
import { problemsOf } from "./ledger";

const ledger = "docs/accessibility.md";
const read = (file: string) => {
  const found = [file, `tests/browser/${file}`].find((each) => existsSync(each));
  return found && readFileSync(found, "utf8");
};

test("the ledger of accessibility is whole, its tests exist, and its looks are of the last year", () => {
  expect(problemsOf(read(ledger) ?? "", read, new Date())).toEqual([]);
});

describe("a ledger", () => {
  const row = (criterion: string, level: string, verdict: string, shownBy: string) =>
    `| ${criterion} Name | ${level} | ${verdict} | ${shownBy} |\n`;
  const files: Record<string, string> = {
    "src/a.test.ts": 'test("it is read", () => {});\ntest.each([1])(`it has ${one} of\n them`, () => {});',
  };
  const problems = (text: string) =>
    problemsOf(text, (file) => files[file], new Date("2027-11-24")).filter(
      (each) => !each.includes("no row"),
    );

  test.each([
    ["supports", "`src/a.test.ts`: it is read"],
    ["partly", "`src/a.test.ts`: it has ${one}…; the second is missing"],
    ["supports", "the developers, with Chromium, 24 November 2026"],
    ["not evaluated", ""],
    ["not applicable", "nothing moves"],
  ])("may say %s of %s", (verdict, shownBy) => {
    expect(problems(row("1.1.1", "A", verdict, shownBy))).toEqual([]);
  });

  test.each([
    [row("1.1.1", "A", "supports", "`src/b.test.ts`: it is read"), /src\/b\.test\.ts.*no such file/],
    [row("1.1.1", "A", "supports", "`src/a.test.ts`: it is not"), /no test «it is not»/],
    [row("1.1.1", "A", "supports", "everybody knows"), /names neither a test nor a look/],
    [row("1.1.1", "A", "perhaps", ""), /«perhaps»/],
    [row("1.1.1", "AA", "not evaluated", ""), /level A/],
    [row("4.1.1", "A", "not evaluated", ""), /no criterion/],
    [row("1.1.1", "A", "not evaluated", "").repeat(2), /twice/],
    [
      row("1.1.1", "A", "supports", "the developers, with Chromium, 22 November 2026"),
      /22 November 2026.*older than a year.*Look again, and write today's date/,
    ],
  ])("is refused: %j", (text, message) => {
    expect(problems(text)).toEqual([expect.stringMatching(message)]);
  });

  test("misses what it leaves out", () => {
    expect(problemsOf("", read, new Date())).toHaveLength(55);
  });
});

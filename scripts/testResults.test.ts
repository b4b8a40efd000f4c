import { resolve } from "node:path";
import { testResults } from "./testResults.mjs";

const unit = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  testResults: [],
});
const browser = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
  suites: [],
});

test.each([
  ["a step that succeeds", testResults(true, "tsc"), 1, 0],
  ["a step that fails", testResults(false, "tsc"), 0, 1],
  ["tests that pass", testResults(true, "jest", unit(7, 0)), 7, 0],
  ["one failing unit test", testResults(false, "jest", unit(6, 1)), 6, 1],
  ["a test file that cannot be run", testResults(false, "jest", unit(6, 0, 1)), 6, 1],
  ["one failing browser test", testResults(false, "playwright", browser(6, 1)), 6, 1],
  ["a browser test that passes on its second try", testResults(false, "playwright", browser(6, 0, 1)), 6, 1],
  ["a runner that wrote no report", testResults(false, "playwright"), 0, 1],
  ["a runner that failed after its tests", testResults(false, "playwright", browser(7, 0)), 7, 1],
])("%s counts once", (_what, { passed, failed }, wantedPassed, wantedFailed) => {
  expect({ passed, failed }).toEqual({ passed: wantedPassed, failed: wantedFailed });
});

test("each failure is reported with its test and the beginning of its message", () => {
  const message = `\u001B[31mExpected 1\u001B[39m\n${"at a line\n".repeat(40)}`;
  const jest = {
    ...unit(1, 1, 1),
    testResults: [
      {
        name: resolve("sums.test.ts"),
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "two and two" },
          { status: "failed", fullName: "one and one", failureMessages: [message] },
        ],
      },
      {
        name: resolve("broken.test.ts"),
        status: "failed",
        message: "Unexpected token",
        assertionResults: [],
      },
    ],
  };
  expect(testResults(false, "jest", jest).failures).toEqual([
    `sums.test.ts: one and one\nExpected 1\n${Array(14).fill("at a line").join("\n")}`,
    "broken.test.ts\nUnexpected token",
  ]);
  const spec = (title: string, error?: object) => ({
    file: "browser/menu.spec.ts",
    title,
    tests: [{ projectName: "campaign", results: [{ error }] }],
  });
  const suites = [
    { specs: [spec("opens")], suites: [{ specs: [spec("closes", { message: "Not found" })] }] },
  ];
  expect(testResults(false, "playwright", { ...browser(1, 1), suites }).failures).toEqual([
    "[campaign] browser/menu.spec.ts: closes\nNot found",
  ]);
});

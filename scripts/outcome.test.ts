import { outcome } from "./outcome.mjs";

const unit = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites = 0) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
});
const browser = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
});

test.each([
  ["a step that succeeds", outcome(true, "tsc"), 1, 0],
  ["a step that fails", outcome(false, "tsc"), 0, 1],
  ["tests that pass", outcome(true, "jest", unit(7, 0)), 7, 0],
  ["one failing unit test", outcome(false, "jest", unit(6, 1)), 6, 1],
  ["a test file that cannot be run", outcome(false, "jest", unit(6, 0, 1)), 6, 1],
  ["one failing browser test", outcome(false, "playwright", browser(6, 1)), 6, 1],
  ["a browser test that passes on its second try", outcome(false, "playwright", browser(6, 0, 1)), 6, 1],
  ["a runner that wrote no report", outcome(false, "playwright"), 0, 1],
  ["a runner that failed after its tests", outcome(false, "playwright", browser(7, 0)), 7, 1],
])("%s counts once", (_what, { passed, failed }, wantedPassed, wantedFailed) => {
  expect({ passed, failed }).toEqual({ passed: wantedPassed, failed: wantedFailed });
});

import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The maximum number of lines that are repeated at the end for each failure. */
const lines = 15;

const failure = (name, message = "") =>
  `${name}\n${stripVTControlCharacters(message).trim().split("\n").slice(0, lines).join("\n")}`;

/** Returns the tests of a suite in Playwright's report, including the tests of nested suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * For each test runner, a function that takes the runner's JSON report. The function returns the numbers of passed and failed tests, and
 * the messages of the failed tests.
 */
const readers = {
  jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults: suites }) => ({
    passed: numPassedTests,
    // A test file that cannot be run reports no tests, so it counts as one failure.
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: suites
      .filter(({ status }) => status === "failed")
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === "failed");
        return failed.length === 0
          ? [failure(relative(".", name), message)]
          : failed.map(({ fullName, failureMessages }) =>
              failure(`${relative(".", name)}: ${fullName}`, failureMessages[0]),
            );
      }),
  }),
  playwright: ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: specsOf({ suites }).flatMap(({ file, title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.flatMap(({ error }) =>
          error ? [failure(`[${projectName}] ${file}: ${title}`, error.message)] : [],
        ),
      ),
    ),
  }),
};

/**
 * Returns the numbers that one step of `npm test` adds to the totals. The numbers come from the report of the test runner. A step without
 * such a report counts as one test.
 * @param {boolean} succeeded whether the program succeeded
 * @param {string} program its name
 * @param {object} [report] the test runner's JSON report
 * @returns {{ passed: number, failed: number, failures: string[] }} `failures`: the name of each failed test and the beginning of its
 * message
 */
export function testResults(succeeded, program, report) {
  const numbers = report && readers[program](report);
  if (succeeded) return numbers ?? { passed: 1, failed: 0, failures: [] };
  // If a runner fails although no test has failed, the runner could not start or ended too early. This counts as one failure.
  return numbers?.failed ? numbers : { passed: numbers?.passed ?? 0, failed: 1, failures: [] };
}

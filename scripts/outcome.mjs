/** How each test runner reports its numbers. */
const readers = {
  jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    // A test file that cannot be run counts as one failure, since it reports no tests.
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/**
 * What one step of `npm test` adds to the totals: the test runner's numbers, so that each test counts once, or one for the step.
 * @param {boolean} succeeded whether the program succeeded
 * @param {string} program its name
 * @param {object} [report] the test runner's JSON report
 * @returns {{ passed: number, failed: number }}
 */
export function outcome(succeeded, program, report) {
  const numbers = report && readers[program](report);
  const counted = numbers ?? { passed: 1, failed: 0 };
  if (succeeded) return counted;
  // A runner that failed without a failing test could not start, or ended too early.
  return numbers?.failed ? numbers : { passed: numbers?.passed ?? 0, failed: 1 };
}

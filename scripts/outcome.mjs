/** How each test runner reports its numbers. */
const readers = {
  jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    // A file that cannot be run at all holds no test that could fail.
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

/**
 * What one step of `npm test` adds to the sums: a runner's own numbers, so that each test counts once, or one for the step.
 * @param {boolean} succeeded whether the program ended well
 * @param {string} program its name
 * @param {object} [report] what a test runner wrote of its run
 * @returns {{ passed: number, failed: number }}
 */
export function outcome(succeeded, program, report) {
  const numbers = report && readers[program](report);
  const counted = numbers ?? { passed: 1, failed: 0 };
  if (succeeded) return counted;
  // A runner that failed without a failing test has failed by itself: it could not start, or ended too early.
  return numbers?.failed ? numbers : { passed: numbers?.passed ?? 0, failed: 1 };
}

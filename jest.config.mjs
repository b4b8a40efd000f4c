import { availableParallelism } from "node:os";

const shared = {
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/src", "<rootDir>/tools", "<rootDir>/scripts", "<rootDir>/tests/support"],
  transform: { "\\.[cm]?[jt]sx?$": "<rootDir>/tests/support/transform.cjs" },
  transformIgnorePatterns: [],
  setupFiles: ["<rootDir>/tests/support/clockAhead.ts"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/support/gatsby.ts",
    "^!!file-loader": "<rootDir>/tests/support/file.ts",
  },
};
const withoutContent = "<rootDir>/tests/support/withoutContent.ts";

/** The groups of unit tests. The name of a test file decides to which group it belongs, and therefore what its tests may use. */
export default {
  // Tests that start git or the editor wait part of the time, so there is one worker more than there are cores.
  maxWorkers: availableParallelism() + 1,
  // The maximum memory of a worker. A worker that uses more is replaced after its test file. Without this limit, workers grow to more than
  // 1 GB, and a process of that size needs ten times as long to start git.
  workerIdleMemoryLimit: "400MB",
  // Tests that start programs need longer than jest's five seconds, most of all on a slow machine. A passing test ends earlier, so only a
  // test that hangs takes this long.
  testTimeout: 400_000,
  projects: [
    {
      ...shared,
      displayName: "logic",
      testEnvironment: "node",
      testMatch: ["**/!(*.dom|*.content|*.slow).test.ts"],
      setupFilesAfterEnv: [withoutContent],
    },
    {
      ...shared,
      displayName: "document",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx", "**/*.dom.test.ts"],
      setupFilesAfterEnv: [withoutContent, "<rootDir>/tests/support/setupComponents.ts"],
    },
    {
      ...shared,
      displayName: "slow",
      // For these tests, the clock is not set ahead (see tests/support/clockAhead.ts). The times of files and processes come from the
      // system, and not from the Date object that clockAhead.ts replaces.
      setupFiles: [],
      testEnvironment: "node",
      testMatch: ["**/*.slow.test.ts"],
      setupFilesAfterEnv: [withoutContent],
    },
    {
      ...shared,
      displayName: "content",
      testEnvironment: "node",
      testMatch: ["**/*.content.test.ts"],
    },
  ],
};

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

/** What a test may use follows from its file's name alone. */
export default {
  // One more than there are cores, since tests that start git or the editor wait part of the time.
  maxWorkers: availableParallelism() + 1,
  // What starts programs needs longer than jest's five seconds, most of all on a slow machine; only a test that hangs waits so long.
  testTimeout: 180_000,
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
      // The times of files and processes are the system's, whatever Date says.
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

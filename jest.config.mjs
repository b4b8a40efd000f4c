/** Packages that ship ES modules only; jest needs them compiled. */
const esModules =
  "unified|bail|is-plain-obj|trough|vfile|unist-|mdast-|micromark|remark-|hast-|decode-named|character-entities|ccount|zwitch|markdown-table|escape-string-regexp|longest-streak|devlop|property-information|space-separated|comma-separated|html-void|stringify-entities|github-slugger|simple-icons|lucide|trim-lines|retext|nlcst-|parse-latin|array-iterate";

const shared = {
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/bench", "<rootDir>/tests/support"],
  transform: { "\\.[cm]?[jt]sx?$": "<rootDir>/tests/support/babelTransform.cjs" },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules}))`],
  moduleNameMapper: { "^gatsby$": "<rootDir>/tests/support/gatsby.ts" },
};

export default {
  // The content is checked some thousand times over; busy machines need longer than jest's five seconds.
  testTimeout: 120_000,
  projects: [
    { ...shared, displayName: "logic", testEnvironment: "node", testMatch: ["**/*.test.ts"] },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/setupComponents.ts"],
    },
  ],
};

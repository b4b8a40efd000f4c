import { basename } from "node:path";
import js from "@eslint/js";
import esX from "eslint-plugin-es-x";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
// eslint-plugin-jest under a name of its own (docs/decisions/0010-versions-and-deviations.md).
import jest from "eslint-rules-for-jest";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import typescript from "typescript-eslint";
import plainEnglish from "./scripts/plainEnglish.mjs";

/** The folders of src/ that draw a part of the page, and which other parts each draws. */
const features = {
  counter: [],
  search: [],
  head: [],
  layout: ["head", "search", "counter"],
  sources: ["layout"],
  timeline: ["sources"],
};
/** What every part of a page may import. */
const everywhere = ["theme", "browser", "components"];
const parts = [...everywhere, ...Object.keys(features)];
/** What each folder of src/ and tools/ may import besides itself and src/lib: dependencies point one way (docs/architecture.md). */
const mayImport = {
  "src/lib": [],
  "src/content-model": [],
  "src/share-cards": ["theme"],
  "src/gatsby-ssr": ["theme"],
  "src/gatsby-node": ["content-model", "browser", "gatsby-ssr", "timeline", "share-cards"],
  "src/theme": [],
  "src/browser": ["theme"],
  "src/components": ["theme", "browser"],
  ...Object.fromEntries(
    Object.entries(features).map(([folder, others]) => [`src/${folder}`, [...everywhere, ...others]]),
  ),
  "src/templates": parts,
  "src/pages": [...parts, "templates"],
  "tools/merge": ["content-model"],
  "tools/publishing": ["content-model", "merge"],
  "tools/hosting": ["content-model", "gatsby-node", "publishing"],
  "tools/links": ["content-model", "merge"],
  "tools/sharing": ["content-model", "gatsby-node", "merge", "publishing"],
  "tools/editor": ["content-model", "browser", "components", "theme", "sharing", "merge", "publishing"],
};
/** The imports that each side of the editor must not have. The window may take types from the server, which declares what each request returns. */
const editorSides = {
  server: [{ group: ["**/window/**"], message: "The server knows nothing of the window" }],
  window: [
    {
      group: ["**/server/**"],
      allowTypeImports: true,
      message: "The window takes only types from the server",
    },
    { group: ["node:*", "esbuild", "sharp", "express"], message: "A browser has no Node" },
  ],
  common: [
    { group: ["**/server/**"], allowTypeImports: true, message: "Only types: the window imports this too" },
    { group: ["**/window/**"], message: "The server imports this too" },
    { group: ["node:*", "esbuild", "sharp", "express"], message: "A browser has no Node" },
  ],
};
/** Only here may a file that draws nothing know Gatsby: another generator would take over the rest (docs/decisions/0011-leaving-gatsby.md). */
const aboutGatsby = ["src/gatsby-node", "src/gatsby-ssr", "src/browser", "src/layout"];
/** What a visitor's browser runs: parts of the inline script, the search's list, and what both import. */
const inBrowsers = [
  "src/**/*.inline.ts",
  "src/{search,browser,lib,counter}/**/*.{ts,tsx}",
  "src/components/message.ts",
];
/** Methods that the oldest browsers of package.json's `browserslist` lack; esbuild translates syntax, but adds no methods. */
const youngMethods = Object.fromEntries(
  [2022, 2023, 2024, 2025, 2026]
    .flatMap((year) => Object.keys(esX.configs[`flat/no-new-in-es${year}`]?.rules ?? {}))
    .filter((rule) => /prototype|groupby|hasown|withresolvers|promise-try|no-iterator$/.test(rule))
    .map((rule) => [rule, "error"]),
);
/** Folders that a page is made of: nothing in them may import what only Node has. */
const browserSide = [...Object.keys(features), "templates", "pages", "browser", "components", "theme", "lib"];

export default typescript.config(
  {
    ignores: [
      "node_modules",
      ".cache",
      "public",
      "dist",
      "fixture-sites",
      "test-results",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  {
    plugins: { "plain-english": plainEnglish },
    rules: { "plain-english/function-comment": "error", "plain-english/wording": "error" },
  },
  {
    files: ["**/*.{ts,tsx,mts}"],
    extends: [...typescript.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mts", ".mjs"] })],
      // Without these two, import-x reads no TypeScript and finds no cycle.
      "import-x/extensions": [".ts", ".tsx", ".mts"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx", ".mts"] },
    },
    rules: {
      "import-x/no-cycle": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unnecessary-condition": "off",
    },
  },
  {
    files: ["src/**/*.tsx", "tools/**/*.tsx", "gatsby-*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      "react-hooks/set-state-in-effect": "off",
      // Safari forgets the roles of lists without bullets and of tables with another display, unless they are written.
      "jsx-a11y/no-redundant-roles": "off",
      "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { tr: ["row"], td: ["cell"] }],
    },
  },
  ...Object.entries(mayImport).flatMap(([folder, others]) => {
    const unknown = Object.keys(mayImport)
      .map((other) => basename(other))
      .filter((other) => ![basename(folder), "lib", ...others].includes(other));
    const patterns = [
      {
        group: unknown.map((other) => `**/${other}/**`),
        message: "Imports point one way: see docs/architecture.md",
      },
      ...(browserSide.includes(basename(folder))
        ? [{ group: ["node:*", "esbuild", "sharp"], message: "A visitor's browser has no Node" }]
        : []),
    ];
    const gatsby = { regex: "^gatsby(-|$)", message: "Nothing here knows Gatsby" };
    const rule = (files, all) => ({
      files: [`${folder}/**/${files}`],
      ignores: ["**/*.test.*"],
      rules: { "no-restricted-imports": ["error", { patterns: all }] },
    });
    return [
      rule("*", patterns),
      ...(aboutGatsby.includes(folder) ? [] : [rule("*.ts", [...patterns, gatsby])]),
    ];
  }),
  ...Object.entries(editorSides).map(([side, patterns]) => ({
    files: [`tools/editor/${side}/**/*.{ts,tsx}`],
    ignores: ["**/*.test.*"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
  })),
  {
    files: inBrowsers,
    ignores: ["**/*.test.*"],
    plugins: { "es-x": esX },
    rules: { ...youngMethods, "no-restricted-globals": ["error", "structuredClone"] },
  },
  {
    files: ["{src,tools,scripts}/**/*.test.{ts,tsx}"],
    extends: [jest.configs["flat/recommended"]],
    rules: {
      "jest/no-standalone-expect": "off",
      "jest/expect-expect": ["warn", { assertFunctionNames: ["expect", "fc.assert"] }],
    },
  },
  {
    files: ["tests/{browser,engines}/**"],
    extends: [playwright.configs["flat/recommended"]],
    // Tables of pages hold what is particular to one of them; a loop over pages must be able to skip what is not there.
    rules: {
      // Playwright reads from the pattern which fixtures a function uses.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "playwright/no-conditional-in-test": "off",
      "playwright/no-conditional-expect": "off",
      "playwright/expect-expect": [
        "error",
        { assertFunctionPatterns: ["^(expectToWork|sees|isAt|isOpen)$"] },
      ],
      // What only holds for the sample is skipped, with its reason, once the campaign has put its own content in its place.
      "playwright/no-skipped-test": ["warn", { allowConditional: true }],
    },
  },
  {
    files: ["**/*.{mjs,cjs}"],
    // What this Node has.
    languageOptions: {
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, "readonly"])),
    },
  },
  {
    // A worker in the browsers of visitors.
    files: ["static/sw.js"],
    languageOptions: { globals: { self: "readonly", caches: "readonly" } },
  },
);

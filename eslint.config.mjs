import { basename } from "node:path";
import js from "@eslint/js";
import esX from "eslint-plugin-es-x";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jest from "eslint-plugin-jest";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import typescript from "typescript-eslint";
import plainEnglish from "./scripts/plainEnglish.mjs";

/** The folders of src/ that render a part of the page, each with the other folders of this list that it may import. */
const features = {
  counter: [],
  search: [],
  head: [],
  layout: ["head", "search", "counter"],
  sources: ["layout"],
  timeline: ["sources"],
};
/** The folders that every part of a page may import. */
const everywhere = ["theme", "browser", "components"];
const parts = [...everywhere, ...Object.keys(features)];
/**
 * For each folder of src/ and tools/: the folders that it may import besides itself and src/lib. Dependencies point one way (see
 * docs/architecture.md).
 */
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
/**
 * For each side of the editor (server, window and common code): the imports that ESLint forbids there. The window may import types from the
 * server, which declares the result of each request.
 */
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
/**
 * The only folders in which a file without a component may import Gatsby. The other files without components could stay if the project
 * moved to another site generator (see docs/decisions/0011-leaving-gatsby.md).
 */
const aboutGatsby = ["src/gatsby-node", "src/gatsby-ssr", "src/browser", "src/layout"];
/** The files that run in visitors' browsers: parts of the inline script, the search's list, and the modules that both import. */
const inBrowsers = [
  "src/**/*.inline.ts",
  "src/{search,browser,lib,counter}/**/*.{ts,tsx}",
  "src/components/message.ts",
];
/**
 * Methods that the oldest browsers in package.json's `browserslist` do not have. esbuild translates new syntax, but it does not add missing
 * methods.
 */
const youngMethods = Object.fromEntries(
  [2022, 2023, 2024, 2025, 2026]
    .flatMap((year) => Object.keys(esX.configs[`flat/no-new-in-es${year}`]?.rules ?? {}))
    .filter((rule) => /prototype|groupby|hasown|withresolvers|promise-try|no-iterator$/.test(rule))
    .map((rule) => [rule, "error"]),
);
/** Folders whose code is part of pages. No file in them may import a module that only Node has. */
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
      // Without these two settings, import-x does not read TypeScript files and finds no circular imports.
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
      // Some roles in the HTML look redundant but are necessary. Safari drops the role of a list without bullets, and of a table with
      // another `display`, if the HTML does not state the role.
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
    // Tests may contain loops and conditions. Some tests loop over a table of pages, and some of their checks apply to one page only.
    rules: {
      // Playwright finds out from the destructured parameter of a test which fixtures the test needs. So a test without fixtures needs an
      // empty pattern.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "playwright/no-conditional-in-test": "off",
      "playwright/no-conditional-expect": "off",
      "playwright/expect-expect": [
        "error",
        { assertFunctionPatterns: ["^(expectToWork|sees|isAt|isOpen)$"] },
      ],
      // Tests of sample content are skipped, with a reason, in a campaign that has replaced the sample with its own content.
      "playwright/no-skipped-test": ["warn", { allowConditional: true }],
    },
  },
  {
    files: ["**/*.{mjs,cjs}"],
    // The global variables of the Node version that runs ESLint.
    languageOptions: {
      globals: Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, "readonly"])),
    },
  },
  {
    // static/sw.js is a service worker, which runs in visitors' browsers.
    files: ["static/sw.js"],
    languageOptions: { globals: { self: "readonly", caches: "readonly" } },
  },
);

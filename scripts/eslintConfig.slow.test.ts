import { spawnSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { TestFolder } from "../tests/support/testFolder";
import { programCommand } from "./programs.mjs";

interface Report {
  filePath: string;
  messages: { ruleId: string | null }[];
}

/** The word "no" of the faulty message below. It is a constant, because ESLint would report the complete message in this file too. */
const negation = "no";

/** For each of this project's own ESLint rules: the text of a file that breaks the rule, and the name of the rule. */
const faulty = {
  "src/lib/one.ts": ['import { two } from "./two";\n\nexport const one = () => two;\n', "import-x/no-cycle"],
  "src/lib/two.ts": ['import { one } from "./one";\n\nexport const two = () => one;\n', "import-x/no-cycle"],
  "src/theme/upwards.ts": ['export { any } from "../layout/any";\n', "no-restricted-imports"],
  "src/search/outwards.ts": ['export { any } from "../../tools/merge/any";\n', "no-restricted-imports"],
  "src/counter/node.ts": ['export { join } from "node:path";\n', "no-restricted-imports"],
  "src/timeline/gatsby.ts": ['export { graphql } from "gatsby";\n', "no-restricted-imports"],
  "tools/links/gatsby.ts": [
    'export type { Node } from "gatsby-source-filesystem";\n',
    "no-restricted-imports",
  ],
  "tools/editor/window/node.ts": [
    'export { join } from "node:path";\n',
    "@typescript-eslint/no-restricted-imports",
  ],
  "tools/editor/window/value.ts": [
    'export { any } from "../server/any";\n',
    "@typescript-eslint/no-restricted-imports",
  ],
  "tools/editor/server/upwards.ts": [
    'export type { Any } from "../window/any";\n',
    "@typescript-eslint/no-restricted-imports",
  ],
  "tools/editor/common/value.ts": [
    'export { any } from "../server/any";\n',
    "@typescript-eslint/no-restricted-imports",
  ],
  "src/lib/floating.ts": [
    "export const wait = () => {\n  Promise.resolve();\n};\n",
    "@typescript-eslint/no-floating-promises",
  ],
  "src/search/young.ts": [
    "export const sorted = (words: string[]) => words.toSorted();\n",
    "es-x/no-array-prototype-tosorted",
  ],
  "src/timeline/young.inline.ts": [
    "export const last = (words: string[]) => words.at(-1);\n",
    "es-x/no-array-prototype-at",
  ],
  "tools/links/comment.ts": [
    "/** Whether a number is even. */\nexport const isEven = (number: number) => number % 2 === 0;\n",
    "plain-english/function-comment",
  ],
  "tools/links/message.ts": [
    `export const message = "This is ${negation} link.";\n`,
    "plain-english/wording",
  ],
  "src/lib/empty.test.ts": ['test("nothing", () => undefined);\n', "jest/expect-expect"],
  "tests/browser/empty.spec.ts": [
    'import { test } from "@playwright/test";\n\ntest("nothing", () => undefined);\n',
    "playwright/expect-expect",
  ],
} as const;

test("each rule of ours finds what it is there for, and nothing else", () => {
  const project = new TestFolder();
  const { root } = project;
  for (const name of ["eslint.config.mjs", "scripts/plainEnglish.mjs", "tsconfig.json", "package.json"])
    cpSync(name, join(root, name));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  const files = {
    ...Object.fromEntries(Object.entries(faulty).map(([name, [text]]) => [name, text])),
    "src/layout/any.ts": 'export { any } from "../theme/any";\n',
    "src/timeline/drawn.tsx": 'export { graphql } from "gatsby";\n',
    "tools/editor/server/any.ts":
      'import { join } from "node:path";\n\nexport const any = join("a", "b");\nexport type Any = string;\n',
    "tools/editor/window/any.ts": 'export type { Any } from "../server/any";\n',
    "src/theme/any.ts": "export const any = 1;\n",
    "tools/links/plain.ts":
      '/** Returns "there is no link". It is no longer than that. */\nexport const plain = () => "There is no link.";\n\n/** The number of links, which no function needs. */\nexport const links = 3;\n',
    "tools/merge/any.ts": 'export { any } from "../../src/content-model/any";\n',
    "src/content-model/any.ts": "export const any = 1;\n",
  };
  for (const [name, text] of Object.entries(files)) project.write(name, text);
  const [node, args] = programCommand("eslint", ["--format", "json", "src", "tools", "tests"]);
  const { stdout } = spawnSync(node, args, { cwd: root, encoding: "utf8" });
  const found = (JSON.parse(stdout) as Report[]).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId }) => [filePath.slice(root.length + 1).replaceAll("\\", "/"), ruleId]),
  );
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(faulty).map(([name, [, rule]]) => [name, rule])),
  );
});

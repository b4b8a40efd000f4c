import { readFileSync } from "node:fs";
import { editorSettings, jsonSchemas, schemaFolder } from "./jsonSchemas";
import { formatProblem } from "./problem";

const onDisk = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as unknown;

const written: [string, object][] = [
  [".vscode/settings.json", editorSettings()],
  ...Object.entries(jsonSchemas()).map(([name, schema]): [string, object] => [
    `${schemaFolder}/${name}`,
    schema,
  ]),
];

test.each(written)("%s is what the content model says; else run npm run schemas", (file, expected) => {
  expect(onDisk(file)).toEqual(plain(expected));
});

test.each([
  ["error", "There is no field.", undefined],
  ["warning", "Nothing uses this.", "Warning"],
] as const)("VS Code's task reads a problem of severity %s", (severity, message, word) => {
  const { tasks } = onDisk(".vscode/tasks.json") as {
    tasks: [{ problemMatcher: { pattern: { regexp: string } } }];
  };
  const line = formatProblem({ file: "content/pages/a b.md", line: 12, column: 3, message, severity });
  expect(new RegExp(tasks[0].problemMatcher.pattern.regexp).exec(line)?.slice(1)).toEqual([
    "content/pages/a b.md",
    "12",
    "3",
    word,
    message,
  ]);
});

import { readFileSync } from "node:fs";
import { formatProblem } from "./problem";
import { checkTask, editorSettings, problemPattern } from "./vsCode";

const onDisk = (file: string) => JSON.parse(readFileSync(`.vscode/${file}`, "utf8")) as unknown;
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as unknown;

test.each([
  ["settings.json", editorSettings()],
  ["tasks.json", checkTask()],
])("%s is what the content model says; else run npm run schemas", (file, expected) => {
  expect(onDisk(file)).toEqual(plain(expected));
});

test.each([
  ["error", "There is no field.", undefined],
  ["warning", "Nothing uses this.", "Warning"],
] as const)("VS Code reads a problem of severity %s", (severity, message, word) => {
  const line = formatProblem({ file: "content/pages/a b.md", line: 12, column: 3, message, severity });
  expect(new RegExp(problemPattern).exec(line)?.slice(1)).toEqual([
    "content/pages/a b.md",
    "12",
    "3",
    word,
    message,
  ]);
});

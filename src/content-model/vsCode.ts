/** VS Code's settings for editing content/, derived from the content model; `npm run schemas` writes them. */
import { jsonSchemas, schemaFolder } from "./jsonSchemas";

/** Matches the output of `formatProblem`. */
export const problemPattern = "^(content/.+?):(\\d+):(\\d+) {2}(?:(Warning): )?(.+)$";
/** The lines that the check prints before and after each run in watch mode. */
export const watchBegins = "Checking the content";
const watchEnds = "^(The content is in order\\.|\\d+ mistakes? to correct\\.)$";

export function editorSettings(): object {
  const bindings = Object.keys(jsonSchemas()).map((name) => [
    `./${schemaFolder}/${name}`,
    `content/${name.replace(/\.json$/, ".yaml")}`,
  ]);
  return {
    "yaml.schemas": Object.fromEntries(bindings) as object,
    "editor.tabSize": 2,
    "editor.insertSpaces": true,
    "task.allowAutomaticTasks": "on",
  };
}

/** A task that VS Code starts when the folder is opened: it checks after each save, and underlines what it finds. */
export function checkTask(): object {
  return {
    version: "2.0.0",
    tasks: [
      {
        label: "Check the content",
        type: "shell",
        command: "npm run --silent content:check -- --watch",
        isBackground: true,
        runOptions: { runOn: "folderOpen" },
        presentation: { reveal: "never" },
        problemMatcher: {
          owner: "content",
          fileLocation: ["relative", "${workspaceFolder}"],
          pattern: { regexp: problemPattern, file: 1, line: 2, column: 3, severity: 4, message: 5 },
          background: { activeOnStart: true, beginsPattern: `^${watchBegins}$`, endsPattern: watchEnds },
        },
      },
    ],
  };
}

/** VS Code's settings for editing content/, derived from the content model; `npm run schemas` writes them. */
import { z } from "zod";
import { jsonSchemas, schemaFolder } from "./jsonSchemas";
import { kinds } from "./kinds";

/** Matches the output of `formatProblem`. */
export const problemPattern = "^(content/.+?):(\\d+):(\\d+) {2}(?:(Warning): )?(.+)$";
/** The lines that the check prints before and after each run in watch mode. */
export const watchBegins = "Checking the content";
const watchEnds = "^(The content is in order\\.|\\d+ mistakes? to correct\\.)$";

/** Settings that bind each schema to its file, and offer the front matter fields while typing. */
export function editorSettings(): object {
  const bindings = Object.keys(jsonSchemas()).map((name) => [
    `./${schemaFolder}/${name}`,
    `content/${name.replace(/\.json$/, ".yaml")}`,
  ]);
  return {
    "yaml.schemas": Object.fromEntries(bindings) as object,
    "[markdown]": { "editor.quickSuggestions": { other: "on", comments: "off", strings: "on" } },
    "editor.tabSize": 2,
    "editor.insertSpaces": true,
    "task.allowAutomaticTasks": "on",
  };
}

/** One field as a snippet's body: a choice if the model has one, otherwise a tab stop. */
function snippetBody(name: string, { enum: choices, type }: { enum?: string[]; type?: string }): string[] {
  if (choices) return [`${name}: \${1|${choices.join(",")}|}`];
  if (type === "boolean") return [`${name}: \${1|true,false|}`];
  if (type === "array") return [`${name}:`, "  - $1"];
  if (type === "object") return [`${name}:`, "  $1"];
  return [`${name}: $1`];
}

/** The fields of front matter as snippets, since the YAML extension does not work inside Markdown. */
export function frontMatterSnippets(): object {
  const snippets = kinds
    .filter(({ shape }) => shape === "markdown")
    .flatMap(({ type, schema }) => {
      const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
      return Object.entries(
        properties as Record<string, { description?: string; enum?: string[]; type?: string }>,
      ).map(([name, field]) => [
        `${type}: ${name}`,
        {
          scope: "markdown",
          prefix: name,
          body: snippetBody(name, field),
          description: `${type}: ${field.description ?? ""}`,
        },
      ]);
    });
  return Object.fromEntries(snippets) as object;
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

/** What VS Code needs to help while one types in content/, made from the content model; `npm run schemas` writes it. */
import { z } from "zod";
import { jsonSchemas, schemaFolder } from "./jsonSchemas";
import { kinds } from "./kinds";

/** How `formatProblem` writes a problem, for VS Code. */
export const problemPattern = "^(content/.+?):(\\d+):(\\d+) {2}(?:(Warning): )?(.+)$";
/** What the check writes before and after each look while it watches. */
export const watchBegins = "Checking the content";
export const watchEnds = "^(The content is in order\\.|\\d+ mistakes? to correct\\.)$";

/** The settings of VS Code that bind each schema to its file, and offer the fields of front matter while one types. */
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

/** One field as a snippet's body: a choice where the model has one, else a place to type. */
function snippetBody(name: string, { enum: choices, type }: { enum?: string[]; type?: string }): string[] {
  if (choices) return [`${name}: \${1|${choices.join(",")}|}`];
  if (type === "boolean") return [`${name}: \${1|true,false|}`];
  if (type === "array") return [`${name}:`, "  - $1"];
  if (type === "object") return [`${name}:`, "  $1"];
  return [`${name}: $1`];
}

/** The fields of front matter as snippets: the YAML extension does not look into Markdown, snippets do. */
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

/** A task that VS Code starts with the folder: the check runs after each saved file, and what it finds is underlined. */
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

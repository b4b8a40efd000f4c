/** The content model as JSON Schemas, for completion and validation of YAML in text editors. */
import { z } from "zod";
import { kinds } from "./kinds";

/** The folder of the schemas, relative to the project root. */
export const schemaFolder = ".vscode/schemas";

/** The schema of each YAML file, by the name of the schema file. Front matter has the check instead. */
export function jsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    kinds
      .filter(({ shape }) => shape !== "markdown")
      .map(({ source, shape, schema }) => {
        const one = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
        return [source.replace(/\.yaml$/, ".json"), shape === "list" ? { type: "array", items: one } : one];
      }),
  );
}

/** VS Code's settings, which name the schema of each YAML file. */
export const editorSettings = (): object => ({
  "yaml.schemas": Object.fromEntries(
    Object.keys(jsonSchemas()).map((name) => [
      `./${schemaFolder}/${name}`,
      `content/${name.replace(/\.json$/, ".yaml")}`,
    ]),
  ) as object,
  "editor.tabSize": 2,
  "editor.insertSpaces": true,
  "task.allowAutomaticTasks": "on",
});

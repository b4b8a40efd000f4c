/** The content model as JSON Schemas, with which text editors complete and check YAML as one types. */
import { z } from "zod";
import { kinds, type Kind } from "./kinds";

/** The folder of the schemas, from the top of the project. */
export const schemaFolder = ".vscode/schemas";

/** What one file of YAML may hold, by the name of its schema file. Front matter has snippets and the check. */
export function jsonSchemas(of: readonly Kind[] = kinds): Record<string, object> {
  return Object.fromEntries(
    of
      .filter(({ shape }) => shape !== "markdown")
      .map(({ source, shape, schema }) => {
        const one = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
        return [source.replace(/\.yaml$/, ".json"), shape === "list" ? { type: "array", items: one } : one];
      }),
  );
}

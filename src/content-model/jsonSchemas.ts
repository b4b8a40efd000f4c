/**
 * Writes the files that VS Code needs to complete content: a JSON Schema for each kind, and snippets for Markdown.
 * `npm run content:check -- --watch` runs this code.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { posix } from "node:path";
import { z } from "zod";
import { campaignOf, fieldText, filesOf, type AnyKind, type Content } from "./contentFile";
import { documentKind } from "./document";
import { pictureName, references, type Reference } from "./fields";
import type { Kind } from "./kind";
import { kinds } from "./kinds";
import { pageKind } from "./page";
import { sourceKind } from "./source";
import { testimonyKind } from "./testimony";
import { unwrapSchema } from "./walkSchema";

const anchorsIn = (content: Content, kind: AnyKind) =>
  filesOf(content, kind).flatMap(({ entries }) =>
    entries.flatMap((entry) => fieldText(entry, "anchor") ?? []),
  );

/** Returns, for each type of reference, the names that exist in content. The names have the form that files of the given kind must use. */
function namesIn(content: Content, { shape, source }: Kind): Readonly<Record<Reference, readonly string[]>> {
  const files = (of: AnyKind) =>
    filesOf(content, of).map(({ relativePath }) => posix.basename(relativePath, ".md"));
  const folder = shape === "markdown" ? source : ".";
  const sources = anchorsIn(content, sourceKind);
  return {
    file: [...content.names]
      .filter((name) => pictureName.test(name))
      .map((name) => posix.relative(folder, name)),
    page: files(pageKind),
    testimony: files(testimonyKind),
    source: sources,
    quotedSource: sources,
    document: anchorsIn(content, documentKind),
    timelineKind: campaignOf(content)?.timelineKinds.map(({ kind }) => kind) ?? [],
  };
}

const hints = ["isDate", "isPast", "inFile", "multiline", "isPdf", "isNeeded", "one"];

const ignoresCapitals = (schema: z.ZodType): boolean =>
  (schema.def.checks ?? []).some((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp };
    return pattern?.flags.includes("i") ?? false;
  });

/**
 * Returns a JSON Schema for each kind. The key is the name of the schema's file. VS Code completes references with the names that exist in
 * content. The schema also accepts other names, because the check reports names that do not exist.
 */
function jsonSchemas(content: Content): Record<string, object> {
  return Object.fromEntries(
    kinds.map((kind: Kind) => {
      const names = namesIn(content, kind);
      const entry = z.toJSONSchema(kind.schema, {
        io: "input",
        unrepresentable: "any",
        override: ({ zodSchema, jsonSchema }) => {
          const field = zodSchema as unknown as z.ZodType;
          // The JSON Schema leaves these hints out, because only the check and the forms use them.
          for (const hint of hints) Reflect.deleteProperty(jsonSchema, hint);
          // The description gets the exact format of the value in a file. The description itself is for forms, where people choose a value
          // or type it freely.
          const { inFile } = unwrapSchema(field).schema.meta() ?? {};
          if (typeof inFile === "string" && field.description === jsonSchema.description)
            jsonSchema.description = `${field.description ?? ""} In the file: ${inFile}.`.trim();
          // JSON Schema has no case-insensitive patterns, so such a pattern is left out.
          if (ignoresCapitals(field)) delete jsonSchema.pattern;
          const { to } = references.get(field) ?? {};
          if (!to || names[to].length === 0) return;
          const { type = "string", pattern = "" } = jsonSchema;
          delete jsonSchema.type;
          delete jsonSchema.pattern;
          jsonSchema.anyOf = [{ enum: [...names[to]] }, { type, pattern }];
        },
      });
      const { $schema, ...one } = entry;
      const name = kind.source.replace(/\.yaml$/, "");
      return [
        `${name}.json`,
        { $schema, ...(kind.shape === "list" ? { type: ["array", "null"], items: one } : one) },
      ];
    }),
  );
}

/**
 * Returns the part of a VS Code snippet that offers choices at tab stop number `stop`. Commas and bars in a choice are escaped, because
 * they would end the choice.
 */
const choice = (stop: number, choices: readonly string[]) =>
  `\${${stop}|${choices.map((each) => each.replace(/[,|\\$}]/g, "\\$&")).join(",")}|}`;

/**
 * Returns the snippets for Markdown: the fields of a new file, and a citation. Snippets are needed because the extension for YAML files
 * does not complete the fields of Markdown files: https://github.com/redhat-developer/vscode-yaml/issues/207.
 */
function snippets(content: Content): Record<string, object> {
  const ofFiles = kinds
    .filter(({ shape }) => shape === "markdown")
    .map((kind): [string, object] => {
      const { shape } = unwrapSchema(kind.schema);
      const fields = Object.entries(shape.type === "object" ? shape.fields : {});
      const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
      const lines = required.map(([name, field], index) => {
        const { schema } = unwrapSchema(field);
        return schema instanceof z.ZodEnum
          ? `${name}: ${choice(index + 1, schema.options.map(String))}`
          : `${name}: $${index + 1}`;
      });
      const body = ["---", ...lines, "---", "", "$0"];
      return [`New ${kind.one}`, { scope: "markdown", prefix: `new-${kind.one}`, body }];
    });
  const sources = anchorsIn(content, sourceKind);
  const cite = { scope: "markdown", prefix: "cite", body: [`[^${choice(1, sources)}$2]`] };
  return Object.fromEntries([...ofFiles, ...(sources.length > 0 ? [["Cite a source", cite] as const] : [])]);
}

/**
 * Writes the JSON Schemas and the snippets below the project's root. The function writes only changed files, because VS Code reads a file
 * again after each write.
 */
export async function writeEditorFiles(content: Content, root = "."): Promise<void> {
  const files = Object.entries(jsonSchemas(content)).map(
    ([name, schema]) => [`${root}/.vscode/schemas/${name}`, schema] as const,
  );
  await mkdir(`${root}/.vscode/schemas`, { recursive: true });
  for (const [file, value] of [
    ...files,
    [`${root}/.vscode/content.code-snippets`, snippets(content)] as const,
  ]) {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    const before = await readFile(file, "utf8").catch(() => undefined);
    if (before !== text) await writeFile(file, text);
  }
}

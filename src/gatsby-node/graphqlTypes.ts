/** Turns the content model into the GraphQL types that Gatsby builds: one definition, no inference. Nodes hold checked content, so fields need no resolvers. */
import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { references, type Reference } from "../content-model/fields";
import type { Kind } from "../content-model/kind";
import { viewOf, type View } from "../content-model/walkSchema";

export type FieldConfig = { type: string; description?: string; extensions?: object; resolve?: unknown };
type Fields = Readonly<Record<string, z.ZodType>>;
type Nested = Map<string, { description: string | undefined; fields: Fields }>;
type ObjectType = ReturnType<NodePluginSchema["buildObjectType"]>;

const scalars = {
  boolean: "Boolean",
  day: "Date",
  number: "Float",
  "whole number": "Int",
  text: "String",
} as const;

/** The GraphQL type of each reference, and the field by which it names a node; a citation is an object that `toNodes` makes. */
const referred: Record<Reference, { type: string; by?: string }> = {
  file: { type: "File", by: "relativePath" },
  page: { type: "Page", by: "fileName" },
  testimony: { type: "Testimony", by: "fileName" },
  document: { type: "Document", by: "anchor" },
  source: { type: "Citation" },
  timelineKind: { type: "String" },
};

/** The GraphQL type of a field's schema; nested objects are collected in `nested`. */
function typeName(field: string, { schema, shape }: View, nested: Nested): string {
  if (shape.is === "list") return `[${typeName(field, viewOf(shape.of), nested)}!]`;
  if (shape.is !== "object") {
    const { to } = references.get(schema) ?? {};
    return to ? referred[to].type : scalars[shape.is];
  }
  const { title: name } = schema.meta() ?? {};
  if (name === undefined)
    throw new Error(
      `The field ${field} holds an object without a name. Write .meta({ title: "…", description: "…" }) behind that object in src/content-model: GraphQL needs them for its type.`,
    );
  nested.set(name, { description: schema.description, fields: shape.fields });
  return name;
}

function fieldConfig(owner: string, name: string, field: z.ZodType, nested: Nested): FieldConfig {
  const view = viewOf(field);
  const type = typeName(`${owner}.${name}`, view, nested);
  const { schema, shape } = view.shape.is === "list" ? viewOf(view.shape.of) : view;
  const { to } = references.get(schema) ?? {};
  const choices = schema instanceof z.ZodEnum ? ` One of: ${schema.options.join(", ")}.` : "";
  const by = to && referred[to].by;
  return {
    type: view.optional ? type : `${type}!`,
    description: `${field.description ?? ""}${choices}`,
    extensions: {
      // Gives the field arguments with which a day is written in words.
      ...(shape.is === "day" && { dateformat: {} }),
      ...(by && { link: { by } }),
    },
  };
}

const fieldsOf = (owner: string, fields: Fields, nested: Nested): Record<string, FieldConfig> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldConfig(owner, name, field, nested)]),
  );

/**
 * The GraphQL types of all kinds and of the objects inside them.
 * @param extraFields fields that are not in the content but follow from it, by type name
 */
export function graphqlTypes(
  kinds: readonly Kind[],
  schema: NodePluginSchema,
  extraFields: Record<string, Record<string, FieldConfig>>,
): ObjectType[] {
  const nested: Nested = new Map();
  const build = (name: string, description: string | undefined, fields: Fields, interfaces: string[] = []) =>
    schema.buildObjectType({
      name,
      description,
      interfaces,
      extensions: { infer: false },
      fields: { ...fieldsOf(name, fields, nested), ...extraFields[name] },
    } as Parameters<NodePluginSchema["buildObjectType"]>[0]);
  const types = kinds.map((kind) =>
    build(kind.type, kind.description, kind.schema.shape as Fields, ["Node"]),
  );
  // Iterating over a Map also visits entries added meanwhile: objects nested in objects.
  for (const [name, { description, fields }] of nested) types.push(build(name, description, fields));
  return types;
}

/** Turns the content model into the GraphQL types that Gatsby builds: one definition, no inference. Nodes hold checked content, so fields need no resolvers. */
import type { NodePluginSchema } from "gatsby";
import type { z } from "zod";
import { references } from "../content-model/fields";
import type { Kind } from "../content-model/kinds";
import { viewOf, type View } from "../content-model/walkSchema";
import { resolveBy } from "./resolveReferences";

type FieldConfig = { type: string; description?: string; resolve?: unknown };
type Fields = Readonly<Record<string, z.ZodType>>;
type Nested = Map<string, { description: string | undefined; fields: Fields }>;
type ObjectType = ReturnType<NodePluginSchema["buildObjectType"]>;

/** The GraphQL name of a nested object: the name that the model gives it. */
function titleOf(schema: z.ZodType): string {
  const title = schema.meta()?.title;
  if (title === undefined)
    throw new Error("An object inside a content type needs .meta({ title }) for its GraphQL name");
  return title;
}

const scalars = { boolean: "Boolean", number: "Float", "whole number": "Int", text: "String" } as const;

/** The GraphQL types of references; a citation is an object that `toNodes` makes. */
const referred = {
  file: "File",
  page: "Page",
  testimony: "Testimony",
  source: "Citation",
  timelineKind: "String",
} as const;

/** The GraphQL type of a schema; nested objects are collected in `nested`. */
function typeName({ schema, shape }: View, nested: Nested): string {
  if (shape.is === "list") return `[${typeName(viewOf(shape.of), nested)}!]`;
  if (shape.is !== "object") {
    const { to } = references.get(schema) ?? {};
    return to ? referred[to] : scalars[shape.is];
  }
  const name = titleOf(schema);
  nested.set(name, { description: schema.description, fields: shape.fields });
  return name;
}

function fieldConfig(name: string, field: z.ZodType, nested: Nested): FieldConfig {
  const view = viewOf(field);
  const type = typeName(view, nested);
  const { schema } = view.shape.is === "list" ? viewOf(view.shape.of) : view;
  const { to } = references.get(schema) ?? {};
  const config = { type: view.optional ? type : `${type}!`, description: field.description ?? "" };
  if (to === undefined || to === "source" || to === "timelineKind") return config;
  return { ...config, resolve: resolveBy(name, referred[to], to === "file" ? "relativePath" : "fileName") };
}

const fieldsOf = (fields: Fields, nested: Nested): Record<string, FieldConfig> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldConfig(name, field, nested)]));

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
  const nodeTypes = kinds.map((kind) =>
    schema.buildObjectType({
      name: kind.type,
      description: kind.description,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: { ...fieldsOf(kind.schema.shape as Fields, nested), ...extraFields[kind.type] },
    } as Parameters<NodePluginSchema["buildObjectType"]>[0]),
  );
  const objectTypes: ObjectType[] = [];
  // Iterating over a Map also visits entries added meanwhile: objects nested in objects.
  for (const [name, { description, fields }] of nested) {
    objectTypes.push(
      schema.buildObjectType({
        name,
        description,
        extensions: { infer: false },
        fields: { ...fieldsOf(fields, nested), ...extraFields[name] },
      } as Parameters<NodePluginSchema["buildObjectType"]>[0]),
    );
  }
  return [...nodeTypes, ...objectTypes];
}

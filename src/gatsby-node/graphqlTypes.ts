/** Turns the content model into the GraphQL types that Gatsby builds: one definition, no inference. Nodes hold checked content, so fields need no resolvers. */
import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { references } from "../content-model/fields";
import type { Kind } from "../content-model/kind";
import { viewOf, type View } from "../content-model/walkSchema";
import { resolveBy } from "./resolveReferences";

type FieldConfig = { type: string; description?: string; extensions?: object; resolve?: unknown };
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

/** The GraphQL types of references; a citation is an object that `toNodes` makes. */
const referred = {
  file: "File",
  page: "Page",
  testimony: "Testimony",
  source: "Citation",
  document: "Document",
  timelineKind: "String",
} as const;

/** The fields by which references name what they refer to. */
const keys = { file: "relativePath", page: "fileName", testimony: "fileName", document: "anchor" } as const;

/** What a developer has to change in the content model. */
export class ModelError extends Error {}

/** The GraphQL type of a field's schema; nested objects are collected in `nested`. */
function typeName(field: string, { schema, shape }: View, nested: Nested): string {
  if (shape.is === "list") return `[${typeName(field, viewOf(shape.of), nested)}!]`;
  if (shape.is !== "object") {
    const { to } = references.get(schema) ?? {};
    return to ? referred[to] : scalars[shape.is];
  }
  const { title: name } = schema.meta() ?? {};
  if (name === undefined)
    throw new ModelError(
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
  const config = {
    type: view.optional ? type : `${type}!`,
    description: `${field.description ?? ""}${choices}`,
    // Gives the field arguments with which a day is written in words.
    ...(shape.is === "day" ? { extensions: { dateformat: {} } } : {}),
  };
  if (to === undefined || to === "source" || to === "timelineKind") return config;
  return { ...config, resolve: resolveBy(name, referred[to], keys[to]) };
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
  const nodeTypes = kinds.map((kind) =>
    schema.buildObjectType({
      name: kind.type,
      description: kind.description,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: { ...fieldsOf(kind.type, kind.schema.shape as Fields, nested), ...extraFields[kind.type] },
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
        fields: { ...fieldsOf(name, fields, nested), ...extraFields[name] },
      } as Parameters<NodePluginSchema["buildObjectType"]>[0]),
    );
  }
  return [...nodeTypes, ...objectTypes];
}

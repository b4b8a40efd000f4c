/** Turns the content model into the GraphQL types that Gatsby builds: one definition, no inference. */
import type { NodePluginSchema } from "gatsby";
import type { z } from "zod";
import { dayAsWritten, graphqlHints } from "../content-model/fields";
import type { Kind } from "../content-model/kinds";
import { resolveByFileName, resolveFile, type ContentSource } from "./resolveReferences";

type FieldConfig = { type: string; description?: string; resolve?: unknown };
type ObjectType = ReturnType<NodePluginSchema["buildObjectType"]>;

interface Unwrapped {
  schema: z.core.$ZodType;
  optional: boolean;
  fallback?: unknown;
}

/** Takes off what only says whether a value must be there or how it is read. */
function unwrap(schema: z.core.$ZodType): Unwrapped {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypeDef & Record<string, unknown> };
  if (def.type === "optional") return { ...unwrap(def.innerType as z.core.$ZodType), optional: true };
  if (def.type === "default")
    return { ...unwrap(def.innerType as z.core.$ZodType), fallback: def.defaultValue };
  return { schema, optional: false };
}

/** The GraphQL name of a nested object: the name that the model gives it. */
function titleOf(schema: z.core.$ZodType): string {
  const title = (schema as z.ZodType).meta()?.title;
  if (title === undefined)
    throw new Error("An object inside a content type needs .meta({ title }) for its GraphQL name");
  return title;
}

const scalars: Record<string, string> = {
  boolean: "Boolean",
  number: "Int",
  string: "String",
  enum: "String",
};

/** The GraphQL type of a schema; nested objects are collected in `nested`. */
function typeName(schema: z.core.$ZodType, nested: Map<string, z.ZodObject>): string {
  const { def } = schema._zod as unknown as { def: { type: string; element: z.core.$ZodType } };
  const hint = graphqlHints.get(schema);
  if (def.type === "array") return `[${typeName(unwrap(def.element).schema, nested)}!]`;
  if (def.type === "object") {
    const name = hint?.type ?? titleOf(schema);
    nested.set(name, schema as z.ZodObject);
    return name;
  }
  return hint?.type ?? scalars[def.type] ?? "String";
}

function fieldConfig(name: string, field: z.ZodType, nested: Map<string, z.ZodObject>): FieldConfig {
  const { schema, optional, fallback } = unwrap(field);
  const type = typeName(schema, nested);
  const hint = graphqlHints.get(schema);
  const description = field.description ?? "";
  const required = optional ? type : `${type}!`;
  if (hint?.resolve === "file") return { type: required, description, resolve: resolveFile(name) };
  if (hint?.resolve) return { type: required, description, resolve: resolveByFileName(name, hint.type) };
  return {
    type: required,
    description,
    resolve: (source: ContentSource) => {
      const value = source[name] ?? fallback;
      return type === "String" ? dayAsWritten(value) : value;
    },
  };
}

function fieldsOf(schema: z.ZodObject, nested: Map<string, z.ZodObject>): Record<string, FieldConfig> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      fieldConfig(name, field as z.ZodType, nested),
    ]),
  );
}

/**
 * The GraphQL types of all kinds and of the objects inside them.
 * @param extraFields fields that do not stand in the content but follow from it, by type name
 */
export function graphqlTypes(
  kinds: readonly Kind[],
  schema: NodePluginSchema,
  extraFields: Record<string, Record<string, FieldConfig>>,
): ObjectType[] {
  const nested = new Map<string, z.ZodObject>();
  const nodeTypes = kinds.map((kind) =>
    schema.buildObjectType({
      name: kind.type,
      description: kind.description,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: { ...fieldsOf(kind.schema, nested), ...extraFields[kind.type] },
    } as Parameters<NodePluginSchema["buildObjectType"]>[0]),
  );
  const objectTypes: ObjectType[] = [];
  // A Map's iteration also reaches what is added during it: objects inside objects.
  for (const [name, object] of nested) {
    objectTypes.push(
      schema.buildObjectType({
        name,
        description: object.description,
        extensions: { infer: false },
        fields: { ...fieldsOf(object, nested), ...extraFields[name] },
      } as Parameters<NodePluginSchema["buildObjectType"]>[0]),
    );
  }
  return [...nodeTypes, ...objectTypes];
}

/**
 * Makes the GraphQL types from the zod objects of the content model and of the derived fields. Each type is defined only by its zod object,
 * and Gatsby infers nothing. Nodes contain checked content, so fields need no resolvers.
 */
import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { references, type Reference } from "../content-model/fields";
import type { Kind } from "../content-model/kind";
import { unwrapSchema } from "../content-model/walkSchema";

type FieldConfig = { type: string; description: string; extensions: object };
type Fields = Readonly<Record<string, z.ZodType>>;
/** A map from the name of a GraphQL type to its schema. The schema is an object, or an enum with the choices of a field. */
type Nested = Map<string, z.ZodType>;
type BuiltType = ReturnType<NodePluginSchema["buildObjectType"] | NodePluginSchema["buildEnumType"]>;

const scalars = {
  boolean: "Boolean",
  day: "Date",
  number: "Float",
  "whole number": "Int",
  text: "String",
} as const;

/**
 * The GraphQL type of a field that contains a reference. With `by`, the field refers to a node, and contains the value that the node has in
 * its field `by`. Without `by`, the field contains an object of the type.
 */
interface Target {
  type: string;
  by?: string;
}

/** The GraphQL type of each type of reference in the content model. A citation of a source becomes an object. */
const referred: Record<Reference, Target> = {
  file: { type: "File", by: "relativePath" },
  page: { type: "Page", by: "fileName" },
  testimony: { type: "Testimony", by: "fileName" },
  document: { type: "Document", by: "anchor" },
  source: { type: "Citation" },
  quotedSource: { type: "String" },
  timelineKind: { type: "String" },
};

const nodes = z.registry<Target>();

/** Returns the schema of a derived field that refers to a node. The field contains the value of the node's field `target.by`. */
export const nodeReference = (target: Target) => z.string().register(nodes, target);

function targetOf(schema: z.ZodType): Target | undefined {
  const { to } = references.get(schema) ?? {};
  return to ? referred[to] : nodes.get(schema);
}

/** Returns the name of the enum for a field, for example "SourceKind" for "Source.kind". */
const enumName = (field: string) => field.replace(/\.(.)/g, (_dot, letter: string) => letter.toUpperCase());

/**
 * Returns the name of a choice in GraphQL: "official release" becomes official_release. Nodes contain this name and not the choice itself,
 * because Gatsby's query workers only know the names of an enum's values.
 */
export const choiceName = (choice: string) => choice.replace(/\W/g, "_");

/** Returns the GraphQL type of a field's schema. Adds the types of nested objects and enums to `nested`. */
function typeName(field: string, { schema, shape }: ReturnType<typeof unwrapSchema>, nested: Nested): string {
  if (shape.type === "list") return `[${typeName(field, unwrapSchema(shape.of), nested)}!]`;
  const target = targetOf(schema);
  if (target) return target.type;
  if (schema instanceof z.ZodEnum) {
    nested.set(enumName(field), schema);
    return enumName(field);
  }
  if (shape.type !== "object") return scalars[shape.type];
  const { title: name } = schema.meta() ?? {};
  if (name === undefined)
    throw new Error(
      `The field ${field} contains an object without a name. Write .meta({ title: "…", description: "…" }) after that object in src/content-model, because its GraphQL type needs a name and a description.`,
    );
  const other = nested.get(name);
  if (other !== undefined && fieldsIn(other) !== fieldsIn(schema))
    throw new Error(
      `The field ${field} contains an object with the name "${name}", but another object with different fields already has that name. Give one of the two another name in its .meta({ title: "…" }).`,
    );
  nested.set(name, schema);
  return name;
}

/** Returns the fields of an object and their types as one text, so that the code can compare two objects. */
const fieldsIn = (object: z.ZodType): string =>
  JSON.stringify(z.toJSONSchema(object, { io: "input", unrepresentable: "any" }));

function fieldConfig(owner: string, name: string, field: z.ZodType, nested: Nested): FieldConfig {
  const view = unwrapSchema(field);
  const type = typeName(`${owner}.${name}`, view, nested);
  const { schema, shape } = view.shape.type === "list" ? unwrapSchema(view.shape.of) : view;
  const by = targetOf(schema)?.by;
  return {
    type: view.optional ? type : `${type}!`,
    description: field.description ?? "",
    extensions: {
      // `dateformat` adds arguments to the field. With these arguments, a query can ask for the day in words.
      ...(shape.type === "day" && { dateformat: {} }),
      ...(by && { link: { by } }),
    },
  };
}

/** A type of node: a kind of content, or a type that does not come from a content file. */
type NodeType = Pick<Kind, "type" | "description" | "schema">;

/**
 * Returns the GraphQL types of nodes and of the objects inside them.
 * @param objects the objects that are only values of references, such as citations. The title of each is the name of its GraphQL type
 * @param derivedShape returns the derived fields of an object, which are not written in content
 */
export function graphqlTypes(
  nodeTypes: readonly NodeType[],
  objects: readonly z.ZodType[],
  schema: NodePluginSchema,
  derivedShape: (schema: z.ZodType) => Fields,
): BuiltType[] {
  const nested: Nested = new Map(objects.map((object) => [object.meta()?.title ?? "", object]));
  const build = (name: string, description: string | undefined, object: z.ZodType, interfaces: string[]) => {
    const { shape } = unwrapSchema(object);
    const fields = { ...(shape.type === "object" && shape.fields), ...derivedShape(object) };
    return schema.buildObjectType({
      name,
      description,
      interfaces,
      extensions: { infer: false },
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, is]) => [field, fieldConfig(name, field, is, nested)]),
      ),
    } as Parameters<NodePluginSchema["buildObjectType"]>[0]);
  };
  const buildEnum = (name: string, { options, description }: z.ZodEnum) =>
    schema.buildEnumType({
      name,
      description: `The choices of a field. ${description ?? ""}`.trim(),
      values: Object.fromEntries(
        options.map((choice) => [choiceName(String(choice)), { description: `In content: ${choice}.` }]),
      ),
    });
  const types: BuiltType[] = nodeTypes.map((each) =>
    build(each.type, each.description, each.schema, ["Node"]),
  );
  // `build` adds nested objects to `nested` while this loop runs, and the loop visits these objects too.
  for (const [name, type] of nested)
    types.push(type instanceof z.ZodEnum ? buildEnum(name, type) : build(name, type.description, type, []));
  return types;
}

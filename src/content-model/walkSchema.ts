/** This is the only module that inspects zod schemas. */
import { z } from "zod";
import { isObject } from "../lib/isObject";
import { memoize } from "../lib/memoize";

/** The types of value that content can contain. `unwrapSchema` throws for any other type. */
type Shape =
  | { type: "text" | "day" | "boolean" | "whole number" | "number" }
  | { type: "list"; of: z.ZodType }
  | { type: "object"; fields: Readonly<Record<string, z.ZodType>> };

/** A field's schema without its wrappers (optional, nullable, default, preprocess), and the information that the wrappers contain. */
interface UnwrappedSchema {
  /** The innermost schema. The title of the field and the type of its reference are registered for this schema. */
  schema: z.ZodType;
  shape: Shape;
  /** True if the field may be left out and has no default. */
  optional: boolean;
  fallback: unknown;
}

function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodISODate) return { type: "day" };
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return { type: "text" };
  if (schema instanceof z.ZodBoolean) return { type: "boolean" };
  if (schema instanceof z.ZodNumber) return { type: schema.format === "safeint" ? "whole number" : "number" };
  if (schema instanceof z.ZodArray) return { type: "list", of: schema.element as z.ZodType };
  if (schema instanceof z.ZodObject) {
    // The object has no prototype. With a prototype, it would seem to have a field "constructor" that the schema does not have.
    return { type: "object", fields: Object.assign(Object.create(null) as object, schema.shape) };
  }
  throw new Error(
    `The content model cannot use zod's type "${schema.type}". Use a field of src/content-model/fields.ts, or add the type to src/content-model/walkSchema.ts.`,
  );
}

/**
 * Unwraps optional, nullable, default and preprocess. Content has thousands of values for each schema, so the result for a schema is kept.
 * @throws for a type of schema that content does not use yet
 */
export const unwrapSchema = memoize((schema: z.ZodType): UnwrappedSchema => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return { ...unwrapSchema(schema.unwrap() as z.ZodType), optional: true };
  if (schema instanceof z.ZodDefault)
    return { ...unwrapSchema(schema.unwrap() as z.ZodType), fallback: schema.def.defaultValue };
  // `prefault({})` gives an object the defaults of all its fields.
  if (schema instanceof z.ZodPrefault)
    return { ...unwrapSchema(schema.unwrap() as z.ZodType), fallback: schema.parse(undefined) };
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.out as z.ZodType);
  return { schema, shape: shapeOf(schema), optional: false, fallback: undefined };
});

/** Returns the schema of the value at a path. Returns undefined if the schema has no such path. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { shape } = unwrapSchema(schema);
  const next =
    shape.type === "list" ? shape.of : shape.type === "object" ? shape.fields[String(key)] : undefined;
  return next && schemaAt(next, rest);
}

type Fields = Record<string, unknown>;
type Change = (leaf: unknown, schema: z.ZodType, path: PropertyKey[]) => unknown;
type Complete = (mapped: Fields, object: Fields, schema: z.ZodType) => Fields;

/**
 * Returns a copy of an object of content in which each leaf is replaced by the result of `change`. A value that does not fit the schema is
 * not changed.
 * @param change returns the new leaf. It receives a leaf (text, number or boolean), its innermost schema and its path
 * @param complete returns the final form of a nested object. It receives the object with its mapped fields, the original object, and its
 * schema
 */
export function mapLeaves(
  schema: z.ZodType,
  object: Fields,
  change: Change,
  complete: Complete = (mapped) => mapped,
  path: PropertyKey[] = [],
): Fields {
  const { shape } = unwrapSchema(schema);
  const fields = shape.type === "object" ? shape.fields : {};
  return Object.fromEntries(
    Object.entries(object).map(([key, field]) => {
      const fieldSchema = fields[key];
      return [key, fieldSchema ? mapValue(fieldSchema, field, change, complete, [...path, key]) : field];
    }),
  );
}

function mapValue(
  schema: z.ZodType,
  value: unknown,
  change: Change,
  complete: Complete,
  path: PropertyKey[],
): unknown {
  const { schema: inner, shape } = unwrapSchema(schema);
  if (shape.type === "list")
    return Array.isArray(value)
      ? value.map((item, index) => mapValue(shape.of, item, change, complete, [...path, index]))
      : value;
  if (shape.type !== "object") return value === undefined ? value : change(value, inner, path);
  return isObject(value) ? complete(mapLeaves(inner, value, change, complete, path), value, inner) : value;
}

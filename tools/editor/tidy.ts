import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { viewOf } from "../../src/content-model/walkSchema";

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.keys(value).length === 0);

/**
 * Leaves out what a volunteer would not write: empty fields and the model's default values. A form sends every field,
 * whereas a file may omit one.
 */
export function tidy(value: unknown, schema: z.ZodType | undefined): unknown {
  const shape = schema && viewOf(schema).shape;
  if (Array.isArray(value))
    return value.map((entry) => tidy(entry, shape?.is === "list" ? shape.of : undefined));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const fieldSchema = shape?.is === "object" ? shape.fields[name] : undefined;
    const tidied = tidy(field, fieldSchema);
    const isDefault = isDeepStrictEqual(tidied, fieldSchema && viewOf(fieldSchema).fallback);
    return isEmpty(tidied) || isDefault ? [] : [[name, tidied]];
  });
  return Object.fromEntries(fields);
}

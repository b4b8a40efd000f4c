import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";

interface Definition {
  type: string;
  innerType?: z.ZodType;
  defaultValue?: unknown;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

const definitionOf = (schema: z.ZodType | undefined) =>
  (schema as unknown as { def: Definition } | undefined)?.def;

/** The schema inside optional fields and fields with a default, and that default. */
function inner(
  schema: z.ZodType | undefined,
  fallback?: unknown,
): { def: Definition | undefined; fallback: unknown } {
  const def = definitionOf(schema);
  if (def?.type === "optional") return inner(def.innerType, fallback);
  if (def?.type === "default") return inner(def.innerType, def.defaultValue);
  return { def, fallback };
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/**
 * Leaves out what a volunteer would not write: empty fields, and values that the model supplies by itself. A form
 * knows no field that is not there, a file does.
 */
export function tidy(value: unknown, schema: z.ZodType | undefined): unknown {
  const { def } = inner(schema);
  if (Array.isArray(value)) return value.map((entry) => tidy(entry, def?.element));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const fieldSchema = def?.shape?.[name];
    const tidied = tidy(field, fieldSchema);
    const isDefault = isDeepStrictEqual(tidied, inner(fieldSchema).fallback);
    return isEmpty(tidied) || isDefault ? [] : [[name, tidied]];
  });
  return Object.fromEntries(fields);
}

import { posix } from "node:path";
import type { z } from "zod";
import { graphqlHints, type Reference as Target } from "../fields";
import type { ContentFile } from "./contentFile";

/** A field of content that names a file or a page. */
export interface Reference {
  resolve: Target;
  value: string;
  path: PropertyKey[];
  atLeast?: { width: number; height: number };
}

/** Every reference in a value: the fields that the content model marks as a file or a page. */
function referencesIn(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): Reference[] {
  const { def } = schema._zod as unknown as {
    def: { innerType?: z.core.$ZodType; element?: z.core.$ZodType; shape?: Record<string, z.core.$ZodType> };
  };
  const { resolve, atLeast } = graphqlHints.get(schema) ?? {};
  if (resolve && typeof value === "string")
    return [{ resolve, value, path, ...(atLeast ? { atLeast } : {}) }];
  if (def.innerType) return referencesIn(def.innerType, value, path);
  if (def.element && Array.isArray(value)) {
    const { element } = def;
    return value.flatMap((item, index) => referencesIn(element, item, [...path, index]));
  }
  if (def.shape && typeof value === "object" && value !== null) {
    const fields = value as Record<string, unknown>;
    return Object.entries(def.shape).flatMap(([key, field]) =>
      referencesIn(field, fields[key], [...path, key]),
    );
  }
  return [];
}

/** All references of a file, each with its path in the YAML. */
export function referencesOf({ kind, entries }: ContentFile): Reference[] {
  return entries.flatMap(({ value, path }) => referencesIn(kind.schema, value, path));
}

/** The name relative to content/ of what a reference names. */
export function targetOf({ resolve, value }: Reference, from: string): string {
  if (resolve === "file") return posix.join(posix.dirname(from), value);
  return `${resolve === "pageByFileName" ? "pages" : "testimonies"}/${value}.md`;
}

import { existsSync } from "node:fs";
import { posix } from "node:path";
import type { z } from "zod";
import { graphqlHints } from "../fields";
import type { ContentFile } from "./contentFile";
import type { Problem } from "./problem";

interface Reference {
  resolve: "file" | "pageByFileName";
  value: string;
  path: PropertyKey[];
}

/** Every reference in a value: the fields that the content model marks as a file or a page. */
function referencesIn(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): Reference[] {
  const { def } = schema._zod as unknown as {
    def: { innerType?: z.core.$ZodType; element?: z.core.$ZodType; shape?: Record<string, z.core.$ZodType> };
  };
  const resolve = graphqlHints.get(schema)?.resolve;
  if (resolve && typeof value === "string") return [{ resolve, value, path }];
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

/** Finds pictures and pages that content names but that do not exist. */
export function checkReferences(root: string, files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const pages = new Set(
    files.filter(({ kind }) => kind.type === "Page").map(({ relativePath }) => relativePath),
  );
  for (const { file, relativePath, kind, yaml, entries } of files) {
    for (const { value, path } of entries) {
      for (const reference of referencesIn(kind.schema, value, path)) {
        const isPage = reference.resolve === "pageByFileName";
        const target = isPage
          ? `pages/${reference.value}.md`
          : posix.join(posix.dirname(relativePath), reference.value);
        if (isPage ? pages.has(target) : existsSync(`${root}/${target}`)) continue;
        const message = isPage
          ? `There is no page "${reference.value}". Write the name of a file in content/pages without .md.`
          : `There is no picture content/${target}. Put the file there, or correct its name.`;
        problems.push({ file, ...yaml.placeOf(reference.path), message, severity: "error" });
      }
    }
  }
  return problems;
}

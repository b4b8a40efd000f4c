import { posix } from "node:path";
import { graphqlHints, type Reference as Target } from "../fields";
import type { ContentFile } from "../readContent";
import { mapLeaves } from "../walkSchema";

/** A field of content that names a file or a page. */
export interface Reference {
  resolve: Target;
  value: string;
  path: PropertyKey[];
  atLeast?: { width: number; height: number };
}

/** All references of a file, each with its path in the YAML. */
export function referencesOf({ kind, entries }: ContentFile): Reference[] {
  const references: Reference[] = [];
  for (const { value, path } of entries) {
    mapLeaves(kind.schema, value, (leaf, schema, inside) => {
      const { resolve, atLeast } = graphqlHints.get(schema) ?? {};
      if (resolve && typeof leaf === "string")
        references.push({
          resolve,
          value: leaf,
          path: [...path, ...inside],
          ...(atLeast ? { atLeast } : {}),
        });
    });
  }
  return references;
}

/** The name relative to content/ of what a reference names. */
export function targetOf({ resolve, value }: Reference, from: string): string {
  if (resolve === "file") return posix.join(posix.dirname(from), value);
  return `${resolve === "pageByFileName" ? "pages" : "testimonies"}/${value}.md`;
}

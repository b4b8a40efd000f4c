import { posix } from "node:path";
import { references, type Reference as Target } from "../fields";
import type { ContentFile } from "../contentFile";
import { mapLeaves } from "../walkSchema";

/** A field of content that names a file or a page. */
export interface Reference {
  to: Target;
  value: string;
  path: PropertyKey[];
  atLeast: { width: number; height: number } | undefined;
}

/** Returns all references in a file, each with its path in the YAML. */
export function referencesOf({ kind, entries }: Pick<ContentFile, "kind" | "entries">): Reference[] {
  const found: Reference[] = [];
  for (const { value, path } of entries) {
    mapLeaves(kind.schema, value, (leaf, schema, inside) => {
      const { to, atLeast } = references.get(schema) ?? {};
      if (to && typeof leaf === "string")
        found.push({ to, value: leaf, path: [...path, ...inside], atLeast });
    });
  }
  return found;
}

/** Returns the path of the file that a reference to a picture, page or testimony names, relative to content/. */
export function targetOf({ to, value }: Reference, from: string): string {
  if (to === "file") return posix.join(posix.dirname(from), value);
  return `${to === "page" ? "pages" : "testimonies"}/${value}.md`;
}

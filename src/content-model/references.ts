/** Finds the references in a file: in its fields, and the pictures and links in its text. */
import { posix } from "node:path";
import type { Definition, Link } from "mdast";
import { visit } from "unist-util-visit";
import type { z } from "zod";
import type { ContentFile, Entry } from "./contentFile";
import { references, type Reference as Target } from "./fields";
import { placeOfNode, type FilePosition } from "./problem";
import { pictureFile, readLink } from "./readLink";
import { memoize } from "../lib/memoize";
import { mapLeaves } from "./walkSchema";

/**
 * A reference in a field of content, with the type of its target, its value, and the path of the field in the YAML. For pictures, `atLeast`
 * is the minimum size in pixels.
 */
interface Reference {
  to: Target;
  value: string;
  path: PropertyKey[];
  atLeast: { width: number; height: number } | undefined;
}

const referenceOf = memoize((schema: z.ZodType) => references.get(schema));

/** Returns the references in the fields of an entry. The result for an entry is kept, because many checks need it. */
const referencesIn = memoize((kind: ContentFile["kind"]) =>
  memoize(({ value, path }: Entry): readonly Reference[] => {
    const found: Reference[] = [];
    mapLeaves(kind.schema, value, (leaf, schema, inside) => {
      const { to, atLeast } = referenceOf(schema) ?? {};
      if (to && typeof leaf === "string")
        found.push({ to, value: leaf, path: [...path, ...inside], atLeast });
    });
    return found;
  }),
);

/** Returns all references in the fields of a file, each with its path in the YAML. */
export const referencesOf = ({ kind, entries }: Pick<ContentFile, "kind" | "entries">): Reference[] =>
  entries.flatMap(referencesIn(kind));

/** Returns the path of the file that a reference to a picture, page or testimony names, relative to content/. */
export function targetOf({ to, value }: Reference, from: string): string {
  if (to === "file") return posix.join(posix.dirname(from), value);
  return `${to === "page" ? "pages" : "testimonies"}/${value}.md`;
}

/** A picture in a text: its path relative to content/, and its position in the file of the text. */
interface Picture {
  target: string;
  place: FilePosition;
}

/** Returns the pictures in the text of a file. */
export const markdownPictures = memoize((file: ContentFile): readonly Picture[] => {
  const pictures: Picture[] = [];
  visit(file.tree, "image", (image) => {
    const target = pictureFile(image.url, file.relativePath);
    pictures.push({ target, place: placeOfNode(image, file) });
  });
  return pictures;
});

/** Returns the pages, testimonies and documents that a file's text links to, relative to content/. */
export const linkedFiles = memoize(({ tree, relativePath }: ContentFile): readonly string[] => {
  const linked: string[] = [];
  visit(tree, ["link", "definition"], (node) => {
    const target = readLink((node as Link | Definition).url, relativePath);
    if (target.kind === "document") linked.push(target.document);
    if (target.kind === "file") linked.push(target.file);
  });
  return linked;
});

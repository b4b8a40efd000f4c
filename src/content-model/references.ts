/** Finds the references in a file: in its fields, and the pictures and links in its text. */
import { posix } from "node:path";
import type { Definition, Link } from "mdast";
import { visit } from "unist-util-visit";
import type { ContentFile } from "./contentFile";
import { references, type Reference as Target } from "./fields";
import { placeOfNode, type FilePosition } from "./problem";
import { pictureFile, readLink } from "./readLink";
import { mapLeaves, oncePerSchema } from "./walkSchema";

/**
 * A reference in a field of content: the type of its target, the value as it is written, and its path in the YAML. For pictures, `atLeast`
 * is the minimum size in pixels.
 */
interface Reference {
  to: Target;
  value: string;
  path: PropertyKey[];
  atLeast: { width: number; height: number } | undefined;
}

const referenceOf = oncePerSchema((schema) => references.get(schema));

/** Returns all references in the fields of a file, each with its path in the YAML. */
export function referencesOf({ kind, entries }: Pick<ContentFile, "kind" | "entries">): Reference[] {
  const found: Reference[] = [];
  for (const { value, path } of entries) {
    mapLeaves(kind.schema, value, (leaf, schema, inside) => {
      const { to, atLeast } = referenceOf(schema) ?? {};
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

/** Returns the pictures in a file's text, each with its path relative to content/ and its position. */
export function markdownPictures(file: ContentFile): { target: string; place: FilePosition }[] {
  const pictures: { target: string; place: FilePosition }[] = [];
  visit(file.tree, "image", (image) => {
    const target = pictureFile(image.url, file.relativePath);
    pictures.push({ target, place: placeOfNode(image, file) });
  });
  return pictures;
}

/** Returns the pages, testimonies and documents that a file's text links to, relative to content/. */
export function linkedFiles({ tree, relativePath }: ContentFile): string[] {
  const linked: string[] = [];
  visit(tree, ["link", "definition"], (node) => {
    const target = readLink((node as Link | Definition).url, relativePath);
    if (target.kind === "document") linked.push(target.document);
    if (target.kind === "file") linked.push(target.file);
  });
  return linked;
}

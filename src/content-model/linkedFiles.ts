/** The files that the text of a page or a testimony names. */
import type { Definition, Link } from "mdast";
import { visit } from "unist-util-visit";
import type { ContentFile } from "./contentFile";
import { placeOfNode, type Place } from "./problem";
import { pictureFile, readLink } from "./readLink";

/** Returns the pictures in a file's text, each with its path relative to content/ and its position. */
export function markdownPictures(file: ContentFile): { target: string; place: Place }[] {
  const pictures: { target: string; place: Place }[] = [];
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

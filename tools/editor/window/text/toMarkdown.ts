/** Converts the editor's document to formatted Markdown. */
import type { Node } from "@tiptap/pm/model";
import { formatMarkdown, writeMarkdown } from "../../../merge/formatMarkdown";
import { isBlank, toBlocks } from "./toTree";

/** Returns whether a text contains an address that has no link. Markdown turns such an address into a link. */
function hasAddress(doc: Node): boolean {
  let isFound = false;
  doc.descendants(({ text, marks }) => {
    if (text && marks.length === 0) isFound ||= /[\w-]@\w|https?:\/\/|\bwww\./i.test(text);
  });
  return isFound;
}

/** Returns the Markdown of a document, without its empty paragraphs. */
export function toMarkdown(doc: Node): string {
  const children = doc.children.filter((node) => node.type.name !== "paragraph" || !isBlank(node));
  const text = writeMarkdown(toBlocks({ children }));
  return hasAddress(doc) ? formatMarkdown(text) : text;
}

/** Document → Markdown, in the one format. */
import type { Node } from "@tiptap/pm/model";
import { formatMarkdown, writeMarkdown } from "../../../merge/formatMarkdown";
import { isBlank, toBlocks } from "./toTree";

/** Returns whether a text contains a typed address without a link. Markdown turns it into a link. */
function hasAddress(doc: Node): boolean {
  let isFound = false;
  doc.descendants(({ text, marks }) => {
    if (text && marks.length === 0) isFound ||= /[\w-]@\w|https?:\/\/|\bwww\./i.test(text);
  });
  return isFound;
}

/** Writes a document; empty paragraphs are left out. */
export function toMarkdown(doc: Node): string {
  const children = doc.children.filter((node) => node.type.name !== "paragraph" || !isBlank(node));
  const text = writeMarkdown(toBlocks({ children }));
  return hasAddress(doc) ? formatMarkdown(text) : text;
}

/** Document → Markdown, in the one format. */
import type { Node } from "@tiptap/pm/model";
import { formatMarkdown, writeMarkdown } from "../../../merge/formatMarkdown";
import { isBlank, toBlocks } from "./toTree";

/** Whether an address was typed that is no link yet: wherever Markdown is read, it becomes one. */
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

import { DOMSerializer } from "@tiptap/pm/model";
import { fromMarkdown } from "./fromMarkdown";
import { schema } from "./schema";

const serializer = DOMSerializer.fromSchema(schema);

/** Draws a text into an element, in place of what it contains. */
export function drawMarkdown(element: HTMLElement, markdown: string): void {
  const shown = serializer.serializeFragment(fromMarkdown(markdown).content);
  element.replaceChildren(shown);
}

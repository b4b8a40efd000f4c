import { DOMSerializer } from "@tiptap/pm/model";
import { fromMarkdown } from "./fromMarkdown";
import { schema } from "./schema";

const serializer = DOMSerializer.fromSchema(schema);

/** Replaces the children of an element with a text, as readers see it. */
export function drawMarkdown(element: HTMLElement, markdown: string): void {
  const shown = serializer.serializeFragment(fromMarkdown(markdown).content);
  element.replaceChildren(shown);
}

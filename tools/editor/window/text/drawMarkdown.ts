import { DOMSerializer } from "@tiptap/pm/model";
import { fromMarkdown } from "./fromMarkdown";
import { pathOf } from "../../common/addresses";
import { schema } from "./schema";

const serializer = DOMSerializer.fromSchema(schema);

/**
 * Shows a text in an element, as readers see it. The text replaces the former content of the element.
 * @param file the content file of the text, relative to content/, or its folder with a slash at the end. Pictures are relative to it
 */
export function drawMarkdown(element: HTMLElement, markdown: string, file: string): void {
  const shown = serializer.serializeFragment(fromMarkdown(markdown).content);
  element.replaceChildren(shown);
  for (const picture of element.querySelectorAll<HTMLImageElement>("img[data-src]"))
    picture.src = `/-/content/${pathOf(picture.dataset.src ?? "", file)}`;
}

import { DOMSerializer } from "@tiptap/pm/model";
import { citationNumbers } from "./chips";
import { fromMarkdown } from "./fromMarkdown";
import { pathOf } from "../../common/addresses";
import { schema } from "./schema";

const serializer = DOMSerializer.fromSchema(schema);

/**
 * Shows a text in an element, as readers see it, with the numbers of its citations. The text replaces the former content of the element.
 * @param file the content file of the text, relative to content/, or its folder with a slash at the end. The addresses of pictures are
 * relative to this file
 */
export function drawMarkdown(element: HTMLElement, markdown: string, file: string): void {
  const doc = fromMarkdown(markdown);
  element.replaceChildren(serializer.serializeFragment(doc.content));
  const numbers = citationNumbers(doc);
  element.querySelectorAll("[data-citation]").forEach((citation, index) => {
    citation.textContent = `[${numbers[index]?.number}]`;
  });
  for (const picture of element.querySelectorAll<HTMLImageElement>("img[data-src]"))
    picture.src = `/-/content/${pathOf(picture.dataset.src ?? "", file)}`;
}

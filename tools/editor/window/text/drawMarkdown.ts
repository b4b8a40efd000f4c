import { DOMSerializer } from "@tiptap/pm/model";
import { fromMarkdown } from "./fromMarkdown";
import { pathOf } from "../../common/addresses";
import { schema } from "./schema";

const serializer = DOMSerializer.fromSchema(schema);

/**
 * Shows a text in an element, as readers see it, with the numbers of its citations. The text replaces the former content of the element.
 * @param file the content file of the text, relative to content/, or its folder with a slash at the end. Pictures are relative to it
 */
export function drawMarkdown(element: HTMLElement, markdown: string, file: string): void {
  const shown = serializer.serializeFragment(fromMarkdown(markdown).content);
  element.replaceChildren(shown);
  const numbers = new Map<string, number>();
  for (const citation of element.querySelectorAll<HTMLElement>("[data-citation]")) {
    const written = citation.dataset.citation ?? "";
    if (!numbers.has(written)) numbers.set(written, numbers.size + 1);
    citation.textContent = `[${numbers.get(written)}]`;
  }
  for (const picture of element.querySelectorAll<HTMLImageElement>("img[data-src]"))
    picture.src = `/-/content/${pathOf(picture.dataset.src ?? "", file)}`;
}

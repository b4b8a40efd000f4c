import type { Element } from "hast";
import { mentionId, sourceId } from "../lib/citationIds";

/** The citations of one text, numbered in order of first use. */
export class CitedSources {
  /** The distinct citations, in that order. */
  readonly list: string[] = [];

  /** The number that replaces a citation in the text; it links to the list at the end of the page. */
  mark(written: string): Element {
    const isFirst = !this.list.includes(written);
    if (isFirst) this.list.push(written);
    const number = this.list.indexOf(written) + 1;
    const link: Element = {
      type: "element",
      tagName: "a",
      properties: {
        href: `#${sourceId(number)}`,
        ...(isFirst ? { id: mentionId(number) } : {}),
        ariaLabel: `Source ${number}`,
      },
      children: [{ type: "text", value: `[${number}]` }],
    };
    return { type: "element", tagName: "sup", properties: {}, children: [link] };
  }
}

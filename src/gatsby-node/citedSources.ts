import type { Element } from "hast";
import { mentionId, sourceId } from "../lib/citationIds";

/** The citations of one text, numbered in the order in which it comes to them. */
export class CitedSources {
  /** What was cited, each once. */
  readonly list: string[] = [];

  /** The number that stands in the text for a citation; it links to the list at the page's end. */
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

import type { Element } from "hast";
import { mentionId, sourceId } from "../lib/citationIds";

/** The citations of one text, numbered in order of first use. */
export class CitedSources {
  /** All of them, in the order of the text. */
  readonly list: string[] = [];

  /** The number that replaces a citation in the text; it links to the list at the end of the page. */
  mark(written: string): Element {
    this.list.push(written);
    const number = [...new Set(this.list)].indexOf(written) + 1;
    const mention = this.list.filter((each) => each === written).length;
    const link: Element = {
      type: "element",
      tagName: "a",
      properties: {
        href: `#${sourceId(number)}`,
        id: mentionId(number, mention),
        ariaLabel: `Source ${number}`,
      },
      children: [{ type: "text", value: `[${number}]` }],
    };
    return { type: "element", tagName: "sup", properties: {}, children: [link] };
  }
}

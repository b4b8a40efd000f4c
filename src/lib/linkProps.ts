/** The attributes of links that components render and that gatsby-node writes into texts (sections.ts). */
import { mentionId, sourceId } from "./citationIds";

/**
 * Returns the attributes of a citation number, which links to its source. The list of sources links back to the first place that cites a
 * source, so only that citation number has an id.
 */
export const citationLink = ({
  number,
  isFirst,
}: {
  readonly number: number;
  readonly isFirst: boolean;
}) => ({
  href: `#${sourceId(number)}`,
  id: isFirst ? mentionId(number) : undefined,
  "aria-label": `Source ${number}`,
});

/** Returns the attributes of a heading's link to itself, whose address a click copies (components/copyAndShare.inline.ts). */
export const permalink = (id: string) => ({ href: `#${id}`, className: "permalink" });

/**
 * Returns the attributes of a link to another site. `newTabNote` follows its text, visually hidden. `data-printed` is its address on paper,
 * if it is shorter than the address itself: nobody types the words that a browser is to find (`#:~:text=`).
 */
export const outsideLink = (href: string) => ({
  href,
  target: "_blank",
  rel: "noopener noreferrer",
  ...(href.includes(":~:") && { "data-printed": href.replace(/#?:~:.*/, "") }),
});
export const newTabNote = " (new tab)";

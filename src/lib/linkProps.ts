/** This file contains the attributes of links. Components use them, and so does gatsby-node/sections.ts, which writes links into texts. */
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

/** Returns the attributes of a heading's link to itself. A click copies the link's address (see components/copyAndShare.inline.ts). */
export const permalink = (id: string) => ({ href: `#${id}`, className: "permalink" });

/**
 * Returns the attributes of a link to another site. The component must also render the text `newTabNote`, visually hidden, at the end of
 * the link. `data-printed` is a shorter address for printing, without the text fragment (`#:~:text=`), because nobody types that part.
 */
export const outsideLink = (href: string) => ({
  href,
  target: "_blank",
  rel: "noopener noreferrer",
  ...(href.includes(":~:") && { "data-printed": href.replace(/#?:~:.*/, "") }),
});
export const newTabNote = " (new tab)";

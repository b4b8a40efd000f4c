/** The attributes of links that are drawn by components and, in texts, by gatsby-node (htmlTree.ts, sections.ts). */
import { mentionId, sourceId } from "./citationIds";

/** A mark: the number of a source in the place of its citation. */
export const mark = ({ number, id }: { readonly number: number; readonly id: string }) => ({
  href: `#${sourceId(number)}`,
  // The list leads back to the first place that cites the source; nothing leads to the others.
  id: id === mentionId(number, 1) ? id : undefined,
  "aria-label": `Source ${number}`,
});

/** A heading's link to itself; selecting it copies its address (components/copyAndShare.inline.ts). */
export const permalink = (id: string) => ({ href: `#${id}`, className: "permalink" });

/** A link to another site, behind whose words `newTabNote` follows, visually hidden. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" };
export const newTabNote = " (new tab)";

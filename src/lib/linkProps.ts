/** The attributes of links that are drawn by components and, in texts, by gatsby-node (htmlTree.ts, sections.ts). */
import { sourceId } from "./citationIds";

/** A mark: the number of a source in the place of its citation. */
export const mark = ({ number, id }: { readonly number: number; readonly id: string }) => ({
  href: `#${sourceId(number)}`,
  id,
  "aria-label": `Source ${number}`,
});

/** A heading's link to itself, whose address can be copied. It is no tab stop: a page may have thirty, and headings can be reached in other ways. */
export const permalink = (id: string) => ({ href: `#${id}`, tabIndex: -1 });

/** A link to another site, behind whose words `newTabNote` follows, visually hidden. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" };
export const newTabNote = " (new tab)";

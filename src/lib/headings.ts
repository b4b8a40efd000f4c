import GithubSlugger from "github-slugger";

/** The mark that a volunteer writes after a heading to highlight its card: `## Call for Justice {highlight}`. */
const highlightMark = /\s*\{highlight\}\s*$/;

/** Splits a heading into its words and the mark for a highlighted card. */
export const readHeading = (written: string) => ({
  title: written.replace(highlightMark, "").trim(),
  highlighted: highlightMark.test(written),
});

/** Ids that pages have besides those of headings and entries: a frame's, and the home page's. */
export const pageIds = ["main", "search", "counter", "a-z"];

/** Gives each heading of one page an id that is unique on it; headings must be asked for in their order. */
export function headingIds(): (title: string) => string {
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.slug(id);
  return (title) => slugger.slug(title);
}

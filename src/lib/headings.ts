import GithubSlugger, { slug } from "github-slugger";

/**
 * Matches the mark {highlight} at the end of a heading. A volunteer writes it to highlight the card of the heading:
 * `## Call for Justice {highlight}`.
 */
const highlightMark = /\s*\{highlight\}\s*$/;

/** Returns the title that a written heading contains, and whether the card of the heading is highlighted. */
export const readHeading = (written: string) => ({
  title: written.replace(highlightMark, "").trim(),
  highlighted: highlightMark.test(written),
});

/** The fixed ids in pages, which come neither from headings nor from entries. The layout and the home page use them. */
export const pageIds = ["main", "search", "counter", "a-z"];

/**
 * The text of a regular expression for words that make ad blockers hide an element or a picture, if they are whole words (from EasyList).
 */
const ofAdvertisements = "ads?|adverts?|advertis[a-z]*|promos?|newsletter";

/** Matches words in the file name of a picture that make ad blockers block the picture. */
const hiddenInPictures = new RegExp(
  `(?<![a-z])(?:${ofAdvertisements}|(?:facebook|twitter|instagram|youtube|tiktok)[-_](?:logo|icon)|share[-_]this)(?![a-z])`,
  "g",
);

/**
 * Matches words in the id of an element that make ad blockers or reader views hide the element. Reader views also find these words inside
 * longer words (see `unlikelyCandidates` of Readability, the reader view of Firefox).
 */
const hiddenInIds = new RegExp(
  `(?<![a-z])(?:${ofAdvertisements}|follow-us|shar(?:e|es|ed|ing))(?![a-z])|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|agegate|pagination|pager|popup|yom-remote`,
  "g",
);

/**
 * Returns the words in a name that make ad blockers or reader views hide an element or picture. The name is the id of the element, or the
 * file name of the picture.
 */
export const hiddenWords = (name: string, of: "id" | "picture"): string[] =>
  name.toLowerCase().match(of === "id" ? hiddenInIds : hiddenInPictures) ?? [];

/**
 * Returns a function that makes the ids of one page's headings. Call it with each heading, in their order on the page. Each id is unique on
 * the page and is not hidden by ad blockers or reader views.
 */
export function headingIds(): (title: string) => string {
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.slug(id);
  // An id with "social" gets "s-ocial" instead. No ad blocker hides this word, and people can still read it in an address.
  return (title) => slugger.slug(slug(title).replace(hiddenInIds, (word) => `${word[0]}-${word.slice(1)}`));
}

import GithubSlugger, { slug } from "github-slugger";

/** Matches the mark that a volunteer writes after a heading to highlight its card: `## Call for Justice {highlight}`. */
const highlightMark = /\s*\{highlight\}\s*$/;

/** Splits a heading as it is written into its title and whether its card is highlighted. */
export const readHeading = (written: string) => ({
  title: written.replace(highlightMark, "").trim(),
  highlighted: highlightMark.test(written),
});

/** The ids of pages other than those of headings and entries: the layout's, and the home page's. */
export const pageIds = ["main", "search", "counter", "a-z"];

/** A pattern for the words because of which ad blockers hide an element or a picture (EasyList), as whole words. */
const ofAdvertisements = "ads?|adverts?|advertis[a-z]*|promos?|newsletter";

/** Matches the words in a file name because of which ad blockers do not load a picture. */
const hiddenInPictures = new RegExp(
  `(?<![a-z])(?:${ofAdvertisements}|(?:facebook|twitter|instagram|youtube|tiktok)[-_](?:logo|icon)|share[-_]this)(?![a-z])`,
  "g",
);

/**
 * Matches the words in an id because of which ad blockers or reader views hide an element. Reader views look for them within words too
 * (`unlikelyCandidates` of Readability, which is the reader view of Firefox).
 */
const hiddenInIds = new RegExp(
  `(?<![a-z])(?:${ofAdvertisements}|follow-us|shar(?:e|es|ed|ing))(?![a-z])|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|agegate|pagination|pager|popup|yom-remote`,
  "g",
);

/** Returns the words of a picture's file name because of which some visitors do not see it. */
export const hiddenPictureWords = (name: string): string[] =>
  name.toLowerCase().match(hiddenInPictures) ?? [];

/** Returns the words of an id because of which some visitors do not see its element. */
export const hiddenIdWords = (id: string): string[] => id.match(hiddenInIds) ?? [];

/**
 * Returns a function that makes the ids of one page's headings, which must be passed in their order. Each id is unique on the page and is not
 * hidden by ad blockers or reader views.
 */
export function headingIds(): (title: string) => string {
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.slug(id);
  // "s-ocial" for "social": still readable in an address.
  return (title) => slugger.slug(slug(title).replace(hiddenInIds, (word) => `${word[0]}-${word.slice(1)}`));
}

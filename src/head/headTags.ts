import { absoluteUrl, shareCardPath } from "../lib/paths";
import { updatesPath } from "../lib/updatesPath";
import { article, organization, webPage, webSite } from "./jsonLd";

/** What a page states for search engines and share cards. */
export interface PageMeta {
  path: string;
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  /** Who wrote it, where that is one person: a testimony. */
  author?: string | undefined;
  /** The day of publication, YYYY-MM-DD, for an article. */
  publishedOn?: string | null | undefined;
  /** The day of its last change, YYYY-MM-DD; without one, nothing is said of changes. */
  updatedOn?: string | undefined;
  /** What it cites, a source as often as it is cited. */
  citations?: readonly { source: { url: string } }[] | undefined;
  /** True on the home page: adds the organisation's structured data. */
  isHome?: boolean | undefined;
  /** True where nothing should be found by search engines: the not-found page. */
  isHidden?: boolean | undefined;
  /** For an address that has moved: the path to which browsers are sent, without scripts too. */
  movedTo?: string | undefined;
}

export interface CampaignMeta {
  name: string;
  siteUrl: string;
  description: string;
  language: string;
  /** The campaign's accounts elsewhere. */
  accounts: readonly { url: string }[];
  /** Whether there is a feed of updates. */
  hasUpdates: boolean;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
  /** The icon's address on this site, beginning with a slash. */
  icon: string;
}

export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta"; attributes: { name?: string; property?: string; httpEquiv?: string; content: string } }
  | { tag: "link"; attributes: { rel: string; href: string; type?: string; title?: string } }
  | { tag: "script"; json: string };

const meta = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { property: name, content },
});

/** JSON for a script element: `<` is escaped, so that no text can end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

/** All elements of a page's head, in order. */
export function headTags(page: PageMeta, campaign: CampaignMeta): HeadTag[] {
  const url = absoluteUrl(campaign.siteUrl, page.path);
  const title = `${page.title} | ${campaign.name}`;
  const image = absoluteUrl(campaign.siteUrl, shareCardPath(page.path));
  const main: HeadTag[] = [{ tag: "title", text: title }, meta("description", page.description)];
  if (page.keywords?.length) main.push(meta("keywords", page.keywords.join(", ")));
  if (page.movedTo) {
    main.push({ tag: "meta", attributes: { httpEquiv: "refresh", content: `0; url=${page.movedTo}` } });
  }
  if (page.isHidden || !campaign.isIndexed) main.push(meta("robots", "noindex"));
  if (page.isHidden) return main;
  const data: unknown[] = [page.publishedOn ? article(page, url, image, campaign) : webPage(page, url)];
  if (page.isHome) data.push(organization(campaign), webSite(campaign));
  const type = "application/atom+xml";
  const feed: HeadTag[] = campaign.hasUpdates
    ? [{ tag: "link", attributes: { rel: "alternate", type, title: "Updates", href: updatesPath } }]
    : [];
  return [
    ...main,
    { tag: "link", attributes: { rel: "canonical", href: url } },
    ...feed,
    property("og:type", page.publishedOn ? "article" : "website"),
    property("og:site_name", campaign.name),
    property("og:locale", campaign.language.replace("-", "_")),
    property("og:title", title),
    property("og:description", page.description),
    property("og:url", url),
    property("og:image", image),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    // The rest of its card X takes from Open Graph.
    meta("twitter:card", "summary_large_image"),
    ...data.map((value): HeadTag => ({ tag: "script", json: scriptJson(value) })),
  ];
}

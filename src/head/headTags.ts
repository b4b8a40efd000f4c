import type { Article, Organization, WebPage, WebSite, WithContext } from "schema-dts";
import { absoluteUrl, builtPaths, shareCardPath } from "../lib/paths";

/** The facts about a page that its head needs. */
export interface PageMeta {
  path: string;
  /** The path of another page whose share card this page uses. By default, the page uses its own card. */
  sharedAs?: string | undefined;
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  author?: string | undefined;
  /** The day of publication, YYYY-MM-DD, for an article. */
  publishedOn?: string | null | undefined;
  /** The day of the page's last change, YYYY-MM-DD. Undefined for a page without changes. */
  updatedOn?: string | undefined;
  /** True for the home page, whose head also contains structured data about the organisation. */
  isHome?: boolean | undefined;
  /** True if search engines must not list the page, for example the not-found page. */
  isHidden?: boolean | undefined;
  /** CSS that is only for this page. Emotion would drop some of its rules. */
  styles?: string | undefined;
  /**
   * For an old address: the path of the page that replaces it. The browser is redirected there, even without scripts. All other fields
   * describe that page.
   */
  movedTo?: string | undefined;
}

/** The facts about the campaign that every page's head needs. */
interface CampaignMeta extends Pick<
  NonNullable<Queries.LayoutQuery["campaign"]>,
  "name" | "siteUrl" | "description" | "language" | "hasUpdates" | "isIndexed" | "icon"
> {
  accounts: readonly { url: string }[];
}

interface MetaTag {
  name?: string;
  property?: string;
  content: string;
}

/** The elements of a page's head, in the form that React Helmet expects. */
interface HeadTags {
  title: string;
  meta: MetaTag[];
  link: { rel: string; href: string; type?: string; title?: string }[];
  script: { type: string; innerHTML: string }[];
  style: { cssText: string }[];
  noscript: { innerHTML: string }[];
}

const meta = (name: string, content: string): MetaTag => ({ name, content });
const property = (name: string, content: string): MetaTag => ({ property: name, content });

// The next functions return the structured data for search engines (JSON-LD), whose types come from `schema-dts`. The data of a page leave
// out its description and language, which other tags of the head contain.

const context = "https://schema.org";

const publisher = (campaign: CampaignMeta) =>
  ({
    "@type": "Organization",
    name: campaign.name,
    url: absoluteUrl(campaign.siteUrl, "/"),
    logo: absoluteUrl(campaign.siteUrl, campaign.icon.publicURL ?? ""),
  }) as const satisfies Organization;

/** Returns the structured data about the campaign. Only the home page contains them. */
function organization(campaign: CampaignMeta): WithContext<Organization> {
  return {
    "@context": context,
    ...publisher(campaign),
    description: campaign.description,
    sameAs: campaign.accounts.map(({ url }) => url),
  };
}

/** Returns the structured data about the whole site. Only the home page contains them. */
function webSite(campaign: CampaignMeta): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    name: campaign.name,
    url: absoluteUrl(campaign.siteUrl, "/"),
    inLanguage: campaign.language,
    publisher: publisher(campaign),
  };
}

/**
 * Returns the structured data about a page. The data of a testimony contain its author. The data of an article contain its publisher and
 * its day of publication.
 */
function webPage(
  page: PageMeta,
  url: string,
  image: string,
  campaign: CampaignMeta,
): WithContext<WebPage | Article> {
  const every = {
    "@context": context,
    url,
    ...(page.updatedOn === undefined ? {} : { dateModified: page.updatedOn }),
  } as const;
  if (!page.publishedOn) {
    const author =
      page.author === undefined ? {} : { author: { "@type": "Person", name: page.author } as const };
    return { ...every, "@type": "WebPage", name: page.title, ...author };
  }
  return {
    ...every,
    "@type": "Article",
    headline: page.title,
    image,
    datePublished: page.publishedOn,
    author: publisher(campaign),
    publisher: publisher(campaign),
    mainEntityOfPage: url,
  };
}

/**
 * Returns all structured data of a page, as objects for JSON-LD. The list is empty for a page at an old address.
 * @param url the whole address of the page
 * @param image the whole address of its share card
 */
function structuredData(page: PageMeta, url: string, image: string, campaign: CampaignMeta) {
  // A page at an old address has no structured data. Its other tags describe the new page, because networks that make link previews do not
  // follow the redirect in a page.
  if (page.movedTo) return [];
  const data = [webPage(page, url, image, campaign)];
  return page.isHome ? [...data, organization(campaign), webSite(campaign)] : data;
}

/** Returns a value as JSON that can be written into a script element. Each `<` is escaped, so that no text can end the script. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

/** Returns the elements of a page's head. */
export function headTags(page: PageMeta, campaign: CampaignMeta): HeadTags {
  const url = absoluteUrl(campaign.siteUrl, page.path);
  const title = `${page.title} | ${campaign.name}`;
  const image = absoluteUrl(campaign.siteUrl, shareCardPath(page.sharedAs ?? page.path));
  const main = [meta("description", page.description)];
  if (page.keywords?.length) main.push(meta("keywords", page.keywords.join(", ")));
  if (page.isHidden || !campaign.isIndexed) main.push(meta("robots", "noindex"));
  // Without this tag, telephones would turn the numbers of accounts, cases and prisoners into links that start a call.
  main.push(meta("format-detection", "telephone=no"));
  if (page.isHidden) return { title, meta: main, link: [], script: [], style: [], noscript: [] };
  const link: HeadTags["link"] = [{ rel: "canonical", href: url }];
  if (campaign.hasUpdates)
    link.push({ rel: "alternate", type: "application/atom+xml", title: "Updates", href: builtPaths.updates });
  return {
    title,
    meta: [
      ...main,
      property("og:type", page.publishedOn ? "article" : "website"),
      property("og:site_name", campaign.name),
      property("og:locale", campaign.language.replace("-", "_")),
      property("og:title", title),
      property("og:description", page.description),
      property("og:url", url),
      property("og:image", image),
      property("og:image:width", "1200"),
      property("og:image:height", "630"),
      property("og:image:alt", `${page.title}, ${campaign.name}`),
      // X needs only this tag, because it reads the rest of its card from the Open Graph tags.
      meta("twitter:card", "summary_large_image"),
    ],
    link,
    script: structuredData(page, url, image, campaign).map((value) => ({
      type: "application/ld+json",
      innerHTML: scriptJson(value),
    })),
    style: page.styles === undefined ? [] : [{ cssText: page.styles }],
    // This element redirects only browsers without scripts. With scripts, browser/notFoundAndMoved.inline.ts redirects, because it can keep
    // the query and the fragment of the address.
    noscript: page.movedTo
      ? [{ innerHTML: `<meta http-equiv="refresh" content="0; url=${page.movedTo}"/>` }]
      : [],
  };
}

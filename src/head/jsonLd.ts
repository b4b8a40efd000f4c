/**
 * Structured data for search engines (JSON-LD), in the vocabulary of schema.org, checked by the types of `schema-dts`. The head's own tags give
 * description and language.
 */
import type { Article, Organization, WebPage, WebSite, WithContext } from "schema-dts";
import { absoluteUrl } from "../lib/paths";
import type { CampaignMeta, PageMeta } from "./headTags";

const context = "https://schema.org";

const publisher = (campaign: CampaignMeta) =>
  ({
    "@type": "Organization",
    name: campaign.name,
    url: absoluteUrl(campaign.siteUrl, "/"),
    logo: absoluteUrl(campaign.siteUrl, campaign.icon.publicURL ?? ""),
  }) as const satisfies Organization;

/** Describes the campaign; on the home page only. */
function organization(campaign: CampaignMeta): WithContext<Organization> {
  return {
    "@context": context,
    ...publisher(campaign),
    description: campaign.description,
    sameAs: campaign.accounts.map(({ url }) => url),
  };
}

/** Describes the site as a whole; on the home page only. */
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

/** Describes a page of the site: a testimony with its author, an article with its publisher and the day of publication. */
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
 * Returns the structured data of a page, as objects to be written as JSON-LD. An old address has none.
 * @param url the whole address of the page
 * @param image the whole address of its share card
 */
export function structuredData(page: PageMeta, url: string, image: string, campaign: CampaignMeta) {
  // An old address describes the page that it redirects to, since link previews do not follow redirects of this kind.
  if (page.movedTo) return [];
  const data = [webPage(page, url, image, campaign)];
  return page.isHome ? [...data, organization(campaign), webSite(campaign)] : data;
}

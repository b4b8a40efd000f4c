/** Structured data for search engines, in the words of schema.org; the types of `schema-dts` hold us to them. */
import type { Article, Organization, WebPage, WebSite, WithContext } from "schema-dts";
import { absoluteUrl } from "../lib/paths";
import type { CampaignMeta, PageMeta } from "./headTags";

const context = "https://schema.org";

const publisher = (campaign: CampaignMeta) =>
  ({
    "@type": "Organization",
    name: campaign.name,
    url: absoluteUrl(campaign.siteUrl, "/"),
    logo: absoluteUrl(campaign.siteUrl, campaign.icon),
  }) as const satisfies Organization;

const site = (campaign: CampaignMeta) =>
  ({
    "@type": "WebSite",
    name: campaign.name,
    url: absoluteUrl(campaign.siteUrl, "/"),
  }) as const satisfies WebSite;

/** The campaign itself; on the home page only. */
export function organization(campaign: CampaignMeta): WithContext<Organization> {
  return {
    "@context": context,
    ...publisher(campaign),
    description: campaign.description,
    sameAs: campaign.accounts.map(({ url }) => url),
  };
}

/** The site as a whole; on the home page only. */
export function webSite(campaign: CampaignMeta): WithContext<WebSite> {
  return {
    "@context": context,
    ...site(campaign),
    inLanguage: campaign.language,
    publisher: publisher(campaign),
  };
}

/** The addresses of a page's sources, each once; the list at its end says the rest. None where it cites nothing. */
function citation({ citations = [] }: PageMeta): { citation?: string[] } {
  const urls = [...new Set(citations.map(({ source }) => source.url))];
  return urls.length > 0 ? { citation: urls } : {};
}

/** The day of its last change, where content states one. */
const modified = ({ updatedOn }: PageMeta) => (updatedOn === undefined ? {} : { dateModified: updatedOn });

/** A page of the site; a testimony says who wrote it. */
export function webPage(page: PageMeta, url: string, campaign: CampaignMeta): WithContext<WebPage> {
  return {
    "@context": context,
    "@type": "WebPage",
    name: page.title,
    description: page.description,
    url,
    inLanguage: campaign.language,
    isPartOf: site(campaign),
    ...(page.author === undefined ? {} : { author: { "@type": "Person", name: page.author } }),
    ...modified(page),
    ...citation(page),
  };
}

/** A page with a day of publication. */
export function article(
  page: PageMeta,
  url: string,
  image: string,
  campaign: CampaignMeta,
): WithContext<Article> {
  return {
    "@context": context,
    "@type": "Article",
    headline: page.title,
    description: page.description,
    url,
    image,
    inLanguage: campaign.language,
    ...(page.publishedOn ? { datePublished: page.publishedOn } : {}),
    author: publisher(campaign),
    publisher: publisher(campaign),
    mainEntityOfPage: url,
    ...modified(page),
    ...citation(page),
  };
}

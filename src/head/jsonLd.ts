/** Structured data for search engines, in the words of schema.org, checked by the types of `schema-dts`. The head's own tags give description and language. */
import type { Article, Organization, WebPage, WebSite, WithContext } from "schema-dts";
import { absoluteUrl } from "../lib/paths";
import type { CampaignMeta, PageMeta } from "./meta";

const context = "https://schema.org";

const publisher = (campaign: CampaignMeta) =>
  ({
    "@type": "Organization",
    name: campaign.name,
    url: absoluteUrl(campaign.siteUrl, "/"),
    logo: absoluteUrl(campaign.siteUrl, campaign.icon),
  }) as const satisfies Organization;

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
    "@type": "WebSite",
    name: campaign.name,
    url: absoluteUrl(campaign.siteUrl, "/"),
    inLanguage: campaign.language,
    publisher: publisher(campaign),
  };
}

/** The addresses of a page's sources, each once; the list at its end says the rest. None where it cites nothing. */
function citation({ citedSources = [] }: PageMeta): { citation?: string[] } {
  const urls = [...new Set(citedSources.flatMap(({ source }) => source.url ?? []))];
  return urls.length > 0 ? { citation: urls } : {};
}

/** The day of its last change, where content states one. */
const modified = ({ updatedOn }: PageMeta) => (updatedOn === undefined ? {} : { dateModified: updatedOn });

/** A page of the site; a testimony says who wrote it. */
export function webPage(page: PageMeta, url: string): WithContext<WebPage> {
  return {
    "@context": context,
    "@type": "WebPage",
    name: page.title,
    url,
    ...(page.author === undefined ? {} : { author: { "@type": "Person", name: page.author } }),
    ...modified(page),
    ...citation(page),
  };
}

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
    url,
    image,
    ...(page.publishedOn ? { datePublished: page.publishedOn } : {}),
    author: publisher(campaign),
    publisher: publisher(campaign),
    mainEntityOfPage: url,
    ...modified(page),
    ...citation(page),
  };
}

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
    logo: absoluteUrl(campaign.siteUrl, campaign.icon.publicURL ?? ""),
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

/** A page of the site: a testimony says who wrote it, an article who published it and when. */
export function webPage(
  page: PageMeta,
  url: string,
  image: string,
  campaign: CampaignMeta,
): WithContext<WebPage | Article> {
  const every = {
    "@context": context,
    url,
    ...(page.updatedOn === undefined ? {} : { dateModified: page.updatedOn }),
    ...citation(page),
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

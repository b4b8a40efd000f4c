/** Structured data for search engines, in the words of schema.org. */
import { absoluteUrl } from "../lib/paths";
import type { CampaignMeta, PageMeta } from "./headTags";

const context = "https://schema.org";

const publisher = (campaign: CampaignMeta) => ({
  "@type": "Organization",
  name: campaign.name,
  url: absoluteUrl(campaign.siteUrl, "/"),
  logo: absoluteUrl(campaign.siteUrl, campaign.icon),
});

/** The campaign itself; on the home page only. */
export function organization(campaign: CampaignMeta) {
  return {
    "@context": context,
    ...publisher(campaign),
    description: campaign.description,
    sameAs: campaign.accounts.map(({ url }) => url),
  };
}

/** A page of the site. */
export function webPage(page: PageMeta, url: string, campaign: CampaignMeta) {
  return {
    "@context": context,
    "@type": "WebPage",
    name: page.title,
    description: page.description,
    url,
    inLanguage: campaign.language,
    isPartOf: { "@type": "WebSite", name: campaign.name, url: absoluteUrl(campaign.siteUrl, "/") },
  };
}

/** A page with a day of publication (specification, section 2 "/in-parliament"). */
export function article(page: PageMeta, url: string, image: string, campaign: CampaignMeta) {
  return {
    "@context": context,
    "@type": "Article",
    headline: page.title,
    description: page.description,
    url,
    image,
    inLanguage: campaign.language,
    datePublished: page.publishedOn,
    author: publisher(campaign),
    publisher: publisher(campaign),
    mainEntityOfPage: url,
  };
}

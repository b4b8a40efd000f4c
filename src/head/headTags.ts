import { absoluteUrl, shareCardPath, updatesPath } from "../lib/paths";
import { organization, webPage, webSite } from "./jsonLd";
import type { CampaignMeta, PageMeta } from "./meta";

interface MetaTag {
  name?: string;
  property?: string;
  content: string;
}

/** What belongs in a page's head, by element, as react-helmet takes it. */
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

/** JSON for a script element: `<` is escaped, so that no text can end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

export function headTags(page: PageMeta, campaign: CampaignMeta): HeadTags {
  const url = absoluteUrl(campaign.siteUrl, page.path);
  const title = `${page.title} | ${campaign.name}`;
  const image = absoluteUrl(campaign.siteUrl, shareCardPath(page.sharedAs ?? page.path));
  const main = [meta("description", page.description)];
  if (page.keywords?.length) main.push(meta("keywords", page.keywords.join(", ")));
  if (page.isHidden || !campaign.isIndexed) main.push(meta("robots", "noindex"));
  // Telephones would turn account, case and prisoner numbers into links that call them.
  main.push(meta("format-detection", "telephone=no"));
  if (page.isHidden) return { title, meta: main, link: [], script: [], style: [], noscript: [] };
  // An old address describes the page that it redirects to, since link previews do not follow redirects of this kind.
  const data: unknown[] = page.movedTo ? [] : [webPage(page, url, image, campaign)];
  if (page.isHome) data.push(organization(campaign), webSite(campaign));
  const link: HeadTags["link"] = [{ rel: "canonical", href: url }];
  if (campaign.hasUpdates)
    link.push({ rel: "alternate", type: "application/atom+xml", title: "Updates", href: updatesPath });
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
      // The rest of its card X takes from Open Graph.
      meta("twitter:card", "summary_large_image"),
    ],
    link,
    script: data.map((value) => ({ type: "application/ld+json", innerHTML: scriptJson(value) })),
    style: page.styles === undefined ? [] : [{ cssText: page.styles }],
    // The inline script keeps the query and the fragment of an old address (browser/specialPages.inline.ts).
    noscript: page.movedTo
      ? [{ innerHTML: `<meta http-equiv="refresh" content="0; url=${page.movedTo}"/>` }]
      : [],
  };
}

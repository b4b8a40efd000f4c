import { absoluteUrl, shareCardPath } from "../lib/paths";
import { updatesPath } from "../lib/updatesPath";
import { article, organization, webPage, webSite } from "./jsonLd";
import type { CampaignMeta, PageMeta } from "./meta";

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

export function headTags(page: PageMeta, campaign: CampaignMeta): HeadTag[] {
  const url = absoluteUrl(campaign.siteUrl, page.path);
  const title = `${page.title} | ${campaign.name}`;
  const image = absoluteUrl(campaign.siteUrl, shareCardPath(page.sharedAs ?? page.path));
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

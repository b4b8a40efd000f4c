/** Small files in the site's root that describe the site. */
import type { Campaign } from "../content-model/campaign";

type Described = Pick<Campaign, "name" | "siteUrl" | "language" | "securityContact">;

const inAYear = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));

export function aboutFiles(
  { name, siteUrl, language, securityContact }: Described,
  now: Date,
): Record<string, string> {
  return {
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    "humans.txt": `/* TEAM */\nThe volunteers of ${name}\n\n/* SITE */\nLanguage: ${language}\nMade with: Gatsby, React, Theme UI; words in Markdown and YAML\nTypefaces: Newsreader, Public Sans\nNo cookies, no analytics, nothing from other sites\n`,
    // RFC 9116: it must expire within a year.
    ".well-known/security.txt": `Contact: ${securityContact}\nExpires: ${inAYear(now).toISOString()}\nPreferred-Languages: ${new Intl.Locale(language).language}\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
  };
}

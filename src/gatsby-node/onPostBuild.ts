import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { indexOf } from "../content-model/siteIndex";
import { htmlFiles, siteHeaders, toHeadersFile } from "./siteHeaders";
import { updatesFeed } from "./updatesFeed";
import { versionOfBuild, writeVersion } from "./versionFile";
import { toShareCards, writeShareCards } from "../share-cards/shareCards";
import { buildTime } from "../lib/buildTime";
import { builtPaths } from "../lib/paths";
import { assertFound } from "../lib/assertFound";
import { inWords } from "../content-model/dates";
import { holdsSample } from "../content-model/samples";
import { claimsRecord } from "./claimsRecord";
import { pagesInOrder, wholeDocument } from "./wholeDocument";
import { timelineFiles, timelineTexts } from "../timeline/downloads";
import { writeSearchTexts } from "./searchTexts";
import { sourcedContent } from "./sourceNodes";

const root = "public";

/** Writes a text into a file of the built site. If `text` is undefined, deletes the file that an earlier build may have left. */
async function write(name: string, text: string | undefined): Promise<void> {
  const file = join(root, name);
  if (text === undefined) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Copies the PDFs of documents to /documents, next to the pages with their text. The function first deletes the PDFs of an earlier build,
 * because a document that the campaign has removed must not remain online.
 * @param shown the paths of the files that pages show or link to, relative to content/. All other PDFs stay out of the site, because no
 * review covers them
 */
async function copyDocuments(shown: ReadonlySet<string>): Promise<void> {
  const target = join(root, "documents");
  const before = await readdir(target, { recursive: true }).catch(() => []);
  for (const name of before.filter((each) => each.endsWith(".pdf"))) await rm(join(target, name));
  for (const name of [...shown].filter((each) => each.endsWith(".pdf")))
    await cp(join("content", name), join(root, name));
}

/**
 * Returns the path at which hosts serve a page.
 * @param file the path of the HTML file of the page
 */
const pagePath = (file: string) =>
  `/${relative(root, file).replaceAll("\\", "/")}`.replace(/\/index\.html$|\.html$/, "") || "/";

type Campaign = NonNullable<Queries.FinishedSiteQuery["campaign"]>;

const inAYear = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));

/** Returns the texts of the small files that describe the site, such as security.txt. The key of each is its path below the site's root. */
function aboutFiles(
  { name, siteUrl, language, securityContact }: Campaign,
  now: Date,
): Record<string, string> {
  return {
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    "humans.txt": `/* TEAM */\nThe volunteers of ${name}\n\n/* SITE */\nLanguage: ${language}\nMade with: Gatsby, React, Theme UI; words in Markdown and YAML\nTypefaces: Newsreader, Public Sans\nNo cookies, no analytics, nothing from other sites\n`,
    // RFC 9116 recommends that security.txt expires within a year.
    ".well-known/security.txt": `Contact: ${securityContact}\nExpires: ${inAYear(now).toISOString()}\nPreferred-Languages: ${new Intl.Locale(language).language}\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
  };
}

/** Writes the files for hosts, search engines and people who report security problems, the texts for the search, and the share cards. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }: ParentSpanPluginArgs) => {
  const ask = graphql as (query: string) => Promise<{ data?: Queries.FinishedSiteQuery; errors?: Error[] }>;
  const { data, errors = [] } = await ask(/* graphql */ `query FinishedSite {
      campaign { name siteUrl language securityContact sampleNotice tagline subject timelineKinds { kind label } asOf shareImage { absolutePath } updates { on text isCorrection was now isHidden entry path pageTitle origin } }
      allPage { nodes { path title label template standfirst sample } }
      allTestimony(sort: { order: ASC }) { nodes { path name summary sample } }
      allDocumentPart { nodes { path document { title } } }
      allSearchEntry(sort: { position: ASC }) { nodes { page { path } } }
      allTimelineEvent(sort: { position: ASC }) {
        nodes { anchor when date kind title description sources { name url } }
      }
    }`);
  if (errors.length > 0) throw new Error(`The finished site could not be read: ${errors.join("; ")}`);
  const site = assertFound(data, "data", "of the pages");
  const { allPage, allTestimony, allTimelineEvent } = site;
  const campaign = assertFound(site.campaign, "file", "content/campaign.yaml");
  const cards = toShareCards({ campaign, pages: allPage.nodes, testimonies: allTestimony.nodes });
  const content = assertFound(sourcedContent(), "content", "of the nodes");
  await copyDocuments(indexOf(content).files);
  await writeShareCards(cards, campaign.shareImage.absolutePath, root);
  // Gatsby copies Partytown, a runtime for third-party scripts, into this folder. The site does not have such scripts.
  await rm(join(root, "~partytown"), { recursive: true, force: true });
  const timeline = timelineTexts({ campaign, allPage, allTimelineEvent });
  const version = await versionOfBuild(".", process.env, buildTime());
  const paths = [...allPage.nodes, ...allTestimony.nodes].map(({ path }) => path);
  const whole = wholeDocument({
    campaign,
    asOf: inWords(campaign.asOf, campaign.language),
    builtOn: inWords(version.time.slice(0, 10), campaign.language),
    commit: version.commit,
    pages: await pagesInOrder(root, paths),
    notice: content.files.some(holdsSample) ? campaign.sampleNotice : null,
  });
  const texts = {
    ...claimsRecord(content),
    [`${builtPaths.whole}/index.html`]: whole,
    ...aboutFiles(campaign, buildTime()),
    [builtPaths.updates]: updatesFeed(campaign, campaign.updates),
    [timelineFiles.csv.address]: timeline?.csv,
    [timelineFiles.json.address]: timeline?.json,
  };
  for (const [name, text] of Object.entries(texts)) await write(name, text);
  await writeSearchTexts(site, campaign.language, root);
  const addresses = htmlFiles(root).map(pagePath);
  await write("_headers", toHeadersFile(siteHeaders(root), addresses));
  await writeVersion(root, version);
};

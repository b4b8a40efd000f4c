import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { aboutFiles } from "../hosting/aboutFiles";
import { toHeadersFile } from "../hosting/hostFiles";
import { siteHeaders } from "../hosting/siteHeaders";
import { updatesFeed } from "../hosting/updatesFeed";
import { versionFile } from "../hosting/versionFile";
import { writeShareCards } from "../share-cards/writeShareCards";
import { toShareCards, type ShareCardSources } from "../share-cards/toShareCards";
import { writeServiceWorker } from "../offline/writeServiceWorker";
import { buildTime } from "../lib/buildTime";
import { updatesPath } from "../lib/updatesPath";
import { found } from "../lib/found";
import { searchTextsPath, type TextPage } from "../lib/searchTexts";
import { copyDocuments } from "./copyDocuments";
import { textSections, toSearchTexts } from "./searchTexts";
import type { TimelineData } from "./timelineTexts";
import { writeTimeline } from "./writeTimeline";

interface Data {
  campaign:
    | (Parameters<typeof aboutFiles>[0] &
        TimelineData["campaign"] & {
          tagline: string;
          shareImage: { absolutePath: string };
          updates: Parameters<typeof updatesFeed>[1];
        })
    | null;
  allPage: { nodes: ShareCardSources["pages"] & TimelineData["allPage"]["nodes"] };
  allTimelineEvent: TimelineData["allTimelineEvent"];
  allTestimony: { nodes: ShareCardSources["testimonies"] };
  allSearchEntry: { nodes: { page: { path: string } }[] };
}

const root = "public";

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

/** The commit being built; undefined without git or a repository. */
async function headCommit(): Promise<string | undefined> {
  const head = await promisify(execFile)("git", ["rev-parse", "HEAD"]).catch(() => undefined);
  return head?.stdout.trim();
}

/** The texts of the pages, those that the search lists first; testimonies come last. */
async function searchTexts({ allPage, allTestimony, allSearchEntry }: Data): Promise<TextPage[]> {
  const listed = allSearchEntry.nodes.map(({ page }) => page.path);
  const place = ({ path }: { path: string }) => (listed.includes(path) ? listed.indexOf(path) : Infinity);
  const pages = [
    ...allPage.nodes.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b))),
    ...allTestimony.nodes.map(({ path, name }) => ({ path, title: name })),
  ];
  const texts: TextPage[] = [];
  for (const { path, title } of pages)
    texts.push({
      path,
      title,
      sections: textSections(await readFile(join(root, path, "index.html"), "utf8")),
    });
  return toSearchTexts(texts);
}

/** Writes what hosts, search engines and people who report security problems look for, the texts for the search, share cards and the service worker. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }: ParentSpanPluginArgs) => {
  const { data } = await (graphql as (query: string) => Promise<{ data?: Data }>)(
    `{
      campaign { name siteUrl language securityContact tagline asOf builtOn shareImage { absolutePath } updates { on text isCorrection entry path page } }
      allPage { nodes { path title template standfirst sample } }
      allTestimony(sort: { order: ASC }) { nodes { path name summary sample } }
      allSearchEntry(sort: { position: ASC }) { nodes { page { path } } }
      allTimelineEvent(sort: { position: ASC }) {
        nodes { anchor when date title description kind sources { place url source { shortName } } }
      }
    }`,
  );
  const whole = found(data, "data", "of the pages");
  const { allPage, allTestimony, allTimelineEvent } = whole;
  const campaign = found(whole.campaign, "file", "content/campaign.yaml");
  const cards = toShareCards({ campaign, pages: allPage.nodes, testimonies: allTestimony.nodes });
  await copyDocuments("content", root);
  await writeTimeline({ campaign, allPage, allTimelineEvent }, root);
  await writeShareCards(cards, campaign.shareImage.absolutePath, root, ".cache/share-cards");
  // Gatsby copies Partytown there for third-party scripts; this site has none.
  await rm(join(root, "~partytown"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(aboutFiles(campaign, buildTime()))) await write(name, text);
  const feed = updatesFeed(campaign, campaign.updates);
  // An earlier build may have left one.
  if (feed === undefined) await rm(join(root, updatesPath), { force: true });
  else await write(updatesPath, feed);
  await write("version.json", versionFile(process.env, await headCommit(), buildTime()));
  await write(searchTextsPath, JSON.stringify(await searchTexts(whole)));
  await writeServiceWorker(root);
  await write("_headers", toHeadersFile(siteHeaders(root)));
};

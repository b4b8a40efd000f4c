import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { aboutFiles } from "../hosting/aboutFiles";
import { toHeadersFile } from "../hosting/hostFiles";
import { withLateScripts, withoutPagePath } from "../hosting/inlineScripts";
import { htmlFiles, siteHeaders } from "../hosting/siteHeaders";
import { writeShareCards } from "../share-cards/writeShareCards";
import type { ShareCard } from "../share-cards/shareCard";
import { writeServiceWorker } from "../offline/writeServiceWorker";
import { found } from "../lib/found";
import { copyDocuments } from "./copyDocuments";

interface Data {
  campaign:
    (Parameters<typeof aboutFiles>[0] & { tagline: string; shareImage: { absolutePath: string } }) | null;
  allPage: { nodes: { path: string; title: string; template: string; standfirst: string | null }[] };
  allTestimony: { nodes: { path: string; name: string; summary: string }[] };
}

/** What stands above the title on the card of a page of each template; elsewhere the campaign's tagline. */
const kinds: Record<string, string> = {
  article: "The case",
  timeline: "The case",
  testimonies: "Testimonies",
};

function shareCards({ campaign, allPage, allTestimony }: Data): Map<string, ShareCard> {
  const { name = "", tagline = "" } = campaign ?? {};
  return new Map([
    ...allPage.nodes.map(({ path, title, template, standfirst }): [string, ShareCard] => [
      path,
      { kind: kinds[template] ?? tagline, title, line: standfirst ?? undefined, campaign: name },
    ]),
    ...allTestimony.nodes.map((testimony): [string, ShareCard] => [
      testimony.path,
      { kind: "Testimony", title: testimony.name, line: testimony.summary, campaign: name },
    ]),
  ]);
}

const root = "public";

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

/** Makes the built pages fit one strict policy, and writes what hosts, search engines and reporters look for. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }: ParentSpanPluginArgs) => {
  const { data } = await (graphql as (query: string) => Promise<{ data?: Data }>)(
    `{
      campaign { name siteUrl language securityContact tagline shareImage { absolutePath } }
      allPage { nodes { path title template standfirst } }
      allTestimony(filter: { withdrawn: { eq: false } }) { nodes { path name summary } }
    }`,
  );
  const campaign = found(data?.campaign, "file", "content/campaign.yaml");
  const cards = shareCards(found(data, "data", "of the pages"));
  await copyDocuments("content", root);
  await writeShareCards(cards, campaign.shareImage.absolutePath, root, ".cache/share-cards");
  for (const file of htmlFiles(root))
    await writeFile(file, withLateScripts(withoutPagePath(await readFile(file, "utf8"))));
  // Gatsby copies its worker for other sites' scripts there; this site has none.
  await rm(join(root, "~partytown"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(aboutFiles(campaign, new Date()))) await write(name, text);
  await writeServiceWorker(root);
  await write("_headers", toHeadersFile(siteHeaders(root)));
};

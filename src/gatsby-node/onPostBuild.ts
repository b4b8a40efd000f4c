import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { aboutFiles } from "../hosting/aboutFiles";
import { toHeadersFile } from "../hosting/hostFiles";
import { siteHeaders } from "../hosting/siteHeaders";
import { versionFile } from "../hosting/versionFile";
import { writeShareCards } from "../share-cards/writeShareCards";
import { toShareCards, type ShareCardSources } from "../share-cards/toShareCards";
import { writeServiceWorker } from "../offline/writeServiceWorker";
import { buildTime } from "../lib/buildTime";
import { found } from "../lib/found";
import { copyDocuments } from "./copyDocuments";

interface Data {
  campaign:
    (Parameters<typeof aboutFiles>[0] & { tagline: string; shareImage: { absolutePath: string } }) | null;
  allPage: { nodes: ShareCardSources["pages"] };
  allTestimony: { nodes: ShareCardSources["testimonies"] };
}

const root = "public";

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

/** The commit that is built; undefined without git or a repository. */
async function headCommit(): Promise<string | undefined> {
  const head = await promisify(execFile)("git", ["rev-parse", "HEAD"]).catch(() => undefined);
  return head?.stdout.trim();
}

/** Writes what hosts, search engines and reporters of faults look for, share cards and the service worker. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }: ParentSpanPluginArgs) => {
  const { data } = await (graphql as (query: string) => Promise<{ data?: Data }>)(
    `{
      campaign { name siteUrl language securityContact tagline shareImage { absolutePath } }
      allPage { nodes { path title template standfirst sample } }
      allTestimony { nodes { path name summary sample } }
    }`,
  );
  const { allPage, allTestimony, ...whole } = found(data, "data", "of the pages");
  const campaign = found(whole.campaign, "file", "content/campaign.yaml");
  const cards = toShareCards({ campaign, pages: allPage.nodes, testimonies: allTestimony.nodes });
  await copyDocuments("content", root);
  await writeShareCards(cards, campaign.shareImage.absolutePath, root, ".cache/share-cards");
  // Gatsby copies its worker for other sites' scripts there; this site has none.
  await rm(join(root, "~partytown"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(aboutFiles(campaign, buildTime()))) await write(name, text);
  await write("version.json", versionFile(process.env, await headCommit(), buildTime()));
  await writeServiceWorker(root);
  await write("_headers", toHeadersFile(siteHeaders(root)));
};

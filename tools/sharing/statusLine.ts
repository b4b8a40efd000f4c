import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { PublishedVersion } from "../../src/gatsby-node/versionFile";
import { changedFiles } from "./describeChanges";
import { SharingError, type Git } from "./git";
import { openRepository } from "./repository";
import { unshared } from "./pending";

export type FetchVersion = (address: string) => Promise<PublishedVersion>;

const noVersion = "the site does not say which version it shows";

/** The time, in milliseconds, after which a site that does not answer counts as unreachable. */
const timeout = 4000;

export async function fetchVersion(address: string): Promise<PublishedVersion> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, { signal, cache: "no-store" }).catch(() => undefined);
  if (!response) throw new SharingError(["not online yet"]);
  const version = (await response.json().catch(() => null)) as Partial<PublishedVersion> | null;
  if (typeof version?.time !== "string") throw new SharingError([noVersion]);
  return { commit: version.commit ?? null, time: version.time };
}

async function siteAddress(project: string): Promise<unknown> {
  const text = await readFile(join(project, "content/campaign.yaml"), "utf8").catch(() => "");
  return parseDocument(text).get("siteUrl");
}

/** Returns a function that formats a time. The function adds the date if the time is not today. */
const timeFormatter = (now: Date) => (moment: Date) => {
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  if (moment.toDateString() === now.toDateString()) return time;
  return `${time} on ${moment.toLocaleDateString("en-GB", { day: "numeric", month: "long" })}`;
};

/**
 * Returns a line about the state of a folder: `3 changes to share · last shared at 14:02 · online since 14:05`. Reads the folder and the
 * version of the public site, but does not contact the git remote.
 * @param ask fetches the version of the public site
 */
export async function stateLine(project: string, ask = fetchVersion, now = new Date()) {
  const at = timeFormatter(now);
  const repository = await openRepository(project).catch(messageOf);
  const address = await siteAddress(project);
  const version =
    typeof address === "string"
      ? await ask(`${address}/version.json`).catch(messageOf)
      : "content/campaign.yaml gives no siteUrl";
  if (typeof repository === "string") {
    const why = typeof version === "string" ? version : "nothing in this folder is shared";
    const [reason = ""] = repository.split(". ");
    return `${reason} · ${why}`;
  }
  const { git, remote, storage } = repository;
  const { base, tree } = await unshared(repository);
  const copy = await git.hashOf(remote?.copy);
  const { length: count } = (await changedFiles(git, base, tree)).paths;
  const saved = count === 0 ? "Nothing to share" : `${count} ${count === 1 ? "change" : "changes"} to share`;
  // The file last-shared is empty if the last share from this folder was killed while it wrote the file.
  const own = await readFile(join(storage, "last-shared"), "utf8").catch(() => "");
  // If nobody has shared from this folder yet, the line names the newest shared commit and its author.
  const [newest = ""] = copy && own === "" ? await git.commits("%cI by %an", "-1", copy) : [];
  const lastShared = copy && (own || newest);
  const [moment = "", ...by] = lastShared?.trim().split(/(?= by )/) ?? [];
  const shared = moment === "" ? "never shared yet" : `last shared at ${at(new Date(moment))}${by.join("")}`;
  return [
    saved,
    remote ? shared : "no shared repository is set up",
    typeof version === "string" ? version : await onlineWords(git, base, version, at),
  ].join(" · ");
}

function messageOf(error: unknown): string {
  if (error instanceof SharingError) return error.message;
  throw error;
}

/** Returns the last part of the line, which says whether the shared changes are online. */
async function onlineWords(
  git: Git,
  shared: string,
  { commit, time }: PublishedVersion,
  at: (moment: Date) => string,
): Promise<string> {
  if (commit === null) return noVersion;
  const since = at(new Date(time));
  // If git does not know the commit of the site, somebody else has shared this commit, and this computer has not received it yet.
  if ((await git.tryRun("cat-file", "-e", `${commit}^{commit}`)) === undefined)
    return `the site shows a newer version than this computer has, from ${since}`;
  const isThere = await git.isAncestor(shared, commit);
  return isThere ? `online since ${since}` : `not online yet; the site dates from ${since}`;
}

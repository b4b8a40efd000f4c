import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import type { PublishedVersion } from "../../src/gatsby-node/versionFile";
import { pending } from "./commitContent";
import { describeChanges } from "./describe";
import { SharingRefusal } from "./git";
import { openRepository, type Repository } from "./repository";

/** Where the work in this folder is: on this computer only, with the others, or online. */
export interface SharingState {
  /** Changes saved here but not shared, in words, one line per file. */
  unshared: string[];
  /** Whether the folder is a repository, and whether it has a remote to share with. */
  place: "none" | "history" | "remote";
  lastShared: Date | undefined;
  /** Which version the site shows: `unknown` if it cannot be reached or does not say. */
  online: { shows: "all" | "older" | "newer"; since: Date } | { shows: "unknown"; why: string };
}

export type FetchVersion = (address: string) => Promise<PublishedVersion>;

/** Milliseconds after which a site that does not answer counts as unreachable. */
const timeout = 4000;

export async function fetchVersion(address: string): Promise<PublishedVersion> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout), cache: "no-store" }).catch(
    () => {
      throw new SharingRefusal(["the public site does not answer"]);
    },
  );
  const version = (
    response.ok ? await response.json().catch(() => null) : null
  ) as Partial<PublishedVersion> | null;
  if (typeof version?.time !== "string")
    throw new SharingRefusal(["the site does not say which version it shows"]);
  return { commit: version.commit ?? null, time: version.time };
}

async function siteAddress(project: string): Promise<string | undefined> {
  try {
    const { siteUrl } = parse(await readFile(join(project, "content/campaign.yaml"), "utf8")) as {
      siteUrl?: unknown;
    };
    return typeof siteUrl === "string" ? siteUrl : undefined;
  } catch {
    return undefined;
  }
}

async function lastSharedAt(
  { git, storage }: Repository,
  copy: string | undefined,
): Promise<Date | undefined> {
  if (copy === undefined) return undefined;
  const recorded = await readFile(join(storage, "last-shared"), "utf8").catch(() => undefined);
  return new Date(recorded ?? (await git.run("log", "-1", "--format=%cI", copy)).trim());
}

/**
 * Reports where the work in a folder is. Asks this computer and the site, never the git remote.
 * @param ask fetches the version that the site shows
 */
export async function sharingState(project: string, ask: FetchVersion = fetchVersion): Promise<SharingState> {
  const repository = await openRepository(project).catch((error: unknown) => {
    if (error instanceof SharingRefusal) return undefined;
    throw error;
  });
  const address = await siteAddress(project);
  const version =
    address === undefined
      ? "content/campaign.yaml gives no siteUrl"
      : await ask(`${address}/version.json`).catch((error: unknown) => {
          if (error instanceof SharingRefusal) return error.message;
          throw error;
        });
  if (!repository) {
    const why = typeof version === "string" ? version : "nothing in this folder is shared";
    return { unshared: [], place: "none", lastShared: undefined, online: { shows: "unknown", why } };
  }
  const { git, remote } = repository;
  const copy = remote && (await git.tryRun("rev-parse", "--verify", "-q", remote.copy));
  const { head, tree } = await pending(repository);
  const base = (copy && (await git.tryRun("merge-base", head, copy))) ?? head;
  return {
    unshared: (await describeChanges(git, base, tree)).map(({ words }) => words),
    place: remote ? "remote" : "history",
    lastShared: await lastSharedAt(repository, copy),
    online:
      typeof version === "string"
        ? { shows: "unknown", why: version }
        : await onlineOf(repository, base, version),
  };
}

async function onlineOf(
  { git }: Repository,
  shared: string,
  version: PublishedVersion,
): Promise<SharingState["online"]> {
  if (version.commit === null)
    return { shows: "unknown", why: "the site does not say which version it shows" };
  const since = new Date(version.time);
  // What others have shared since is not on this computer.
  if ((await git.tryRun("cat-file", "-e", `${version.commit}^{commit}`)) === undefined)
    return { shows: "newer", since };
  const isThere = (await git.tryRun("merge-base", "--is-ancestor", shared, version.commit)) !== undefined;
  return { shows: isThere ? "all" : "older", since };
}

/** The time, and the date unless it is today. */
function at(moment: Date, now: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
  const isToday = moment.toLocaleDateString("en-GB", zone) === now.toLocaleDateString("en-GB", zone);
  if (isToday) return time;
  return `${time} on ${moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", ...zone })}`;
}

/** The state as one line: `3 changes to share · last shared at 14:02 · online since 14:05`. */
export function stateLine(state: SharingState, now: Date, timeZone?: string): string {
  const { unshared, place, lastShared, online } = state;
  const count = unshared.length;
  const saved = count === 0 ? "Nothing to share" : `${count} ${count === 1 ? "change" : "changes"} to share`;
  const shared = lastShared ? `last shared at ${at(lastShared, now, timeZone)}` : "never shared yet";
  const places = {
    none: "This folder has no history, so nothing can be shared",
    history: "no shared repository is set up",
    remote: shared,
  };
  const shown = () => {
    if (online.shows === "unknown") return online.why;
    const since = at(online.since, now, timeZone);
    const words = {
      all: `online since ${since}`,
      older: `not online yet; the site dates from ${since}`,
      newer: `the site shows a newer version than this computer has, from ${since}`,
    };
    return words[online.shows];
  };
  return [...(place === "none" ? [] : [saved]), places[place], shown()].join(" · ");
}

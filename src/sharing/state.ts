import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import type { PublishedVersion } from "../hosting/versionFile";
import { pending } from "./commitContent";
import { describeChanges } from "./describe";
import { Obstacle } from "./git";
import { openRepository, type Repository } from "./repository";

/** Where the work in this folder is: on this computer only, with the others, or online. */
export interface SharingState {
  /** What is saved here and not shared, in words, a line for each file. */
  unshared: string[];
  /** Whether the folder has a history, and whether a place to share is set up. */
  place: "none" | "history" | "remote";
  lastShared: Date | undefined;
  /** What the site shows: `unknown` where it cannot be reached or does not say. */
  online: { shows: "all" | "older"; since: Date } | { shows: "unknown"; why: string };
}

export type FetchVersion = (address: string) => Promise<PublishedVersion>;

/** Milliseconds after which a site that does not answer counts as out of reach. */
const patience = 4000;

/** Asks the site which version it shows. */
export async function fetchVersion(address: string): Promise<PublishedVersion> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience), cache: "no-store" }).catch(
    () => {
      throw new Obstacle(["the site cannot be reached"]);
    },
  );
  const version = (
    response.ok ? await response.json().catch(() => null) : null
  ) as Partial<PublishedVersion> | null;
  if (typeof version?.time !== "string") throw new Obstacle(["the site does not say which version it shows"]);
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
  const noted = await readFile(join(storage, "last-shared"), "utf8").catch(() => undefined);
  return new Date(noted ?? (await git.run("log", "-1", "--format=%cI", copy)).trim());
}

/**
 * Says where the work in a folder is. Looks at this computer and at the site, never at the place where it is shared.
 * @param ask how the site is asked for its version
 */
export async function sharingState(project: string, ask: FetchVersion = fetchVersion): Promise<SharingState> {
  const repository = await openRepository(project).catch((error: unknown) => {
    if (error instanceof Obstacle) return undefined;
    throw error;
  });
  const address = await siteAddress(project);
  const version =
    address === undefined
      ? "no site is named in content/campaign.yaml"
      : await ask(`${address}/version.json`).catch((error: unknown) => {
          if (error instanceof Obstacle) return error.message;
          throw error;
        });
  if (!repository) {
    const why = typeof version === "string" ? version : "nothing of this folder is shared";
    return { unshared: [], place: "none", lastShared: undefined, online: { shows: "unknown", why } };
  }
  const { git, remote } = repository;
  const copy = remote && (await git.ask("rev-parse", "--verify", "-q", remote.copy));
  const base =
    (copy && (await git.ask("merge-base", "HEAD", copy))) ?? (await git.run("rev-parse", "HEAD")).trim();
  const { tree } = await pending(repository);
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
  const isThere = (await git.ask("merge-base", "--is-ancestor", shared, version.commit)) !== undefined;
  return { shows: isThere ? "all" : "older", since: new Date(version.time) };
}

/** A moment in words: the time, and the day unless it is today. */
function at(moment: Date, now: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
  const isToday = moment.toLocaleDateString("en-GB", zone) === now.toLocaleDateString("en-GB", zone);
  if (isToday) return time;
  return `${time} on ${moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", ...zone })}`;
}

/** The state as one line: `3 changes on this computer · shared with the others at 14:02 · online since 14:05`. */
export function stateLine(state: SharingState, now: Date, timeZone?: string): string {
  const { unshared, place, lastShared, online } = state;
  const count = unshared.length;
  const saved =
    count === 0
      ? "nothing unshared on this computer"
      : `${count} ${count === 1 ? "change" : "changes"} on this computer`;
  const shared = lastShared
    ? `shared with the others at ${at(lastShared, now, timeZone)}`
    : "never shared yet";
  const places = {
    none: "this folder has no history, so nothing can be shared",
    history: "no place to share is set up",
    remote: shared,
  };
  const shown = () => {
    if (online.shows === "unknown") return online.why;
    const since = at(online.since, now, timeZone);
    return online.shows === "all" ? `online since ${since}` : `not online yet; the site is of ${since}`;
  };
  return [...(place === "none" ? [] : [saved]), places[place], shown()].join(" · ");
}

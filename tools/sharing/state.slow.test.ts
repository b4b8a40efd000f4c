import { renameSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { change, Clones } from "../../tests/support/clones";
import { SharingRefusal } from "./git";
import { share } from "./share";
import { fetchVersion, sharingState, stateLine, type SharingState } from "./state";

const life = "content/pages/her-life.md";
const time = "2026-11-21T14:05:00.000Z";

describe("in a folder", () => {
  let clones: Clones;
  let ann = "";
  beforeEach(() => {
    clones = new Clones();
    ann = clones.clone("Ann");
  });
  afterEach(() => clones.remove());

  const shows = (commit: string | null) => () => Promise.resolve({ commit, time });
  const unreachable = () => Promise.reject(new SharingRefusal(["the public site does not answer"]));

  it("reports what is on this computer, with the others and online", async () => {
    const begin = clones.git(ann, "rev-parse", "HEAD");
    change(ann, life, ["A Working Life", "A Whole Life"]);
    const before = await sharingState(ann, shows(begin));
    expect(before).toMatchObject({ unshared: ["Her Life: title"], place: "remote" });
    expect(before.online).toEqual({ shows: "all", since: new Date(time) });

    await share(ann);
    const after = await sharingState(ann, shows(begin));
    expect(after).toMatchObject({ unshared: [], online: { shows: "older" } });
    expect(Math.abs(Date.now() - Number(after.lastShared))).toBeLessThan(60_000);
    expect(await sharingState(ann, shows(clones.git(ann, "rev-parse", "HEAD")))).toMatchObject({
      online: { shows: "all" },
    });
  });

  it("counts changes that are committed but not shared", async () => {
    change(ann, life, ["A Working Life", "A Whole Life"]);
    renameSync(clones.server, `${clones.server}.gone`);
    await expect(share(ann)).rejects.toBeInstanceOf(SharingRefusal);
    expect(await sharingState(ann, unreachable)).toMatchObject({
      unshared: ["Her Life: title"],
      online: { why: "the public site does not answer" },
    });
  });

  it("reports a site that gives no version, and one whose version is not in this repository", async () => {
    expect(await sharingState(ann, shows(null))).toMatchObject({ online: { shows: "unknown" } });
    expect(await sharingState(ann, shows("0".repeat(40)))).toMatchObject({ online: { shows: "newer" } });
  });

  it("works without a remote and without a repository", async () => {
    clones.git(ann, "remote", "remove", "origin");
    expect(await sharingState(ann, unreachable)).toMatchObject({ place: "history", lastShared: undefined });
    renameSync(join(ann, ".git"), join(ann, "old"));
    expect(await sharingState(ann, unreachable)).toMatchObject({ place: "none", unshared: [] });
  });

  it("works without a site address", async () => {
    change(ann, "content/campaign.yaml", ["siteUrl:", "site:"]);
    expect(await sharingState(ann, shows(null))).toMatchObject({
      online: { why: "content/campaign.yaml gives no siteUrl" },
    });
  });
});

describe("the version that a site shows", () => {
  async function ask(answer: RequestListener): Promise<unknown> {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    try {
      return await fetchVersion(`http://127.0.0.1:${(server.address() as AddressInfo).port}/version.json`);
    } finally {
      server.close();
    }
  }

  it("is read from the site", async () => {
    expect(await ask((_request, response) => response.end(JSON.stringify({ commit: "abc", time })))).toEqual({
      commit: "abc",
      time,
    });
  });

  it.each<[string, RequestListener]>([
    ["is missing", (_request, response) => response.writeHead(404).end("Not found")],
    ["is not JSON", (_request, response) => response.end("<html>")],
    ["is something else", (_request, response) => response.end("[]")],
  ])("is unknown if the file %s", async (_what, answer) => {
    await expect(ask(answer)).rejects.toThrow("the site does not say which version it shows");
  });

  it("is unknown if the public site does not answer", async () => {
    await expect(fetchVersion("http://127.0.0.1:1/version.json")).rejects.toThrow(
      "the public site does not answer",
    );
  });
});

describe("as one line", () => {
  const now = new Date("2026-11-21T15:00:00Z");
  const at = (hours: string) => new Date(`2026-11-21T${hours}:00Z`);
  const state: SharingState = {
    unshared: ["a", "b", "c"],
    place: "remote",
    lastShared: at("14:02"),
    online: { shows: "all", since: at("14:05") },
  };
  const unknown = { shows: "unknown", why: "the public site does not answer" } as const;

  it.each<[Partial<SharingState>, string]>([
    [{}, "3 changes to share · last shared at 14:02 · online since 14:05"],
    [{ unshared: ["a"] }, "1 change to share · last shared at 14:02 · online since 14:05"],
    [
      { unshared: [], online: { shows: "older", since: at("09:00") } },
      "Nothing to share · last shared at 14:02 · not online yet; the site dates from 09:00",
    ],
    [
      { online: { shows: "newer", since: at("14:30") } },
      "3 changes to share · last shared at 14:02 · the site shows a newer version than this computer has, from 14:30",
    ],
    [
      { lastShared: new Date("2026-11-20T14:02:00Z") },
      "3 changes to share · last shared at 14:02 on 20 November · online since 14:05",
    ],
    [
      { lastShared: undefined, online: unknown },
      "3 changes to share · never shared yet · the public site does not answer",
    ],
    [
      { place: "history", online: unknown },
      "3 changes to share · no shared repository is set up · the public site does not answer",
    ],
    [
      { place: "none", online: unknown },
      "This folder has no history, so nothing can be shared · the public site does not answer",
    ],
  ])("%#: %s", (part, line) => {
    expect(stateLine({ ...state, ...part }, now, "UTC")).toBe(line);
  });
});

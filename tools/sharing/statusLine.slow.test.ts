import { renameSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ann, clones, life, timeline } from "../../tests/support/annAndBen";
import { change, read } from "../../tests/support/clones";
import { SharingError } from "./git";
import { share } from "./share";
import { fetchVersion, stateLine } from "./statusLine";

/** Returns a moment of 21 November 2026 in local time. */
const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute);
const time = at(14, 5).toISOString();

describe("the line about a folder", () => {
  const lineWith = (ask: () => Promise<{ commit: string | null; time: string }>) =>
    stateLine(ann, ask, at(15));
  /**
   * Returns the line about a folder whose public site reports `commit` as its version. Null means that the site does not report a version.
   */
  const line = (commit: string | null) => lineWith(() => Promise.resolve({ commit, time }));
  const lineOffline = () => lineWith(() => Promise.reject(new SharingError(["the site does not answer"])));
  const lastShared = (when: Date) => writeFileSync(join(ann, ".git/sharing/last-shared"), when.toISOString());

  it("reports the versions on this computer, in the shared repository and online", async () => {
    const begin = clones.git(ann, "rev-parse", "HEAD");
    expect(await line(begin)).toMatch(/^Nothing to share · last shared at .* by .+ · online since 14:05$/);
    lastShared(at(14, 2));
    change(ann, life, ["A Working Life", "A Whole Life"]);
    expect(await line(begin)).toBe("1 change to share · last shared at 14:02 · online since 14:05");
    change(ann, timeline, ["The pier closes", "The pier shuts"]);
    expect(await line(begin)).toBe("2 changes to share · last shared at 14:02 · online since 14:05");

    const before = Date.now();
    await share(ann);
    expect(Date.parse(read(ann, ".git/sharing/last-shared"))).toBeGreaterThanOrEqual(before);
    lastShared(at(14 - 24, 2));
    const shared = "Nothing to share · last shared at 14:02 on 20 November";
    expect(await line(begin)).toBe(`${shared} · not online yet; the site dates from 14:05`);
    expect(await line(clones.git(ann, "rev-parse", "HEAD"))).toBe(`${shared} · online since 14:05`);
    expect(await line(null)).toBe(`${shared} · the site does not say which version it shows`);
    expect(await line("0".repeat(40))).toBe(
      `${shared} · the site shows a newer version than this computer has, from 14:05`,
    );
  });

  it("names the newest shared commit if a share was killed while it noted its time", async () => {
    await share(ann);
    writeFileSync(join(ann, ".git/sharing/last-shared"), "");
    expect(await lineOffline()).toMatch(/ · last shared at .* by .+ · /);
  });

  it("counts changes that are committed but not shared", async () => {
    change(ann, life, ["A Working Life", "A Whole Life"]);
    renameSync(clones.server, `${clones.server}.gone`);
    await expect(share(ann)).rejects.toBeInstanceOf(SharingError);
    expect(await lineOffline()).toMatch(/^1 change to share · .* · the site does not answer$/);
  });

  it("says that a site's address, a remote or a repository is missing", async () => {
    change(ann, "content/campaign.yaml", ["siteUrl:", "site:"]);
    expect(await line(null)).toMatch(/ · content\/campaign\.yaml gives no siteUrl$/);
    change(ann, "content/campaign.yaml", ["site:", "siteUrl:"]);
    clones.git(ann, "update-ref", "-d", "refs/remotes/origin/main");
    expect(await lineOffline()).toBe("Nothing to share · never shared yet · the site does not answer");
    clones.git(ann, "remote", "remove", "origin");
    expect(await lineOffline()).toBe(
      "Nothing to share · no shared repository is set up · the site does not answer",
    );
    writeFileSync(join(ann, ".git/MERGE_HEAD"), "");
    expect(await lineOffline()).toMatch(
      /^Somebody has begun a merge.* and has not finished it · the site does/,
    );
    renameSync(join(ann, ".git"), join(ann, "old"));
    const none = "This folder has no history, so you cannot share or undo changes";
    expect(await lineOffline()).toBe(`${none} · the site does not answer`);
    expect(await line(null)).toBe(`${none} · nothing in this folder is shared`);
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
    await expect(fetchVersion("http://127.0.0.1:1/version.json")).rejects.toThrow("not online yet");
  });
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LinkChecker, LinkState } from "linkinator";

/** What became of a visit to an address. */
export interface Visit {
  /** `refused`: the host answered, but refuses automatic visits. */
  outcome: "answered" | "refused" | "dead";
  /** The status of the answer; 0 where there was none in time. */
  status: number;
  /** Where the address redirected the visitor to. */
  movedTo?: string;
}

/** What hosts answer to programs although people see the page. */
const refusals = [401, 403, 405, 406, 429, 451, 999];

const outcomeOf = (isOk: boolean, status: number): Visit["outcome"] =>
  isOk ? "answered" : refusals.includes(status) ? "refused" : "dead";

export interface VisitOptions {
  /** How long an address has for its answer, in milliseconds. */
  timeout?: number;
  /** Where an address is visited; tests put a server of their own in its place. */
  at?: (url: string) => string;
}

/** Visits each of some addresses once, without following the links that it finds there. */
export async function visitAll(
  urls: readonly string[],
  { timeout = 30_000, at = (url) => url }: VisitOptions = {},
): Promise<Map<string, Visit>> {
  if (urls.length === 0) return new Map();
  const addressOf = new Map(urls.map((url) => [new URL(at(url)).href, url]));
  const folder = await mkdtemp(join(tmpdir(), "links-"));
  const checker = new LinkChecker();
  const moved = new Map<string, string>();
  checker.on("redirect", ({ url, targetUrl }) => {
    if (targetUrl !== undefined) moved.set(url, targetUrl);
  });
  try {
    // The library visits what one page links to; this is the page.
    const links = [...addressOf.keys()].map(
      (url) => `<a href="${url.replaceAll("&", "&amp;").replaceAll('"', "%22")}"></a>`,
    );
    await writeFile(join(folder, "index.html"), links.join("\n"));
    const options = {
      path: "index.html",
      serverRoot: folder,
      timeout,
      redirects: "warn",
      concurrency: 10,
      retry: true,
    } as const;
    const { links: results } = await checker.check(options);
    const visits = new Map<string, Visit>();
    for (const { url, state, status = 0 } of results) {
      const address = addressOf.get(url);
      if (address === undefined) continue;
      const movedTo = moved.get(url);
      const outcome = outcomeOf(state === LinkState.OK, status);
      visits.set(address, { outcome, status, ...(movedTo === undefined ? {} : { movedTo }) });
    }
    return visits;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lighthouse's four scores for pages of the built site, on a phone and on a desktop. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serve } from "./server.mjs";
import { launch } from "./phone.mjs";

export interface Marks {
  path: string;
  device: "phone" | "desktop";
  /** Out of 100: performance, accessibility, best practices, search. */
  marks: number[];
  /** The audits that cost points, with Lighthouse's ids and values. */
  lost: string[];
}

const port = 9229;

/** Fetched when it is needed: its hundred packages are for nothing else. */
const lighthouse = "lighthouse@12.8.2";

/** The part of Lighthouse's report that is used here. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

/** While anything is a sample, every page asks not to be indexed, which alone would lower the SEO score. */
async function notAskedOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return /<meta [^>]*name="robots" content="noindex"/.test(html) ? ["is-crawlable"] : [];
}

/** Lighthouse's report on a page, in the browser that listens at the port. */
async function reportOn(address: string, device: Marks["device"]): Promise<Report> {
  const skipped = await notAskedOf(address);
  const options = [
    `--port=${port}`,
    "--output=json",
    "--quiet",
    ...(device === "desktop" ? ["--preset=desktop"] : []),
    ...skipped.map((audit) => `--skip-audits=${audit}`),
  ];
  const { stdout } = await promisify(execFile)("npx", ["--yes", lighthouse, address, ...options], {
    maxBuffer: 2 ** 26,
    shell: process.platform === "win32",
  });
  return JSON.parse(stdout) as Report;
}

/** The run with the median performance score counts: a busy machine lowers scores and never raises them. */
const runs = 3;

export async function marks(paths: readonly string[]): Promise<Marks[]> {
  const { address, close } = await serve();
  const browser = await launch(`--remote-debugging-port=${port}`);
  const results: Marks[] = [];
  for (const path of paths) {
    for (const device of ["phone", "desktop"] as const) {
      const tries: Marks[] = [];
      // A page with full scores in its first run needs no second one.
      while (tries.length < runs && tries.at(0)?.marks.every((mark) => mark === 100) !== true) {
        const report = await reportOn(`${address}${path}`, device);
        const refs = Object.values(report.categories).flatMap(({ auditRefs }) => auditRefs);
        const lost = refs
          .filter(({ weight, id }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.995)
          .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ""}`.trim());
        const given = Object.values(report.categories).map(({ score }) => Math.round((score ?? 0) * 100));
        tries.push({ path, device, marks: given, lost });
      }
      tries.sort((a, b) => (a.marks[0] ?? 0) - (b.marks[0] ?? 0));
      const middle = tries[Math.floor(tries.length / 2)];
      if (middle) results.push(middle);
      console.log(JSON.stringify(middle));
    }
  }
  await browser.close();
  close();
  return results;
}

/** Lighthouse's four scores for pages of the built site, on a phone and on a desktop. */
import lighthouse, { desktopConfig } from "lighthouse";
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

/** The run with the median performance score counts: a busy machine lowers scores and never raises them. */
const runs = 3;

/** While anything is a sample, every page asks not to be indexed, which alone would lower the SEO score. */
async function notAskedOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  return /<meta [^>]*name="robots" content="noindex"/.test(html) ? ["is-crawlable"] : [];
}

export async function marks(paths: readonly string[]): Promise<Marks[]> {
  const { address, close } = await serve();
  const browser = await launch(`--remote-debugging-port=${port}`);
  const results: Marks[] = [];
  for (const path of paths) {
    for (const device of ["phone", "desktop"] as const) {
      const tries: Marks[] = [];
      // A page with full scores in its first run needs no second one.
      while (tries.length < runs && tries.at(0)?.marks.every((mark) => mark === 100) !== true) {
        const config = device === "desktop" ? desktopConfig : undefined;
        const flags = { port, logLevel: "error" as const, skipAudits: await notAskedOf(`${address}${path}`) };
        const report = (await lighthouse(`${address}${path}`, flags, config))?.lhr;
        if (!report) throw new Error(`Lighthouse gave no report for ${path}`);
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

/**
 * Measures the lowest Lighthouse score of all pages, on a phone and on a desktop computer. The value is the difference between 100 and that
 * score, because every aim of the bench is a maximum.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Row } from "./bench.mjs";
import { launch, type Measured } from "./phone.mjs";

const port = 9229;

/**
 * Lighthouse and its hundred packages are not dependencies of the project, because only this part of the bench needs them. npx fetches
 * them.
 */
const program = "lighthouse@12.8.2";

export async function lighthouse({ address, pages }: Measured): Promise<Row[]> {
  const browser = await launch(`--remote-debugging-port=${port}`);
  const rows: Row[] = [];
  for (const [device, ...more] of [["phone"], ["desktop", "--preset=desktop"]] as const) {
    const marks: { path: string; value: number }[] = [];
    for (const path of pages) {
      // The audit `is-crawlable` is skipped. As long as the content contains a sample, every page asks search engines not to index it,
      // which would lower the score.
      const args = [`--port=${port}`, "--output=json", "--quiet", "--skip-audits=is-crawlable", ...more];
      const run = promisify(execFile)("npx", ["-y", program, address + path, ...args], {
        maxBuffer: 2 ** 26,
      });
      const { categories } = JSON.parse((await run).stdout) as {
        categories: Record<string, { score: number }>;
      };
      marks.push({
        path,
        value: 100 - 100 * Math.min(...Object.values(categories).map(({ score }) => score)),
      });
    }
    const [{ path, value } = { path: "", value: NaN }] = marks.sort((a, b) => b.value - a.value);
    rows.push({ what: `Lighthouse, lost of 100 on a ${device} (${path})`, value, unit: "", most: 5 });
  }
  await browser.close();
  return rows;
}

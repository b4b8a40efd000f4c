/**
 * `npm run bench`: measures the built site on this machine and writes docs/performance.md (`npm run build` first). What is not
 * measured anew stays in the record. All of it, in an hour and a half: `--growth 22,220,2200,11000 --marks all`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { bytes, pages } from "./bench/bytes.mjs";
import { editToScreen } from "./bench/editing.mjs";
import { growth } from "./bench/growth.mjs";
import { marks } from "./bench/lighthouse.mjs";
import { builds, sizes } from "./bench/plot.mjs";
import { report, type Measured } from "./bench/report.mjs";
import { visits } from "./bench/visits.mjs";

const { values } = parseArgs({
  options: { growth: { type: "string" }, marks: { type: "string" }, "growth-only": { type: "boolean" } },
});
const record = "docs/performance/measured.json";
const before = existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as Partial<Measured>) : {};
const counts = values.growth?.split(",").map(Number);
const sitemap = () =>
  [...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = "/"]) => path,
  );

async function now() {
  return {
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
    day: new Date().toISOString().slice(0, 10),
    bytes: bytes(),
    ...(await visits(
      ["/", "/alibi", "/timeline", "/testimonies", "/testimonies/sarah-hanover"],
      ["Timeline", "Alibi", "About Us", "Contact", "Testimonies", "Sarah Hanover"],
    )),
    marks: await marks(values.marks === "all" ? sitemap() : Object.keys(pages)),
    editing: await editToScreen(),
  };
}

const measured = {
  growth: [],
  ...before,
  ...(values["growth-only"] ? {} : await now()),
  ...(counts ? { growth: await growth(counts) } : {}),
} as Measured;
mkdirSync("docs/performance", { recursive: true });
writeFileSync(record, `${JSON.stringify(measured, null, 2)}\n`);
writeFileSync("docs/performance/growth.svg", builds(measured.growth));
writeFileSync("docs/performance/memory.svg", sizes(measured.growth));
writeFileSync("docs/performance.md", report(measured));
console.log("docs/performance.md is written.");

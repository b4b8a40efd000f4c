/**
 * `npm run bench`: measures the built site on this machine and writes docs/performance.md (`npm run build` first). `--only waits,bytes`
 * measures only these parts; the others keep their recorded values and dates. To measure everything, in an hour and a half:
 * `--growth 22,220,2200,11000 --marks all`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { bytes, pages } from "./bytes.mjs";
import { editToScreen } from "./editing.mjs";
import { growth } from "./growth.mjs";
import { marks } from "./lighthouse.mjs";
import { builds, sizes } from "./plot.mjs";
import { report, type Measured } from "./report";
import { visits } from "./visits.mjs";
import { waits } from "./waits.mjs";

const { values } = parseArgs({
  options: { growth: { type: "string" }, marks: { type: "string" }, only: { type: "string" } },
});
const record = "docs/performance/measured.json";
const measured = JSON.parse(readFileSync(record, "utf8")) as Measured;
const sitemap = () =>
  [...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = "/"]) => path,
  );
const paths = () => pages().map(({ path }) => path);

/** The parts of the benchmark, each with what it adds to the record. */
const parts: Record<keyof Measured["days"], () => Partial<Measured> | Promise<Partial<Measured>>> = {
  bytes: () => ({ bytes: bytes() }),
  visits: () => visits(paths()),
  waits: async () => ({ waits: await waits() }),
  marks: async () => ({ marks: await marks(values.marks === "all" ? sitemap() : paths()) }),
  editing: async () => ({ editing: await editToScreen() }),
  growth: async () => ({ growth: await growth((values.growth ?? "22,220").split(",").map(Number)) }),
};

const usual = ["bytes", "visits", "waits", "marks", "editing", ...(values.growth ? ["growth"] : [])];
for (const name of values.only?.split(",") ?? usual) {
  const measure = parts[name as keyof typeof parts];
  if (!measure) throw new Error(`There is no part ${name}. The parts are: ${Object.keys(parts).join(", ")}.`);
  Object.assign(measured, await measure(), {
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
  });
  measured.days[name as keyof typeof parts] = new Date().toISOString().slice(0, 10);
}
writeFileSync(record, `${JSON.stringify(measured, null, 2)}\n`);
writeFileSync("docs/performance/growth.svg", builds(measured.growth));
writeFileSync("docs/performance/memory.svg", sizes(measured.growth));
writeFileSync("docs/performance.md", report(measured, readFileSync("docs/performance/speed.md", "utf8")));
console.log("docs/performance.md is written.");

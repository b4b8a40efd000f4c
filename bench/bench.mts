/**
 * `npm run bench`: measures the built site on this machine and writes docs/performance.md (`npm run build` first). What is not
 * measured again stays in the record under its own day. All of it, in an hour and a half: `--growth 22,220,2200,11000 --marks all`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
  options: { growth: { type: "string" }, marks: { type: "string" }, "growth-only": { type: "boolean" } },
});
const record = "docs/performance/measured.json";
const before = existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as Partial<Measured>) : {};
const counts = values.growth?.split(",").map(Number);
const sitemap = () =>
  [...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = "/"]) => path,
  );

const today = new Date().toISOString().slice(0, 10);

async function now() {
  return {
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
    day: today,
    bytes: bytes(),
    ...(await visits(pages().map(({ path }) => path))),
    waits: await waits(),
    marks: await marks(values.marks === "all" ? sitemap() : pages().map(({ path }) => path)),
    editing: await editToScreen(),
  };
}

const measured = {
  growth: [],
  growthDay: "never",
  ...before,
  ...(values["growth-only"] ? {} : await now()),
  ...(counts ? { growth: await growth(counts), growthDay: today } : {}),
} as Measured;
mkdirSync("docs/performance", { recursive: true });
writeFileSync(record, `${JSON.stringify(measured, null, 2)}\n`);
writeFileSync("docs/performance/growth.svg", builds(measured.growth));
writeFileSync("docs/performance/memory.svg", sizes(measured.growth));
writeFileSync("docs/performance.md", report(measured, readFileSync("docs/performance/speed.md", "utf8")));
console.log("docs/performance.md is written.");

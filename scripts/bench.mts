/**
 * `npm run bench`: measures visits, bytes and growth on this machine and writes docs/performance.md. Takes half an hour with
 * `--growth 22,220,2200,11000`; without it only visits and bytes are measured anew, the rest of the record stays.
 * The site must have been built (`npm run build`).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { bytes } from "./bench/bytes.mjs";
import { growth } from "./bench/growth.mjs";
import { plot, report, type Measured } from "./bench/report.mjs";
import { visits } from "./bench/visits.mjs";

const { values } = parseArgs({ options: { growth: { type: "string" } } });
const record = "docs/performance/measured.json";
const before = existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as Partial<Measured>) : {};
const counts = values.growth?.split(",").map(Number);
const pages = ["/", "/alibi", "/timeline", "/testimonies", "/testimonies/sarah-hanover"];

const measured: Measured = {
  machine: `${cpus().length} cores, Node ${process.versions.node}`,
  day: new Date().toISOString().slice(0, 10),
  bytes: bytes(),
  ...(await visits(pages)),
  growth: counts ? await growth(counts) : (before.growth ?? []),
};
mkdirSync("docs/performance", { recursive: true });
writeFileSync(record, `${JSON.stringify(measured, null, 2)}\n`);
writeFileSync("docs/performance/growth.svg", plot(measured.growth));
writeFileSync("docs/performance.md", report(measured));
console.log("docs/performance.md is written.");

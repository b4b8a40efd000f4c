/**
 * `npm run build && npm run bench`: measures the built site as a slow phone shows it. The script prints rows for docs/performance.md. Each
 * row contains an aim, the measured value, and whether the value meets the aim. The whole measurement takes an hour on a quiet machine.
 * `-- bytes taps` runs only the parts with these names. `-- --against FOLDER [PATH...]` compares the paint times of this build with those
 * of another build, by default on a page of each template. `-- taps --against FOLDER` compares the times from a tap on a link to the next
 * headline.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { against } from "./against.mjs";
import { bytes } from "./bytes.mjs";
import { editor } from "./editor.mjs";
import { growth } from "./growth.mjs";
import { lighthouse } from "./lighthouse.mjs";
import { launch } from "./phone.mjs";
import { serve } from "./server.mjs";
import { tapsAgainst } from "./taps.mjs";
import { paints, taps } from "./waits.mjs";
import { tasksOfVolunteer as tasks } from "./tasks.mjs";
import { siteIn } from "../tests/browser/support/site";

export interface Row {
  what: string;
  value: number;
  unit: string;
  /** The aim, which is the maximum that `value` may reach. */
  most: number;
}

const parts = { bytes, paints, taps, editor, tasks, lighthouse, growth };

const { values, positionals: asked } = parseArgs({
  options: { against: { type: "string" } },
  allowPositionals: true,
});
for (const name of asked)
  if (values.against === undefined && !(name in parts))
    throw new Error(`There is no part ${name}. The parts are ${Object.keys(parts).join(", ")}.`);

const shown = (value: number) =>
  value.toLocaleString("en-GB", { maximumSignificantDigits: value < 100 ? 3 : 4 });

const browser = await launch();
const { kinds: pages } = siteIn("public");
if (values.against !== undefined) {
  const [isTaps, paths] = [asked.includes("taps"), asked.filter((path) => path.startsWith("/"))];
  if (!isTaps) await against(values.against, browser, paths.length > 0 ? paths : pages);
  await browser.close();
  if (isTaps) await tapsAgainst(values.against);
  process.exit();
}
const { address, close } = await serve("public");
const site = { address, browser, pages };
const day = new Date().toISOString().slice(0, 10);
console.log(`${day}, ${cpus().length} cores, Node ${process.versions.node}\n`);
console.log("| what | measured | aim | met |\n| --- | --: | --: | --- |");
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  // The loop awaits each row separately. A part that takes long can therefore print each row as soon as it is measured.
  for await (const { what, value, unit, most } of await measure(site))
    console.log(
      `| ${what} | ${shown(value)} ${unit} | ≤ ${shown(most)} | ${value <= most ? "yes" : "**no**"} |`,
    );
}
await browser.close();
close();

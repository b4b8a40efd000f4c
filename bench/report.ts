/** Formats the measurements as Markdown. */
import { rounds } from "./rounds";
import type { Bytes } from "./bytes.mjs";
import type { Growth } from "./growth.mjs";
import type { Marks } from "./lighthouse.mjs";
import type { Click, Visit } from "./visits.mjs";
import type { Wait } from "./waits.mjs";

export interface Measured {
  machine: string;
  /** When each part was measured: growth takes an hour, so not every part is measured each time. */
  days: Record<"bytes" | "visits" | "waits" | "marks" | "editing" | "growth", string>;
  bytes: Bytes[];
  visits: Visit[];
  clicks: Click[];
  waits: Wait[];
  marks: Marks[];
  /** Milliseconds from saving a file to the screen, with `npm run develop` running. */
  editing: number;
  growth: Growth[];
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => Math.round(value).toLocaleString("en-GB");

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map((_, index) => (index === 0 ? "---" : "--:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Build time in milliseconds for each testimony added since the previous row. */
function eachAdded(growth: readonly Growth[], index: number, build: "cold" | "warm"): string {
  const [before, now] = [growth[index - 1], growth[index]];
  if (!before || !now) return "";
  return whole(((now[build] - before[build]) * 1000) / (now.testimonies - before.testimonies));
}

/**
 * The text of docs/performance.md.
 * @param byHand measurements made by hand, with their dates (docs/performance/speed.md)
 */
export function report(
  { machine, days, bytes, visits, clicks, waits, marks, editing, growth }: Measured,
  byHand: string,
): string {
  return `# Performance

Written by \`npm run build && npm run bench\` from [measured.json](performance/measured.json): every number in the tables was measured on the day that its section
names, on a virtual machine of ${machine}. Times on such machines vary from day to day: trust the ratios. What earlier measurements
found, and which change gained what, is in [performance/history.md](performance/history.md).

Bytes: **${days.bytes}**. Paints and taps: **${days.visits}**. Waits: **${days.waits}**. Lighthouse: **${days.marks}** (on every page: \`--marks all\`).
The editor's wait: **${days.editing}**. Growth: **${days.growth}** (\`--growth 22,220,2200,11000\`).

## What a first visit costs

Budgets, each a test (\`tests/browser/site/budget.spec.ts\`, \`src/theme/fonts.test.ts\`): scripts at most 100 KiB gzipped, a
page's HTML at most 10 KiB and twice its words, all with brotli (each page of the sample: at most 14 KiB), fonts at most 60 KiB, the
first picture on a phone with three pixels a point at most 80 KiB, layout shift 0. The table's KB are 1,000 bytes.

${table(
  ["page", "scripts gzipped, KB", "scripts with brotli, KB", "HTML with brotli, KB"],
  bytes.map(({ path, gzipped, scripts, html }) => [path, kb(gzipped), kb(scripts), kb(html)]),
)}

Palette, menus, toasts and tooltips come on top only for those who want them.

## How soon it is there

Slow 4G (1.6 Mbit/s, 150 ms), a processor four times slower, a phone of 390 points, median of 7, each page alternating with
the same HTML without its scripts:

${table(
  ["page", "largest paint, ms", "without scripts, ms", "ratio"],
  visits.map(({ path, paint, plainPaint, ratio }) => [
    path,
    whole(paint),
    whole(plainPaint),
    ratio.toFixed(2),
  ]),
)}

A tap on an inside link there, until the frame with the next page's headline is painted; its link had been in view for five seconds
after a first movement, and no pointer rested on it (median of 7):

${table(
  ["from the home page to", "ms"],
  clicks.map(({ link, time }) => [link, whole(time)]),
)}

The aim is 100 ms: **${clicks.filter(({ time }) => Math.round(time) <= 100).length} of ${clicks.length}** are within it.

Scripts start at the first user input (a movement, a key, a touch). What that costs whom, on the home page (median of ${rounds}):

${table(
  ["", "measured", "without scripts", "aim"],
  waits.map(({ what, value, plain, aim }) => [
    what,
    whole(value),
    plain === undefined ? "" : whole(plain),
    aim,
  ]),
)}

## Lighthouse

Marks for performance, accessibility, best practices and search, on a phone and on a desktop, by Lighthouse’s own throttling. While the content is a sample, every page asks not to be indexed; the audit of that alone (is-crawlable) is left out. A page
with full marks in its first run is not run again; of any other's three runs the middle one counts.

${table(
  ["page", "phone", "desktop", "what took marks away"],
  [...new Set(marks.map(({ path }) => path))].map((path) => {
    const of = (device: string) => marks.find((mark) => mark.path === path && mark.device === device);
    const lost = [
      ...(of("phone")?.lost ?? []),
      ...(of("desktop")?.lost ?? []).map((name) => `desktop: ${name}`),
    ];
    const given = (device: string) => of(device)?.marks.join(" / ") ?? "";
    return [path, given("phone"), given("desktop"), lost.join("; ")];
  }),
)}

${byHand}
## How soon an editor sees a change

With \`npm run develop\` running, from saving a testimony's file until the open page shows it: **${whole(editing)} ms** (median of 5).

## How it grows

Copies of the testimonies, in a copy of the project (\`bench/growth.mts\`). Each of them has a share card of its own,
drawn once and kept; that is most of a cold build's growth. Growth is linear when each added testimony costs the same.

${table(
  [
    "testimonies",
    "cold build, s",
    "ms for each added",
    "warm build, s",
    "ms for each added",
    "memory, MB",
    "one page's HTML, KB",
    "the list's HTML, KB",
    "shared data, KB",
  ],
  growth.map(({ testimonies, cold, warm, memory, page, list, shared }, index) => [
    whole(testimonies),
    whole(cold),
    eachAdded(growth, index, "cold"),
    whole(warm),
    eachAdded(growth, index, "warm"),
    whole(memory),
    kb(page),
    kb(list),
    kb(shared),
  ]),
)}

![Build time over the number of testimonies](performance/growth.svg)

![Memory and the size of a page over the number of testimonies](performance/memory.svg)

Menus and the footer's index hold the first forty testimonies and then lead to the list, so a page's size and the data that
all pages share no longer grow with their number; only the list itself does.
`;
}

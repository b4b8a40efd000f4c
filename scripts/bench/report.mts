/** The measured numbers as tables and a plot. */
import type { Bytes } from "./bytes.mjs";
import type { Growth } from "./growth.mjs";
import type { Marks } from "./lighthouse.mjs";
import type { Click, Visit } from "./visits.mjs";

export interface Measured {
  machine: string;
  day: string;
  bytes: Bytes[];
  visits: Visit[];
  clicks: Click[];
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

/** Milliseconds by which each testimony that was added since the row before lengthens a build. */
function eachAdded(growth: readonly Growth[], index: number, build: "cold" | "warm"): string {
  const [before, now] = [growth[index - 1], growth[index]];
  if (!before || !now) return "";
  return whole(((now[build] - before[build]) * 1000) / (now.testimonies - before.testimonies));
}

export function report({ machine, day, bytes, visits, clicks, marks, editing, growth }: Measured): string {
  return `# Performance

Measured on ${day} by \`npm run build && npm run bench\` (growth: \`npm run bench -- --growth 22,220,2200,11000\`; Lighthouse on every page: \`--marks all\`) on a virtual
machine of ${machine}. Times on such machines vary from day to day: trust the ratios.

## What a first visit costs

Budgets, each a test (\`tests/browser/budget.spec.ts\`, \`src/theme/fonts.test.ts\`): scripts at most 100 KB gzipped, HTML at
most 14 KB with brotli (one TCP window), fonts at most 60 KB, the first picture on a phone with three pixels a point at
most 80 KB, layout shift 0.

${table(
  ["page", "scripts, KB", "HTML, KB"],
  bytes.map(({ path, scripts, html }) => [path, kb(scripts), kb(html)]),
)}

Palette, menus, toasts and tooltips come on top only for those who want them. What made the difference, gzipped:

- pictures as plain HTML in place of gatsby-plugin-image's component: 5 KB, and 22 KB more (a copy of react-dom's server half)
  that it loads on every page after hydration;
- the marks of the accounts as data, lucide's icons as data without its React components: 6 KB;
- Gatsby's script component, Slice API and Partytown, and what Emotion's \`withTheme\` needs, left out: 5 KB;
- the palette and the menus no longer loaded when idle: 30 to 50 KB;
- no style between a picture's sources and the picture: it made browsers load the JPEG beside the AVIF, 15 to 100 KB a page;
- in the HTML: one style rule for all entries of the timeline, no rules for browsers of ten years ago, no closed mobile menu: 1 to 2 KB.

Tried without gain: a modern \`browserslist\` (0.1 KB), three passes of Terser for ES 2017 (0.2 KB).

## How soon it is there

Slow 4G (1.6 Mbit/s, 150 ms), a processor four times slower, a phone of 390 points, median of 7, each page by turns with
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

Such a tap took about half a second while Gatsby alone prefetched (2026-11-20). The aim is 100 ms: **${clicks.filter(({ time }) => Math.round(time) <= 100).length} of ${clicks.length}** are within it.

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

## What is done for speed, and what it brings

Each was measured against a build without it, alternating, on the home page and with taps from it: processor time of the page's main thread, times
four as on a slow phone, so that other work on the machine does not count (Chromium's tracing, median of 6, 2026-11-22). What brings less
than 30 ms or 2 KB was removed.

| what | lines | gain |
| --- | --: | --- |
| the first screen of a page before the rest (\`DeferredContent.tsx\`) | 30 | tap to headline 131 → 97 ms |
| one \`<style>\` in the head (\`replaceRenderer.tsx\`) | 30 | hydration 446 → 414 ms of processor time; 0.2 KB of each page |
| modules that nothing uses left out (\`onCreateWebpackConfig.ts\`) | 12 | 4.2 KB of 98.1 (gzipped) |
| marks of accounts to a tenth of a unit (\`accountMarks.ts\`) | 7 | 0.8 KB of each page |
| scripts at the first sign of life (\`inline/scripts.ts\`) | 60 | no script and no data for a visit that only reads: 94 KB less |

Removed: a webpack entry of our own (longest task 50 → 36 ms, no other change), hydration in a transition (57 → 34 ms), the hint to Chromium to compile whole scripts (gain not certain), Theme UI's
colour mode as React state (rendered every page again for dark visitors, changed nothing on the screen).

## How soon an editor sees a change

With \`npm run develop\` running, from saving a testimony's file until the open page shows it: **${whole(editing)} ms** (median of 5).

## How it grows

Copies of the testimonies, in a copy of the project (\`scripts/bench/growth.mts\`). Each of them has a share card of its own,
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

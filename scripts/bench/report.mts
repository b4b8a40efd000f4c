/** The measured numbers as tables and a plot. */
import type { Bytes } from "./bytes.mjs";
import type { Growth } from "./growth.mjs";
import type { Visit } from "./visits.mjs";

export interface Measured {
  machine: string;
  day: string;
  bytes: Bytes[];
  visits: Visit[];
  /** Milliseconds from a click on an inside link to the next page's headline. */
  click: number;
  growth: Growth[];
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => Math.round(value).toLocaleString("en-GB");

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map((_, index) => (index === 0 ? "---" : "--:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/** Seconds of a cold build over the number of testimonies, both on logarithmic axes: a straight line at most this steep is linear. */
export function plot(growth: readonly Growth[]): string {
  const [width, height, margin] = [640, 360, 56];
  const x = (count: number) => margin + ((Math.log10(count) - 1) / 3.2) * (width - 2 * margin);
  const y = (seconds: number) => height - margin - ((Math.log10(seconds) - 0.5) / 3) * (height - 2 * margin);
  const line = (values: readonly (readonly [number, number])[], colour: string) =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${values.map(([count, seconds]) => `${x(count).toFixed(1)},${y(seconds).toFixed(1)}`).join(" ")}"/>`;
  const labels = growth.map(
    ({ testimonies, cold }) =>
      `<text x="${x(testimonies).toFixed(1)}" y="${(y(cold) - 10).toFixed(1)}" text-anchor="middle">${whole(cold)} s</text><text x="${x(testimonies).toFixed(1)}" y="${height - margin + 20}" text-anchor="middle">${whole(testimonies)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<path d="M${margin} ${margin}V${height - margin}H${width - margin}" fill="none" stroke="#777"/>
${line(
  growth.map(({ testimonies, cold }) => [testimonies, cold]),
  "#7c1d1d",
)}
${line(
  growth.map(({ testimonies, warm }) => [testimonies, warm]),
  "#5c554b",
)}
${labels.join("\n")}
<text x="${width / 2}" y="${height - 10}" text-anchor="middle">testimonies (red: cold build, grey: warm build; logarithmic axes)</text>
</svg>
`;
}

export function report({ machine, day, bytes, visits, click, growth }: Measured): string {
  return `# Performance

Measured on ${day} by \`npm run build && npm run bench\` (growth: \`npm run bench -- --growth 22,220,2200\`) on a virtual
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

A click on an inside link shows the next page's headline after **${whole(click)} ms** there (its link had been near enough to be
prefetched, as links in view are).

## How it grows

Copies of the testimonies, in a copy of the project (\`scripts/bench/growth.mts\`). Each of them has a share card of its own,
drawn once and kept; that is most of a cold build's growth.

${table(
  [
    "testimonies",
    "cold build, s",
    "warm build, s",
    "memory, MB",
    "one page's HTML, KB",
    "the list's HTML, KB",
    "shared data, KB",
  ],
  growth.map(({ testimonies, cold, warm, memory, page, list, shared }) => [
    whole(testimonies),
    whole(cold),
    whole(warm),
    whole(memory),
    kb(page),
    kb(list),
    kb(shared),
  ]),
)}

![Build time over the number of testimonies](performance/growth.svg)

Menus and the footer's index hold the first forty testimonies and then lead to the list, so a page's size and the data that
all pages share no longer grow with their number; only the list itself does.
`;
}

/** Plots how builds grow. */
import type { Growth } from "./growth.mjs";

const whole = (value: number) => Math.round(value).toLocaleString("en-GB");

interface Line {
  /** The label, with its unit. */
  name: string;
  colour: string;
  points: readonly (readonly [number, number])[];
}

/** Lines over the number of testimonies, on logarithmic axes: linear growth is no steeper than the dashes. */
function plot(lines: readonly Line[]): string {
  const [width, height, margin] = [640, 380, 56];
  const all = lines.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([count]) => Math.log10(count)), all.map(([, value]) => Math.log10(value))];
  const scale = (values: readonly number[], from: number, to: number) => {
    const [least, most] = [Math.min(...values) - 0.1, Math.max(...values) + 0.3];
    return (value: number) => from + ((Math.log10(value) - least) / (most - least)) * (to - from);
  };
  const x = scale(xs, margin, width - margin);
  const y = scale(ys, height - margin, margin);
  const path = (points: Line["points"]) =>
    points.map(([count, value]) => `${x(count).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const text = (at: readonly [number, number], content: string, colour = "#222") =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" text-anchor="middle" fill="${colour}">${content}</text>`;
  const [first, last] = [lines[0]?.points.at(0), lines[0]?.points.at(-1)];
  const linear =
    first && last
      ? `<polyline fill="none" stroke="#999" stroke-dasharray="4 4" points="${path([first, [last[0], (first[1] * last[0]) / first[0]]])}"/>`
      : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<clipPath id="inside"><path d="M${margin} ${margin}H${width - margin}V${height - margin}H${margin}z"/></clipPath>
<path d="M${margin} ${margin}V${height - margin}H${width - margin}" fill="none" stroke="#777"/>
<g clip-path="url(#inside)">${linear}</g>
${lines.map(({ colour, points }) => `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${path(points)}"/>`).join("\n")}
${lines.flatMap(({ colour, points }) => points.map(([count, value]) => text([x(count), y(value) - 8], whole(value), colour))).join("\n")}
${(lines[0]?.points ?? []).map(([count]) => text([x(count), height - margin + 20], whole(count))).join("\n")}
${lines.map(({ name, colour }, index) => text([width / 2, 20 + 18 * index], name, colour)).join("\n")}
${text([width / 2, height - 10], "testimonies (both axes logarithmic; dashes: as fast as their number)")}
</svg>
`;
}

/** Build times. */
export const builds = (growth: readonly Growth[]) =>
  plot([
    {
      name: "cold build, seconds",
      colour: "#7c1d1d",
      points: growth.map(({ testimonies, cold }) => [testimonies, cold]),
    },
    {
      name: "warm build, seconds",
      colour: "#5c554b",
      points: growth.map(({ testimonies, warm }) => [testimonies, warm]),
    },
  ]);

/** What should hardly grow at all: memory, and the size of one page. */
export const sizes = (growth: readonly Growth[]) =>
  plot([
    {
      name: "memory of a build, MB",
      colour: "#7c1d1d",
      points: growth.map(({ testimonies, memory }) => [testimonies, memory]),
    },
    {
      name: "HTML of one testimony, KB",
      colour: "#5c554b",
      points: growth.map(({ testimonies, page }) => [testimonies, page / 1000]),
    },
  ]);

import type { Point, Size, Stop } from "./svg";
import { linear, path, radial, rect, soft } from "./svg";
import { tone } from "./palette";

/** Fills the whole canvas with a vertical gradient: the first wash of most scenes. */
export const wash = ({ width, height }: Size, id: string, ...stops: Stop[]): string =>
  linear(id, [0, 0], [0, 1], ...stops) + rect(0, 0, width, height, `url(#${id})`);

/** A round glow, strongest in its middle. */
export const glow = (
  id: string,
  [x, y]: Point,
  [radiusX, radiusY]: Point,
  colour: string,
  opacity: number,
): string =>
  radial(id, [0.5, 0.5], 0.5, [0, colour, opacity], [0.4, colour, opacity * 0.45], [1, colour, 0]) +
  rect(x - radiusX, y - radiusY, radiusX * 2, radiusY * 2, `url(#${id})`);

export interface Haze {
  seed: number;
  /** Lower numbers make larger wisps; a smaller first than second number stretches them sideways. */
  frequency: Point;
  colour: string;
  /** How hard the edges of the wisps are, and how much of the area stays clear. */
  contrast: number;
  clear: number;
  octaves?: number;
}

/** Drifting cloud, mist, stain or stone, over one area, faded by a mask that follows the given stops. */
export function haze(
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  { seed, frequency, colour, contrast, clear, octaves = 4 }: Haze,
  ...fade: Stop[]
): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map(
    (channel) => channel / 255,
  );
  const filter =
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" ` +
    `color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" seed="${seed}" numOctaves="${octaves}" ` +
    `baseFrequency="${frequency[0]} ${frequency[1]}"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} ` +
    `0 0 0 0 ${blue} ${contrast} 0 0 0 ${-contrast * clear}"/></filter>`;
  const stops = fade.length > 0 ? fade : ([[0, "#fff", 1]] as const);
  return (
    `${filter}${linear(`${id}Fade`, [0, 0], [0, 1], ...stops)}` +
    `<mask id="${id}Mask">${rect(x, y, width, height, `url(#${id}Fade)`)}</mask>` +
    `<g mask="url(#${id}Mask)">${rect(x, y, width, height, "#fff", `filter="url(#${id})"`)}</g>`
  );
}

/** Darkens the corners as an old lens does, and so holds the eye in the middle. */
export const vignette = ({ width, height }: Size, strength = 0.5): string =>
  radial(
    "vignette",
    [0.5, 0.48],
    0.75,
    [0.45, tone.night, 0],
    [0.8, tone.night, strength * 0.5],
    [1, tone.night, strength],
  ) + rect(0, 0, width, height, "url(#vignette)");

/** A slanting band of daylight, as through a window out of the picture. */
export const beam = (points: readonly Point[], colour: string, opacity: number): string =>
  soft(32, path(`M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`, colour, `opacity="${opacity}"`));

/** The soft shadow that a thing of this outline throws upon the table. */
export const shadow = (d: string, dx: number, dy: number, opacity: number): string =>
  `<g transform="translate(${dx} ${dy})">${soft(16, path(d, tone.night, `opacity="${opacity}"`))}</g>`;

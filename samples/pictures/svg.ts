/** The small vocabulary of SVG that all the scenes are written in. */
export interface Size {
  width: number;
  height: number;
}

/** Draws one picture: a pure function from its size to a whole SVG document. */
export type Drawing = (size: Size) => string;

export type Point = readonly [x: number, y: number];

/** Where along a gradient, which colour, how opaque (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const BLURS = [1, 2, 4, 8, 16, 32, 64, 120] as const;
export type Blur = (typeof BLURS)[number];

/** One decimal is finer than any pixel shows and keeps the documents small. */
export const r = (value: number): number => Math.round(value * 10) / 10;

export function picture({ width, height }: Size, ...layers: string[]): string {
  // Filter regions reach beyond the canvas: otherwise blurs would fade along the picture's edges.
  const blurs = BLURS.map(
    (blur) =>
      `<filter id="blur${blur}" filterUnits="userSpaceOnUse" x="${-width}" y="${-height}" ` +
      `width="${width * 3}" height="${height * 3}" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><defs>${blurs.join("")}</defs>${layers.join("\n")}</svg>`
  );
}

export const soft = (blur: Blur, ...content: string[]): string =>
  `<g filter="url(#blur${blur})">${content.join("")}</g>`;

export const faded = (opacity: number, ...content: string[]): string =>
  `<g opacity="${opacity}">${content.join("")}</g>`;

export const placed = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join("")}</g>`;

/** Shows the content only inside the outline: light and shade that must not spill over an edge. */
export const within = (id: string, outline: string, ...content: string[]): string =>
  `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${content.join("")}</g>`;

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

/** A gradient across the shape that it fills, from one corner of its box to another (0 to 1). */
export const linear = (id: string, [x1, y1]: Point, [x2, y2]: Point, ...stops: Stop[]): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`;

export const radial = (id: string, [cx, cy]: Point, radius: number, ...stops: Stop[]): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stopTags(stops)}</radialGradient>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ""): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}" fill="${fill}" ${extra}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ""): string =>
  `<ellipse cx="${r(cx)}" cy="${r(cy)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ""): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r(width)}" stroke-linecap="round" ` +
  `stroke-linejoin="round" ${extra}/>`;

export const outline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${r(x)} ${r(y)}`).join("");

export const polygon = (points: readonly Point[], fill: string, extra = ""): string =>
  path(`${outline(points)}Z`, fill, extra);

/** A smooth curve through all the points (Catmull-Rom, written as Bézier curves). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${r(startX)} ${r(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [x0, y0] = at(index - 1);
    const [x1, y1] = at(index);
    const [x2, y2] = at(index + 1);
    const [x3, y3] = at(index + 2);
    d +=
      `C${r(x1 + (x2 - x0) / 6)} ${r(y1 + (y2 - y0) / 6)} ` +
      `${r(x2 - (x3 - x1) / 6)} ${r(y2 - (y3 - y1) / 6)} ${r(x2)} ${r(y2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points written as one flat list, x and y in turn: long outlines stay readable. */
export function pairs(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2)
    points.push([flat[index] ?? 0, flat[index + 1] ?? 0]);
  return points;
}

/** The other half of a symmetrical outline: given the left side from top to bottom, returns the whole. */
export const mirrored = (left: readonly Point[], axis = 0): Point[] => [
  ...left,
  // A point on the axis itself must not be doubled: the curve would come to a peak there.
  ...[...left]
    .reverse()
    .filter(([x]) => x !== axis)
    .map(([x, y]): Point => [2 * axis - x, y]),
];

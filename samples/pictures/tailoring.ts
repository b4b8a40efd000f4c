import type { Dice } from "./random";
import { mix, tone } from "./palette";
import { curve, ellipse, linear, mirrored, pairs, path, placed, r, soft, stroke, within } from "./svg";

/** What every garment is cut from: the figure's outline, its light and its seams. */
export interface Build {
  /** Half of the breadth across the shoulders. */
  breadth: number;
  /** How steeply the shoulders fall: about 70 for the upright, 110 for the old. */
  slope: number;
}

const LIGHT = "#f4e6c9";

/** The back from the hem up to the neckline, whose left half is given from the outside to the middle. */
export const backOutline = ({ breadth, slope }: Build, neckline: readonly number[]): string =>
  `${curve(
    mirrored(
      pairs([
        ...[-breadth - 34, 470, -breadth - 22, 300, -breadth - 6, slope + 70],
        ...[-breadth + 22, slope + 10, -breadth * 0.66, slope * 0.48, ...neckline],
      ]),
    ),
  )}Z`;

export const closedNeck: readonly number[] = [-110, 2, -66, -34];
export const scoopedNeck: readonly number[] = [-142, 26, -112, 62, -62, 104, 0, 118];

/** Light on the left shoulder, dusk on the right one, and the hollow between the shoulder blades. */
export const modelling = (d: string, folds: string): string =>
  within(
    "bodyLight",
    `<path d="${d}"/>`,
    soft(32, path("M-360 40Q-220 0 -110 20Q-200 120 -250 480H-400Z", LIGHT, 'opacity="0.34"')),
    soft(32, path("M120 -40H420V480H150Q90 180 120 -40Z", tone.night, 'opacity="0.6"')),
    soft(32, ellipse(0, 230, 40, 190, tone.night, 'opacity="0.28"')),
    soft(32, ellipse(-118, 190, 64, 90, LIGHT, 'opacity="0.16"')),
    soft(8, stroke(folds, tone.night, 10, 'opacity="0.4"')),
    soft(4, placed("translate(-9 -2)", stroke(folds, LIGHT, 4, 'opacity="0.16"'))),
  );

/** The creases of sleeves and back; no two people's fall alike. */
export const creases = (dice: Dice, breadth: number): string => {
  const drift = (): number => dice.drift() * 24;
  return [-1, 1]
    .map(
      (side) =>
        `M${side * (breadth - 26)} 150Q${side * (breadth - 60) + drift()} 280 ${side * (breadth - 40)} 470` +
        `M${side * breadth * 0.55} ${230 + drift()}Q${side * breadth * 0.4 + drift()} 330 ${side * breadth * 0.5 + drift()} 470`,
    )
    .join("");
};

/** A band around the neck: `drop` is how far its middle hangs below its ends. */
export const collarBand = (width: number, top: number, depth: number, drop: number): string =>
  `M${-width} ${top}Q0 ${top + drop} ${width} ${top}L${width + 16} ${top + depth}` +
  `Q0 ${top + depth + drop * 1.3} ${-width - 16} ${top + depth}Z`;

/** Lit from the left like everything else; `id` names its clip path. */
export const collar = (id: string, d: string, colour: string): string =>
  soft(4, path(d, tone.night, 'opacity="0.55" transform="translate(2 9)"')) +
  soft(1, path(d, mix(colour, "#fff0d8", 0.06))) +
  within(
    id,
    `<path d="${d}"/>`,
    soft(16, path("M-160 -130H-46V70H-160Z", LIGHT, 'opacity="0.3"')),
    soft(16, path("M26 -130H160V70H30Z", tone.night, 'opacity="0.6"')),
  );

/** The rows of a knitted cloth. */
export function knit(dice: Dice, d: string, colour: string): string {
  let rows = "";
  for (let x = -340; x <= 340; x += 9) rows += `M${x} -120q${r(dice.drift() * 4)} 300 ${r(x * 0.04)} 600`;
  return within(
    "knit",
    `<path d="${d}"/>`,
    soft(1, stroke(rows, mix(colour, tone.night, 0.45), 2.6, 'opacity="0.5"')),
  );
}

export const seam = stroke("M0 0Q4 200 0 470", tone.night, 2.4, 'opacity="0.4"');

export const armholes = ({ breadth, slope }: Build): string =>
  [-1, 1]
    .map((side) => {
      const d = `M${side * (breadth - 34)} ${slope * 0.86}Q${side * (breadth - 74)} 200 ${side * (breadth - 48)} 330`;
      return soft(1, stroke(d, tone.night, 2.4, 'opacity="0.4"'));
    })
    .join("");

export function neck(skin: string, { breadth, slope }: Build): string {
  const left = [-breadth * 0.66, slope * 0.6 + 90, -150, 40, -84, -16, -62, -74, -60, -150];
  const d = `${curve(mirrored(pairs(left)))}Z`;
  return (
    linear(
      "neckSkin",
      [0, 0],
      [1, 0],
      [0, mix(skin, "#fff0d8", 0.25)],
      [0.42, skin],
      [0.62, mix(skin, tone.night, 0.4)],
      [1, mix(skin, tone.night, 0.7)],
    ) +
    path(d, "url(#neckSkin)") +
    within(
      "neckShade",
      `<path d="${d}"/>`,
      soft(16, ellipse(6, -116, 90, 40, tone.night, 'opacity="0.55"')),
      soft(8, stroke("M-20 -110Q-26 -40 -40 10M22 -110Q26 -40 44 10", tone.night, 7, 'opacity="0.22"')),
      soft(8, ellipse(0, 16, 12, 10, "#fff0d8", 'opacity="0.22"')),
    )
  );
}

export const ears = (skin: string): string =>
  [-1, 1]
    .map((side) => {
      const colour = side < 0 ? mix(skin, "#fff0d8", 0.14) : mix(skin, tone.night, 0.55);
      const rim = pairs([
        ...[side * 96, -252, side * 117, -262, side * 122, -234, side * 113, -198, side * 96, -182],
      ]);
      const hollow = pairs([side * 103, -246, side * 110, -226, side * 103, -198]);
      return (
        soft(1, path(curve(rim, true), colour)) +
        soft(2, stroke(curve(hollow), tone.night, 4, 'opacity="0.4"'))
      );
    })
    .join("");

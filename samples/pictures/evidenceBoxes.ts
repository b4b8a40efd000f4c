import type { Dice } from "./random";
import type { Point, Size } from "./svg";
import { glow, haze, vignette } from "./light";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { picture, polygon, rect, soft } from "./svg";

const DARK = "#1a1612";

interface Aisle {
  centre: Point;
  /** Half of the aisle's width at distance 1. */
  half: number;
}

/** A point on one wall of the aisle, as the eye sees it: `along` is the distance, `up` the height. */
const seen = ({ centre: [cx, cy], half }: Aisle, side: number, along: number, up: number): Point => [
  cx + (side * half) / along,
  cy - up / along,
];

/** Lamps hang at intervals: light falls off between them and towards the far end. */
const lit = (along: number): number =>
  Math.min(1, 0.42 + 0.4 * Math.cos(along * 1.9 - 2.2) + 0.5 / along) * Math.min(1, 2.4 / along);

function box(
  aisle: Aisle,
  side: number,
  near: number,
  far: number,
  floor: number,
  rise: number,
  dice: Dice,
): string {
  const quad = (a: number, b: number, low: number, high: number): Point[] => {
    const span = far - near;
    return [
      seen(aisle, side, near + span * a, low),
      seen(aisle, side, near + span * b, low),
      seen(aisle, side, near + span * b, high),
      seen(aisle, side, near + span * a, high),
    ];
  };
  const light = lit((near + far) / 2) * dice.between(0.82, 1.06);
  const card = mix(DARK, dice.chance(0.3) ? "#b5a68c" : "#cdbfa5", light);
  const lid = floor + rise * 0.72;
  const label = dice.chance(0.07) ? "#8c3a35" : mix(DARK, tone.white, light);
  return (
    polygon(quad(0, 1, floor, floor + rise), card) +
    polygon(quad(0, 1, lid, floor + rise), mix(card, "#fff3da", 0.12)) +
    polygon(quad(0, 1, lid - rise * 0.045, lid), DARK, 'opacity="0.55"') +
    polygon(quad(0.26, 0.74, floor + rise * 0.2, floor + rise * 0.52), label) +
    polygon(quad(0.32, 0.66, floor + rise * 0.38, floor + rise * 0.42), DARK, 'opacity="0.6"') +
    polygon(quad(0.32, 0.58, floor + rise * 0.28, floor + rise * 0.31), DARK, 'opacity="0.45"') +
    polygon(quad(0.94, 1, floor, floor + rise), DARK, 'opacity="0.5"')
  );
}

function wall(aisle: Aisle, side: number, seed: number): string {
  const dice = createDice(seed);
  const shelves = [-640, -330, -20, 290, 600];
  const layers: string[] = [
    polygon(
      [
        seen(aisle, side, 0.6, -900),
        seen(aisle, side, 12, -900),
        seen(aisle, side, 12, 1000),
        seen(aisle, side, 0.6, 1000),
      ],
      "#110e0b",
    ),
  ];
  const width = 0.3;
  for (const floor of shelves) {
    // From far to near, so that the nearer boxes cover the farther ones.
    for (let slot = 34; slot >= 0; slot -= 1) {
      const near = 0.62 + slot * (width + 0.025);
      if (dice.chance(0.06)) continue;
      layers.push(box(aisle, side, near, near + width, floor, dice.between(232, 258), dice));
    }
    const plank = (low: number, high: number, colour: string): string =>
      polygon(
        [
          seen(aisle, side, 0.5, low),
          seen(aisle, side, 12, low),
          seen(aisle, side, 12, high),
          seen(aisle, side, 0.5, high),
        ],
        colour,
      );
    layers.push(
      plank(floor - 26, floor, "#4a4239"),
      plank(floor - 5, floor, "#9b8e7a"),
      plank(floor - 58, floor - 26, "#0c0a08"),
    );
  }
  for (let post = 8; post >= 0; post -= 1) {
    const at = 0.78 + post * 1.3;
    layers.push(
      polygon(
        [
          seen(aisle, side, at, -900),
          seen(aisle, side, at + 0.035, -900),
          seen(aisle, side, at + 0.035, 1000),
          seen(aisle, side, at, 1000),
        ],
        mix(DARK, "#857a69", lit(at)),
      ),
    );
  }
  return layers.join("");
}

/** The aisle of an archive: boxes on both sides, one lamp after another, nobody there. */
export function evidenceBoxes(size: Size): string {
  const { width, height } = size;
  const aisle: Aisle = { centre: [width * 0.52, height * 0.47], half: width * 0.34 };
  const [cx, cy] = aisle.centre;
  const lamps = [7, 4.6, 3, 2, 1.3].map((along) => {
    const y = cy - 620 / along;
    const reach = 210 / along;
    return (
      soft(along > 3 ? 2 : 4, rect(cx - reach / 2, y, reach, 16 / along, "#fff5dc")) +
      glow(`lamp${along * 10}`, [cx, y + 10 / along], [reach * 1.8, reach * 1.1], "#f9e7bf", 0.5)
    );
  });
  return picture(
    size,
    rect(0, 0, width, height, "#14110e"),
    polygon(
      [
        [cx - 4, cy + 60],
        [cx + 4, cy + 60],
        [width * 1.3, height * 1.3],
        [-width * 0.3, height * 1.3],
      ],
      "#4c443a",
    ),
    ...[6, 3.4, 2.1, 1.5].map((along, index) =>
      glow(`pool${index}`, [cx, cy + 780 / along], [520 / along, 150 / along], "#e9d7b0", 0.5),
    ),
    wall(aisle, -1, 12),
    wall(aisle, 1, 13),
    glow("end", [cx, cy], [170, 190], "#f6e9cd", 0.85),
    ...lamps,
    haze("dust", [0, 0, width, height], {
      seed: 44,
      frequency: [0.003, 0.004],
      colour: "#f3e4c4",
      contrast: 1.4,
      clear: 0.5,
    }),
    vignette(size, 0.75),
  );
}

import type { Dice } from "./random";
import type { Point, Size } from "./svg";
import { glow, haze, vignette, wash } from "./light";
import { bareTree, crown, grass, treeLine } from "./nature";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { curve, ellipse, path, picture, polygon, soft } from "./svg";

const AIR = "#d9cdb7";

/** One hedgerow with its trees, which shrinks and pales towards the vanishing point. */
function hedgerow(dice: Dice, { width, height }: Size, side: -1 | 1, [vanishX, vanishY]: Point): string {
  const steps = 15;
  let layers = "";
  for (let step = steps; step >= 0; step -= 1) {
    // A power of the step, so that the hedge crowds together far off as perspective has it.
    const near = (1 - step / steps) ** 2.3;
    const x = vanishX + side * (width * 0.05 + near * width * 0.54);
    const foot = vanishY + 8 + near * height * 0.34;
    const rise = 20 + near * height * 0.34;
    const colour = mix(tone.ink, AIR, 0.78 - near * 0.74);
    const hedge =
      ellipse(x + side * rise * 0.5, foot - rise * 0.24, rise * 1.05, rise * 0.36, colour) +
      crown(dice, [x + side * rise * 0.5, foot - rise * 0.36], [rise * 1.15, rise * 0.46], colour, 300) +
      crown(dice, [x + side * rise * 1.7, foot - rise * 0.5], [rise * 1.1, rise * 0.6], colour, 260);
    const standsTree = step % 3 === (side === 1 ? 0 : 1);
    const tree = standsTree
      ? bareTree(dice, [x + side * rise * 0.7, foot - rise * 0.1], 110 + near * height * 1.02, colour, {
          lean: -side * 0.1,
          levels: step > 8 ? 7 : 9,
        })
      : "";
    layers += soft(step > 8 ? 4 : step > 2 ? 2 : 4, tree, hedge);
  }
  return layers;
}

/** One wheel's track, worn and wet, which wanders a little as it nears us. */
const rut = ([vanishX, vanishY]: Point, height: number, from: number, to: number): string => {
  const edge = (reach: number): Point[] => [
    [vanishX + reach * 0.02, vanishY + 12],
    [vanishX + reach * 0.16, vanishY + height * 0.06],
    [vanishX + reach * 0.44, vanishY + height * 0.17],
    [vanishX + reach * 0.96, vanishY + height * 0.47],
  ];
  return `${curve(edge(from))}L${curve([...edge(to)].reverse()).slice(1)}Z`;
};

/** A lane between hedges on a wet winter morning. */
export function lane(size: Size): string {
  const { width, height } = size;
  const vanish: Point = [width * 0.53, height * 0.57];
  const dice = createDice(8);
  const [vx, vy] = vanish;
  return picture(
    size,
    wash(size, "sky", [0, "#8d8272"], [0.35, "#bbaf9a"], [0.57, "#e9dfca"], [0.6, "#9c907c"], [1, "#2a241e"]),
    haze(
      "cloud",
      [0, 0, width, height * 0.6],
      { seed: 5, frequency: [0.0016, 0.005], colour: "#5a5145", contrast: 2.6, clear: 0.48 },
      [0, "#fff", 0.8],
      [1, "#fff", 0],
    ),
    glow("end", vanish, [width * 0.4, height * 0.4], "#fbf3df", 0.95),
    soft(4, treeLine(dice, [0, width], vy + 4, 30, mix(tone.clay, AIR, 0.72))),
    soft(
      4,
      polygon(
        [
          [vx - 10, vy + 9],
          [vx + 10, vy + 9],
          [width * 1.02, height * 1.02],
          [-width * 0.02, height * 1.02],
        ],
        "#5d5346",
      ),
    ),
    haze(
      "gravel",
      [0, vy + 8, width, height - vy],
      { seed: 9, frequency: [0.02, 0.09], colour: "#15110e", contrast: 2.2, clear: 0.44, octaves: 5 },
      [0, "#fff", 0.1],
      [0.7, "#fff", 0.85],
    ),
    // Rain has filled the ruts, and they carry the sky down to our feet.
    soft(8, path(rut(vanish, height, -width * 0.4, -width * 0.25), "#e6dbc5", 'opacity="0.5"')),
    soft(8, path(rut(vanish, height, width * 0.2, width * 0.33), "#e6dbc5", 'opacity="0.42"')),
    soft(8, path(rut(vanish, height, -width * 0.13, width * 0.08), "#1d1814", 'opacity="0.55"')),
    haze(
      "puddles",
      [0, vy + 40, width, height - vy - 40],
      { seed: 23, frequency: [0.006, 0.03], colour: "#2a241e", contrast: 3.4, clear: 0.47 },
      [0, "#fff", 0.2],
      [1, "#fff", 0.8],
    ),
    soft(1, grass(dice, [vx - 110, vx + 60], [height * 0.82, height * 1.04], 54, 240, "#17130f")),
    hedgerow(dice, size, -1, vanish),
    hedgerow(dice, size, 1, vanish),
    haze(
      "mist",
      [0, height * 0.4, width, height * 0.34],
      { seed: 14, frequency: [0.002, 0.008], colour: "#efe5d0", contrast: 2.4, clear: 0.42 },
      [0, "#fff", 0],
      [0.5, "#fff", 0.7],
      [1, "#fff", 0],
    ),
    soft(2, grass(dice, [-20, width * 0.26], [height * 0.9, height * 1.04], 110, 420, "#120f0c")),
    soft(2, grass(dice, [width * 0.8, width + 20], [height * 0.9, height * 1.04], 110, 380, "#120f0c")),
    vignette(size, 0.55),
  );
}

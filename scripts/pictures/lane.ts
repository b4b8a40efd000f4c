import type { Point, Size } from "./svg";
import { glow, haze, vignette, wash } from "./light";
import { bareTree, grass, treeLine } from "./nature";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { curve, faded, path, picture, placed, soft } from "./svg";

const AIR = "#d8ccb6";

/** A bank with its hedge, which shrinks and pales towards the vanishing point. */
function bank({ width, height }: Size, side: -1 | 1, [vanishX, vanishY]: Point): string {
  const dice = createDice(side === 1 ? 40 : 57);
  const steps = 9;
  let layers = "";
  for (let step = steps; step >= 0; step -= 1) {
    // Squared, so that hedges crowd together far off as perspective has it.
    const near = (1 - step / steps) ** 2.1;
    const edge = vanishX + side * (width * 0.035 + near * width * 0.47);
    const ground = vanishY + 6 + near * height * 0.4;
    const rise = 26 + near * height * 0.3;
    const colour = mix(tone.ink, AIR, 0.72 - near * 0.72);
    const span: Point =
      side === 1 ? [edge, edge + width * 0.25 + near * width] : [edge - width * 0.25 - near * width, edge];
    layers += soft(
      step > 5 ? 4 : 2,
      treeLine(dice, span, ground, rise, colour),
      bareTree(
        dice,
        [edge + side * (20 + near * 110), ground - rise * 0.1],
        120 + near * height * 0.95,
        colour,
        {
          lean: -side * 0.12,
          levels: step > 5 ? 7 : 9,
        },
      ),
    );
  }
  return layers;
}

export function lane(size: Size): string {
  const { width, height } = size;
  const vanish: Point = [width * 0.53, height * 0.56];
  const dice = createDice(8);
  const [vx, vy] = vanish;
  const rut = (from: number, to: number): string =>
    curve([
      [vx + (from < 0 ? -5 : 5), vy + 10],
      [vx + from * 0.2, height * 0.66],
      [vx + from, height * 1.02],
    ]) +
    `L${vx + to} ${height * 1.02}` +
    curve([
      [vx + to, height * 1.02],
      [vx + to * 0.2, height * 0.66],
      [vx + (from < 0 ? -4 : 6), vy + 10],
    ]).replace("M", "L") +
    "Z";
  return picture(
    size,
    wash(size, "sky", [0, "#8d8272"], [0.35, "#b9ad98"], [0.56, "#e6dcc6"], [0.6, "#b3a68f"], [1, "#2a241e"]),
    haze(
      "cloud",
      [0, 0, width, height * 0.6],
      { seed: 5, frequency: [0.0016, 0.005], colour: "#5a5145", contrast: 2.6, clear: 0.48 },
      [0, "#fff", 0.8],
      [1, "#fff", 0],
    ),
    glow("end", vanish, [width * 0.36, height * 0.36], "#fbf3df", 0.95),
    soft(4, treeLine(dice, [0, width], vy + 6, 34, mix(tone.clay, AIR, 0.7))),
    path(
      `M${vx - 26} ${vy + 8}L${vx + 26} ${vy + 8}L${width * 1.1} ${height}L${-width * 0.12} ${height}Z`,
      "#6e6354",
    ),
    haze(
      "gravel",
      [0, vy + 8, width, height - vy],
      { seed: 9, frequency: [0.03, 0.12], colour: "#1b1713", contrast: 2.8, clear: 0.44 },
      [0, "#fff", 0],
      [0.6, "#fff", 0.8],
    ),
    // Rain has filled the ruts, and they carry the sky down to our feet.
    soft(
      4,
      path(rut(-width * 0.33, -width * 0.2), "#e8dec8", 'opacity="0.7"'),
      path(rut(width * 0.22, width * 0.36), "#e8dec8", 'opacity="0.6"'),
    ),
    soft(
      8,
      path(
        `M${vx - 3} ${vy + 14}L${vx + 3} ${vy + 14}L${vx + width * 0.12} ${height}L${vx - width * 0.12} ${height}Z`,
        "#2c261f",
        'opacity="0.75"',
      ),
    ),
    faded(
      0.8,
      soft(
        1,
        grass(dice, [vx - width * 0.1, vx + width * 0.1], [height * 0.8, height * 1.03], 60, 260, "#1d1814"),
      ),
    ),
    bank(size, -1, vanish),
    bank(size, 1, vanish),
    haze(
      "mist",
      [0, height * 0.38, width, height * 0.36],
      { seed: 14, frequency: [0.002, 0.008], colour: "#efe5d0", contrast: 2.4, clear: 0.4 },
      [0, "#fff", 0],
      [0.5, "#fff", 0.75],
      [1, "#fff", 0],
    ),
    placed("", soft(1, grass(dice, [-20, width * 0.3], [height * 0.86, height * 1.03], 120, 320, "#14110e"))),
    soft(1, grass(dice, [width * 0.74, width + 20], [height * 0.86, height * 1.03], 120, 320, "#14110e")),
    vignette(size, 0.6),
  );
}

import type { Dice } from "./random";
import type { Size } from "./svg";
import { glow, haze, vignette, wash } from "./light";
import { bareTree } from "./nature";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { curve, ellipse, linear, mirrored, path, picture, placed, radial, rect, soft } from "./svg";

/** Someone standing with their back to us, wrapped up against the cold; the foot is on y = 0. */
function watcher(dice: Dice, x: number, y: number, scale: number, colour: string): string {
  const [neck, shoulder, hip] = [dice.between(30, 36), dice.between(96, 122), dice.between(104, 130)];
  const hat = dice.chance(0.4);
  const headTilt = dice.drift() * 8;
  const body =
    curve(
      mirrored([
        [-neck, -404],
        [-neck - 8, -380],
        [-shoulder * 0.8, -356],
        [-shoulder, -310],
        [-shoulder - 12, -180],
        [-hip, 20],
      ]),
    ) + "Z";
  return placed(
    `translate(${x} ${y}) scale(${scale})`,
    path(body, colour),
    placed(
      `rotate(${headTilt} 0 -400)`,
      ellipse(0, -448, 47, 60, colour),
      hat
        ? path("M-53 -448C-60 -530 60 -530 53 -448Q0 -432 -53 -448Z", mix(colour, tone.night, 0.3))
        : path(
            curve(
              [
                [-42, -404],
                [-52, -440],
                [-52, -474],
                [-30, -504],
                [0, -510],
                [30, -504],
                [52, -474],
                [52, -440],
                [42, -404],
                [0, -396],
              ],
              true,
            ),
            mix(colour, tone.night, 0.25),
          ),
    ),
    path(
      curve(
        [
          [-54, -396],
          [0, -414],
          [54, -396],
          [60, -364],
          [0, -350],
          [-60, -364],
        ],
        true,
      ),
      mix(colour, tone.oxblood, dice.chance(0.3) ? 0.6 : 0.05),
    ),
  );
}

/** A candle in a jar, with the light that it gives to its surroundings. */
function candle(id: string, x: number, y: number, scale: number, height: number): string {
  return placed(
    `translate(${x} ${y}) scale(${scale})`,
    glow(`${id}Halo`, [0, -height - 26], [250, 240], "#f0c98c", 0.55),
    soft(8, ellipse(0, 4, 84, 14, "#000", 'opacity="0.7"')),
    glow(`${id}Pool`, [0, 6], [170, 34], "#e9bd7c", 0.5),
    linear(
      `${id}Glass`,
      [0, 0],
      [1, 0],
      [0, "#fbeed2", 0.5],
      [0.14, "#b99c70", 0.14],
      [0.8, "#6b5436", 0.18],
      [1, "#fbeed2", 0.4],
    ),
    linear(`${id}Wax`, [0, 0], [0, 1], [0, "#fdf1d6"], [0.35, "#e5c893"], [1, "#8a6d47"]),
    rect(-34, -height, 68, height - 4, `url(#${id}Wax)`, 'rx="5"'),
    ellipse(0, -height, 34, 8, "#fff5dd"),
    path(`M0 ${-height - 2}V${-height - 16}`, "none", 'stroke="#2b2018" stroke-width="3"'),
    radial(`${id}Flame`, [0.5, 0.72], 0.62, [0, "#fffdf2"], [0.5, "#fde7b4"], [1, "#e3a35a", 0.75]),
    soft(
      1,
      path(
        `M0 ${-height - 62}C16 ${-height - 36} 14 ${-height - 12} 0 ${-height - 10}C-14 ${-height - 12} -15 ${-height - 34} 0 ${-height - 62}Z`,
        `url(#${id}Flame)`,
      ),
    ),
    path(
      `M-46 ${-height - 84}Q-50 ${-height / 2} -46 0Q0 14 46 0Q50 ${-height / 2} 46 ${-height - 84}`,
      `url(#${id}Glass)`,
    ),
    `<ellipse cx="0" cy="${-height - 84}" rx="46" ry="9" fill="none" stroke="#f5e5c5" stroke-width="2.5" opacity="0.6"/>`,
  );
}

/** Candles on a low wall at dusk; beyond them people stand together and look away from us. */
export function vigil(size: Size): string {
  const { width, height } = size;
  const dice = createDice(28);
  const ledge = height * 0.74;
  const row = (y: number, count: number, scale: number, colour: string): string =>
    Array.from({ length: count }, (_, index) =>
      watcher(
        dice,
        (width * (index + 0.5)) / count + dice.drift() * 36,
        y + dice.drift() * 24,
        scale * dice.between(0.92, 1.06),
        colour,
      ),
    ).join("");
  return picture(
    size,
    wash(size, "dusk", [0, "#2b2621"], [0.3, "#554b40"], [0.5, "#8a7c69"], [0.62, "#6a5e50"], [1, "#14110e"]),
    haze(
      "cloud",
      [0, 0, width, height * 0.6],
      { seed: 6, frequency: [0.002, 0.006], colour: "#1c1814", contrast: 2.6, clear: 0.46 },
      [0, "#fff", 0.9],
      [1, "#fff", 0.1],
    ),
    glow("last", [width * 0.42, height * 0.47], [width * 0.8, height * 0.22], "#e8d4ad", 0.55),
    soft(4, bareTree(dice, [width * 0.14, height * 0.66], 760, "#332c25")),
    soft(4, row(height * 0.76, 7, 0.82, "#4a4037")),
    haze(
      "breath",
      [0, height * 0.36, width, height * 0.4],
      { seed: 11, frequency: [0.003, 0.006], colour: "#c9b792", contrast: 2, clear: 0.46 },
      [0, "#fff", 0],
      [0.6, "#fff", 0.5],
      [1, "#fff", 0],
    ),
    soft(2, row(height * 0.83, 4, 1.22, "#26201b")),
    linear("ledge", [0, 0], [0, 1], [0, "#5b4d3d"], [0.18, "#3b3128"], [1, "#0f0c0a"]),
    rect(-10, ledge, width + 20, height, "url(#ledge)"),
    haze("stone", [0, ledge, width, height - ledge], {
      seed: 4,
      frequency: [0.01, 0.03],
      colour: "#0b0907",
      contrast: 2,
      clear: 0.42,
    }),
    soft(2, rect(-10, ledge - 2, width + 20, 5, "#e7c78f", 'opacity="0.4"')),
    soft(
      4,
      candle("a", width * 0.14, ledge + 22, 0.6, 60),
      candle("b", width * 0.37, ledge + 18, 0.55, 80),
      candle("c", width * 0.87, ledge + 24, 0.6, 54),
    ),
    soft(1, candle("d", width * 0.26, ledge + 96, 0.95, 78), candle("e", width * 0.72, ledge + 84, 0.9, 58)),
    candle("f", width * 0.5, ledge + 176, 1.3, 84),
    soft(2, candle("g", width * 0.9, ledge + 210, 1.25, 50)),
    vignette(size, 0.65),
  );
}

import type { Size } from "./svg";
import { glow, haze, vignette, wash } from "./light";
import { bareTree, birds, furrows, grass, hill, treeLine } from "./nature";
import { mix, tone } from "./palette";
import { ears } from "./tailoring";
import { cropped } from "./hairShort";
import { createDice } from "./random";
import { curve, faded, linear, path, picture, placed, rect, soft, stroke, within } from "./svg";

const JACKET =
  "M-62 -430C-112 -414 -158 -396 -176 -350C-196 -280 -214 -200 -222 -110C-224 -96 -206 -84 -190 -90L-168 -104C-160 -60 -160 20 -158 66Q0 92 158 66" +
  "C160 20 160 -60 168 -104L190 -90C206 -84 224 -96 222 -110C214 -200 196 -280 176 -350C158 -396 112 -414 62 -430Q0 -450 -62 -430Z";

/** A young man with his back to us, his arms upon the top bar; drawn from the knees, waist at y = 0. */
function youngMan(): string {
  const folds =
    "M-120 -330Q-96 -210 -128 -60M118 -330Q98 -220 126 -70M-60 -120Q0 -96 64 -126M-96 10Q0 40 96 8M0 -410V-150";
  return (
    linear("cloth", [0, 0], [1, 0], [0, "#655b4e"], [0.3, "#443c33"], [0.75, "#2b2520"], [1, "#4d4439"]) +
    linear(
      "legs",
      [0, 0],
      [1, 0],
      [0, "#3b342d"],
      [0.45, "#25201b"],
      [0.52, "#171310"],
      [0.6, "#28221d"],
      [1, "#1d1916"],
    ) +
    path(
      "M-146 40C-158 200 -166 420 -160 800H-30C-28 560 -14 380 6 180C24 380 44 520 60 800H176C172 560 162 200 146 40Z",
      "url(#legs)",
    ) +
    path("M-46 -500C-44 -450 -60 -432 -80 -420Q0 -380 80 -420C60 -432 44 -450 46 -500Z", "#7d6b5b") +
    path(JACKET, "url(#cloth)") +
    within(
      "jacketLight",
      `<path d="${JACKET}"/>`,
      soft(32, rect(-260, -460, 110, 600, "#e9dcc2", 'opacity="0.4"')),
      soft(8, stroke(folds, "#120f0c", 9, 'opacity="0.55"')),
      soft(4, placed("translate(-9 -3)", stroke(folds, "#cdbfa5", 4, 'opacity="0.28"'))),
      soft(16, rect(-200, 40, 400, 40, "#0d0b09", 'opacity="0.6"')),
    ) +
    path(
      curve(
        [
          [-78, -424],
          [-60, -452],
          [0, -440],
          [60, -452],
          [78, -424],
          [0, -398],
        ],
        true,
      ),
      "#373029",
    ) +
    soft(2, stroke("M-70 -430Q0 -402 70 -430", "#bfae92", 3, 'opacity="0.35"')) +
    // The head is that of the portraits, bowed a little towards the fields.
    placed(
      "translate(4 -352) rotate(-4 0 -100) scale(0.74)",
      ears("#84705f"),
      cropped(createDice(61), "#43372d", { lift: 8, bottom: -112, length: 26, id: "hair", swirl: 0.8 }),
    )
  );
}

function gate(width: number, top: number): string {
  const bar = (y: number, thick: number): string =>
    soft(4, rect(-20, y + 8, width + 40, thick, tone.night, 'opacity="0.45"')) +
    rect(-20, y, width + 40, thick, "url(#timber)");
  return (
    linear("timber", [0, 0], [0, 1], [0, "#b3a48b"], [0.18, "#6f6353"], [0.7, "#41382f"], [1, "#1f1a16"]) +
    linear("post", [0, 0], [1, 0], [0, "#9d8f79"], [0.3, "#5d5245"], [1, "#1c1814"]) +
    [0, 104, 212, 330, 460].map((drop, index) => bar(top + drop, 34 - (index % 2) * 4)).join("") +
    path(
      `M80 ${top + 480}L${width * 0.52} ${top + 20}L${width * 0.52 + 34} ${top + 20}L118 ${top + 480}Z`,
      "#4a4036",
    ) +
    rect(width * 0.78, top - 40, 30, 560, "url(#post)") +
    rect(width * 0.88, top - 110, 78, 800, "url(#post)", 'rx="6"') +
    rect(-30, top - 70, 66, 800, "url(#post)")
  );
}

export function hisLife(size: Size): string {
  const { width, height } = size;
  const dice = createDice(24);
  const line = height * 0.46;
  const air = "#d9ccb3";
  return picture(
    size,
    wash(size, "sky", [0, "#80766a"], [0.26, "#b3a793"], [0.46, "#e9dec8"], [1, "#8b7f6d"]),
    haze(
      "cloud",
      [0, 0, width, line],
      { seed: 18, frequency: [0.0014, 0.005], colour: "#564d42", contrast: 2.8, clear: 0.47, octaves: 5 },
      [0, "#fff", 0.85],
      [1, "#fff", 0.05],
    ),
    glow("sun", [width * 0.24, line], [width * 0.7, height * 0.34], "#fff4da", 0.9),
    soft(4, treeLine(dice, [-40, width + 40], line, 42, mix(tone.clay, air, 0.66))),
    hill(dice, width, line + 6, height, 10, "#a89b86"),
    soft(2, bareTree(dice, [width * 0.84, line + 30], 420, mix(tone.bark, air, 0.34), { lean: -0.04 })),
    soft(2, bareTree(dice, [width * 0.1, line + 26], 330, mix(tone.bark, air, 0.4))),
    linear("field", [0, 0], [0, 1], [0, "#9f927c"], [0.4, "#6b6052"], [1, "#2a241e"]),
    hill(dice, width, line + 46, height, 8, "url(#field)"),
    faded(
      0.4,
      soft(2, furrows(dice, [width * 0.3, line + 20], [-width * 2, width * 3], height, 60, "#2b251f")),
    ),
    haze(
      "mist",
      [0, line - 70, width, 330],
      { seed: 22, frequency: [0.002, 0.009], colour: "#f2e8d2", contrast: 2.4, clear: 0.38 },
      [0, "#fff", 0],
      [0.4, "#fff", 0.85],
      [1, "#fff", 0],
    ),
    soft(1, birds(dice, [width * 0.68, height * 0.22], 150, 6, "#4d453b")),
    soft(2, grass(dice, [-20, width + 20], [height * 0.84, height], 120, 500, "#2a241e")),
    gate(width, height * 0.66),
    soft(16, path("M340 1010L690 1010L670 1520L330 1520Z", tone.night, 'opacity="0.4"')),
    placed(`translate(${width * 0.42} ${height * 0.71}) rotate(-1.2) scale(0.8)`, youngMan()),
    soft(1, grass(dice, [-20, width + 20], [height * 0.95, height * 1.06], 150, 620, "#14110e")),
    vignette(size, 0.5),
  );
}

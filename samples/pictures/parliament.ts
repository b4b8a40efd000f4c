import type { Size } from "./svg";
import { roof, tower, tracery } from "./gothic";
import { glow, haze, vignette, wash } from "./light";
import { bareTree } from "./nature";
import { tone } from "./palette";
import { createDice } from "./random";
import { ellipse, faded, linear, path, picture, polygon, rect, soft, stroke } from "./svg";

/** Westminster Hall from the yard on a winter morning: the gable, the long roof, the mist. */
export function parliament(size: Size): string {
  const { width, height } = size;
  const dice = createDice(480);
  const ground = height * 0.86;
  const cx = 560;
  const lantern = (x: number, y: number): string =>
    rect(x - 30, y - 70, 60, 86, "#6f6454") +
    [-18, 0, 18].map((dx) => rect(x + dx - 4, y - 58, 8, 50, "#2a241e")).join("") +
    polygon(
      [
        [x - 38, y - 70],
        [x, y - 230],
        [x + 38, y - 70],
      ],
      "#4e463b",
    ) +
    stroke(`M${x} ${y - 230}V${y - 274}`, "#4e463b", 5);
  return picture(
    size,
    wash(size, "sky", [0, "#7d7364"], [0.4, "#b8ac97"], [0.75, "#e2d7c1"], [1, "#a5987f"]),
    haze(
      "cloud",
      [0, 0, width, height * 0.7],
      { seed: 64, frequency: [0.0013, 0.004], colour: "#544b40", contrast: 2.8, clear: 0.47, octaves: 5 },
      [0, "#fff", 0.85],
      [1, "#fff", 0.05],
    ),
    glow("sun", [width * 0.08, height * 0.42], [width * 0.6, height * 0.6], "#fff5dd", 0.75),
    // Other roofs of the city, hardly more than air.
    faded(
      0.5,
      soft(
        4,
        rect(1290, 330, 130, 600, "#a1947d"),
        polygon(
          [
            [1290, 332],
            [1355, 190],
            [1420, 332],
          ],
          "#a1947d",
        ),
        rect(1440, 520, 240, 400, "#a99c85"),
        rect(-20, 560, 160, 400, "#b3a68e"),
      ),
    ),
    roof([cx, 210, 640, 1560]),
    lantern(1010, 268),
    linear("side", [0, 0], [1, 0], [0, "#5a5145"], [1, "#93876f"]),
    polygon(
      [
        [cx + 110, 636],
        [1576, 560],
        [1576, ground],
        [cx + 110, ground],
      ],
      "url(#side)",
    ),
    ...[0, 1, 2, 3, 4].map((bay) => {
      const x = 860 + bay * 150;
      const top = 650 - bay * 9;
      return (
        polygon(
          [
            [x, top],
            [x + 26, top - 20],
            [x + 40, ground],
            [x - 6, ground],
          ],
          "#6d6251",
        ) +
        path(
          `M${x + 60} ${ground - 40}V${top + 110}Q${x + 88} ${top + 60} ${x + 112} ${top + 108}V${ground - 40}Z`,
          "#332c25",
        )
      );
    }),
    linear("front", [0, 0], [1, 0], [0, "#b9ac94"], [0.6, "#94886f"], [1, "#6c6151"]),
    polygon(
      [
        [cx - 250, ground],
        [cx - 250, 540],
        [cx, 190],
        [cx + 250, 540],
        [cx + 250, ground],
      ],
      "url(#front)",
    ),
    stroke(`M${cx - 262} 556L${cx} 182L${cx + 262} 556`, "#4a4137", 12),
    tracery(cx, 330, 270, 716),
    path(
      `M${cx - 74} ${ground}V790Q${cx - 60} 740 ${cx} 730Q${cx + 60} 740 ${cx + 74} 790V${ground}Z`,
      "#1c1814",
    ),
    ellipse(cx, 276, 22, 22, "#3a332b"),
    tower("west", cx - 372, 392, 150, ground, 0.06),
    tower("east", cx + 222, 392, 150, ground, 0),
    haze(
      "stone",
      [0, 160, width, ground - 160],
      { seed: 66, frequency: [0.012, 0.008], colour: "#241e18", contrast: 1.2, clear: 0.47, octaves: 5 },
      [0, "#fff", 0.4],
      [1, "#fff", 0.8],
    ),
    haze(
      "mist",
      [0, height * 0.5, width, height * 0.46],
      { seed: 68, frequency: [0.0018, 0.006], colour: "#ebe1cc", contrast: 2.4, clear: 0.36 },
      [0, "#fff", 0],
      [0.7, "#fff", 0.55],
      [1, "#fff", 0.4],
    ),
    linear("yard", [0, 0], [0, 1], [0, "#857a69"], [1, "#2a241e"]),
    rect(-10, ground, width + 20, height, "url(#yard)"),
    haze("wet", [0, ground, width, height - ground], {
      seed: 70,
      frequency: [0.004, 0.06],
      colour: "#efe3ca",
      contrast: 2.2,
      clear: 0.5,
    }),
    soft(2, bareTree(dice, [width * 0.93, height * 0.95], 980, "#211c17", { lean: -0.1 })),
    soft(
      1,
      stroke(`M150 ${height * 0.94}V560M132 560H168M140 560L134 512H166L160 560M150 512V496`, "#1f1a16", 8),
      ellipse(150, 534, 10, 18, "#f5e2b5"),
    ),
    glow("streetLamp", [150, 534], [110, 110], "#f5dfae", 0.5),
    rect(0, 0, width, height, tone.ember, 'opacity="0.04"'),
    vignette(size, 0.55),
  );
}

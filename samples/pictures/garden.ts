import type { Size } from "./svg";
import { beam, glow, haze, vignette, wash } from "./light";
import { bareTree, crown, grass, strewn, treeLine } from "./nature";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { linear, path, picture, placed, rect, soft } from "./svg";

function bench(): string {
  const slats = [-196, -164, -132].map((y) => rect(-250, y, 500, 22, "url(#slat)"));
  const seat = [0, 1, 2, 3].map((row) =>
    path(
      `M${-258 - row * 6} ${-84 + row * 17}H${258 + row * 6}L${262 + row * 6} ${-71 + row * 17}H${-262 - row * 6}Z`,
      "url(#slat)",
    ),
  );
  const leg = (x: number, top: number, length: number): string => rect(x, top, 24, length, "url(#benchLeg)");
  return (
    linear("slat", [0, 0], [0, 1], [0, "#d6c9b0"], [0.3, "#988a75"], [1, "#5c5145"]) +
    linear("benchLeg", [0, 0], [1, 0], [0, "#a99b85"], [1, "#3f372e"]) +
    soft(16, path("M-270 10L330 10L420 62L-200 62Z", tone.night, 'opacity="0.6"')) +
    leg(-268, -212, 216) +
    leg(244, -212, 216) +
    slats.join("") +
    soft(4, rect(-250, -104, 500, 14, tone.night, 'opacity="0.5"')) +
    leg(-286, -70, 100) +
    leg(262, -70, 100) +
    seat.join("") +
    rect(-294, -128, 42, 15, "url(#slat)") +
    rect(252, -128, 42, 15, "url(#slat)") +
    rect(-288, -114, 20, 60, "url(#benchLeg)") +
    rect(268, -114, 20, 60, "url(#benchLeg)")
  );
}

/** An empty bench under a tree in an old garden, late in summer. */
export function sisterGarden(size: Size): string {
  const { width, height } = size;
  const dice = createDice(14);
  const lawn = height * 0.6;
  return picture(
    size,
    wash(size, "air", [0, "#b0a48f"], [0.35, "#d9cdb6"], [0.6, "#b7aa93"], [1, "#4b4338"]),
    glow("sun", [width * 0.66, height * 0.24], [width * 0.62, height * 0.6], "#fff6df", 0.9),
    soft(16, treeLine(dice, [-60, width + 60], lawn - 60, 300, "#a0937d")),
    soft(
      8,
      ...[260, 560, 1010, 1380].map((x, index) =>
        crown(dice, [x, lawn - 150 - index * 12], [190, 150], "#857966", 380),
      ),
    ),
    // The clipped hedge, and roses before it that keep a little of their red.
    soft(4, treeLine(dice, [-60, width + 60], lawn - 8, 130, "#5f5548")),
    soft(2, strewn(dice, [width * 0.5, lawn - 46], [width * 0.62, 44], 260, 9, "#cdbfa6")),
    soft(2, strewn(dice, [width * 0.7, lawn - 42], [width * 0.3, 38], 46, 10, "#8c4842")),
    linear("grass", [0, 0], [0, 1], [0, "#968a75"], [0.4, "#6a604f"], [1, "#2a241d"]),
    rect(-10, lawn, width + 20, height, "url(#grass)"),
    haze(
      "lawn",
      [0, lawn, width, height - lawn],
      { seed: 19, frequency: [0.012, 0.05], colour: "#1d1813", contrast: 2, clear: 0.45 },
      [0, "#fff", 0.2],
      [1, "#fff", 0.8],
    ),
    haze(
      "dapple",
      [0, lawn, width, height - lawn],
      { seed: 26, frequency: [0.005, 0.02], colour: "#fff1cf", contrast: 4, clear: 0.54, octaves: 3 },
      [0, "#fff", 0.8],
      [1, "#fff", 0.25],
    ),
    soft(1, grass(dice, [-20, width + 20], [lawn, height * 0.9], 30, 900, "#3b342a")),
    placed(`translate(${width * 0.58} ${height * 0.76}) scale(1.08)`, bench()),
    beam(
      [
        [1150, -60],
        [1420, -60],
        [900, 800],
        [520, 800],
      ],
      "#fff5db",
      0.26,
    ),
    beam(
      [
        [860, -60],
        [980, -60],
        [460, 760],
        [260, 760],
      ],
      "#fff5db",
      0.2,
    ),
    soft(16, path("M120 930L330 930L760 1010L300 1020Z", tone.night, 'opacity="0.6"')),
    // The trunk spreads into its roots, and the grass closes over them.
    soft(2, path("M194 800Q186 890 84 938Q150 926 208 944Q262 924 326 940Q250 890 238 800Z", "#29231d")),
    soft(2, bareTree(dice, [width * 0.13, height * 0.86], 1500, "#29231d", { levels: 8, lean: 0.08 })),
    soft(
      4,
      ...Array.from({ length: 22 }, () =>
        crown(
          dice,
          [dice.between(-40, width * 0.62), dice.between(-30, 170)],
          [150, 90],
          mix(tone.ink, "#6f6453", dice.between(0, 0.5)),
          120,
        ),
      ),
    ),
    soft(1, grass(dice, [60, 360], [height * 0.87, height * 0.9], 46, 170, "#4b4235")),
    soft(8, grass(dice, [-20, width + 20], [height * 0.96, height * 1.06], 150, 260, "#15110e")),
    soft(1, strewn(dice, [width * 0.56, height * 0.86], [width * 0.4, 60], 60, 9, "#b9a98c")),
    vignette(size, 0.5),
  );
}

import type { Size } from "./svg";
import { greeking } from "./greeking";
import { vignette } from "./light";
import { sheet, table } from "./paper";
import { tone } from "./palette";
import { createDice } from "./random";
import { ellipse, faded, linear, path, picture, rect, soft, within } from "./svg";

/** The newspaper's photograph: fog, a ridge, some posts. It shows nothing that anyone could name. */
function greyPlate(x: number, y: number, width: number, height: number): string {
  const dice = createDice(3);
  const posts = Array.from({ length: 9 }, (_, post) =>
    rect(x + 40 + post * 76, y + height * 0.62 + post * 7, 5 + post * 0.7, 26 + post * 6, "#3b342d"),
  );
  return within(
    "plate",
    `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    linear("plateSky", [0, 0], [0, 1], [0, "#746c60"], [0.55, "#cabfac"], [1, "#3f3831"]),
    rect(x, y, width, height, "url(#plateSky)"),
    soft(
      32,
      ellipse(x + width * 0.7, y + height * 0.4, width * 0.3, height * 0.2, "#ebe1cf", 'opacity="0.8"'),
    ),
    soft(
      8,
      path(
        `M${x} ${y + height * 0.62}q${width * 0.3} ${-height * 0.16} ${width * 0.55} ${-height * 0.03}t${width * 0.5} ${-height * 0.05}v${height}H${x}Z`,
        "#796f61",
      ),
    ),
    soft(
      4,
      path(
        `M${x} ${y + height * 0.74}q${width * 0.4} ${-height * 0.1} ${width} ${height * 0.04}v${height}H${x}Z`,
        "#4f473d",
      ),
    ),
    soft(1, ...posts),
    faded(
      0.2,
      ...Array.from({ length: Math.floor(height / 5) }, (_, line) =>
        rect(x, y + line * 5, width, 1.5, dice.chance(0.5) ? "#222" : "#eee"),
      ),
    ),
  );
}

function frontPageInk(width: number): string {
  const dice = createDice(86);
  const column = (index: number, top: number, lines: number): string =>
    greeking(dice, {
      x: 60 + index * 190,
      y: top,
      width: 166,
      lines,
      leading: 14.5,
      size: 9,
      colour: "#46413a",
    });
  const bar = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, "#2a2622", 'opacity="0.88"');
  return (
    `<text x="${width / 2}" y="150" text-anchor="middle" font-family="Times New Roman, serif" font-weight="bold" font-size="128" letter-spacing="22" fill="#25211d">SAMPLE</text>` +
    rect(60, 40, width - 120, 2, tone.umber) +
    rect(60, 184, width - 120, 4, tone.umber) +
    rect(60, 222, width - 120, 2, tone.umber) +
    greeking(dice, { x: 60, y: 210, width: 240, lines: 1, leading: 12, size: 12, colour: tone.bark }) +
    greeking(dice, {
      x: width - 320,
      y: 210,
      width: 260,
      lines: 1,
      leading: 12,
      size: 12,
      colour: tone.bark,
    }) +
    bar(60, 256, 900, 58) +
    bar(60, 334, 690, 58) +
    rect(60, 420, 360, 12, tone.clay) +
    rect(60, 442, 300, 12, tone.clay) +
    [0, 1].map((index) => column(index, 490, 36)).join("") +
    greyPlate(440, 420, 546, 560) +
    faded(
      0.8,
      greeking(dice, { x: 440, y: 1002, width: 520, lines: 1, leading: 12, size: 10, colour: tone.bark }),
    ) +
    rect(60, 1030, width - 120, 2, tone.umber) +
    bar(60, 1052, 330, 24) +
    bar(60, 1086, 250, 24) +
    bar(440, 1052, 360, 24) +
    bar(820, 1052, 160, 24) +
    [0, 1].map((index) => column(index, 1146, 18)).join("") +
    [2, 3, 4].map((index) => column(index, 1110, 20)).join("") +
    [240, 430, 620, 810]
      .map((x) => rect(x - 4, x < 440 ? 480 : 1050, 1, x < 440 ? 930 : 360, "#8d8272"))
      .join("")
  );
}

/** A newspaper's first page lying folded once on a table; only its masthead, SAMPLE, can be read. */
export function frontPage(size: Size): string {
  const { width, height } = size;
  return picture(
    size,
    table(size, 23, "#453a30"),
    sheet({ x: 92, y: 92, width: 1046, height: 1440, turn: 1.6, id: "back", seed: 4, colour: "#cfc4b0" }),
    sheet(
      { x: 76, y: 76, width: 1046, height: 1440, turn: -1.1, id: "front", seed: 5, colour: "#e4dac7" },
      frontPageInk(1046),
      // The crease where it was folded, and the swell of the paper on both sides of it.
      linear(
        "crease",
        [0, 0],
        [0, 1],
        [0, tone.night, 0],
        [0.47, tone.night, 0.24],
        [0.5, tone.night, 0.3],
        [0.505, "#fff7e4", 0.28],
        [0.56, "#fff7e4", 0.14],
        [1, tone.night, 0],
      ),
      rect(0, 420, 1046, 600, "url(#crease)"),
    ),
    linear("fall", [0, 0], [1, 1], [0, "#fff1d4", 0.1], [0.5, tone.night, 0.03], [1, tone.night, 0.5]),
    rect(0, 0, width, height, "url(#fall)"),
    vignette(size, 0.5),
  );
}

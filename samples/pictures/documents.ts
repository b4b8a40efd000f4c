import type { Dice } from "./random";
import type { Size } from "./svg";
import { greeking, scrawl } from "./greeking";
import { beam, vignette } from "./light";
import { sheet, table } from "./paper";
import { tone } from "./palette";
import { createDice } from "./random";
import { faded, linear, path, picture, placed, rect, soft, stroke } from "./svg";
import { telephone } from "./telephone";

/** A typed and signed page. Its lines cannot be read, and nothing in it is struck out or marked. */
function typed(dice: Dice, width: number, height: number): string {
  const leading = 27;
  const rows = Math.floor((height - 300) / leading);
  const lines = Array.from({ length: rows }, (_, row) => {
    if (row % 8 === 7) return "";
    const length =
      row % 8 === 6 ? (width - 150) * dice.between(0.4, 0.7) : (width - 150) * dice.between(0.9, 1);
    return greeking(dice, {
      x: 90,
      y: 190 + row * leading,
      width: length / 0.9,
      lines: 1,
      leading,
      size: 14,
      colour: "#3a342e",
    });
  });
  return (
    placed(
      "translate(0 0)",
      greeking(dice, {
        x: width * 0.3,
        y: 92,
        width: width * 0.62,
        lines: 1,
        leading: 20,
        size: 20,
        colour: "#2b2520",
      }),
    ) +
    rect(90, 116, width - 150, 1.6, tone.bark) +
    rect(90, 142, width * 0.36, 1.2, tone.stone) +
    faded(0.82, ...lines) +
    scrawl(dice, width * 0.52, height - 62, 170, 30, "#35322f") +
    rect(width * 0.5, height - 44, 220, 1.4, tone.bark)
  );
}

export function witnessStatement(size: Size): string {
  const { width, height } = size;
  const dice = createDice(77);
  const clip = (x: number, y: number): string =>
    placed(
      `translate(${x} ${y}) rotate(4)`,
      soft(2, stroke("M4 6V96Q4 116 18 116T32 96V26", tone.night, 5, 'opacity="0.5"')),
      stroke("M0 0V92Q0 112 14 112T28 92V18Q28 4 16 4T5 18V80", "#a89f92", 4.5),
      stroke("M-1 0V92", "#efe8da", 1.4),
    );
  return picture(
    size,
    table(size, 9, "#40362d"),
    sheet({ x: 96, y: 62, width: 690, height: 960, turn: -2.4, id: "under", seed: 8, colour: "#d2c7b4" }),
    sheet(
      { x: 100, y: 50, width: 690, height: 960, turn: -1.2, id: "one", seed: 2, colour: "#e7decd" },
      typed(dice, 690, 960),
    ),
    sheet(
      { x: 826, y: 72, width: 690, height: 960, turn: 1.8, id: "two", seed: 3, colour: "#ece4d5" },
      typed(dice, 690, 960),
    ),
    clip(190, 30),
    clip(940, 52),
    beam(
      [
        [-80, 260],
        [420, -80],
        [1100, -80],
        [200, 1150],
        [-80, 1150],
      ],
      "#fff2d6",
      0.14,
    ),
    linear("fall", [0, 0], [1, 0.7], [0, "#fff1d4", 0.06], [0.4, tone.night, 0.08], [1, tone.night, 0.6]),
    rect(0, 0, width, height, "url(#fall)"),
    vignette(size, 0.6),
  );
}

/** The log's ruled form: four columns, handwriting that says nothing, and one time that can be read. */
function logSheet(width: number, height: number): string {
  const dice = createDice(609);
  const columns = [60, 190, 330, width - 170, width - 50];
  const top = 190;
  const rowHeight = 52;
  const rows = Math.floor((height - top - 60) / rowHeight);
  const rules = Array.from(
    { length: rows + 1 },
    (_, row) => `M60 ${top + row * rowHeight}H${width - 50}`,
  ).join("");
  const posts = columns.map((x) => `M${x} ${top - 50}V${top + rows * rowHeight}`).join("");
  const markedRow = 6;
  const entries = Array.from({ length: rows - 1 }, (_, row) => {
    const y = top + row * rowHeight + 37;
    const time =
      row === markedRow
        ? `<text x="82" y="${y + 2}" font-family="Times New Roman, serif" font-style="italic" font-size="40" fill="#26221f">6:09</text>`
        : scrawl(dice, 80, y, 70, 22, "#45403a");
    return (
      time +
      scrawl(dice, 208, y, dice.between(60, 96), 22, "#45403a") +
      scrawl(dice, 350, y, dice.between(180, width - 570), 23, "#3f3a35") +
      scrawl(dice, width - 152, y, 70, 20, "#45403a")
    );
  });
  const circleY = top + markedRow * rowHeight + 25;
  return (
    greeking(dice, { x: 60, y: 92, width: 620, lines: 1, leading: 20, size: 30, colour: "#332d27" }) +
    greeking(dice, { x: 60, y: 124, width: 320, lines: 1, leading: 20, size: 12, colour: tone.clay }) +
    stroke(`M60 ${top - 50}H${width - 50}${rules}${posts}`, "#8d8272", 1.6) +
    entries.join("") +
    stroke(
      `M64 ${circleY - 4}C70 ${circleY - 42} 196 ${circleY - 44} 196 ${circleY}C194 ${circleY + 38} 72 ${circleY + 40} 62 ${circleY + 4}C60 ${circleY - 14} 84 ${circleY - 34} 110 ${circleY - 37}`,
      "#8c3a35",
      5,
      'opacity="0.9"',
    )
  );
}

export function alibiLog(size: Size): string {
  const { width, height } = size;
  return picture(
    size,
    table(size, 15, "#3a3028"),
    sheet({ x: 90, y: 40, width: 800, height: 1120, turn: -5.5, id: "under", seed: 12, colour: "#cdc1ad" }),
    sheet(
      { x: 110, y: 44, width: 800, height: 1120, turn: -3, id: "log", seed: 10, colour: "#ebe3d3" },
      logSheet(800, 1120),
    ),
    placed(
      "translate(1255 560) rotate(9) scale(1.06)",
      soft(32, path("M-300 -220H310L330 240H-240Z", "#000", 'opacity="0.75" transform="translate(46 54)"')),
      soft(8, path("M-262 168Q-264 206 -236 208H236Q264 206 262 168Z", "#000", 'opacity="0.8"')),
      telephone(),
    ),
    beam(
      [
        [-80, 100],
        [380, -80],
        [900, -80],
        [1700, 520],
        [1700, 900],
      ],
      "#fff1d2",
      0.16,
    ),
    linear("fall", [0, 0], [1, 0.8], [0, "#fff1d4", 0.08], [0.45, tone.night, 0.06], [1, tone.night, 0.6]),
    rect(0, 0, width, height, "url(#fall)"),
    vignette(size, 0.6),
  );
}

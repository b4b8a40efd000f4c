import type { Size } from "./svg";
import { greeking, scrawl } from "./greeking";
import { beam, vignette } from "./light";
import { sheet, table } from "./paper";
import { tone } from "./palette";
import { createDice } from "./random";
import { faded, linear, path, picture, placed, rect, soft, stroke } from "./svg";

/** A bundle as a clerk ties it: many sheets, one tape each way, a small flat bow. */
function bundle(width: number, height: number): string {
  const dice = createDice(61);
  const leaves = Array.from({ length: 12 }, (_, leaf) =>
    rect(
      18 - leaf * 1.6 + dice.drift() * 4,
      26 - leaf * 2.2 + dice.drift() * 3,
      width,
      height,
      leaf % 3 === 0 ? "#cbbfaa" : "#e2d9c8",
      'stroke="#7d7263" stroke-width="1"',
    ),
  );
  const tape = (x: number, y: number, w: number, h: number): string =>
    soft(4, rect(x + 4, y + 6, w, h, tone.night, 'opacity="0.45"')) + rect(x, y, w, h, "url(#tape)");
  const [bowX, bowY] = [width * 0.42, height * 0.48];
  const loop = (side: number): string =>
    `M${bowX} ${bowY}C${bowX + side * 40} ${bowY - 66} ${bowX + side * 120} ${bowY - 62} ${bowX + side * 108} ${bowY - 14}C${bowX + side * 96} ${bowY + 18} ${bowX + side * 40} ${bowY + 6} ${bowX} ${bowY}`;
  const tail = (side: number): string =>
    `M${bowX} ${bowY}C${bowX + side * 30} ${bowY + 40} ${bowX + side * 24} ${bowY + 76} ${bowX + side * 78} ${bowY + 118}`;
  return (
    soft(32, rect(30, 50, width, height, tone.night, 'opacity="0.7"')) +
    leaves.join("") +
    rect(0, 0, width, height, tone.paper) +
    placed(
      "translate(70 80)",
      greeking(dice, {
        x: 40,
        y: 20,
        width: width * 0.5,
        lines: 2,
        leading: 40,
        size: 24,
        colour: tone.umber,
      }),
    ) +
    faded(
      0.75,
      greeking(dice, {
        x: 70,
        y: 220,
        width: width - 150,
        lines: 13,
        leading: 27,
        size: 13,
        colour: tone.umber,
      }),
    ) +
    linear("tape", [0, 0], [1, 1], [0, "#8a3a35"], [0.5, tone.oxblood], [1, "#55201e"]) +
    tape(bowX - 11, -6, 22, height + 40) +
    tape(-4, bowY - 11, width + 26, 22) +
    soft(
      4,
      stroke(
        loop(1) + loop(-1) + tail(1) + tail(-1),
        tone.night,
        20,
        'opacity="0.4" transform="translate(5 8)"',
      ),
    ) +
    stroke(loop(1) + loop(-1), "#7a302c", 17) +
    stroke(loop(1) + loop(-1), "#98463f", 4, 'opacity="0.5"') +
    stroke(tail(1) + tail(-1), tone.oxblood, 17) +
    rect(bowX - 15, bowY - 15, 30, 30, "#84352f", 'rx="7"')
  );
}

function pen(): string {
  return (
    soft(8, rect(8, 12, 430, 20, tone.night, 'opacity="0.7" rx="10"')) +
    linear("pen", [0, 0], [0, 1], [0, "#5a5047"], [0.3, "#2a241f"], [1, "#0f0c0a"]) +
    rect(0, 0, 400, 24, "url(#pen)", 'rx="11"') +
    rect(244, -1, 8, 26, "#b9a27a") +
    path("M400 5L446 10.5Q450 12 446 13.5L400 19Z", "#b9a27a") +
    rect(30, -5, 120, 6, "#c9b48c", 'rx="3"')
  );
}

export function papers(size: Size): string {
  const { width, height } = size;
  const dice = createDice(17);
  const lines = (w: number, rows: number): string =>
    faded(
      0.7,
      greeking(dice, {
        x: 60,
        y: 90,
        width: w - 120,
        lines: rows,
        leading: 28,
        size: 13,
        colour: tone.umber,
        ragged: true,
      }),
    );
  return picture(
    size,
    table(size, 4, "#3b3129"),
    sheet(
      { x: 690, y: -160, width: 520, height: 720, turn: 13, id: "back", seed: 5, colour: "#dcd2c0" },
      lines(520, 22),
    ),
    sheet(
      { x: -120, y: 330, width: 520, height: 720, turn: -17, id: "left", seed: 6, colour: "#d8cdb9" },
      lines(520, 22),
    ),
    sheet(
      { x: 770, y: 380, width: 480, height: 660, turn: -6, id: "note", seed: 7, colour: "#e6dccb" },
      ...Array.from({ length: 15 }, (_, row) =>
        scrawl(dice, 60, 90 + row * 37, dice.between(260, 340), 20, "#3d3a38"),
      ),
    ),
    placed("translate(230 90) rotate(-5 260 350)", bundle(500, 690)),
    placed("translate(700 610) rotate(-34)", pen()),
    beam(
      [
        [-60, 120],
        [260, -60],
        [1260, 520],
        [1260, 780],
      ],
      "#fff0cf",
      0.26,
    ),
    beam(
      [
        [-60, 420],
        [-60, 230],
        [1000, 960],
        [640, 960],
      ],
      "#fff0cf",
      0.18,
    ),
    linear("fall", [0, 0], [1, 1], [0, "#fff1d4", 0.12], [0.45, tone.night, 0.05], [1, tone.night, 0.6]),
    rect(0, 0, width, height, "url(#fall)"),
    vignette(size, 0.6),
  );
}

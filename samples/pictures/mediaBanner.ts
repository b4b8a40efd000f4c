import type { Dice } from "./random";
import type { Size } from "./svg";
import { greeking } from "./greeking";
import { glow, haze, vignette, wash } from "./light";
import { tone } from "./palette";
import { createDice } from "./random";
import { curve, ellipse, faded, linear, path, picture, placed, r, rect, soft, stroke } from "./svg";

/** One newspaper hung over a wooden rod, as reading rooms keep them. */
function hungPaper(dice: Dice, id: string, width: number, height: number): string {
  const sag = dice.between(6, 18);
  const face = `M0 0H${width}V${height - sag}Q${width * 0.7} ${height + sag} ${width * 0.4} ${height - sag * 0.4}T0 ${height}Z`;
  const columns = [0, 1, 2, 3].map((column) =>
    greeking(dice, {
      x: 28 + (column * (width - 44)) / 4,
      y: 150,
      width: (width - 110) / 4,
      lines: Math.floor((height - 180) / 12),
      leading: 12,
      size: 7,
      colour: tone.umber,
    }),
  );
  const plate = {
    x: 28 + ((width - 44) / 4) * Math.floor(dice.between(0, 2.99)),
    top: dice.between(136, 190),
  };
  return (
    soft(16, path(face, tone.night, 'opacity="0.7" transform="translate(16 22)"')) +
    linear(
      id,
      [0, 0],
      [1, 0],
      [0, "#8f8370"],
      [0.1, "#d9cebb"],
      [dice.between(0.3, 0.45), "#cbbfaa"],
      [dice.between(0.5, 0.65), "#a79b86"],
      [0.85, "#cfc3ae"],
      [1, "#7d7262"],
    ) +
    path(face, `url(#${id})`) +
    faded(
      0.85,
      rect(width * dice.between(0.14, 0.3), 34, width * dice.between(0.36, 0.5), 26, tone.ink),
      rect(26, 74, width - 52, 2, tone.umber),
      rect(28, 88, width * dice.between(0.5, 0.8), 16, tone.bark),
      rect(28, 112, width * dice.between(0.3, 0.6), 12, tone.bark),
    ) +
    faded(0.7, ...columns) +
    rect(plate.x, plate.top, ((width - 44) / 4) * 1.9, 110, "#7f7465") +
    rect(plate.x, plate.top + 60, ((width - 44) / 4) * 1.9, 50, "#5b5246") +
    linear(`${id}Fold`, [0, 0], [0, 1], [0, "#fff5e0", 0.5], [0.05, tone.night, 0.05], [1, tone.night, 0.6]) +
    path(face, `url(#${id}Fold)`)
  );
}

/** A rod with its papers: none as wide, as long or as straight as its neighbour. */
function hungRow(y: number, row: number): string {
  const dice = createDice(50 + row);
  let x = 110 + row * 40;
  const papers: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const width = dice.between(270, 350);
    const turn = dice.drift() * 1.6;
    papers.push(
      placed(
        `translate(${r(x)} ${y}) rotate(${r(turn)})`,
        hungPaper(dice, `hung${row}x${index}`, Math.round(width), Math.round(dice.between(340, 450))),
      ),
    );
    x += width - dice.between(-14, 46);
  }
  return papers.join("") + rod(60, y, 1330);
}

function rod(x: number, y: number, length: number): string {
  return (
    soft(8, rect(x, y + 12, length, 16, tone.night, 'opacity="0.6"')) +
    linear(`rod${y}`, [0, 0], [0, 1], [0, "#a5907a"], [0.35, "#6b5844"], [1, "#2b2119"]) +
    rect(x, y - 9, length, 19, `url(#rod${y})`, 'rx="9"') +
    ellipse(x + length, y, 15, 15, "#8a745b") +
    ellipse(x + length - 3, y - 4, 6, 5, "#d9c6a5", 'opacity="0.6"')
  );
}

/** A studio microphone of the plain broadcast kind. */
function microphone(): string {
  let mesh = "";
  for (let line = -14; line <= 14; line += 1) {
    mesh += `M${line * 11 - 60} -250L${line * 11 + 60} 40M${line * 11 + 60} -250L${line * 11 - 60} 40`;
  }
  const capsule = "M-104 40V-130C-104 -214 -62 -262 0 -262C62 -262 104 -214 104 -130V40Z";
  return (
    linear(
      "steel",
      [0, 0],
      [1, 0],
      [0, "#1d1916"],
      [0.2, "#8f8472"],
      [0.34, "#d9cdb8"],
      [0.5, "#6a6054"],
      [0.8, "#29231e"],
      [1, "#4c443a"],
    ) +
    linear(
      "basket",
      [0, 0],
      [1, 0],
      [0, "#1b1714"],
      [0.28, "#857a6a"],
      [0.45, "#544b41"],
      [0.85, "#1a1613"],
      [1, "#3c352d"],
    ) +
    rect(-16, 300, 32, 700, "url(#steel)") +
    path("M-128 60Q-150 250 -20 300H20Q150 250 128 60", "none", 'stroke="url(#steel)" stroke-width="14"') +
    path(capsule, "url(#basket)") +
    `<clipPath id="capsule"><path d="${capsule}"/></clipPath>` +
    `<g clip-path="url(#capsule)">${stroke(mesh, "#0d0b09", 2.2, 'opacity="0.75"')}${placed("translate(-2 -2)", stroke(mesh, "#d9ccb3", 0.9, 'opacity="0.35"'))}` +
    soft(16, ellipse(-44, -110, 26, 130, "#fff2d8", 'opacity="0.4"')) +
    soft(32, rect(50, -280, 90, 340, "#000", 'opacity="0.6"')) +
    "</g>" +
    rect(-112, 30, 224, 26, "url(#steel)", 'rx="4"') +
    rect(-106, 56, 212, 8, tone.oxblood) +
    path("M-106 64H106L94 206Q90 236 60 240H-60Q-90 236 -94 206Z", "url(#steel)") +
    soft(2, rect(-30, 110, 60, 8, "#0d0b09", 'opacity="0.7"')) +
    ellipse(-128, 74, 18, 18, "#3b342d") +
    ellipse(128, 74, 18, 18, "#25201b")
  );
}

/** A reading room: the day's papers on their rods, and a microphone that waits. */
export function mediaBanner(size: Size): string {
  const { width, height } = size;
  return picture(
    size,
    wash(size, "room", [0, "#3b342c"], [0.6, "#4d453a"], [1, "#1c1815"]),
    glow("lamp", [width * 0.63, height * 0.25], [width * 0.42, height * 0.75], "#efdcb4", 0.6),
    // Windows across the room, far out of focus.
    soft(
      32,
      ...[1540, 1730, 2080, 2270].map((x) => rect(x, 60, 120, 520, "#eadcbd", 'opacity="0.5"')),
      rect(1400, 640, 1100, 60, "#2a241e", 'opacity="0.8"'),
    ),
    haze("air", [0, 0, width, height], {
      seed: 15,
      frequency: [0.0014, 0.003],
      colour: "#1b1713",
      contrast: 1,
      clear: 0.46,
    }),
    soft(2, rect(70, -20, 34, height + 40, "#2a221b"), rect(1320, -20, 34, height + 40, "#2a221b")),
    // Behind the microphone the papers are a little out of focus, as they would be through a long lens.
    soft(2, hungRow(545, 1), hungRow(70, 0)),
    linear(
      "rackShade",
      [0, 0],
      [1, 0],
      [0, tone.night, 0.6],
      [0.32, tone.night, 0.12],
      [0.56, tone.night, 0.3],
      [0.7, tone.night, 0],
    ),
    rect(0, 0, width, height, "url(#rackShade)"),
    soft(
      32,
      path(
        curve([
          [1700, 1000],
          [1760, 500],
          [1900, 400],
          [2040, 520],
          [2100, 1000],
        ]),
        tone.night,
        'opacity="0.4"',
      ),
    ),
    placed(`translate(${r(width * 0.775)} 470) rotate(4) scale(1.18)`, microphone()),
    linear("floor", [0, 0], [0, 1], [0.55, tone.night, 0], [1, tone.night, 0.7]),
    rect(0, 0, width, height, "url(#floor)"),
    vignette(size, 0.6),
  );
}

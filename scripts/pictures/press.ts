import type { Size } from "./svg";
import { greeking } from "./greeking";
import { glow, vignette, wash } from "./light";
import { country } from "./landscape";
import { sheet, table } from "./paper";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { ellipse, faded, linear, path, picture, placed, r, rect, soft, within } from "./svg";

/** The newspaper's photograph: fog, a ridge, some posts. It shows nothing that anyone could name. */
function greyPlate(x: number, y: number, width: number, height: number): string {
  const dice = createDice(3);
  const posts = Array.from({ length: 9 }, (_, post) =>
    rect(x + 40 + post * 76, y + height * 0.62 + post * 7, 5 + post * 0.7, 26 + post * 6, "#3e3e3c"),
  );
  return within(
    "plate",
    `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    linear("plateSky", [0, 0], [0, 1], [0, "#6f6e6a"], [0.55, "#c4c2bb"], [1, "#3d3c39"]),
    rect(x, y, width, height, "url(#plateSky)"),
    soft(
      32,
      ellipse(x + width * 0.7, y + height * 0.4, width * 0.3, height * 0.2, "#e2dfd6", 'opacity="0.8"'),
    ),
    soft(
      8,
      path(
        `M${x} ${y + height * 0.62}q${width * 0.3} ${-height * 0.16} ${width * 0.55} ${-height * 0.03}t${width * 0.5} ${-height * 0.05}v${height}H${x}Z`,
        "#74726d",
      ),
    ),
    soft(
      4,
      path(
        `M${x} ${y + height * 0.74}q${width * 0.4} ${-height * 0.1} ${width} ${height * 0.04}v${height}H${x}Z`,
        "#4b4a46",
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
    `<text x="${width / 2}" y="150" text-anchor="middle" font-family="serif" font-weight="bold" font-size="128" letter-spacing="22" fill="#25211d">SAMPLE</text>` +
    rect(60, 40, width - 120, 2, tone.umber) +
    rect(60, 184, width - 120, 4, tone.umber) +
    rect(60, 222, width - 120, 2, tone.umber) +
    greeking(dice, { x: 60, y: 210, width: 240, lines: 1, leading: 12, size: 12, colour: tone.bark }) +
    greeking(dice, {
      x: width - 320,
      y: 210,
      width: 330,
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
        [0.505, "#fff7e4", 0.6],
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

/** A magazine on a pale table: an invented cover with the farmhouse and hardly a word. */
export function magazine(size: Size): string {
  const { width, height } = size;
  const [w, h] = [900, 1200];
  const dice = createDice(29);
  return picture(
    size,
    wash(size, "cloth", [0, "#b1a591"], [1, "#7e7363"]),
    soft(120, rect(width * 0.5, height * 0.3, width, height, "#5b5246", 'opacity="0.6"')),
    glow("lamp", [width * 0.2, height * 0.1], [width * 0.9, height * 0.7], "#fdf3dd", 0.55),
    placed(
      `translate(${(width - w) / 2 + 8} ${(height - h) / 2 - 6}) rotate(-2.2 450 600)`,
      soft(32, rect(26, 44, w, h, tone.night, 'opacity="0.75"')),
      ...[9, 6, 3].map((leaf) => rect(leaf, leaf, w, h, mix(tone.linen, tone.stone, leaf / 18))),
      within(
        "cover",
        `<rect width="${w}" height="${h}"/>`,
        country({ width: w, height: h }, { seed: 47, horizon: 0.62, house: { at: 0.6, scale: 0.62 } }),
        linear("top", [0, 0], [0, 1], [0, tone.night, 0.5], [0.3, tone.night, 0]),
        rect(0, 0, w, h, "url(#top)"),
      ),
      `<text x="${w / 2}" y="176" text-anchor="middle" font-family="serif" font-size="150" letter-spacing="14" fill="${tone.white}">SAMPLE</text>`,
      rect(62, 212, w - 124, 2, tone.white, 'opacity="0.75"'),
      faded(
        0.85,
        greeking(dice, { x: 62, y: 240, width: 250, lines: 1, leading: 14, size: 13, colour: tone.white }),
        greeking(dice, { x: 640, y: 240, width: 330, lines: 1, leading: 14, size: 13, colour: tone.white }),
      ),
      faded(
        0.92,
        rect(62, 930, 90, 6, "#a8453e"),
        rect(62, 960, 520, 34, tone.white),
        rect(62, 1010, 390, 34, tone.white),
        greeking(dice, { x: 62, y: 1086, width: 480, lines: 2, leading: 28, size: 16, colour: tone.linen }),
      ),
      linear(
        "spine",
        [0, 0],
        [1, 0],
        [0, tone.night, 0.5],
        [0.012, "#fff", 0.3],
        [0.03, tone.night, 0.18],
        [0.07, tone.night, 0],
        [0.8, "#fff", 0.03],
        [1, "#fff", 0.12],
      ),
      rect(0, 0, w, h, "url(#spine)"),
    ),
    vignette(size, 0.4),
  );
}

/** A podcast's square cover: under the fields a voice runs on as a wave. */
export function podcast(size: Size): string {
  const { width, height } = size;
  const dice = createDice(39);
  const middle = height * 0.76;
  const bars = Array.from({ length: 89 }, (_, index) => {
    const place = (index - 44) / 44;
    const swell =
      Math.abs(Math.sin(index * 0.31) * 0.6 + Math.sin(index * 0.113 + 1) * 0.6) * (1 - place * place * 0.75);
    const half = 5 + 118 * swell * dice.between(0.45, 1);
    return rect(
      width * 0.1 + index * ((width * 0.8) / 88) - 2.6,
      middle - half,
      5.2,
      half * 2,
      index === 61 ? "#b4534b" : "#e4d8c1",
      `rx="2.6" opacity="${r(0.35 + 0.6 * (1 - Math.abs(place)))}"`,
    );
  });
  return picture(
    size,
    country({ width, height: height * 0.94 }, { seed: 52, horizon: 0.44, house: { at: 0.5, scale: 0.78 } }),
    linear(
      "dark",
      [0, 0],
      [0, 1],
      [0, tone.night, 0.25],
      [0.42, tone.night, 0],
      [0.58, tone.night, 0.82],
      [0.7, "#1b1512", 1],
      [1, "#1b1512", 1],
    ),
    rect(0, 0, width, height, "url(#dark)"),
    ...bars,
    `<text x="${width / 2}" y="${height * 0.145}" text-anchor="middle" font-family="serif" font-size="92" letter-spacing="20" fill="${tone.white}">SAMPLE</text>`,
    `<text x="${width / 2}" y="${height * 0.945}" text-anchor="middle" font-family="serif" font-style="italic" font-size="40" fill="${tone.dust}">a podcast in six parts</text>`,
    vignette(size, 0.5),
  );
}

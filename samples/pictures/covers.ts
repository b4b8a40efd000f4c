import type { Size } from "./svg";
import { greeking } from "./greeking";
import { country } from "./landscape";
import { glow, vignette, wash } from "./light";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { faded, linear, picture, placed, r, rect, soft, within } from "./svg";

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
      `<text x="${w / 2}" y="176" text-anchor="middle" font-family="Times New Roman, serif" font-size="150" letter-spacing="14" fill="${tone.white}">SAMPLE</text>`,
      rect(62, 212, w - 124, 2, tone.white, 'opacity="0.75"'),
      faded(
        0.85,
        greeking(dice, { x: 62, y: 240, width: 250, lines: 1, leading: 14, size: 13, colour: tone.white }),
        greeking(dice, { x: 640, y: 240, width: 198, lines: 1, leading: 14, size: 13, colour: tone.white }),
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
    `<text x="${width / 2}" y="${height * 0.145}" text-anchor="middle" font-family="Times New Roman, serif" font-size="92" letter-spacing="20" fill="${tone.white}">SAMPLE</text>`,
    `<text x="${width / 2}" y="${height * 0.945}" text-anchor="middle" font-family="Times New Roman, serif" font-style="italic" font-size="40" fill="${tone.dust}">a podcast in six parts</text>`,
    vignette(size, 0.5),
  );
}

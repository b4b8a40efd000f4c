import type { HairStyle } from "./portraitHair";
import type { Dice } from "./random";
import type { Point } from "./svg";
import { mix, tone } from "./palette";
import {
  baldHead,
  cropped,
  curly,
  falling,
  fringe,
  gathered,
  knotOfHair,
  litAt,
  plait,
  rounding,
  skullPath,
  strand,
} from "./portraitHair";
import { curve, ellipse, mirrored, path, r, soft, stroke, within } from "./svg";

/** A scarf over the head that falls upon the shoulders, with the folds that its weight makes. */
function headscarf(dice: Dice, colour: string): string {
  const d = `${curve(
    mirrored([
      [-150, 130],
      [-158, 70],
      [-132, -40],
      [-112, -130],
      [-124, -240],
      [-118, -330],
      [-88, -396],
      [-40, -426],
      [0, -432],
    ]),
  )}Z`;
  const folds = Array.from({ length: 46 }, () => {
    const share = dice.between(-1, 1);
    return strand(
      dice,
      [
        [share * 40, -420],
        [share * 104, -320],
        [share * 112, -200],
        [share * 92, -110],
        [share * 118 + dice.drift() * 16, 0],
        [share * 150, 124],
      ],
      colour,
      share,
    ).replace(/stroke-width="[\d.]+"/, `stroke-width="${r(dice.between(3, 9))}"`);
  });
  return (
    soft(16, path(d, tone.night, 'opacity="0.5" transform="translate(12 14)"')) +
    path(d, colour) +
    within(
      "scarfFolds",
      `<path d="${d}"/>`,
      soft(4, ...folds),
      soft(16, stroke("M-120 -96Q0 -60 120 -96", tone.night, 22, 'opacity="0.4"')),
    ) +
    rounding("hair", d, 0.6)
  );
}

function flatCap(dice: Dice, colour: string, hair: string): string {
  const d = "M-124 -296C-136 -372 -96 -432 0 -436C98 -432 138 -372 124 -296Q0 -262 -124 -296Z";
  let weave = "";
  for (let line = -9; line < 10; line += 1)
    weave += `M${line * 15 - 12} -440Q${line * 17} -350 ${line * 14} -270M-140 ${-430 + (line + 9) * 9}Q0 ${-400 + (line + 9) * 9} 140 ${-430 + (line + 9) * 9}`;
  return (
    cropped(dice, hair, { lift: 0, bottom: -122, length: 14, id: "under" }) +
    soft(8, path(d, tone.night, 'opacity="0.6" transform="translate(3 14)"')) +
    path(d, colour) +
    within(
      "capWeave",
      `<path d="${d}"/>`,
      stroke(weave, tone.night, 1.4, 'opacity="0.35"'),
      soft(4, stroke("M0 -436V-270", tone.night, 4, 'opacity="0.4"')),
    ) +
    soft(2, stroke("M-124 -298Q0 -264 124 -298", tone.night, 5, 'opacity="0.5"')) +
    rounding("hair", d, 0.6)
  );
}

function woollyHat(dice: Dice, colour: string, hair: string): string {
  const d = "M-114 -258C-126 -372 -92 -448 0 -450C92 -448 126 -372 114 -258Z";
  const brim = "M-119 -284Q0 -262 119 -284Q124 -232 117 -214Q0 -190 -117 -214Q-124 -232 -119 -284Z";
  let ribs = "";
  for (let rib = -12; rib <= 12; rib += 1) ribs += `M${rib * 1.6} -448Q${rib * 9.6} -380 ${rib * 9.6} -284`;
  let cuff = "";
  for (let rib = -14; rib <= 14; rib += 1)
    cuff += `M${rib * 8.4} ${-270 - Math.abs(rib) * 0.6}V${-200 - Math.abs(rib) * 0.8}`;
  return (
    falling(dice, hair, { width: 92, end: -92, id: "under", taper: 0.9 }) +
    path(d, colour) +
    within("ribs", `<path d="${d}"/>`, soft(1, stroke(ribs, mix(colour, tone.night, 0.65), 3))) +
    soft(4, path(brim, tone.night, 'opacity="0.6" transform="translate(0 8)"')) +
    path(brim, mix(colour, "#fff0d8", 0.08)) +
    within("cuff", `<path d="${brim}"/>`, soft(1, stroke(cuff, mix(colour, tone.night, 0.65), 3.4))) +
    rounding("hair", d, 0.55) +
    rounding("brimRound", brim, 0.55)
  );
}

/** The horsehair wig of the English bar: rows of tight rolls and two small tails. */
function wig(): string {
  const base = "#cfc5b3";
  const rolls: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    const y = -236 + row * 37;
    const half = 106 - row * 9;
    const count = 6;
    for (let index = 0; index < count; index += 1) {
      const x = -half + ((index + 0.5) * half * 2) / count;
      const colour = mix(mix(base, tone.night, 0.6), "#f4ecdc", litAt(x / 106));
      const rx = (half / count) * 0.98;
      rolls.push(
        soft(2, ellipse(x + 2, y + 5, rx, 17, tone.night, 'opacity="0.5"')),
        ellipse(x, y, rx, 16, colour),
        stroke(
          `M${r(x - rx * 0.6)} ${y - 3}q${r(rx * 0.6)} -9 ${r(rx * 1.2)} 0M${r(x - rx * 0.6)} ${y + 4}q${r(rx * 0.6)} -8 ${r(rx * 1.2)} 0`,
          mix(colour, tone.night, 0.4),
          1.6,
        ),
        ellipse(x, y + 1, rx * 0.22, 5, mix(colour, tone.night, 0.6)),
      );
    }
  }
  const tail = (x: number): string =>
    stroke(`M${x} -100Q${x * 1.4} -60 ${x * 1.2} -4`, "#a79d8c", 9) +
    stroke(`M${x * 1.2} -4q-12 14 0 22q14 -6 2 -20`, "#8f8575", 5);
  const crown = Array.from({ length: 15 }, (_, line) =>
    stroke(
      `M${-106 + line * 1.4} ${-252 - line * 3}Q0 ${-292 - line * 9.4} ${106 - line * 1.4} ${-252 - line * 3}`,
      "#85796a",
      1.6,
      'opacity="0.55"',
    ),
  );
  return (
    path(skullPath, base) +
    within("wigCrown", `<path d="${skullPath}"/>`, ...crown) +
    rounding("hair", skullPath, 0.6) +
    tail(-16) +
    tail(18) +
    rolls.join("")
  );
}

/** Draws the head's covering of one style; `second` is the cloth of hats and scarves. */
export function headOf(style: HairStyle, dice: Dice, hair: string, skin: string, second: string): string {
  const low: Point = [0, -138];
  switch (style) {
    case "crop":
      return cropped(dice, hair, { lift: 2, bottom: -126, length: 13, id: "hair" });
    case "sidePart":
      return cropped(dice, hair, { lift: 7, bottom: -112, length: 34, id: "hair", swirl: 1 });
    case "tousled":
      return cropped(dice, hair, { lift: 17, bottom: -92, length: 44, id: "hair", swirl: -0.8 });
    case "pixie":
      return cropped(dice, hair, { lift: 9, bottom: -104, length: 52, id: "hair", swirl: 0.4 });
    case "shag":
      return falling(dice, hair, { width: 116, end: -52, wave: 12, taper: 0.72, id: "hair" });
    case "receding":
      return baldHead(skin) + fringe(dice, hair) + soft(4, ellipse(0, -300, 60, 60, hair, 'opacity="0.18"'));
    case "bald":
      return baldHead(skin);
    case "bob":
      return falling(dice, hair, { width: 122, end: -84, id: "hair", taper: 1.02 });
    case "long":
      return falling(dice, hair, { width: 116, end: 190, id: "hair", taper: 1.08 });
    case "wavy":
      return falling(dice, hair, { width: 134, end: 46, wave: 15, id: "hair", taper: 1.14 });
    case "lowBun":
      return gathered(dice, hair, low, "hair") + knotOfHair(dice, hair, [0, -150], 58, "knot");
    case "highBun":
      return knotOfHair(dice, hair, [4, -432], 56, "knot") + gathered(dice, hair, [0, -390], "hair");
    case "ponytail":
      return (
        gathered(dice, hair, [0, -262], "hair") +
        soft(
          8,
          path(
            "M-30 -262Q-56 -100 -22 70Q30 60 46 -100Q48 -210 26 -262Z",
            tone.night,
            'opacity="0.5" transform="translate(12 10)"',
          ),
        ) +
        path("M-26 -270Q-58 -110 -16 74Q8 30 24 62Q56 -100 26 -270Z", mix(hair, tone.night, 0.2)) +
        Array.from({ length: 90 }, () => {
          const s = dice.between(-1, 1);
          return strand(
            dice,
            [
              [s * 18, -268],
              [s * 38, -180],
              [s * 40, -80],
              [s * 24, 10],
              [s * 14 + 2, 60],
            ],
            hair,
            s,
          );
        }).join("") +
        stroke("M-24 -262Q0 -250 24 -262", tone.night, 13)
      );
    case "braid":
      return gathered(dice, hair, low, "hair") + plait(dice, hair);
    case "curls":
      return curly(dice, hair);
    case "headscarf":
      return headscarf(dice, second);
    case "cap":
      return flatCap(dice, second, hair);
    case "woollyHat":
      return woollyHat(dice, second, hair);
    case "wig":
      return wig();
  }
}

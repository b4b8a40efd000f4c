import type { Dice } from "./random";
import { litAt, rounding, skullPath, strand } from "./hairBase";
import { falling, outlineOfVeil } from "./hairLong";
import { cropped } from "./hairShort";
import { mix, tone } from "./palette";
import { ellipse, linear, pairs, path, placed, r, rect, soft, stroke, within } from "./svg";

/** A scarf over the head that lies upon the shoulders, with the folds that its weight makes. */
export function headscarf(dice: Dice, colour: string): string {
  const d = outlineOfVeil(176, 196);
  const folds = Array.from({ length: 60 }, () => {
    const share = dice.between(-1, 1);
    const down = [share * 40, -424, share * 104, -330, share * 112, -220, share * 100, -120];
    const over = [share * 138 + dice.drift() * 14, -10, share * 190 + dice.drift() * 20, 150];
    return strand(dice, pairs([...down, ...over]), colour, share, [2, 9]);
  });
  const drape = "M-108 -128Q-20 -40 96 -96M-118 -76Q0 40 150 -16M-160 -6Q-20 120 190 50";
  return (
    soft(16, path(d, tone.night, 'opacity="0.5" transform="translate(12 14)"')) +
    soft(1, path(d, colour)) +
    within(
      "scarfFolds",
      `<path d="${d}"/>`,
      soft(4, ...folds),
      soft(8, stroke(drape, tone.night, 14, 'opacity="0.45"')),
      soft(4, placed("translate(-4 -14)", stroke(drape, "#f4e6c9", 6, 'opacity="0.3"'))),
      soft(32, path("M60 -440H260V260H120Q60 -100 60 -440Z", tone.night, 'opacity="0.6"')),
    ) +
    rounding("hair", d, 0.45)
  );
}

export function flatCap(dice: Dice, colour: string, hair: string): string {
  const d = "M-124 -296C-138 -376 -92 -430 -10 -434C94 -438 138 -378 124 -296Q0 -258 -124 -296Z";
  let weave = "";
  for (let line = -9; line < 10; line += 1) {
    const y = -430 + (line + 9) * 9;
    weave += `M${line * 15 - 12} -440Q${line * 17} -350 ${line * 14} -270M-140 ${y}Q0 ${y + 30} 140 ${y}`;
  }
  return (
    cropped(dice, hair, { lift: 0, bottom: -122, length: 14, id: "under" }) +
    soft(8, path(d, tone.night, 'opacity="0.6" transform="translate(3 14)"')) +
    soft(1, path(d, colour)) +
    within(
      "capWeave",
      `<path d="${d}"/>`,
      soft(1, stroke(weave, tone.night, 1.4, 'opacity="0.3"')),
      soft(4, stroke("M0 -436V-270", tone.night, 4, 'opacity="0.4"')),
      soft(8, stroke("M-126 -300Q0 -262 126 -300", tone.night, 18, 'opacity="0.45"')),
    ) +
    rounding("hair", d, 0.6)
  );
}

export function woollyHat(dice: Dice, colour: string, hair: string): string {
  const d = "M-113 -258C-125 -372 -88 -444 0 -446C88 -444 125 -372 113 -258Z";
  const brim = "M-118 -284Q0 -262 118 -284Q123 -236 116 -218Q0 -194 -116 -218Q-123 -236 -118 -284Z";
  let ribs = "";
  for (let rib = -12; rib <= 12; rib += 1) ribs += `M${rib * 1.6} -446Q${rib * 9.6} -380 ${rib * 9.6} -284`;
  let cuff = "";
  for (let rib = -14; rib <= 14; rib += 1) cuff += `M${rib * 8.4} ${-270 - Math.abs(rib) * 0.6}v66`;
  const rib = mix(colour, tone.night, 0.6);
  return (
    falling(dice, hair, { width: 104, end: -74, taper: 0.78, wave: 5, id: "under" }) +
    soft(1, path(d, colour)) +
    within("ribs", `<path d="${d}"/>`, soft(1, stroke(ribs, rib, 3))) +
    soft(4, path(brim, tone.night, 'opacity="0.6" transform="translate(0 8)"')) +
    soft(1, path(brim, mix(colour, "#fff0d8", 0.08))) +
    within("cuff", `<path d="${brim}"/>`, soft(1, stroke(cuff, rib, 3.4))) +
    rounding("hair", d, 0.55) +
    rounding("brimRound", brim, 0.55)
  );
}

/** The horsehair wig of the English bar: a combed crown, rows of tight rolls and two small tails. */
export function wig(dice: Dice): string {
  const base = "#b3a896";
  const rolls: string[] = [];
  // The lowest row first: each row of rolls lies a little over the one below it.
  for (let row = 3; row >= 0; row -= 1) {
    const [y, half] = [-238 + row * 33, 110 - row * 9];
    for (let index = 0; index < 6; index += 1) {
      const width = (half * 2) / 6;
      const x = -half + index * width;
      const id = `roll${row}x${index}`;
      const light = litAt((x + width / 2) / 110);
      const shade = (share: number): string => mix("#3a332b", "#e4d9c5", share * (0.25 + light * 0.75));
      rolls.push(
        linear(id, [0, 0], [0, 1], [0, shade(0.62)], [0.3, shade(0.95)], [0.75, shade(0.5)], [1, shade(0.2)]),
        soft(1, rect(x - 1, y - 19, width + 2, 38, `url(#${id})`, 'rx="15"')),
        soft(
          1,
          stroke(
            `M${r(x + 7)} ${y - 5}h${r(width - 14)}M${r(x + 6)} ${y + 5}h${r(width - 12)}`,
            tone.umber,
            1.2,
            'opacity="0.35"',
          ),
        ),
      );
    }
  }
  const combed = Array.from({ length: 420 }, () => {
    const [share, height] = [dice.between(-1, 1), dice.between(0, 1)];
    const x = share * 108 * Math.sqrt(1 - height ** 2 * 0.86);
    const y = -246 - height * 162;
    const sag = (1 - share ** 2) * 5;
    return strand(
      dice,
      pairs([x - 24, y + 3 - sag, x, y - sag, x + 24, y + 3 - sag]),
      base,
      share,
      [0.8, 1.8],
    );
  });
  const tail = (x: number): string =>
    soft(
      1,
      stroke(`M${x} -104Q${x * 1.5} -60 ${x * 1.3} -14`, "#8a7f6f", 11),
      stroke(`M${x - 2} -104Q${x * 1.5 - 2} -60 ${x * 1.3 - 2} -14`, "#b8ad9a", 4),
      ellipse(x * 1.3, -4, 11, 13, "#7d7263"),
    );
  return placed(
    "translate(0 6) scale(1.1 1.04)",
    soft(2, path(skullPath, mix(base, tone.bark, 0.35))),
    within("wigCrown", `<path d="${skullPath}"/>`, ...combed),
    tail(-15),
    tail(17),
    ...rolls,
    rounding("hair", skullPath, 0.5),
  );
}

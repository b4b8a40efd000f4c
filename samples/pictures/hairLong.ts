import type { Dice } from "./random";
import type { Point } from "./svg";
import { rounding, skullPath, strand } from "./hairBase";
import { mix, tone } from "./palette";
import { curve, ellipse, mirrored, pairs, path, soft, stroke, within } from "./svg";

export interface Fall {
  /** Half of the hair's breadth at the ears. */
  width: number;
  /** Where it ends. */
  end: number;
  /** Half of its breadth at the end, as a share of `width`. */
  taper: number;
  wave?: number;
  id: string;
}

/** Hair that falls from the crown to a lower edge, following the head and then its own weight. */
export function falling(dice: Dice, colour: string, { width, end, taper, wave = 0, id }: Fall): string {
  const foot = width * taper;
  const middle = (-250 + end) / 2;
  const left = [
    ...[0, end + 4, -foot * 0.5, end, -foot * 0.88, end - 20, -foot * 1.02, end - 58],
    ...[-width * (1 + taper) * 0.5, middle, -width - 2, -226, -width + 4, -300],
    ...[-84, -386, -42, -416, 0, -424],
  ];
  const d = curve(mirrored(pairs(left)), true);
  const strands = Array.from({ length: 520 }, () => {
    const share = dice.between(-1, 1);
    const sway = (y: number): number => Math.sin(y * 0.035 + share * 9) * wave;
    // The outer hair ends a little higher, as it does when somebody has stood up and shaken it.
    const tip = end - share ** 4 * 40 + dice.between(-26, 12);
    return strand(
      dice,
      pairs([
        ...[share * 20, -420 + Math.abs(share) * 6, share * 80, -376, share * (width - 2), -284],
        ...[share * width * (1 + taper) * 0.5 + sway(middle), middle],
        ...[share * foot + sway(tip) * 0.8 + dice.drift() * 7, tip],
      ]),
      colour,
      share,
    );
  });
  return soft(4, path(d, mix(colour, tone.night, 0.3))) + strands.join("") + rounding(id, d);
}

/** Hair combed over the skull towards one point: a knot, a tail or a plait begins there. */
export function gathered(dice: Dice, colour: string, [knotX, knotY]: Point, id: string): string {
  const strands = Array.from({ length: 340 }, () => {
    const angle = dice.between(0, Math.PI * 2);
    const [x, y] = [Math.cos(angle) * 107, -262 + Math.sin(angle) * 152];
    const middle = [x * 0.72 + knotX * 0.28 + Math.sign(x) * 8, y * 0.62 + knotY * 0.38];
    const inner = [knotX + x * 0.12, knotY + (y - knotY) * 0.12];
    return strand(dice, pairs([x, Math.min(y, -112), ...middle, ...inner]), colour, x / 107);
  });
  return (
    soft(2, path(skullPath, mix(colour, tone.night, 0.2))) +
    within(`${id}Skull`, `<path d="${skullPath}"/>`, ...strands) +
    rounding(id, skullPath)
  );
}

export function knotOfHair(dice: Dice, colour: string, [x, y]: Point, radius: number): string {
  const turns = Array.from({ length: 110 }, () => {
    const [angle, reach] = [dice.between(0, Math.PI * 2), radius * Math.sqrt(dice.between(0.02, 1))];
    const arc = [0, 0.5, 1].map((step): Point => [
      x + Math.cos(angle + step) * reach,
      y + Math.sin(angle + step) * reach * 0.86,
    ]);
    return strand(dice, arc, colour, Math.cos(angle + 0.5) * (reach / radius));
  });
  const d =
    `M${x - radius} ${y}a${radius} ${radius * 0.88} 0 1 0 ${radius * 2} 0` +
    `a${radius} ${radius * 0.88} 0 1 0 ${-radius * 2} 0`;
  const patch = (dx: number, dy: number, size: number, fill: string, opacity: number): string =>
    soft(
      16,
      ellipse(x + radius * dx, y + radius * dy, radius * size, radius * size, fill, `opacity="${opacity}"`),
    );
  return (
    soft(8, ellipse(x + 6, y + 10, radius * 0.96, radius * 0.86, tone.night, 'opacity="0.6"')) +
    soft(1, path(d, mix(colour, tone.night, 0.3))) +
    turns.join("") +
    within(
      "knot",
      `<path d="${d}"/>`,
      patch(-0.4, -0.4, 0.4, "#f6e9cf", 0.35),
      patch(0.6, 0.6, 0.7, tone.night, 0.5),
    )
  );
}

/** A single plait down the back, each lock laid over the last. */
export function plait(dice: Dice, colour: string): string {
  let lobes = "";
  for (let link = 0; link < 9; link += 1) {
    const side = link % 2 === 0 ? -1 : 1;
    const [y, half] = [-128 + link * 33, 36 - link * 2];
    const d =
      `M${side * -half * 0.6} ${y - 20}C${side * half * 0.7} ${y - 24} ${side * half * 1.25} ${y + 10} ${side * half * 0.5} ${y + 46}` +
      `C${side * half * 0.1} ${y + 30} ${side * -half * 0.8} ${y + 14} ${side * -half * 0.6} ${y - 20}Z`;
    const hairs = Array.from({ length: 16 }, (_, hair) => {
      const at = hair / 15;
      const lock = [
        ...[
          side * half * (-0.5 + at * 0.5),
          y - 16 + at * 4,
          side * half * (0.1 + at * 0.75),
          y - 4 + at * 8,
        ],
        ...[side * half * (0.3 + at * 0.3), y + 38],
      ];
      return strand(dice, pairs(lock), colour, side < 0 ? -0.5 : 0.4);
    });
    lobes +=
      soft(2, path(d, tone.night, 'opacity="0.5" transform="translate(3 5)"')) +
      path(d, mix(colour, tone.night, 0.25)) +
      hairs.join("");
  }
  const brush = Array.from({ length: 26 }, () => {
    const share = dice.between(-1, 1);
    return strand(
      dice,
      pairs([share * 9, 178, share * 15, 206, share * 9, 236 + dice.drift() * 12]),
      colour,
      share,
    );
  });
  return lobes + soft(1, ...brush) + stroke("M-11 176Q0 181 11 176", tone.umber, 10);
}

/** A tail tied at the back of the head. */
export function ponytail(dice: Dice, colour: string): string {
  const tail = curve(
    pairs([-22, -268, -40, -190, -40, -100, -24, 0, -6, 66, 10, 62, 30, -10, 42, -110, 38, -200, 22, -268]),
    true,
  );
  const hairs = Array.from({ length: 150 }, () => {
    const share = dice.between(-1, 1);
    const tip = [share * 14 + 2 + dice.drift() * 4, 60 + dice.drift() * 18];
    return strand(
      dice,
      pairs([share * 18, -268, share * 38, -180, share * 40, -80, share * 26, 10, ...tip]),
      colour,
      share,
    );
  });
  return (
    gathered(dice, colour, [0, -262], "hair") +
    soft(8, path(tail, tone.night, 'opacity="0.5" transform="translate(12 10)"')) +
    soft(2, path(tail, mix(colour, tone.night, 0.25))) +
    hairs.join("") +
    soft(1, stroke("M-22 -262Q0 -252 22 -262", tone.umber, 12))
  );
}

/** Shoulder-length and longer, at the outline's full breadth. */
export const outlineOfVeil = (hem: number, spread: number): string =>
  curve(
    mirrored(
      pairs([
        ...[0, hem, -spread * 0.55, hem - 10, -spread * 0.95, hem - 52, -spread, hem - 100],
        ...[-150, -18, -116, -80, -108, -140, -119, -230, -114, -330, -86, -396, -40, -426, 0, -432],
      ]),
    ),
    true,
  );

import type { Dice } from "./random";
import { rounding, skullPath, strand } from "./hairBase";
import { mix, tone } from "./palette";
import { curve, ellipse, linear, mirrored, pairs, path, soft, stroke, within } from "./svg";

export interface Crop {
  /** How far the hair stands off the skull. */
  lift: number;
  /** Where the hairline of the nape lies. */
  bottom: number;
  length: number;
  id: string;
  /** The turn of the hair around its crown: left or right, 0 for none. */
  swirl?: number;
}

/** Short hair: it grows out of a whorl and lies along the skull. */
export function cropped(dice: Dice, colour: string, { lift, bottom, length, id, swirl = 0 }: Crop): string {
  const left = [
    ...[0, bottom + 8, -34, bottom + 3, -58, bottom - 18, -82 - lift * 0.2, -190],
    ...[-104 - lift * 0.5, -256, -102 - lift, -328, -80 - lift * 0.8, -380 - lift * 0.5],
    ...[-42, -409 - lift, 0, -415 - lift * 1.1],
  ];
  const d = curve(mirrored(pairs(left)), true);
  const crownX = swirl * 26;
  const strands = Array.from({ length: 760 }, () => {
    const angle = dice.between(0, Math.PI * 2);
    const reach = Math.sqrt(dice.between(0, 1));
    const below = Math.sin(angle) > 0;
    const x = crownX + Math.cos(angle) * reach * (112 + lift);
    const y = -330 + Math.sin(angle) * reach * (below ? 330 + bottom : 92 + lift);
    const [dx, dy] = [x - crownX, y + 330];
    const norm = Math.hypot(dx, dy) || 1;
    const turn = swirl * 0.5 + dice.drift() * 0.35;
    const ux = (dx * Math.cos(turn) - dy * Math.sin(turn)) / norm;
    const uy = (dx * Math.sin(turn) + dy * Math.cos(turn)) / norm + 0.25;
    // Towards the nape even long hair is cut shorter.
    const cut = length * (below ? 1 - reach * 0.55 : 1);
    const middle = [x + ux * cut * 0.5, y + uy * cut * 0.5 + 1];
    return strand(dice, pairs([x, y, ...middle, x + ux * cut, y + uy * cut + cut * 0.14]), colour, x / 112);
  });
  const stray = lift > 12 ? 110 : lift > 6 ? 24 : 0;
  return (
    soft(2, path(d, mix(colour, tone.night, 0.28))) +
    within(`${id}Clip`, `<path d="${d}"/>`, ...strands) +
    soft(1, ...strands.slice(0, stray)) +
    rounding(id, d, 0.5)
  );
}

/** Close curls, many small coils deep. */
export function curly(dice: Dice, colour: string): string {
  const coils = Array.from({ length: 900 }, () => {
    const angle = dice.between(0, Math.PI * 2);
    const reach = Math.sqrt(dice.between(0, 1)) * (1 + 0.05 * Math.sin(angle * 7) + dice.drift() * 0.05);
    const x = Math.cos(angle) * reach * 146;
    const y = -290 + Math.sin(angle) * reach * (Math.sin(angle) > 0 ? 162 : 166);
    const size = dice.between(5, 13);
    const coil = [
      x - size,
      y,
      x - size * 0.3,
      y - size,
      x + size,
      y - size * 0.2,
      x + size * 0.2,
      y + size * 0.8,
    ];
    return strand(dice, pairs(coil), colour, x / 150 + (y + 290) / 420);
  });
  const d =
    "M-140 -290C-142 -396 -78 -452 0 -452C78 -452 142 -396 140 -290C138 -206 86 -142 0 -138C-86 -142 -138 -206 -140 -290Z";
  return soft(4, path(d, mix(colour, tone.night, 0.35))) + coils.join("") + rounding("hair", d, 0.55);
}

/** What remains around a bare crown. */
export function fringe(dice: Dice, colour: string): string {
  const sides = Array.from({ length: 420 }, () => {
    const share = dice.between(-1, 1);
    const y = dice.between(-186 - Math.abs(share) ** 3 * 96, -122 - Math.abs(share) ** 2 * 76);
    const x = share * (60 + Math.min(46, (-y - 92) * 0.52));
    return strand(dice, pairs([x, y - 11, x * 0.99, y, x * 0.96, y + 9]), colour, share);
  });
  return soft(1, ...sides);
}

export const baldHead = (skin: string): string =>
  linear(
    "scalp",
    [0, 0],
    [1, 0.25],
    [0, mix(skin, "#fff0d8", 0.36)],
    [0.4, skin],
    [1, mix(skin, tone.night, 0.66)],
  ) +
  path(skullPath, "url(#scalp)") +
  within(
    "scalpLight",
    `<path d="${skullPath}"/>`,
    soft(16, ellipse(-38, -362, 40, 24, "#fff3dc", 'opacity="0.42"')),
    soft(16, path("M-110 -190Q0 -150 110 -190V-80H-110Z", tone.night, 'opacity="0.28"')),
    soft(8, stroke("M-44 -134Q0 -150 44 -134", tone.night, 5, 'opacity="0.3"')),
    soft(4, stroke("M-34 -116Q0 -128 34 -116", tone.night, 4, 'opacity="0.25"')),
  );

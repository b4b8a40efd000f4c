import type { Dice } from "./random";
import { r, stroke } from "./svg";

/**
 * Lines that look like print from a distance and cannot be read from near: small upright marks in the
 * rhythm of words. No picture may seem to quote a document that we do not hold.
 */
export function greeking(
  dice: Dice,
  {
    x,
    y,
    width,
    lines,
    leading,
    size,
    colour,
    ragged = false,
  }: {
    x: number;
    y: number;
    width: number;
    lines: number;
    leading: number;
    size: number;
    colour: string;
    ragged?: boolean;
  },
): string {
  let d = "";
  const step = size * 0.58;
  for (let line = 0; line < lines; line += 1) {
    const isLast = line === lines - 1;
    const end = x + width * (isLast ? dice.between(0.35, 0.75) : ragged ? dice.between(0.82, 1) : 1);
    const base = y + line * leading;
    let pen = x;
    while (pen < end - step) {
      const letters = Math.min(Math.round(dice.between(2, 9)), Math.floor((end - pen) / step));
      for (let letter = 0; letter < letters; letter += 1) {
        const tall = dice.chance(0.22) ? 0.95 : 0.6;
        const low = dice.chance(0.08) ? 0.25 : 0;
        const left = pen + letter * step;
        d += `M${r(left)} ${r(base + size * low)}v${r(-size * (tall + low))}`;
        if (dice.chance(0.75)) d += `M${r(left)} ${r(base - size * dice.between(0, 0.6))}h${r(step * 0.62)}`;
        if (dice.chance(0.5)) d += `M${r(left + step * 0.6)} ${r(base)}v${r(-size * 0.58)}`;
      }
      pen += (letters + 1) * step;
    }
  }
  return stroke(d, colour, size * 0.14);
}

/** A line of quick handwriting without words in it. */
export function scrawl(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string,
): string {
  let d = `M${r(x)} ${r(y)}`;
  let pen = x;
  while (pen < x + width) {
    const rise = dice.chance(0.25) ? size : size * 0.45;
    const step = size * dice.between(0.22, 0.42);
    d += `q${r(step * 0.1)} ${r(-rise)} ${r(step * 0.7)} ${r(-rise * 0.9)}t${r(step * 0.3)} ${r(rise * 0.9 + dice.drift() * 0.6)}`;
    pen += step;
    if (dice.chance(0.16)) {
      pen += size * 0.5;
      d += `M${r(pen)} ${r(y + dice.drift())}`;
    }
  }
  return stroke(d, colour, Math.max(1.2, size * 0.09));
}

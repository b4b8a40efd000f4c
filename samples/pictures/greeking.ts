import type { Dice } from "./random";
import { r, soft, stroke } from "./svg";

/** The parts of letters, on a body one unit high: bowls, stems, arches. No word can come of them. */
const PARTS: readonly ((x: number, base: number, size: number) => string)[] = [
  (x, base, size) => `M${r(x)} ${r(base)}v${r(-size * 0.6)}`,
  (x, base, size) => `M${r(x)} ${r(base)}v${r(-size * 0.95)}`,
  (x, base, size) =>
    `M${r(x)} ${r(base - size * 0.3)}a${r(size * 0.2)} ${r(size * 0.3)} 0 1 1 ${r(size * 0.4)} 0a${r(size * 0.2)} ${r(size * 0.3)} 0 1 1 ${r(-size * 0.4)} 0`,
  (x, base, size) =>
    `M${r(x)} ${r(base)}v${r(-size * 0.58)}M${r(x)} ${r(base - size * 0.4)}q${r(size * 0.36)} ${r(-size * 0.36)} ${r(size * 0.38)} ${r(size * 0.4)}`,
  (x, base, size) =>
    `M${r(x + size * 0.38)} ${r(base - size * 0.5)}q${r(-size * 0.42)} ${r(-size * 0.2)} ${r(-size * 0.38)} ${r(size * 0.22)}t${r(size * 0.4)} ${r(size * 0.2)}`,
  (x, base, size) =>
    `M${r(x)} ${r(base + size * 0.25)}v${r(-size * 0.84)}M${r(x)} ${r(base - size * 0.5)}q${r(size * 0.44)} ${r(-size * 0.1)} ${r(size * 0.36)} ${r(size * 0.26)}t${r(-size * 0.34)} ${r(size * 0.2)}`,
  (x, base, size) =>
    `M${r(x)} ${r(base - size * 0.58)}v${r(size * 0.4)}q${r(size * 0.12)} ${r(size * 0.3)} ${r(size * 0.38)} ${r(size * 0.02)}M${r(x + size * 0.38)} ${r(base - size * 0.58)}v${r(size * 0.58)}`,
  (x, base, size) =>
    `M${r(x)} ${r(base - size * 0.32)}h${r(size * 0.36)}q${r(-size * 0.06)} ${r(-size * 0.34)} ${r(-size * 0.26)} ${r(-size * 0.2)}t${r(size * 0.22)} ${r(size * 0.5)}`,
];

export interface Print {
  x: number;
  y: number;
  width: number;
  lines: number;
  leading: number;
  size: number;
  colour: string;
  ragged?: boolean;
}

/**
 * Lines that look like print from a distance and cannot be read from near: parts of letters in the rhythm of
 * words, a little out of focus. No picture may seem to quote a document that we do not hold.
 */
export function greeking(
  dice: Dice,
  { x, y, width, lines, leading, size, colour, ragged = false }: Print,
): string {
  let d = "";
  const step = size * 0.56;
  for (let line = 0; line < lines; line += 1) {
    const isLast = lines > 1 && line === lines - 1;
    const end = x + width * (isLast ? dice.between(0.35, 0.75) : ragged ? dice.between(0.82, 1) : 1);
    const base = y + line * leading;
    let pen = x;
    while (pen < end - step) {
      const letters = Math.min(Math.round(dice.between(2, 9)), Math.floor((end - pen) / step));
      for (let letter = 0; letter < letters; letter += 1) {
        const part = PARTS[Math.floor(dice.between(0, PARTS.length))];
        d += part?.(pen + letter * step, base, size) ?? "";
      }
      pen += (letters + 1) * step;
    }
  }
  return soft(1, stroke(d, colour, size * 0.13));
}

/** A line of quick handwriting without words in it: loops, ascenders and pauses, leaning to the right. */
export function scrawl(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string,
): string {
  let d = "";
  let pen = x;
  while (pen < x + width) {
    const word = Math.min(size * dice.between(1.2, 4.4), x + width - pen);
    const end = pen + word;
    const base = y + dice.drift() * size * 0.08;
    d += `M${r(pen)} ${r(base)}`;
    while (pen < end) {
      const step = size * dice.between(0.2, 0.46);
      const kind = dice.between(0, 1);
      if (kind < 0.16) {
        // A tall loop, as of an l or an h.
        d += `c${r(size * 0.3)} ${r(-size * 0.4)} ${r(size * 0.42)} ${r(-size)} ${r(size * 0.24)} ${r(-size)}s${r(-size * 0.2)} ${r(size * 0.7)} ${r(step - size * 0.14)} ${r(size)}`;
      } else if (kind < 0.27) {
        d += `q${r(step * 0.7)} ${r(-size * 0.3)} ${r(step * 0.5)} ${r(size * 0.3)}t${r(-size * 0.3)} ${r(size * 0.3)}q${r(-size * 0.1)} ${r(-size * 0.3)} ${r(step * 0.5 + size * 0.3)} ${r(-size * 0.6)}`;
      } else if (kind < 0.6) {
        d += `q${r(step * 0.5)} ${r(-size * dice.between(0.3, 0.5))} ${r(step * 0.6)} ${r(-size * 0.06)}t${r(step * 0.4)} ${r(size * 0.06)}`;
      } else {
        d += `q${r(step * 0.25)} ${r(-size * dice.between(0.15, 0.4))} ${r(step)} ${r(dice.drift() * size * 0.07)}`;
      }
      pen += step;
    }
    pen = end + size * dice.between(0.4, 0.7);
  }
  return `<g transform="translate(${r(y * 0.24)} 0) skewX(-13.5)">${stroke(d, colour, Math.max(1, size * 0.075), 'opacity="0.85"')}</g>`;
}

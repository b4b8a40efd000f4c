import type { Dice } from "./random";
import type { Point } from "./svg";
import { mix, tone } from "./palette";
import { curve, ellipse, mirrored, pairs, path, r, soft, stroke, within } from "./svg";

/*
 * Heads are drawn from behind around x = 0; y = 0 is the lowest bone of the neck, the crown is at about -412.
 * Light comes from the left in every portrait, so strands pale towards the left and sink into shade on the right.
 */

export const skullPath = `${curve(
  mirrored(pairs([-56, -92, -74, -136, -98, -186, -107, -250, -102, -318, -80, -374, -42, -405, 0, -413])),
)}Z`;

/** How bright a thing is that stands at this share (-1 left … 1 right) of a rounded surface. */
export const litAt = (share: number): number => 0.5 + 0.5 * Math.cos((share + 0.5) * 1.75);

export function strand(
  dice: Dice,
  points: readonly Point[],
  colour: string,
  share: number,
  [thin, thick]: Point = [1, 2.8],
): string {
  const lightness = litAt(share) + dice.drift() * 0.3;
  const shade =
    lightness > 0.5
      ? mix(colour, "#efe2c8", (lightness - 0.5) * 0.7)
      : mix(colour, tone.night, (0.5 - lightness) * 1.3);
  return stroke(curve(points), shade, dice.between(thin, thick), `opacity="${r(dice.between(0.35, 0.8))}"`);
}

/** The rounding of the whole head of hair: light left, deep shade right, a duller zone below. */
export const rounding = (id: string, d: string, dark = 0.62): string =>
  within(
    id,
    `<path d="${d}"/>`,
    soft(32, ellipse(-62, -320, 52, 84, "#f6e9cf", 'opacity="0.32"')),
    soft(32, path("M40 -460H260V200H90Q20 -160 40 -460Z", tone.night, `opacity="${dark}"`)),
    soft(32, path("M-160 -150H160V-60H-160Z", tone.night, 'opacity="0.3"')),
  );

import type { Dice } from "./random";
import type { Point } from "./svg";
import { mix, tone } from "./palette";
import { curve, ellipse, linear, mirrored, path, r, soft, stroke, within } from "./svg";

/*
 * Heads are drawn from behind around x = 0; y = 0 is the lowest bone of the neck, the crown is at about -412.
 * Light comes from the left in every portrait, so strands pale towards the left and sink into shade on the right.
 */

export type HairStyle =
  | "crop"
  | "sidePart"
  | "tousled"
  | "receding"
  | "bald"
  | "bob"
  | "long"
  | "wavy"
  | "lowBun"
  | "highBun"
  | "ponytail"
  | "braid"
  | "curls"
  | "pixie"
  | "shag"
  | "headscarf"
  | "cap"
  | "woollyHat"
  | "wig";

export const SKULL: readonly Point[] = mirrored([
  [-56, -92],
  [-74, -136],
  [-98, -186],
  [-107, -250],
  [-102, -318],
  [-80, -374],
  [-42, -405],
  [0, -413],
]);

const skullPath = `${curve(SKULL)}Z`;

/** How bright a thing is that stands at this share (-1 left … 1 right) of a rounded surface. */
const litAt = (share: number): number => 0.5 + 0.5 * Math.cos((share + 0.5) * 1.75);

function strand(dice: Dice, points: readonly Point[], colour: string, share: number): string {
  const lightness = litAt(share) + dice.drift() * 0.3;
  const shade =
    lightness > 0.5
      ? mix(colour, "#efe2c8", (lightness - 0.5) * 0.75)
      : mix(colour, tone.night, (0.5 - lightness) * 1.3);
  return stroke(curve(points), shade, dice.between(1, 2.8), `opacity="${r(dice.between(0.35, 0.8))}"`);
}

/** The rounding of the whole head of hair: light left, deep shade right and below. */
const rounding = (id: string, d: string, dark = 0.62): string =>
  within(
    id,
    `<path d="${d}"/>`,
    soft(32, ellipse(-62, -320, 52, 84, "#f6e9cf", 'opacity="0.34"')),
    soft(32, path("M40 -460H260V200H90Q20 -160 40 -460Z", tone.night, `opacity="${dark}"`)),
  );

/** Hair that falls from the crown to a lower edge, following the head and then its own weight. */
function falling(
  dice: Dice,
  colour: string,
  {
    width,
    end,
    wave = 0,
    taper = 1,
    id,
  }: { width: number; end: number; wave?: number; taper?: number; id: string },
): string {
  const edge = mirrored([
    [-width * taper * 0.72, end + 6],
    [-width * taper, end - 16],
    [-width * 1.02, end - 90],
    [-width - 4, -200],
    [-width + 2, -290],
    [-86, -384],
    [-42, -416],
    [0, -424],
  ]);
  const d = `${curve(edge)}Z`;
  const strands = Array.from({ length: 330 }, () => {
    const share = dice.between(-1, 1);
    const sway = (at: number): number => Math.sin(at * 0.035 + share * 9) * wave;
    const middle = (-250 + end) / 2;
    return strand(
      dice,
      [
        [share * 22, -420 + Math.abs(share) * 6],
        [share * 82, -372],
        [share * (width - 2), -280],
        [share * width + sway(middle), middle],
        [share * width * taper + sway(end), end + dice.drift() * 8],
      ],
      colour,
      share,
    );
  });
  return path(d, mix(colour, tone.night, 0.25)) + strands.join("") + rounding(id, d);
}

/** Hair combed over the skull towards one point: a knot, a tail or a plait begins there. */
function gathered(dice: Dice, colour: string, knot: Point, id: string): string {
  const strands = Array.from({ length: 300 }, () => {
    const angle = dice.between(0, Math.PI * 2);
    const [edgeX, edgeY] = [Math.cos(angle) * 107, -262 + Math.sin(angle) * 152];
    const share = edgeX / 107;
    return strand(
      dice,
      [
        [edgeX, Math.min(edgeY, -112)],
        [edgeX * 0.72 + knot[0] * 0.28 + Math.sign(edgeX) * 8, edgeY * 0.62 + knot[1] * 0.38],
        [knot[0] + edgeX * 0.12, knot[1] + (edgeY - knot[1]) * 0.12],
      ],
      colour,
      share,
    );
  });
  return (
    path(skullPath, mix(colour, tone.night, 0.2)) +
    within(`${id}Skull`, `<path d="${skullPath}"/>`, ...strands) +
    rounding(id, skullPath)
  );
}

function knotOfHair(dice: Dice, colour: string, [x, y]: Point, radius: number, id: string): string {
  const turns = Array.from({ length: 90 }, () => {
    const [angle, reach] = [dice.between(0, Math.PI * 2), radius * Math.sqrt(dice.between(0.02, 1))];
    const arc = [0, 0.5, 1].map((step): Point => [
      x + Math.cos(angle + step) * reach,
      y + Math.sin(angle + step) * reach * 0.86,
    ]);
    return strand(dice, arc, colour, Math.cos(angle + 0.5) * (reach / radius));
  });
  const d = `M${x - radius} ${y}a${radius} ${radius * 0.88} 0 1 0 ${radius * 2} 0a${radius} ${radius * 0.88} 0 1 0 ${-radius * 2} 0`;
  return (
    soft(8, ellipse(x + 8, y + 14, radius, radius * 0.9, tone.night, 'opacity="0.7"')) +
    path(d, mix(colour, tone.night, 0.3)) +
    turns.join("") +
    within(
      id,
      `<path d="${d}"/>`,
      soft(
        16,
        ellipse(x - radius * 0.4, y - radius * 0.4, radius * 0.4, radius * 0.4, "#f6e9cf", 'opacity="0.4"'),
      ),
      soft(
        16,
        ellipse(x + radius * 0.6, y + radius * 0.6, radius * 0.7, radius * 0.7, tone.night, 'opacity="0.5"'),
      ),
    )
  );
}

function plait(dice: Dice, colour: string): string {
  let lobes = "";
  for (let link = 0; link < 9; link += 1) {
    const side = link % 2 === 0 ? -1 : 1;
    const [y, half] = [-128 + link * 34, 34 - link * 1.6];
    const d = `M${side * -half * 0.5} ${y - 20}C${side * half * 0.7} ${y - 24} ${side * half * 1.25} ${y + 10} ${side * half * 0.5} ${y + 44}C${side * half * 0.1} ${y + 26} ${side * -half * 0.6} ${y + 8} ${side * -half * 0.5} ${y - 20}Z`;
    const hairs = Array.from({ length: 12 }, (_, hair) => {
      const at = hair / 11;
      return strand(
        dice,
        [
          [side * half * (-0.4 + at * 0.4), y - 16 + at * 4],
          [side * half * (0.1 + at * 0.75), y - 4 + at * 8],
          [side * half * (0.3 + at * 0.3), y + 36],
        ],
        colour,
        side < 0 ? -0.5 : 0.4,
      );
    });
    lobes +=
      soft(2, path(d, tone.night, 'opacity="0.5" transform="translate(3 5)"')) +
      path(d, mix(colour, tone.night, 0.25)) +
      hairs.join("");
  }
  return (
    lobes +
    stroke("M-14 180Q0 186 14 180", tone.oxblood, 12) +
    path("M-13 186Q-16 236 -2 262Q14 236 13 186Z", mix(colour, tone.night, 0.2))
  );
}

/** Short hair over the skull; `bottom` is the nape's hairline and `lift` how far it stands off. */
function cropped(
  dice: Dice,
  colour: string,
  {
    lift,
    bottom,
    length,
    id,
    swirl = 0,
  }: { lift: number; bottom: number; length: number; id: string; swirl?: number },
): string {
  const shape = mirrored([
    [-46, bottom + 4],
    [-66, bottom - 22],
    [-92 - lift * 0.3, -196],
    [-105 - lift * 0.6, -262],
    [-102 - lift, -328],
    [-80 - lift * 0.8, -380 - lift * 0.5],
    [-42, -409 - lift],
    [0, -415 - lift * 1.1],
  ]);
  const d = `${curve(shape)}Z`;
  const crownX = swirl * 26;
  const strands = Array.from({ length: 620 }, () => {
    const angle = dice.between(0, Math.PI * 2);
    const reach = Math.sqrt(dice.between(0, 1));
    const [x, y] = [
      crownX + Math.cos(angle) * reach * (112 + lift),
      -330 + Math.sin(angle) * reach * (Math.sin(angle) > 0 ? 330 + bottom : 92 + lift),
    ];
    const [dx, dy] = [x - crownX, y + 330];
    const norm = Math.hypot(dx, dy) || 1;
    const turn = swirl * 0.5 + dice.drift() * 0.35;
    const [ux, uy] = [
      (dx * Math.cos(turn) - dy * Math.sin(turn)) / norm,
      (dx * Math.sin(turn) + dy * Math.cos(turn)) / norm + 0.25,
    ];
    return strand(
      dice,
      [
        [x, y],
        [x + ux * length * 0.5, y + uy * length * 0.5 + 1],
        [x + ux * length, y + uy * length + length * 0.14],
      ],
      colour,
      x / 112,
    );
  });
  return (
    soft(2, path(d, mix(colour, tone.night, 0.28))) +
    within(`${id}Clip`, `<path d="${d}"/>`, ...strands) +
    soft(1, ...strands.slice(0, lift > 8 ? 160 : 60)) +
    rounding(id, d, 0.5)
  );
}

function curly(dice: Dice, colour: string): string {
  const coils = Array.from({ length: 900 }, () => {
    const angle = dice.between(0, Math.PI * 2);
    const reach = Math.sqrt(dice.between(0, 1)) * (1 + dice.drift() * 0.04);
    const [x, y] = [
      Math.cos(angle) * reach * 150,
      -290 + Math.sin(angle) * reach * (Math.sin(angle) > 0 ? 158 : 172),
    ];
    const size = dice.between(5, 13);
    const share = x / 150 + (y + 290) / 420;
    return strand(
      dice,
      [
        [x - size, y],
        [x - size * 0.3, y - size],
        [x + size, y - size * 0.2],
        [x + size * 0.2, y + size * 0.8],
      ],
      colour,
      share,
    );
  });
  const d =
    "M-148 -290C-150 -400 -80 -462 0 -462C80 -462 150 -400 148 -290C146 -200 90 -134 0 -132C-90 -134 -146 -200 -148 -290Z";
  return soft(4, path(d, mix(colour, tone.night, 0.35))) + coils.join("") + rounding("hair", d, 0.55);
}

/** What remains around a bare crown. */
function fringe(dice: Dice, colour: string): string {
  const sides = Array.from({ length: 340 }, () => {
    const share = dice.between(-1, 1);
    const top = -176 - Math.abs(share) ** 3 * 96;
    const y = dice.between(top, -100 - Math.abs(share) * 66);
    const x = share * (62 + Math.min(44, (-y - 92) * 0.52));
    return strand(
      dice,
      [
        [x * 0.99, y - 15],
        [x, y],
        [x * 0.98, y + 15],
      ],
      colour,
      share,
    );
  });
  return soft(1, ...sides);
}

const baldHead = (skin: string): string =>
  linear(
    "scalp",
    [0, 0],
    [1, 0.25],
    [0, mix(skin, "#fff0d8", 0.4)],
    [0.4, skin],
    [1, mix(skin, tone.night, 0.66)],
  ) +
  path(skullPath, "url(#scalp)") +
  within(
    "scalpLight",
    `<path d="${skullPath}"/>`,
    soft(16, ellipse(-38, -362, 40, 24, "#fff3dc", 'opacity="0.5"')),
    soft(16, path("M-70 -150Q0 -176 70 -150V-80H-70Z", tone.night, 'opacity="0.3"')),
    soft(4, stroke("M-40 -132Q0 -146 40 -132", tone.night, 4, 'opacity="0.25"')),
  );

export {
  skullPath,
  cropped,
  curly,
  falling,
  fringe,
  gathered,
  knotOfHair,
  plait,
  baldHead,
  litAt,
  strand,
  rounding,
};

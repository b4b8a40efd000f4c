import type { Dice } from "./random";
import type { Point } from "./svg";
import { mix, tone } from "./palette";
import { curve, ellipse, linear, mirrored, path, r, soft, stroke, within } from "./svg";

export type Garment =
  | "suit"
  | "jumper"
  | "dress"
  | "coat"
  | "shirt"
  | "shawl"
  | "gown"
  | "rollneck"
  | "cardigan"
  | "scarf"
  | "denim";

export interface Build {
  /** Half of the breadth across the shoulders. */
  breadth: number;
  /** How steeply the shoulders fall: about 60 for the upright, 110 for the old. */
  slope: number;
}

const bodyOutline = ({ breadth, slope }: Build, neck = 66, neckTop = -34): string =>
  `${curve(
    mirrored([
      [-breadth - 34, 470],
      [-breadth - 22, 300],
      [-breadth - 6, slope + 70],
      [-breadth + 22, slope + 10],
      [-breadth * 0.66, slope * 0.48],
      [-neck - 44, 2],
      [-neck, neckTop],
    ]),
  )}Z`;

/** Light on the left shoulder, dusk on the right one, and the hollow between the shoulder blades. */
const modelling = (d: string, folds: string, strength = 1): string =>
  within(
    "bodyLight",
    `<path d="${d}"/>`,
    soft(
      32,
      path("M-360 40Q-220 0 -110 20Q-200 120 -250 480H-400Z", "#f4e6c9", `opacity="${0.34 * strength}"`),
    ),
    soft(32, path("M120 -40H420V480H150Q90 180 120 -40Z", tone.night, 'opacity="0.62"')),
    soft(32, ellipse(0, 230, 40, 190, tone.night, 'opacity="0.3"')),
    soft(32, ellipse(-118, 190, 64, 90, "#f4e6c9", `opacity="${0.16 * strength}"`)),
    soft(8, stroke(folds, tone.night, 10, 'opacity="0.4"')),
    soft(
      4,
      `<g transform="translate(-9 -2)">${stroke(folds, "#f4e6c9", 4, `opacity="${0.16 * strength}"`)}</g>`,
    ),
  );

const folds = (dice: Dice, breadth: number): string => {
  const drift = (): number => dice.drift() * 24;
  return [-1, 1]
    .map(
      (side) =>
        `M${side * (breadth - 26)} 150Q${side * (breadth - 60) + drift()} 280 ${side * (breadth - 40)} 470` +
        `M${side * breadth * 0.55} ${230 + drift()}Q${side * breadth * 0.4 + drift()} 330 ${side * breadth * 0.5 + drift()} 470`,
    )
    .join("");
};

const collarBand = (width: number, top: number, depth: number, drop: number): string =>
  `M${-width} ${top}Q0 ${top + drop} ${width} ${top}L${width + 16} ${top + depth}Q0 ${top + depth + drop * 1.3} ${-width - 16} ${top + depth}Z`;

const stitch = (dice: Dice, d: string, colour: string): string => {
  let rows = "";
  for (let x = -340; x <= 340; x += 9) rows += `M${x} -120q${r(dice.drift() * 4)} 300 ${r(x * 0.04)} 600`;
  return within(
    "stitches",
    `<path d="${d}"/>`,
    soft(1, stroke(rows, mix(colour, tone.night, 0.5), 2.6, 'opacity="0.55"')),
  );
};

export function neck(skin: string, breadth: number): string {
  const d = `${curve(
    mirrored([
      [-breadth * 0.6, 110],
      [-132, 24],
      [-76, -24],
      [-60, -74],
      [-58, -130],
    ]),
  )}Z`;
  return (
    linear(
      "neckSkin",
      [0, 0],
      [1, 0],
      [0, mix(skin, "#fff0d8", 0.3)],
      [0.42, skin],
      [0.62, mix(skin, tone.night, 0.4)],
      [1, mix(skin, tone.night, 0.7)],
    ) +
    path(d, "url(#neckSkin)") +
    within(
      "neckShade",
      `<path d="${d}"/>`,
      soft(16, ellipse(6, -120, 90, 46, tone.night, 'opacity="0.6"')),
      soft(8, stroke("M-20 -110Q-26 -40 -40 10M22 -110Q26 -40 44 10", tone.night, 7, 'opacity="0.22"')),
      soft(8, ellipse(0, 16, 12, 10, "#fff0d8", 'opacity="0.22"')),
    )
  );
}

export const ears = (skin: string): string =>
  [-1, 1]
    .map((side) => {
      const colour = side < 0 ? mix(skin, "#fff0d8", 0.22) : mix(skin, tone.night, 0.55);
      const points: Point[] = [
        [side * 98, -250],
        [side * 120, -262],
        [side * 126, -232],
        [side * 116, -196],
        [side * 98, -180],
      ];
      return (
        path(curve(points, true), colour) +
        soft(
          2,
          stroke(
            curve([
              [side * 104, -244],
              [side * 112, -226],
              [side * 104, -196],
            ]),
            tone.night,
            4,
            'opacity="0.4"',
          ),
        )
      );
    })
    .join("");

/** Dresses the figure. `colour` is the cloth, `skin` shows where a neckline is low. */
export function clothesOf(garment: Garment, dice: Dice, build: Build, colour: string): string {
  const { breadth } = build;
  const creases = folds(dice, breadth);
  const plain = bodyOutline(build);
  const body = (d: string, extra = ""): string => soft(1, path(d, colour)) + extra + modelling(d, creases);
  const whiteCollar =
    path(collarBand(60, -58, 36, 20), "#d8cebc") +
    soft(4, path("M10 -54H80V0H30Z", tone.night, 'opacity="0.5"'));
  const seam = stroke(`M0 0Q4 200 0 470`, tone.night, 2.4, 'opacity="0.45"');
  const armholes = [-1, 1]
    .map((side) =>
      stroke(
        `M${side * (breadth - 34)} ${build.slope * 0.86}Q${side * (breadth - 74)} 200 ${side * (breadth - 48)} 330`,
        tone.night,
        2.4,
        'opacity="0.4"',
      ),
    )
    .join("");
  const lapelCollar = (top: number, depth: number): string => {
    const d = collarBand(72, top, depth, 22);
    return (
      soft(4, path(d, tone.night, 'opacity="0.55" transform="translate(2 8)"')) +
      path(d, mix(colour, "#fff0d8", 0.05)) +
      within(
        "collarLight",
        `<path d="${d}"/>`,
        soft(
          8,
          path("M-110 -80H-30V60H-110Z", "#f4e6c9", 'opacity="0.22"'),
          path("M30 -80H110V60H30Z", tone.night, 'opacity="0.5"'),
        ),
      )
    );
  };
  switch (garment) {
    case "suit":
      return whiteCollar + body(plain, seam + armholes) + lapelCollar(-38, 44);
    case "shirt":
      return (
        body(
          plain,
          stroke(`M${-breadth + 20} 104Q0 130 ${breadth - 20} 104`, tone.night, 2.4, 'opacity="0.4"') +
            stroke("M-12 118V470M12 118V470", tone.night, 2, 'opacity="0.3"') +
            armholes,
        ) + lapelCollar(-62, 50)
      );
    case "denim":
      return (
        body(
          plain,
          stroke(
            `M${-breadth + 16} 116Q0 140 ${breadth - 16} 116M-120 124L-76 470M120 124L76 470`,
            "#d8c6a4",
            2.2,
            'opacity="0.5" stroke-dasharray="7 4"',
          ) + armholes,
        ) + lapelCollar(-48, 58)
      );
    case "jumper":
      return (
        body(plain, stitch(dice, plain, colour) + armholes) +
        path(collarBand(66, -42, 30, 26), mix(colour, tone.night, 0.22)) +
        stroke("M-68 -38Q0 -8 68 -38", mix(colour, "#fff0d8", 0.3), 2.4, 'opacity="0.6"')
      );
    case "cardigan":
      return (
        whiteCollar +
        body(plain, stitch(dice, plain, colour) + armholes) +
        path(collarBand(72, -36, 22, 22), mix(colour, tone.night, 0.3))
      );
    case "rollneck": {
      const roll = "M-66 -104Q0 -84 66 -104L76 -22Q0 8 -76 -22Z";
      return (
        body(plain, stitch(dice, plain, colour) + armholes) +
        path(roll, colour) +
        within(
          "roll",
          `<path d="${roll}"/>`,
          soft(
            1,
            ...Array.from({ length: 20 }, (_, rib) =>
              stroke(`M${-72 + rib * 7.6} -110V10`, tone.night, 2.4, 'opacity="0.4"'),
            ),
          ),
          soft(
            16,
            path("M14 -120H100V20H24Z", tone.night, 'opacity="0.6"'),
            path("M-90 -110H-40V10H-90Z", "#f4e6c9", 'opacity="0.3"'),
          ),
        ) +
        soft(4, stroke("M-78 -20Q0 12 78 -20", tone.night, 6, 'opacity="0.5"'))
      );
    }
    case "dress": {
      const low = `${curve(
        mirrored([
          [-breadth - 34, 470],
          [-breadth - 22, 300],
          [-breadth - 6, build.slope + 70],
          [-breadth + 22, build.slope + 10],
          [-breadth * 0.66, build.slope * 0.5],
          [-128, 34],
        ]),
      )}Q70 132 0 132Q-70 132 -128 34Z`;
      return (
        body(low, seam + armholes) +
        soft(
          1,
          stroke("M-128 34Q-70 132 0 132Q70 132 128 34", mix(colour, "#fff0d8", 0.3), 3, 'opacity="0.5"'),
        ) +
        soft(
          1,
          ...[160, 200, 240, 280, 320, 360].map((y) => ellipse(0, y, 4, 4, mix(colour, "#fff0d8", 0.35))),
        )
      );
    }
    case "coat": {
      const collar = "M-82 -116Q0 -76 82 -116Q120 -60 132 4Q0 62 -132 4Q-120 -60 -82 -116Z";
      return (
        body(plain, seam + armholes) +
        soft(8, path(collar, tone.night, 'opacity="0.6" transform="translate(3 12)"')) +
        path(collar, mix(colour, "#fff0d8", 0.06)) +
        within(
          "coatCollar",
          `<path d="${collar}"/>`,
          soft(
            16,
            path("M-140 -120H-50V60H-140Z", "#f4e6c9", 'opacity="0.3"'),
            path("M30 -130H140V60H40Z", tone.night, 'opacity="0.6"'),
          ),
        )
      );
    }
    case "scarf": {
      const wrap = "M-92 -92Q0 -52 92 -92Q124 -50 118 -8Q0 50 -118 -8Q-124 -50 -92 -92Z";
      const lines = "M-104 -66Q0 -18 104 -66M-112 -44Q0 8 112 -44M-114 -22Q0 30 114 -22";
      return (
        body(plain, seam + armholes) +
        soft(8, path(wrap, tone.night, 'opacity="0.6" transform="translate(3 14)"')) +
        path(wrap, tone.oxblood) +
        within(
          "wrap",
          `<path d="${wrap}"/>`,
          soft(2, stroke(lines, tone.night, 7, 'opacity="0.45"')),
          soft(2, `<g transform="translate(0 -8)">${stroke(lines, "#e3b9a0", 3, 'opacity="0.35"')}</g>`),
          soft(16, path("M20 -120H140V60H40Z", tone.night, 'opacity="0.6"')),
        )
      );
    }
    case "shawl": {
      const d = `${curve(
        mirrored([
          [-breadth - 52, 470],
          [-breadth - 40, 280],
          [-breadth - 10, 110],
          [-breadth * 0.7, 30],
          [-104, -30],
          [-76, -62],
        ]),
      )}Z`;
      const drape = Array.from(
        { length: 9 },
        (_, fold) =>
          `M${-breadth + fold * 14} ${70 + fold * 4}Q${-80 + fold * 16} ${190 + fold * 30} ${fold * 4} ${300 + fold * 22}M${breadth - fold * 14} ${70 + fold * 4}Q${80 - fold * 16} ${190 + fold * 30} ${-fold * 4} ${300 + fold * 22}`,
      ).join("");
      return (
        soft(1, path(d, colour)) +
        within(
          "drape",
          `<path d="${d}"/>`,
          soft(4, stroke(drape, tone.night, 6, 'opacity="0.35"')),
          soft(2, `<g transform="translate(-5 -5)">${stroke(drape, "#f4e6c9", 2.6, 'opacity="0.28"')}</g>`),
        ) +
        modelling(d, "M0 0") +
        soft(2, path(collarBand(76, -62, 22, 40), mix(colour, tone.night, 0.3)))
      );
    }
    case "gown": {
      const gathers = Array.from(
        { length: 27 },
        (_, fold) => `M${-104 + fold * 8} 96Q${-130 + fold * 10} 260 ${-160 + fold * 12.4} 470`,
      ).join("");
      return (
        whiteCollar +
        body(
          plain,
          soft(1, stroke(gathers, "#8d8272", 2, 'opacity="0.35"')) +
            stroke(`M${-breadth + 40} 70Q0 120 ${breadth - 40} 70`, "#8d8272", 2.4, 'opacity="0.5"'),
        ) +
        lapelCollar(-36, 30)
      );
    }
  }
}

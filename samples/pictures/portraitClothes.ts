import type { Dice } from "./random";
import type { Build } from "./tailoring";
import { mix, tone } from "./palette";
import { curve, ellipse, mirrored, pairs, path, placed, soft, stroke, within } from "./svg";
import {
  armholes,
  backOutline,
  closedNeck,
  collar,
  collarBand,
  creases,
  knit,
  modelling,
  scoopedNeck,
  seam,
} from "./tailoring";

interface Cut {
  dice: Dice;
  build: Build;
  colour: string;
}

/** A closed back with whatever lies upon the cloth, light and shade above it all. */
const back = ({ dice, build, colour }: Cut, upon: string, neckline = closedNeck): string => {
  const d = backOutline(build, neckline);
  return soft(1, path(d, colour)) + upon + modelling(d, creases(dice, build.breadth));
};

const knitted = (cut: Cut): string =>
  back(cut, knit(cut.dice, backOutline(cut.build, closedNeck), cut.colour) + armholes(cut.build));

const shirtCollar =
  path(collarBand(60, -58, 36, 20), "#d8cebc") +
  soft(4, path("M10 -54H80V0H30Z", tone.night, 'opacity="0.5"'));

function rollneck(cut: Cut): string {
  const roll = "M-66 -104Q0 -84 66 -104L76 -22Q0 8 -76 -22Z";
  let ribs = "";
  for (let rib = 0; rib < 20; rib += 1) ribs += `M${-72 + rib * 7.6} -110V10`;
  return (
    knitted(cut) +
    collar("roll", roll, cut.colour) +
    within("ribbing", `<path d="${roll}"/>`, soft(1, stroke(ribs, tone.night, 2.4, 'opacity="0.35"'))) +
    soft(4, stroke("M-78 -20Q0 12 78 -20", tone.night, 6, 'opacity="0.45"'))
  );
}

function dress(cut: Cut): string {
  const pale = mix(cut.colour, "#fff0d8", 0.3);
  const hem = curve(mirrored(pairs(scoopedNeck)));
  const buttons = [150, 188, 226, 264, 302, 340].map((y) => ellipse(0, y, 4, 4, pale));
  return (
    back(cut, seam + armholes(cut.build), scoopedNeck) +
    soft(2, stroke(hem, tone.night, 5, 'opacity="0.45" transform="translate(0 -3)"')) +
    soft(1, stroke(hem, pale, 2.4, 'opacity="0.5"'), ...buttons)
  );
}

function scarf(cut: Cut): string {
  const wrap = "M-92 -92Q0 -52 92 -92Q124 -50 118 -8Q0 50 -118 -8Q-124 -50 -92 -92Z";
  const turns = "M-104 -66Q0 -18 104 -66M-112 -44Q0 8 112 -44M-114 -22Q0 30 114 -22";
  return (
    back(cut, seam + armholes(cut.build)) +
    collar("wrap", wrap, tone.oxblood) +
    within(
      "turns",
      `<path d="${wrap}"/>`,
      soft(2, stroke(turns, tone.night, 7, 'opacity="0.45"')),
      soft(2, placed("translate(0 -8)", stroke(turns, "#e3b9a0", 3, 'opacity="0.22"'))),
    )
  );
}

function shawl({ build: { breadth }, colour }: Cut): string {
  const left = [
    -breadth - 52,
    470,
    -breadth - 40,
    280,
    -breadth - 10,
    110,
    -breadth * 0.7,
    30,
    -104,
    -30,
    -76,
    -62,
  ];
  const d = `${curve(mirrored(pairs(left)))}Z`;
  let drape = "";
  for (let fold = 0; fold < 9; fold += 1) {
    const [x, y] = [breadth - fold * 14, 70 + fold * 4];
    const [midX, midY, endY] = [80 - fold * 16, 190 + fold * 30, 300 + fold * 22];
    drape += `M${-x} ${y}Q${-midX} ${midY} ${fold * 4} ${endY}M${x} ${y}Q${midX} ${midY} ${-fold * 4} ${endY}`;
  }
  return (
    soft(1, path(d, colour)) +
    within(
      "drape",
      `<path d="${d}"/>`,
      soft(4, stroke(drape, tone.night, 6, 'opacity="0.35"')),
      soft(2, placed("translate(-5 -5)", stroke(drape, "#f4e6c9", 2.6, 'opacity="0.28"'))),
    ) +
    modelling(d, "M0 0") +
    soft(2, path(collarBand(76, -62, 22, 40), mix(colour, tone.night, 0.3)))
  );
}

function gown(cut: Cut): string {
  const { breadth } = cut.build;
  let gathers = "";
  for (let fold = 0; fold < 27; fold += 1) {
    gathers += `M${-104 + fold * 8} 96Q${-130 + fold * 10} 260 ${-160 + fold * 12.4} 470`;
  }
  const yoke = `M${-breadth + 40} 70Q0 120 ${breadth - 40} 70`;
  return (
    shirtCollar +
    back(
      cut,
      soft(1, stroke(gathers, "#8d8272", 2, 'opacity="0.3"'), stroke(yoke, "#8d8272", 2.4, 'opacity="0.45"')),
    ) +
    collar("gownCollar", collarBand(72, -36, 30, 22), cut.colour)
  );
}

/** A yoke across the shoulders, and a pleat or two seams below it. */
const yoked = (cut: Cut, below: string, thread: string, dash: string): string => {
  const { breadth } = cut.build;
  const yoke = `M${-breadth + 18} 108Q0 134 ${breadth - 18} 108`;
  return back(cut, soft(1, stroke(yoke + below, thread, 2.2, `opacity="0.4" ${dash}`)) + armholes(cut.build));
};

const GARMENTS = {
  suit: (cut) =>
    shirtCollar +
    back(cut, seam + armholes(cut.build)) +
    collar("lapel", collarBand(72, -38, 44, 22), cut.colour),
  shirt: (cut) =>
    yoked(cut, "M-12 122V470M12 122V470", tone.night, "") +
    collar("shirt", collarBand(70, -64, 50, 22), cut.colour),
  denim: (cut) =>
    yoked(cut, "M-120 126L-76 470M120 126L76 470", "#d8c6a4", 'stroke-dasharray="7 4"') +
    collar("denim", collarBand(72, -52, 58, 22), cut.colour),
  jumper: (cut) =>
    knitted(cut) + collar("rib", collarBand(64, -46, 30, 26), mix(cut.colour, tone.night, 0.18)),
  cardigan: (cut) =>
    shirtCollar + knitted(cut) + collar("rib", collarBand(72, -36, 22, 22), mix(cut.colour, tone.night, 0.3)),
  coat: (cut) =>
    back(cut, seam + armholes(cut.build)) +
    collar("coat", "M-82 -116Q0 -76 82 -116Q120 -60 132 4Q0 62 -132 4Q-120 -60 -82 -116Z", cut.colour),
  rollneck,
  dress,
  scarf,
  shawl,
  gown,
} satisfies Record<string, (cut: Cut) => string>;

export type Garment = keyof typeof GARMENTS;

/** Dresses the figure, seen from behind. */
export const clothesOf = (garment: Garment, cut: Cut): string => {
  const draw: (cut: Cut) => string = GARMENTS[garment];
  return draw(cut);
};

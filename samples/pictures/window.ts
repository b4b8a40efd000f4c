import type { Size } from "./svg";
import { beam, glow, haze, vignette, wash } from "./light";
import { crown, treeLine } from "./nature";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { curve, ellipse, faded, linear, path, picture, placed, rect, soft, stroke } from "./svg";

function curtain(id: string, x: number, width: number, height: number, lean: number): string {
  const folds = 7;
  let pleats = "";
  for (let fold = 0; fold < folds; fold += 1) {
    const left = x + (fold / folds) * width;
    const step = width / folds;
    pleats += path(
      `M${left} -20C${left + lean} ${height * 0.4} ${left - lean} ${height * 0.7} ${left + lean * 0.6} ${height}H${left + step + lean * 0.6}C${left + step - lean} ${height * 0.7} ${left + step + lean} ${height * 0.4} ${left + step} -20Z`,
      `url(#${id})`,
    );
  }
  return (
    linear(id, [0, 0], [1, 0], [0, "#8f836f"], [0.3, "#efe5d2"], [0.6, "#cdc1ab"], [1, "#7a6f5e"]) + pleats
  );
}

function vase(): string {
  const dice = createDice(90);
  const stems: string[] = [];
  const heads: string[] = [];
  for (let index = 0; index < 13; index += 1) {
    const [tipX, tipY] = [dice.drift() * 150, -300 - dice.between(0, 150)];
    stems.push(stroke(`M${dice.drift() * 14} -150Q${tipX * 0.2} -230 ${tipX} ${tipY}`, "#4b4336", 3.5));
    const colour = index % 4 === 1 ? "#6b3f3a" : mix("#f3ead8", "#a39680", dice.between(0, 0.8));
    const petals = Array.from({ length: 9 }, (_, petal) => {
      const angle = (petal / 9) * Math.PI * 2;
      return ellipse(
        tipX + Math.cos(angle) * 15,
        tipY + Math.sin(angle) * 11,
        15,
        11,
        mix(colour, tone.bark, dice.between(0, 0.35)),
        `transform="rotate(${Math.round((angle * 180) / Math.PI)} ${tipX} ${tipY})"`,
      );
    });
    heads.push(...petals, ellipse(tipX, tipY, 10, 8, mix(colour, tone.umber, 0.5)));
  }
  const leaves = Array.from({ length: 10 }, (_, leaf) =>
    path(
      `M0 0Q30 -26 76 -10Q34 8 0 0`,
      mix("#3d372c", "#7b715f", (leaf % 4) / 4),
      `transform="translate(${dice.drift() * 30} ${-180 - leaf * 14}) rotate(${dice.between(-200, 20)})"`,
    ),
  );
  return (
    soft(8, ellipse(40, 4, 130, 14, tone.night, 'opacity="0.55"')) +
    stems.join("") +
    leaves.join("") +
    soft(1, ...heads) +
    linear("vase", [0, 0], [1, 0], [0, "#d6cab5"], [0.25, "#f1e8d6"], [0.6, "#93876f"], [1, "#4f463a"]) +
    path(
      curve([
        [-34, -172],
        [-30, -140],
        [-66, -86],
        [-58, -20],
        [-38, 0],
        [38, 0],
        [58, -20],
        [66, -86],
        [30, -140],
        [34, -172],
      ]) + "Z",
      "url(#vase)",
    ) +
    ellipse(0, -172, 34, 7, "#4a4136")
  );
}

/** A window with thin curtains and a jug of garden flowers: a room that somebody has just left. */
export function sisterWindow(size: Size): string {
  const { width, height } = size;
  const [left, top, w, h] = [470, 60, 660, 700];
  const bar = (x: number, y: number, bw: number, bh: number): string =>
    rect(x, y, bw, bh, "#b9ad98") + rect(x, y, bw, Math.min(bh, 3), "#f4ecdc");
  return picture(
    size,
    wash(size, "wall", [0, "#7b7062"], [0.7, "#8d8171"], [1, "#5e5549"]),
    haze("plaster", [0, 0, width, height], {
      seed: 41,
      frequency: [0.003, 0.005],
      colour: "#3a322a",
      contrast: 0.7,
      clear: 0.46,
    }),
    linear("day", [0, 0], [0, 1], [0, "#efe6d3"], [0.6, "#fdf7e8"], [1, "#d9cdb5"]),
    rect(left - 36, top - 36, w + 72, h + 72, "#9c907d"),
    rect(left - 20, top - 20, w + 40, h + 40, "#d2c7b3"),
    rect(left, top, w, h, "url(#day)"),
    soft(
      16,
      treeLine(createDice(2), [left, left + w], top + h * 0.8, 120, "#b8ac95"),
      crown(createDice(5), [left + 470, top + 380], [110, 130], "#c6baa3"),
    ),
    ...[1, 2].map((column) => bar(left + (w / 3) * column - 7, top, 14, h)),
    ...[1, 2, 3].map((row) => bar(left, top + (h / 4) * row - 6, w, row === 2 ? 18 : 12)),
    glow("light", [left + w / 2, top + h * 0.5], [820, 720], "#fff8e6", 0.42),
    faded(
      0.9,
      soft(
        2,
        curtain("curtainA", left - 110, 270, 850, 14),
        curtain("curtainB", left + w - 150, 270, 850, -14),
      ),
    ),
    stroke(`M${left - 170} ${top - 58}H${left + w + 170}`, "#4e463b", 12),
    linear("sill", [0, 0], [0, 1], [0, "#f1e8d6"], [0.3, "#cabfaa"], [0.34, "#7d7262"], [1, "#514940"]),
    soft(16, rect(left - 130, top + h + 80, w + 260, 40, tone.night, 'opacity="0.5"')),
    rect(left - 150, top + h + 24, w + 300, 66, "url(#sill)"),
    placed(`translate(${left + w * 0.56} ${top + h + 42}) scale(1.12)`, vase()),
    beam(
      [
        [left + 120, 860],
        [left + 420, 860],
        [left + 130, 1120],
        [left - 330, 1120],
      ],
      "#fff1d2",
      0.4,
    ),
    linear(
      "fall",
      [0, 0],
      [1, 0],
      [0, tone.night, 0.5],
      [0.35, tone.night, 0.02],
      [0.65, tone.night, 0.05],
      [1, tone.night, 0.6],
    ),
    rect(0, 0, width, height, "url(#fall)"),
    vignette(size, 0.55),
  );
}

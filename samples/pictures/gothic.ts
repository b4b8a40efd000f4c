import type { Point } from "./svg";
import { mix } from "./palette";
import { linear, path, polygon, rect, stroke } from "./svg";

/** The colour of winter air over the river, into which far things fade. */
const AIR = "#cdbfa6";

/** A square battlemented tower, lit from the left. */
export function tower(
  id: string,
  x: number,
  top: number,
  width: number,
  bottom: number,
  far: number,
): string {
  const seen = (colour: string): string => mix(colour, AIR, far);
  const merlons = Array.from({ length: 5 }, (_, index) =>
    rect(x - 8 + index * ((width + 16) / 5), top - 34, (width + 16) / 9, 36, seen("#574e43")),
  );
  const slit = (cy: number): string =>
    rect(x + width * 0.42, cy, width * 0.16, 74, seen("#1f1a16")) +
    stroke(
      `M${x + width * 0.36} ${cy - 4}Q${x + width / 2} ${cy - 30} ${x + width * 0.64} ${cy - 4}`,
      seen("#a3967f"),
      4,
    );
  return (
    linear(id, [0, 0], [1, 0], [0, seen("#a5987f")], [0.6, seen("#7a6f5e")], [1, seen("#4b4339")]) +
    rect(x, top, width, bottom - top, `url(#${id})`) +
    rect(x - 8, top - 4, width + 16, 16, seen("#6b6153")) +
    merlons.join("") +
    [120, 270, 420].map((drop) => rect(x - 4, top + drop, width + 8, 7, seen("#978b76"))).join("") +
    slit(top + 160) +
    slit(top + 310)
  );
}

/** The great window under the gable: mullions and two tiers of pointed lights. */
export function tracery(cx: number, top: number, width: number, bottom: number): string {
  const half = width / 2;
  const arch = `M${cx - half} ${bottom}V${top + 150}Q${cx - half} ${top + 40} ${cx} ${top}Q${cx + half} ${top + 40} ${cx + half} ${top + 150}V${bottom}Z`;
  let bars = "";
  const lights = 8;
  for (let index = 1; index < lights; index += 1) {
    const x = cx - half + (index * width) / lights;
    const rise = top + 24 + Math.abs(x - cx) * 0.62;
    bars += `M${x} ${bottom}V${rise}`;
  }
  for (let index = 0; index < lights; index += 1) {
    const [from, to] = [cx - half + (index * width) / lights, cx - half + ((index + 1) * width) / lights];
    for (const y of [top + 176, top + 330])
      bars += `M${from} ${y}Q${from} ${y - 30} ${(from + to) / 2} ${y - 42}Q${to} ${y - 30} ${to} ${y}`;
  }
  return (
    path(arch, "#28221c") +
    stroke(bars, "#b3a68f", 6, 'opacity="0.8"') +
    stroke(arch, "#c3b69e", 10) +
    stroke(arch, "#4a4137", 3)
  );
}

export function roof([left, ridge, eaves, far]: readonly [number, number, number, number]): string {
  const slope: Point[] = [
    [left, ridge],
    [far, ridge + 96],
    [far + 16, eaves - 40],
    [left + 120, eaves],
  ];
  let slates = "";
  for (let row = 1; row < 26; row += 1) {
    const share = row / 26;
    slates += `M${left + 120 * share} ${ridge + (eaves - ridge) * share}L${far + 16 * share} ${ridge + 96 + (eaves - 136 - ridge) * share}`;
  }
  const dormer = (share: number, size: number): string => {
    const x = left + 130 + (far - left - 130) * share;
    const y = ridge + 190 + share * 30;
    return (
      polygon(
        [
          [x, y],
          [x + size / 2, y - size * 0.7],
          [x + size, y],
          [x + size, y + size * 0.5],
          [x, y + size * 0.5],
        ],
        "#3b342c",
      ) + rect(x + size * 0.3, y, size * 0.4, size * 0.45, "#9b8d76")
    );
  };
  return (
    linear("slope", [0, 0], [1, 0.5], [0, "#4d453b"], [0.5, "#625848"], [1, "#8b7f6b"]) +
    polygon(slope, "url(#slope)") +
    stroke(slates, "#2a241e", 1.6, 'opacity="0.4"') +
    stroke(`M${left} ${ridge}L${far} ${ridge + 96}`, "#38312a", 9) +
    [0.1, 0.34, 0.57, 0.78].map((share) => dormer(share, 62 - share * 22)).join("")
  );
}

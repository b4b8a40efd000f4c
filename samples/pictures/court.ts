import type { Size } from "./svg";
import { beam, haze, vignette, wash } from "./light";
import { tone } from "./palette";
import { faded, linear, path, picture, rect, soft } from "./svg";

/** One fluted column with its base and plain capital; the light falls on it from the left. */
function column(x: number, top: number, bottom: number, radius: number, id: string): string {
  const flutes = 11;
  let grooves = "";
  for (let flute = 0; flute < flutes; flute += 1) {
    // Equal steps around the shaft look narrower towards its edges.
    const angle = ((flute + 0.5) / flutes) * Math.PI;
    const [from, to] = [-Math.cos(angle - 0.085) * radius, -Math.cos(angle + 0.085) * radius];
    grooves += rect(x + from, top + 70, to - from, bottom - top - 130, `url(#${id}Groove)`);
  }
  const waist = radius * 0.93;
  return (
    linear(
      `${id}Shaft`,
      [0, 0],
      [1, 0],
      [0, "#8f8473"],
      [0.18, "#e2d8c6"],
      [0.38, "#cfc4b1"],
      [0.7, "#7b7061"],
      [0.93, "#3a332c"],
      [1, "#5b5247"],
    ) +
    linear(`${id}Groove`, [0, 0], [1, 0], [0, "#2a241e", 0.62], [0.5, "#2a241e", 0.25], [1, "#fff6e2", 0.3]) +
    soft(
      16,
      rect(x + radius * 0.6, top + 40, radius * 1.25, bottom - top - 40, tone.night, 'opacity="0.6"'),
    ) +
    path(
      `M${x - waist} ${top + 60}L${x + waist} ${top + 60}L${x + radius} ${bottom - 50}L${x - radius} ${bottom - 50}Z`,
      `url(#${id}Shaft)`,
    ) +
    grooves +
    rect(x - radius * 1.3, top, radius * 2.6, 34, `url(#${id}Shaft)`) +
    path(
      `M${x - radius * 1.24} ${top + 34}Q${x - radius * 1.1} ${top + 66} ${x - waist} ${top + 70}H${x + waist}Q${x + radius * 1.1} ${top + 66} ${x + radius * 1.24} ${top + 34}Z`,
      `url(#${id}Shaft)`,
    ) +
    soft(4, rect(x - radius * 1.2, top + 64, radius * 2.4, 16, tone.night, 'opacity="0.5"')) +
    rect(x - radius * 1.14, bottom - 58, radius * 2.28, 22, `url(#${id}Shaft)`, 'rx="11"') +
    rect(x - radius * 1.28, bottom - 38, radius * 2.56, 38, `url(#${id}Shaft)`)
  );
}

function door(x: number, top: number, width: number, bottom: number): string {
  const half = width / 2;
  const panel = (px: number, py: number, pw: number, ph: number): string =>
    rect(px, py, pw, ph, "#191511") +
    rect(px + 3, py + 3, pw - 3, ph - 3, "#2b241d") +
    rect(px + 8, py + 8, pw - 16, ph - 16, "#231d18");
  return (
    rect(x - half - 46, top - 50, width + 92, bottom - top + 50, "#6a6053") +
    rect(x - half - 30, top - 32, width + 60, bottom - top + 32, "#4d453b") +
    rect(x - half, top, width, bottom - top, "#211b16") +
    [0, 1, 2]
      .map((row) =>
        [-1, 1]
          .map((side) => panel(x + (side < 0 ? -half + 14 : 10), top + 20 + row * 160, half - 24, 138))
          .join(""),
      )
      .join("") +
    rect(x - 2, top, 4, bottom - top, "#0e0b09") +
    `<circle cx="${x + 18}" cy="${top + 330}" r="7" fill="#b39a6c"/>`
  );
}

/** A court's portico in raking winter light. */
export function court(size: Size): string {
  const { width, height } = size;
  const floor = height * 0.8;
  const steps = [0, 1, 2, 3, 4].map((step) => {
    const top = floor + step * step * 5 + step * 38;
    return (
      rect(
        -10,
        top,
        width + 20,
        22 + step * 3,
        `rgb(${198 - step * 10},${187 - step * 10},${170 - step * 10})`,
      ) +
      rect(-10, top + 22 + step * 3, width + 20, 48, "#6a6054") +
      soft(4, rect(-10, top + 22 + step * 3, width + 20, 10, tone.night, 'opacity="0.6"'))
    );
  });
  return picture(
    size,
    wash(size, "wall", [0, "#4a4239"], [0.5, "#8d8170"], [1, "#6f6556"]),
    // Courses of dressed stone on the wall behind.
    faded(0.35, ...Array.from({ length: 14 }, (_, row) => rect(0, 150 + row * 62, width, 2.5, tone.night))),
    door(width * 0.5, height * 0.34, width * 0.26, floor),
    beam(
      [
        [-100, 0],
        [width * 0.5, 120],
        [width * 1.2, floor],
        [width * 0.3, floor],
      ],
      "#f3e4c4",
      0.3,
    ),
    ...steps,
    column(width * 0.14, 130, floor + 6, 84, "columnA"),
    column(width * 0.83, 130, floor + 6, 84, "columnB"),
    linear("beamFace", [0, 0], [0, 1], [0, "#a79a86"], [0.55, "#8b7f6d"], [1, "#3d352d"]),
    rect(-10, -10, width + 20, 146, "url(#beamFace)"),
    rect(-10, 84, width + 20, 6, "#3d352d", 'opacity="0.7"'),
    rect(-10, 90, width + 20, 4, "#d9ceba", 'opacity="0.6"'),
    soft(8, rect(-10, 132, width + 20, 26, tone.night, 'opacity="0.7"')),
    haze("stone", [0, 0, width, height], {
      seed: 31,
      frequency: [0.006, 0.004],
      colour: "#2a231c",
      contrast: 1.1,
      clear: 0.45,
      octaves: 6,
    }),
    linear("dusk", [0, 0], [1, 0.3], [0, "#f5e6c6", 0.16], [0.5, tone.night, 0.1], [1, tone.night, 0.55]),
    rect(0, 0, width, height, "url(#dusk)"),
    vignette(size, 0.6),
  );
}

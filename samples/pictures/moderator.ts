import type { Size } from "./svg";
import { greeking } from "./greeking";
import { haze, vignette } from "./light";
import { createDice } from "./random";
import { faded, picture, placed, r, rect, stroke } from "./svg";

const INK = "#2f2a26";

const line = (d: string, width = 3): string => stroke(d, INK, width);

/** Parallel hatching at 45 degrees inside a box: the draughtsman's sign for cut metal. */
function hatch(x: number, y: number, width: number, height: number, gap = 9): string {
  let d = "";
  for (let offset = -height; offset < width; offset += gap) {
    const [startX, startY] = offset < 0 ? [x, y - offset] : [x + offset, y];
    const run = Math.min(width - Math.max(offset, 0), height - (startY - y));
    if (run > 0) d += `M${r(startX)} ${r(startY)}l${r(run)} ${r(run)}`;
  }
  return stroke(d, INK, 1.2);
}

/** A cylinder cut along its length: tube wall, end caps and seventeen baffles around the clear middle. */
function section(length: number, radius: number): string {
  const wall = 20;
  const clear = 26;
  const cap = 54;
  const baffles: string[] = [];
  const count = 17;
  const step = (length - cap * 2 - 60) / count;
  for (let index = 0; index < count; index += 1) {
    const x = cap + 30 + index * step;
    for (const side of [-1, 1]) {
      const [outer, inner] = [side * (radius - wall), side * clear];
      // Each baffle is a shallow cone with a short collar around the bore.
      baffles.push(
        line(
          `M${r(x)} ${outer}L${r(x + step * 0.62)} ${inner}h${r(step * 0.3)}M${r(x + 9)} ${outer}L${r(x + step * 0.62 + 6)} ${inner + side * 8}h${r(step * 0.22)}v${-side * 8}`,
          2.2,
        ),
      );
    }
  }
  return (
    line(`M0 ${-radius}H${length}V${radius}H0Z`, 4) +
    line(`M${cap} ${-radius + wall}H${length - cap}M${cap} ${radius - wall}H${length - cap}`) +
    hatch(cap, -radius, length - cap * 2, wall) +
    hatch(cap, radius - wall, length - cap * 2, wall) +
    line(
      `M${cap} ${-radius}V${-clear}M${cap} ${clear}V${radius}M${length - cap} ${-radius}V${-clear}M${length - cap} ${clear}V${radius}`,
    ) +
    hatch(0, -radius, cap, radius - clear) +
    hatch(0, clear, cap, radius - clear) +
    hatch(length - cap, -radius, cap, radius - clear) +
    hatch(length - cap, clear, cap, radius - clear) +
    line(
      `M0 ${-clear}H${cap}M0 ${clear}H${cap}M${length - cap} ${-clear}H${length}M${length - cap} ${clear}H${length}`,
    ) +
    baffles.join("") +
    stroke(`M-60 0H${length + 60}`, INK, 1.6, 'stroke-dasharray="34 9 6 9"')
  );
}

function endView(radius: number): string {
  const ring = (size: number, width: number, dash = ""): string =>
    `<circle r="${size}" fill="none" stroke="${INK}" stroke-width="${width}" ${dash}/>`;
  return (
    ring(radius, 4) +
    ring(radius - 20, 2.4) +
    ring(60, 1.6, 'stroke-dasharray="10 7"') +
    ring(26, 3) +
    stroke(
      `M${-radius - 40} 0H${radius + 40}M0 ${-radius - 40}V${radius + 40}`,
      INK,
      1.6,
      'stroke-dasharray="26 8 5 8"',
    )
  );
}

const note = (x: number, y: number, text: string, size = 30): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Times New Roman, serif" font-style="italic" font-size="${size}" fill="${INK}">${text}</text>`;

/** A reference numeral with the thin bent line that leads to its part. */
const pointer = (text: string, x: number, y: number, toX: number, toY: number): string =>
  note(x, y - 10, text) +
  stroke(`M${x} ${y}Q${(x + toX) / 2 + 14} ${(y + toY) / 2 - 8} ${toX} ${toY}`, INK, 1.8);

function dimension(x1: number, x2: number, y: number): string {
  const head = (x: number, way: number): string => `M${x} ${y}l${way * 16} -5M${x} ${y}l${way * 16} 5`;
  return stroke(
    `M${x1} ${y}H${x2}M${x1} ${y - 26}V${y + 14}M${x2} ${y - 26}V${y + 14}${head(x1, 1)}${head(x2, -1)}`,
    INK,
    1.8,
  );
}

/** A sound moderator in section, in the manner of an old patent drawing. */
export function moderator(size: Size): string {
  const { width, height } = size;
  const dice = createDice(25);
  const [x, y, length, radius] = [150, 420, 920, 130];
  return picture(
    size,
    rect(0, 0, width, height, "#e6ddcb"),
    haze("age", [0, 0, width, height], {
      seed: 51,
      frequency: [0.0024, 0.003],
      colour: "#9b8562",
      contrast: 0.8,
      clear: 0.42,
      octaves: 5,
    }),
    haze("fibre", [0, 0, width, height], {
      seed: 52,
      frequency: [0.05, 0.07],
      colour: "#6f6350",
      contrast: 0.3,
      clear: 0.48,
      octaves: 3,
    }),
    stroke(`M46 46H${width - 46}V${height - 46}H46Z`, INK, 3.5),
    stroke(`M58 58H${width - 58}V${height - 58}H58Z`, INK, 1.2),
    placed(`translate(${x} ${y})`, section(length, radius)),
    placed(`translate(1330 ${y})`, endView(radius)),
    pointer("1", 330, 214, 360, y - radius + 8),
    pointer("2", 560, 214, 548, y - 80),
    pointer("3", 780, 214, 770, y - 72),
    pointer("4", 1010, 214, 1040, y - 80),
    pointer("5", 1440, 236, 1376, y - 112),
    dimension(x, x + length, 640),
    note(x + length / 2, 700, "Fig. 1"),
    note(1330, 700, "Fig. 2"),
    faded(0.8, greeking(dice, { x: 110, y: 800, width: 640, lines: 6, leading: 32, size: 15, colour: INK })),
    // The title block says what the sheet is: a sample, and a diagram of no particular exhibit.
    stroke("M900 770H1490V960H900ZM900 850H1490M1200 850V960", INK, 2),
    note(1195, 824, "SAMPLE  DRAWING", 36),
    faded(
      0.75,
      greeking(dice, { x: 924, y: 890, width: 250, lines: 2, leading: 34, size: 14, colour: INK }),
      greeking(dice, { x: 1224, y: 890, width: 240, lines: 2, leading: 34, size: 14, colour: INK }),
    ),
    vignette(size, 0.28),
  );
}

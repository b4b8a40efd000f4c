import type { Dice } from "./random";
import type { Point } from "./svg";
import { curve, ellipse, path, r, stroke } from "./svg";

const circle = (x: number, y: number, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(radius * 2)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-radius * 2)} 0`;

/** A winter tree: every branch parts into thinner ones until only twigs are left. */
export function bareTree(
  dice: Dice,
  [x, y]: Point,
  height: number,
  colour: string,
  { lean = 0, levels = 9, spread = 0.5 }: { lean?: number; levels?: number; spread?: number } = {},
): string {
  // One path for each thickness, rather than one element for each of some thousand twigs.
  const byLevel = Array.from({ length: levels + 1 }, () => "");
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number): void => {
    const bend = angle + dice.drift() * 0.25;
    const [toX, toY] = [fromX + Math.cos(bend) * length, fromY + Math.sin(bend) * length];
    const [midX, midY] = [fromX + Math.cos(angle) * length * 0.5, fromY + Math.sin(angle) * length * 0.5];
    byLevel[level] =
      `${byLevel[level] ?? ""}M${r(fromX)} ${r(fromY)}Q${r(midX)} ${r(midY)} ${r(toX)} ${r(toY)}`;
    if (level === levels) return;
    const children = level > 1 && dice.chance(0.28) ? 3 : 2;
    for (let child = 0; child < children; child += 1) {
      const side = (child / (children - 1)) * 2 - 1;
      const turn = side * spread * dice.between(0.5, 1.2) + dice.drift() * 0.12;
      // Twigs strive upwards a little, or the crown would fall apart like a fern.
      const lift = -Math.cos(bend) * -0.05 * (Math.sin(bend) > -0.2 ? 1 : 0);
      grow(toX, toY, bend + turn + lift, length * dice.between(0.68, 0.86), level + 1);
    }
  };
  grow(x, y, -Math.PI / 2 + lean, height * 0.25, 0);
  return byLevel
    .map((d, level) =>
      stroke(d, colour, Math.max(0.7, height * 0.045 * 0.66 ** level), level > 5 ? 'opacity="0.8"' : ""),
    )
    .join("");
}

/** A crown in leaf: hundreds of small blots, thinner towards the edge. */
export function crown(
  dice: Dice,
  [x, y]: Point,
  [radiusX, radiusY]: Point,
  colour: string,
  count = 260,
): string {
  let d = "";
  const size = Math.min(radiusX, radiusY);
  for (let index = 0; index < count; index += 1) {
    const angle = dice.between(0, Math.PI * 2);
    const reach = Math.sqrt(dice.between(0, 1)) * (1 + 0.18 * Math.sin(angle * 5 + x));
    const radius = size * dice.between(0.03, 0.17) * (1.15 - reach * 0.6);
    d += circle(
      x + Math.cos(angle) * reach * radiusX,
      y + Math.sin(angle) * reach * radiusY,
      Math.max(1, radius),
    );
  }
  return path(d, colour);
}

/** A far wood or hedge along the ground: overlapping round tops upon a solid foot. */
export function treeLine(
  dice: Dice,
  [from, to]: Point,
  base: number,
  height: number,
  colour: string,
): string {
  let d = `M${r(from)} ${r(base + height)}L${r(from)} ${r(base - height * 0.2)}`;
  let bottom = "";
  let x = from;
  let swell = 0.6;
  while (x < to) {
    swell = Math.min(1, Math.max(0.15, swell + dice.drift() * 0.22));
    const radius = height * dice.between(0.18, 0.42) * (0.4 + swell * 0.6);
    bottom += circle(x, base - height * 0.5 * swell * dice.between(0.5, 1), radius);
    x += radius * dice.between(0.35, 0.8);
  }
  d += `L${r(to)} ${r(base - height * 0.2)}L${r(to)} ${r(base + height)}Z`;
  return path(d, colour) + path(bottom, colour);
}

/** Rolling ground: everything below a slow wave. */
export function hill(
  dice: Dice,
  width: number,
  top: number,
  bottom: number,
  swing: number,
  colour: string,
  extra = "",
): string {
  const points: Point[] = [];
  const [phase, pace] = [dice.between(0, 6), dice.between(1.2, 2.4)];
  for (let step = -1; step <= 13; step += 1) {
    const wave = Math.sin(phase + (step / 12) * pace * Math.PI) * 0.7 + dice.drift() * 0.12;
    points.push([(step / 12) * width, top + wave * swing]);
  }
  return path(`${curve(points)}L${r(width * 1.1)} ${bottom}L${r(-width * 0.1)} ${bottom}Z`, colour, extra);
}

/** Furrows of a ploughed field, which run together at one far point. */
export function furrows(
  dice: Dice,
  [vanishX, vanishY]: Point,
  [from, to]: Point,
  bottom: number,
  count: number,
  colour: string,
): string {
  let d = "";
  for (let index = 0; index <= count; index += 1) {
    const x = from + ((to - from) * index) / count + dice.drift() * 6;
    const half = ((to - from) / count) * dice.between(0.18, 0.34);
    d += `M${r(vanishX)} ${r(vanishY)}L${r(x - half)} ${bottom}L${r(x + half)} ${bottom}Z`;
  }
  return path(d, colour);
}

/** Blades and stalks, the taller the nearer. */
export function grass(
  dice: Dice,
  [from, to]: Point,
  [top, bottom]: Point,
  length: number,
  count: number,
  colour: string,
): string {
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const depth = dice.between(0, 1);
    const [x, y] = [dice.between(from, to), top + (bottom - top) * depth];
    const [lean, rise] = [dice.drift() * length * 0.5, length * dice.between(0.4, 1) * (0.4 + depth * 0.6)];
    d += `M${r(x)} ${r(y)}q${r(lean * 0.2)} ${r(-rise * 0.6)} ${r(lean)} ${r(-rise)}`;
  }
  return stroke(d, colour, 1.6, 'opacity="0.75"');
}

/** Rooks far off: a few flicks of the pen. */
export function birds(dice: Dice, [x, y]: Point, spread: number, count: number, colour: string): string {
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const [bx, by] = [x + dice.drift() * spread, y + dice.drift() * spread * 0.35];
    const wing = dice.between(4, 9);
    d += `M${r(bx - wing)} ${r(by - wing * 0.4)}q${r(wing * 0.6)} ${r(-wing * 0.2)} ${r(wing)} ${r(wing * 0.4)}q${r(wing * 0.4)} ${r(-wing * 0.6)} ${r(wing)} ${r(-wing * 0.5)}`;
  }
  return stroke(d, colour, 2);
}

/** Loose leaves or petals strewn over an area. */
export function strewn(
  dice: Dice,
  [x, y]: Point,
  [rx, ry]: Point,
  count: number,
  size: number,
  colour: string,
): string {
  return Array.from({ length: count }, () => {
    const [dx, dy] = [dice.drift() * rx, dice.drift() * ry];
    return ellipse(
      x + dx,
      y + dy,
      size * dice.between(0.5, 1),
      size * dice.between(0.3, 0.6),
      colour,
      `opacity="${r(dice.between(0.4, 1))}"`,
    );
  }).join("");
}

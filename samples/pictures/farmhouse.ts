import { mix, tone } from "./palette";
import { linear, placed, polygon, rect } from "./svg";

export interface HouseLight {
  /** The mist's colour, and how much of it lies between us and the house. */
  air: string;
  distance: number;
  id: string;
}

/**
 * A farmhouse that could stand anywhere in the east of England: a long range, a gabled wing, two stacks.
 * Drawn about 300 units wide with its foot on y = 0, so that scenes only need to scale it.
 */
export function farmhouse(x: number, y: number, scale: number, { air, distance, id }: HouseLight): string {
  const seen = (colour: string): string => mix(colour, air, distance);
  const pane = (px: number, py: number, width = 13, height = 21): string =>
    rect(px - 2, py - 2, width + 4, height + 4, seen(tone.linen), 'opacity="0.55"') +
    rect(px, py, width, height, seen(tone.ink)) +
    rect(px + width / 2 - 0.8, py, 1.6, height, seen(tone.dust)) +
    rect(px, py + height / 2 - 0.8, width, 1.6, seen(tone.dust));
  const stack = (sx: number, top: number): string =>
    rect(sx, top, 22, 60, seen(tone.umber)) +
    rect(sx - 3, top - 4, 28, 8, seen(tone.ink)) +
    rect(sx + 3, top - 14, 6, 11, seen(tone.bark)) +
    rect(sx + 13, top - 12, 6, 9, seen(tone.bark));
  return placed(
    `translate(${x} ${y}) scale(${scale})`,
    linear(`${id}Wall`, [0, 0], [1, 0], [0, seen(tone.stone)], [1, seen(tone.mist)]),
    linear(`${id}Roof`, [0, 0], [0, 1], [0, seen(tone.umber)], [1, seen(tone.bark)]),
    linear(`${id}Gable`, [0, 0], [1, 0], [0, seen(tone.dust)], [1, seen(tone.linen)]),
    stack(-112, -168),
    stack(28, -172),
    // The outhouse, the long range, then the wing that stands forward.
    polygon(
      [
        [-232, 2],
        [-232, -44],
        [-216, -70],
        [-150, -70],
        [-150, 2],
      ],
      seen(tone.clay),
    ),
    polygon(
      [
        [-240, -42],
        [-218, -76],
        [-146, -76],
        [-146, -42],
      ],
      seen(tone.bark),
    ),
    rect(-152, -88, 214, 90, `url(#${id}Wall)`),
    polygon(
      [
        [-162, -84],
        [-130, -142],
        [60, -142],
        [70, -84],
      ],
      `url(#${id}Roof)`,
    ),
    polygon(
      [
        [50, 2],
        [50, -92],
        [99, -152],
        [148, -92],
        [148, 2],
      ],
      `url(#${id}Gable)`,
    ),
    polygon(
      [
        [40, -86],
        [99, -164],
        [158, -86],
        [150, -80],
        [99, -147],
        [48, -80],
      ],
      seen(tone.ink),
    ),
    ...[-134, -98, -20, 18].map((px) => pane(px, -74)),
    ...[-134, -98, -20, 18].map((px) => pane(px, -36)),
    pane(78, -84),
    pane(106, -84),
    pane(78, -40),
    pane(106, -40),
    rect(-62, -44, 22, 46, seen(tone.ink)),
    rect(-66, -50, 30, 6, seen(tone.bark)),
  );
}

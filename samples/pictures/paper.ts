import type { Size } from "./svg";
import { haze } from "./light";
import { mix, tone } from "./palette";
import { linear, placed, rect, soft, stroke } from "./svg";

export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees clockwise around the sheet's middle. */
  turn?: number;
  colour?: string;
  id: string;
  seed: number;
}

/** A sheet of paper upon a table, with its shadow, its fibres and the light rolling over it. */
export function sheet(
  { x, y, width, height, turn = 0, colour = tone.paper, id, seed }: Sheet,
  ...print: string[]
): string {
  return placed(
    `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`,
    soft(16, rect(6, 14, width, height, tone.night, 'opacity="0.55"')),
    soft(2, rect(1, 3, width, height, tone.night, 'opacity="0.5"')),
    linear(
      `${id}Face`,
      [0, 0],
      [1, 1],
      [0, mix(colour, tone.white, 0.5)],
      [0.5, colour],
      [1, mix(colour, tone.stone, 0.3)],
    ),
    rect(0, 0, width, height, `url(#${id}Face)`),
    haze(`${id}Fibre`, [0, 0, width, height], {
      seed,
      frequency: [0.012, 0.02],
      colour: tone.clay,
      contrast: 0.4,
      clear: 0.45,
    }),
    ...print,
    stroke(`M0 0H${width}`, tone.white, 1.5, 'opacity="0.6"'),
  );
}

/** A dark wooden table seen from above. */
export function table({ width, height }: Size, seed: number, colour: string = tone.umber): string {
  return (
    rect(0, 0, width, height, colour) +
    haze("tableGrain", [0, 0, width, height], {
      seed,
      frequency: [0.0016, 0.05],
      colour: tone.night,
      contrast: 2.2,
      clear: 0.42,
      octaves: 5,
    }) +
    haze("tableSheen", [0, 0, width, height], {
      seed: seed + 1,
      frequency: [0.002, 0.09],
      colour: mix(colour, tone.dust, 0.5),
      contrast: 1.1,
      clear: 0.5,
      octaves: 3,
    })
  );
}

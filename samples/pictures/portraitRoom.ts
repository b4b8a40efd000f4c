import type { Size } from "./svg";
import { glow, haze, wash } from "./light";
import { tone } from "./palette";
import { rect, soft } from "./svg";

const moulding = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, "none", 'stroke="#ddd2be" stroke-width="5" opacity="0.5"') +
  rect(x + 7, y + 7, width - 14, height - 14, "none", 'stroke="#433b32" stroke-width="5" opacity="0.4"');

/** What stands in the room, always out of focus: the person is the picture. */
const FURNISHINGS = {
  plain: soft(
    8,
    rect(-20, 770, 840, 10, "#cabda7", 'opacity="0.5"'),
    rect(-20, 782, 840, 260, "#4e463c", 'opacity="0.3"'),
  ),
  panel: soft(
    4,
    moulding(-120, -60, 330, 720),
    moulding(270, -60, 300, 720),
    moulding(630, -60, 330, 720),
    rect(-20, 720, 840, 14, "#cabda7", 'opacity="0.5"'),
  ),
  door: soft(
    4,
    rect(528, -20, 340, 1100, "#857a69"),
    rect(500, -20, 26, 1100, "#bdb19c"),
    rect(528, -20, 10, 1100, "#3b342c", 'opacity="0.7"'),
    moulding(590, 60, 300, 360),
    moulding(590, 490, 300, 620),
  ),
  frame: soft(
    4,
    rect(536, 94, 330, 300, tone.night, 'opacity="0.4"'),
    rect(528, 80, 330, 300, "#574c3f"),
    rect(544, 96, 330, 270, "#bdb09a"),
    rect(568, 120, 330, 220, "#8a7f6e"),
    rect(568, 240, 330, 100, "#625849"),
  ),
  window: soft(
    16,
    rect(-60, -40, 190, 760, "#f4ebd8"),
    rect(-10, -40, 14, 760, "#a3967f"),
    rect(-60, 250, 190, 14, "#a3967f"),
    rect(130, -40, 26, 800, "#b3a790"),
    rect(-60, 715, 240, 26, "#e9dfcb"),
  ),
} as const;

export type Room = keyof typeof FURNISHINGS;

/** A plain grey interior with daylight from the left, as Danish painters liked it. */
export const interior = (size: Size, room: Room, seed: number): string =>
  wash(size, "wall", [0, "#8d8373"], [0.65, "#9c917f"], [1, "#73695a"]) +
  glow(
    "daylight",
    [size.width * 0.08, size.height * 0.32],
    [size.width * 0.9, size.height * 0.75],
    "#fbf0d8",
    0.62,
  ) +
  FURNISHINGS[room] +
  haze("plaster", [0, 0, size.width, size.height], {
    seed,
    frequency: [0.003, 0.004],
    colour: "#332b24",
    contrast: 0.5,
    clear: 0.42,
    octaves: 5,
  });

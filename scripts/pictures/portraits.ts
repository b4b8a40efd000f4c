import type { Build, Garment } from "./portraitClothes";
import type { HairStyle } from "./portraitHair";
import type { Drawing, Size } from "./svg";
import { glow, haze, vignette, wash } from "./light";
import { mix, tone } from "./palette";
import { clothesOf, ears, neck } from "./portraitClothes";
import { headOf } from "./portraitHeads";
import { createDice } from "./random";
import { faded, linear, picture, placed, rect, soft } from "./svg";

interface Sitter extends Build {
  hair: HairStyle;
  hairColour: string;
  garment: Garment;
  cloth: string;
  skin: string;
  room: "plain" | "panel" | "door" | "frame" | "window";
  /** The turn of the head in degrees; nobody stands quite straight. */
  tilt: number;
  /** The cloth of a hat or headscarf. */
  second?: string;
}

const skin = {
  pale: "#b59d86",
  fair: "#a88f78",
  olive: "#917860",
  brown: "#6f5745",
  dark: "#4f3c30",
} as const;
const locks = {
  white: "#c9bfae",
  grey: "#938878",
  steel: "#6b6257",
  sand: "#85714f",
  chestnut: "#50392a",
  brown: "#40342a",
  black: "#231d19",
  auburn: "#5f3c2c",
} as const;
const cloth = {
  black: "#1d1916",
  charcoal: "#332e29",
  slate: "#4a4640",
  tweed: "#61574a",
  stone: "#857a6a",
  oat: "#a89b86",
  cream: "#c2b6a1",
  moss: "#4e4a3c",
  wine: "#4a2522",
} as const;

/** In the order of their files: the people of the team, patrons, supporters, those remembered, lawyers, relatives. */
const SITTERS: readonly Sitter[] = [
  {
    hair: "lowBun",
    hairColour: locks.brown,
    garment: "dress",
    cloth: cloth.black,
    skin: skin.pale,
    room: "door",
    breadth: 214,
    slope: 84,
    tilt: -3,
  },
  {
    hair: "sidePart",
    hairColour: locks.steel,
    garment: "suit",
    cloth: cloth.charcoal,
    skin: skin.fair,
    room: "plain",
    breadth: 272,
    slope: 72,
    tilt: 2,
  },
  {
    hair: "curls",
    hairColour: locks.black,
    garment: "jumper",
    cloth: cloth.stone,
    skin: skin.brown,
    room: "panel",
    breadth: 226,
    slope: 82,
    tilt: -2,
  },
  {
    hair: "crop",
    hairColour: locks.black,
    garment: "shirt",
    cloth: cloth.cream,
    skin: skin.dark,
    room: "window",
    breadth: 268,
    slope: 68,
    tilt: 3,
  },
  {
    hair: "bob",
    hairColour: locks.grey,
    garment: "cardigan",
    cloth: cloth.moss,
    skin: skin.pale,
    room: "frame",
    breadth: 222,
    slope: 92,
    tilt: 2,
  },
  {
    hair: "tousled",
    hairColour: locks.sand,
    garment: "denim",
    cloth: cloth.slate,
    skin: skin.fair,
    room: "plain",
    breadth: 256,
    slope: 74,
    tilt: -4,
  },
  {
    hair: "braid",
    hairColour: locks.auburn,
    garment: "shirt",
    cloth: cloth.oat,
    skin: skin.pale,
    room: "window",
    breadth: 212,
    slope: 80,
    tilt: 2,
  },
  {
    hair: "headscarf",
    hairColour: locks.black,
    second: "#7d7263",
    garment: "coat",
    cloth: cloth.charcoal,
    skin: skin.olive,
    room: "panel",
    breadth: 224,
    slope: 88,
    tilt: -2,
  },
  {
    hair: "bald",
    hairColour: locks.grey,
    garment: "suit",
    cloth: cloth.black,
    skin: skin.fair,
    room: "frame",
    breadth: 284,
    slope: 76,
    tilt: -2,
  },
  {
    hair: "wavy",
    hairColour: locks.chestnut,
    garment: "coat",
    cloth: cloth.tweed,
    skin: skin.fair,
    room: "door",
    breadth: 228,
    slope: 84,
    tilt: 3,
  },
  {
    hair: "receding",
    hairColour: locks.white,
    garment: "cardigan",
    cloth: cloth.stone,
    skin: skin.pale,
    room: "plain",
    breadth: 250,
    slope: 102,
    tilt: 4,
  },
  {
    hair: "highBun",
    hairColour: locks.black,
    garment: "rollneck",
    cloth: cloth.black,
    skin: skin.brown,
    room: "window",
    breadth: 216,
    slope: 82,
    tilt: -2,
  },
  {
    hair: "pixie",
    hairColour: locks.white,
    garment: "shawl",
    cloth: cloth.oat,
    skin: skin.pale,
    room: "panel",
    breadth: 218,
    slope: 98,
    tilt: 2,
  },
  {
    hair: "cap",
    hairColour: locks.grey,
    second: "#5a5145",
    garment: "coat",
    cloth: cloth.slate,
    skin: skin.fair,
    room: "door",
    breadth: 262,
    slope: 88,
    tilt: -3,
  },
  {
    hair: "long",
    hairColour: locks.sand,
    garment: "jumper",
    cloth: cloth.charcoal,
    skin: skin.pale,
    room: "frame",
    breadth: 210,
    slope: 80,
    tilt: 3,
  },
  {
    hair: "shag",
    hairColour: locks.steel,
    garment: "denim",
    cloth: cloth.tweed,
    skin: skin.olive,
    room: "plain",
    breadth: 264,
    slope: 80,
    tilt: -3,
  },
  {
    hair: "woollyHat",
    hairColour: locks.chestnut,
    second: "#8a7d6a",
    garment: "scarf",
    cloth: cloth.charcoal,
    skin: skin.fair,
    room: "window",
    breadth: 226,
    slope: 82,
    tilt: 2,
  },
  {
    hair: "sidePart",
    hairColour: locks.white,
    garment: "jumper",
    cloth: cloth.cream,
    skin: skin.pale,
    room: "window",
    breadth: 244,
    slope: 106,
    tilt: -5,
  },
  {
    hair: "ponytail",
    hairColour: locks.black,
    garment: "suit",
    cloth: cloth.slate,
    skin: skin.olive,
    room: "panel",
    breadth: 220,
    slope: 78,
    tilt: -2,
  },
  {
    hair: "wig",
    hairColour: locks.white,
    garment: "gown",
    cloth: cloth.black,
    skin: skin.fair,
    room: "door",
    breadth: 262,
    slope: 74,
    tilt: 2,
  },
  {
    hair: "receding",
    hairColour: locks.brown,
    garment: "shirt",
    cloth: cloth.stone,
    skin: skin.olive,
    room: "panel",
    breadth: 276,
    slope: 82,
    tilt: 3,
  },
  {
    hair: "bob",
    hairColour: locks.auburn,
    garment: "dress",
    cloth: cloth.wine,
    skin: skin.pale,
    room: "plain",
    breadth: 216,
    slope: 86,
    tilt: -3,
  },
  {
    hair: "crop",
    hairColour: locks.grey,
    garment: "rollneck",
    cloth: cloth.moss,
    skin: skin.fair,
    room: "door",
    breadth: 270,
    slope: 84,
    tilt: -2,
  },
  {
    hair: "lowBun",
    hairColour: locks.white,
    garment: "shawl",
    cloth: cloth.slate,
    skin: skin.pale,
    room: "frame",
    breadth: 212,
    slope: 108,
    tilt: 4,
  },
];

/** A plain grey interior; what stands in it stays out of focus, for the person is the picture. */
function interior(size: Size, room: Sitter["room"], seed: number): string {
  const { width, height } = size;
  const moulding = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, "none", 'stroke="#d5c9b4" stroke-width="5" opacity="0.55"') +
    rect(x + 7, y + 7, w - 14, h - 14, "none", 'stroke="#433b32" stroke-width="5" opacity="0.5"');
  const furnishing = {
    plain: soft(
      8,
      rect(-20, 770, width + 40, 10, "#cabda7", 'opacity="0.5"'),
      rect(-20, 782, width + 40, 260, "#4e463c", 'opacity="0.35"'),
    ),
    panel: soft(
      4,
      moulding(-120, -60, 330, 720),
      moulding(270, -60, 300, 720),
      moulding(630, -60, 330, 720),
      rect(-20, 720, width + 40, 14, "#cabda7", 'opacity="0.5"'),
    ),
    door: soft(
      4,
      rect(520, -20, 340, 1100, "#8a7e6d"),
      rect(500, -20, 26, 1100, "#b9ad98"),
      rect(528, -20, 10, 1100, "#3b342c", 'opacity="0.7"'),
      moulding(590, 60, 300, 360),
      moulding(590, 490, 300, 620),
    ),
    frame: soft(
      4,
      rect(528, 90, 330, 300, tone.night, 'opacity="0.4" transform="translate(8 14)"'),
      rect(520, 80, 330, 300, "#574c3f"),
      rect(536, 96, 330, 270, "#b5a78f"),
      rect(560, 120, 330, 220, "#7d7263"),
      rect(560, 240, 330, 100, "#554c41"),
    ),
    window: soft(
      16,
      rect(-60, -40, 200, 760, "#efe5d0"),
      rect(-10, -40, 14, 760, "#8f836f"),
      rect(-60, 250, 200, 14, "#8f836f"),
      rect(140, -40, 26, 800, "#a3967f"),
      rect(-60, 715, 250, 26, "#e2d7c2"),
    ),
  }[room];
  return (
    wash(size, "wall", [0, "#7f7566"], [0.65, "#8f8473"], [1, "#6b6153"]) +
    glow("daylight", [width * 0.08, height * 0.32], [width * 0.85, height * 0.72], "#f6ead0", 0.6) +
    furnishing +
    haze("plaster", [0, 0, width, height], {
      seed,
      frequency: [0.004, 0.005],
      colour: "#332b24",
      contrast: 1.5,
      clear: 0.46,
      octaves: 5,
    })
  );
}

const portraitOf =
  (sitter: Sitter, index: number): Drawing =>
  (size) => {
    const { width, height } = size;
    const dice = createDice(100 + index * 17);
    const second = sitter.second ?? tone.clay;
    return picture(
      size,
      interior(size, sitter.room, 200 + index),
      // The figure's own shadow on the wall, away from the light.
      placed(
        `translate(${width * 0.6} ${height * 0.66})`,
        faded(
          0.35,
          soft(
            64,
            rect(-90, -420, 240, 420, tone.night, 'rx="110"'),
            rect(-190, -20, 480, 460, tone.night, 'rx="120"'),
          ),
        ),
      ),
      placed(
        `translate(${width * 0.49} ${height * 0.635})`,
        neck(sitter.skin, sitter.breadth),
        clothesOf(sitter.garment, dice, sitter, sitter.cloth),
        placed(
          `rotate(${sitter.tilt} 0 -120)`,
          ears(sitter.skin),
          headOf(sitter.hair, dice, sitter.hairColour, sitter.skin, second),
        ),
      ),
      linear(
        "dusk",
        [0, 0],
        [1, 0.35],
        [0, "#fbeed2", 0.1],
        [0.5, mix(tone.bark, tone.night, 0.5), 0.06],
        [1, tone.night, 0.48],
      ),
      rect(0, 0, width, height, "url(#dusk)"),
      vignette(size, 0.5),
    );
  };

/** One drawing for each of the twenty-four people, in the order of their files. */
export const portraits: readonly Drawing[] = SITTERS.map(portraitOf);

import type { Garment } from "./portraitClothes";
import type { HairStyle } from "./portraitHeads";
import type { Room } from "./portraitRoom";
import type { Build } from "./tailoring";
import { tone } from "./palette";

export interface Sitter {
  hair: HairStyle;
  hairColour: string;
  garment: Garment;
  cloth: string;
  skin: string;
  room: Room;
  build: Build;
  /** The turn of the head in degrees; nobody stands quite straight. */
  tilt: number;
  /** The cloth of a hat or headscarf. */
  headCloth: string;
}

const skin = {
  pale: "#b09c87",
  fair: "#a48e79",
  olive: "#8d7763",
  brown: "#6b5546",
  dark: "#4d3d33",
} as const;
const locks = {
  white: "#bdb3a3",
  grey: "#8e8475",
  steel: "#655d53",
  sand: "#7d6d54",
  chestnut: "#4c3a2e",
  brown: "#3e342b",
  black: "#241f1b",
  auburn: "#58402f",
} as const;
const cloth = {
  black: "#1d1916",
  charcoal: "#332e29",
  slate: "#4a4640",
  tweed: "#61574a",
  stone: "#857a6a",
  oat: "#a89b86",
  cream: "#c2b6a1",
  moss: "#4b4840",
  wine: "#472624",
} as const;

function sitter(
  [hair, hairColour]: [HairStyle, string],
  [garment, material]: [Garment, string],
  complexion: string,
  room: Room,
  [breadth, slope]: [number, number],
  tilt: number,
  headCloth: string = tone.clay,
): Sitter {
  return {
    hair,
    hairColour,
    garment,
    cloth: material,
    skin: complexion,
    room,
    build: { breadth, slope },
    tilt,
    headCloth,
  };
}

/** In the order of their files. None of them is modelled on anyone. */
export const SITTERS: readonly Sitter[] = [
  // 01-04, current team
  sitter(["lowBun", locks.brown], ["dress", cloth.black], skin.pale, "door", [214, 84], -3),
  sitter(["sidePart", locks.steel], ["suit", cloth.charcoal], skin.fair, "plain", [272, 72], 2),
  sitter(["curls", locks.black], ["jumper", cloth.stone], skin.brown, "panel", [226, 82], -2),
  sitter(["crop", locks.black], ["shirt", cloth.cream], skin.dark, "window", [268, 68], 3),
  // 05-08, events and social media
  sitter(["bob", locks.grey], ["cardigan", cloth.moss], skin.pale, "frame", [222, 92], 2),
  sitter(["tousled", locks.sand], ["denim", cloth.slate], skin.fair, "plain", [256, 74], -4),
  sitter(["braid", locks.auburn], ["shirt", cloth.oat], skin.pale, "window", [212, 80], 2),
  sitter(["headscarf", locks.black], ["coat", cloth.charcoal], skin.olive, "panel", [224, 88], -2, "#857a6b"),
  // 09-13, patrons
  sitter(["bald", locks.grey], ["suit", cloth.black], skin.fair, "frame", [284, 76], -2),
  sitter(["wavy", locks.chestnut], ["coat", cloth.tweed], skin.fair, "door", [228, 84], 3),
  sitter(["receding", locks.white], ["cardigan", cloth.stone], skin.pale, "plain", [250, 102], 4),
  sitter(["highBun", locks.black], ["rollneck", cloth.charcoal], skin.brown, "window", [216, 82], -2),
  sitter(["pixie", locks.white], ["shawl", cloth.oat], skin.pale, "panel", [218, 98], 2),
  // 14-17, supporters
  sitter(["cap", locks.grey], ["coat", cloth.slate], skin.fair, "door", [262, 88], -3, "#5e564a"),
  sitter(["long", locks.sand], ["jumper", cloth.charcoal], skin.pale, "frame", [210, 80], 3),
  sitter(["shag", locks.steel], ["denim", cloth.tweed], skin.olive, "plain", [264, 80], -3),
  sitter(
    ["woollyHat", locks.chestnut],
    ["scarf", cloth.charcoal],
    skin.fair,
    "window",
    [226, 82],
    2,
    "#8a7d6a",
  ),
  // 18, in memoriam
  sitter(["sidePart", locks.white], ["jumper", cloth.cream], skin.pale, "window", [244, 106], -5),
  // 19-20, solicitor and barrister
  sitter(["ponytail", locks.black], ["suit", cloth.slate], skin.olive, "panel", [220, 78], -2),
  sitter(["wig", locks.white], ["gown", cloth.black], skin.fair, "door", [262, 74], 2),
  // 21-24, the four relatives' places
  sitter(["receding", locks.brown], ["shirt", cloth.stone], skin.olive, "panel", [276, 82], 3),
  sitter(["bob", locks.auburn], ["dress", cloth.wine], skin.pale, "plain", [216, 86], -3),
  sitter(["crop", locks.grey], ["rollneck", cloth.moss], skin.fair, "door", [270, 84], -2),
  sitter(["lowBun", locks.white], ["shawl", cloth.slate], skin.pale, "frame", [212, 108], 4),
];

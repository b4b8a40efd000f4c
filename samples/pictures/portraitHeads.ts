import type { Dice } from "./random";
import { falling, gathered, knotOfHair, plait, ponytail } from "./hairLong";
import { baldHead, cropped, curly, fringe } from "./hairShort";
import { flatCap, headscarf, wig, woollyHat } from "./headwear";

export interface Look {
  dice: Dice;
  hair: string;
  skin: string;
  /** The cloth of a hat or a headscarf. */
  headCloth: string;
}

/** Every way in which a head can be covered, drawn from behind. */
const STYLES = {
  crop: ({ dice, hair }) => cropped(dice, hair, { lift: 2, bottom: -128, length: 13, id: "hair" }),
  sidePart: ({ dice, hair }) =>
    cropped(dice, hair, { lift: 6, bottom: -118, length: 32, id: "hair", swirl: 1 }),
  tousled: ({ dice, hair }) =>
    cropped(dice, hair, { lift: 16, bottom: -108, length: 40, id: "hair", swirl: -0.8 }),
  pixie: ({ dice, hair }) =>
    cropped(dice, hair, { lift: 11, bottom: -106, length: 44, id: "hair", swirl: 0.4 }),
  shag: ({ dice, hair }) => falling(dice, hair, { width: 114, end: -46, wave: 9, taper: 0.74, id: "hair" }),
  receding: ({ dice, hair, skin }) => baldHead(skin) + fringe(dice, hair),
  bald: ({ skin }) => baldHead(skin),
  bob: ({ dice, hair }) => falling(dice, hair, { width: 124, end: -78, taper: 0.9, id: "hair" }),
  long: ({ dice, hair }) => falling(dice, hair, { width: 108, end: 150, taper: 0.86, wave: 6, id: "hair" }),
  wavy: ({ dice, hair }) => falling(dice, hair, { width: 130, end: 52, wave: 13, taper: 1.12, id: "hair" }),
  lowBun: ({ dice, hair }) => gathered(dice, hair, [0, -138], "hair") + knotOfHair(dice, hair, [0, -152], 56),
  highBun: ({ dice, hair }) =>
    knotOfHair(dice, hair, [4, -430], 54) + gathered(dice, hair, [0, -390], "hair"),
  ponytail: ({ dice, hair }) => ponytail(dice, hair),
  braid: ({ dice, hair }) => gathered(dice, hair, [0, -138], "hair") + plait(dice, hair),
  curls: ({ dice, hair }) => curly(dice, hair),
  headscarf: ({ dice, headCloth }) => headscarf(dice, headCloth),
  cap: ({ dice, hair, headCloth }) => flatCap(dice, headCloth, hair),
  woollyHat: ({ dice, hair, headCloth }) => woollyHat(dice, headCloth, hair),
  wig: ({ dice }) => wig(dice),
} satisfies Record<string, (look: Look) => string>;

export type HairStyle = keyof typeof STYLES;

export const headOf = (style: HairStyle, look: Look): string => {
  const draw: (look: Look) => string = STYLES[style];
  return draw(look);
};

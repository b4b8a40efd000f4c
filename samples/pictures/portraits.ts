import type { Sitter } from "./portraitSitters";
import type { Drawing } from "./svg";
import { vignette } from "./light";
import { tone } from "./palette";
import { clothesOf } from "./portraitClothes";
import { headOf } from "./portraitHeads";
import { interior } from "./portraitRoom";
import { SITTERS } from "./portraitSitters";
import { createDice } from "./random";
import { faded, linear, picture, placed, rect, soft } from "./svg";
import { ears, neck } from "./tailoring";

/** The figure's own shadow on the wall, away from the light. */
const shade = faded(
  0.3,
  soft(
    64,
    rect(-90, -420, 240, 420, tone.night, 'rx="110"'),
    rect(-190, -20, 480, 460, tone.night, 'rx="120"'),
  ),
);

const portraitOf =
  (
    { hair, hairColour, garment, cloth, skin, room, build, tilt, headCloth }: Sitter,
    index: number,
  ): Drawing =>
  (size) => {
    const { width, height } = size;
    const dice = createDice(100 + index * 17);
    return picture(
      size,
      interior(size, room, 200 + index),
      placed(`translate(${width * 0.6} ${height * 0.66})`, shade),
      placed(
        `translate(${width * 0.495} ${height * 0.625})`,
        neck(skin, build),
        clothesOf(garment, { dice, build, colour: cloth }),
        // The head is set a little low, for people who stand at ease do not stretch their necks.
        placed(
          `translate(0 16) rotate(${tilt} 0 -120)`,
          ears(skin),
          headOf(hair, { dice, hair: hairColour, skin, headCloth }),
        ),
      ),
      linear("dusk", [0, 0], [1, 0.35], [0, "#fbeed2", 0.1], [0.5, tone.umber, 0.05], [1, tone.night, 0.42]),
      rect(0, 0, width, height, "url(#dusk)"),
      vignette(size, 0.4),
    );
  };

/** One drawing for each of the twenty-four people. */
export const portraits: readonly Drawing[] = SITTERS.map(portraitOf);

import type { Dice } from "./random";
import type { Point, Size } from "./svg";
import { farmhouse } from "./farmhouse";
import { glow, haze, vignette, wash } from "./light";
import { bareTree, birds, crown, furrows, grass, hill, treeLine } from "./nature";
import { mix, tone } from "./palette";
import { createDice } from "./random";
import { faded, linear, picture, rect, soft } from "./svg";

export interface Country {
  seed: number;
  /** Where the land begins, as a share of the height. */
  horizon: number;
  /** The house: where across the width its middle stands, and its scale at 1000 pixels of height. */
  house: { at: number; scale: number };
}

function sky(size: Size, { seed, horizon, house }: Country): string {
  const { width, height } = size;
  const line = height * horizon;
  return (
    wash(
      { width, height: line + height * 0.08 },
      "sky",
      [0, "#3d372f"],
      [0.42, "#71675a"],
      [0.8, "#b6a993"],
      [1, "#dccfb7"],
    ) +
    glow("sun", [width * (house.at + 0.04), line], [width * 0.42, height * 0.5], "#f3e6c8", 0.85) +
    haze(
      "cloudDark",
      [0, 0, width, line + 40],
      {
        seed,
        frequency: [1.6 / width, 4.2 / height],
        colour: "#2a251f",
        contrast: 3.4,
        clear: 0.47,
        octaves: 5,
      },
      [0, "#fff", 0.95],
      [0.6, "#fff", 0.65],
      [1, "#fff", 0],
    ) +
    haze(
      "cloudLight",
      [0, 0, width, line + 40],
      {
        seed: seed + 7,
        frequency: [1.8 / width, 7 / height],
        colour: "#f0e3c9",
        contrast: 2.6,
        clear: 0.52,
        octaves: 5,
      },
      [0, "#fff", 0.1],
      [0.55, "#fff", 0.55],
      [1, "#fff", 0.35],
    )
  );
}

function distance(dice: Dice, { width, height }: Size, line: number): string {
  const air = "#cfc1a9";
  return (
    soft(4, treeLine(dice, [-40, width + 40], line + 4, height * 0.03, mix(tone.clay, air, 0.62))) +
    soft(2, treeLine(dice, [-40, width * 0.62], line + 14, height * 0.05, mix(tone.bark, air, 0.5))) +
    hill(dice, width, line + 12, height, 8, "#9b8e7a") +
    haze(
      "groundMist",
      [0, line - height * 0.07, width, height * 0.2],
      { seed: 3, frequency: [1.4 / width, 9 / height], colour: "#e3d6bd", contrast: 2.4, clear: 0.36 },
      [0, "#fff", 0],
      [0.45, "#fff", 0.9],
      [1, "#fff", 0],
    )
  );
}

function fields(dice: Dice, { width, height }: Size, line: number, vanish: Point): string {
  return (
    linear("near", [0, 0], [0, 1], [0, "#857966"], [0.3, "#574e42"], [1, "#1d1916"]) +
    hill(dice, width, line + height * 0.045, height, height * 0.008, "url(#near)") +
    faded(0.5, soft(2, furrows(dice, vanish, [-width * 1.6, width * 2.2], height * 1.05, 70, "#201b17"))) +
    faded(0.22, soft(1, furrows(dice, vanish, [-width * 1.6, width * 2.2], height * 1.05, 46, "#d9cbb0"))) +
    haze(
      "clods",
      [0, line + height * 0.05, width, height * (1 - 0.05) - line],
      { seed: 12, frequency: [0.02, 0.09], colour: "#17130f", contrast: 2.6, clear: 0.45, octaves: 4 },
      [0, "#fff", 0.1],
      [1, "#fff", 0.75],
    )
  );
}

/** Wide fields in low light with the house far off: the picture that the whole site returns to. */
export function country(size: Size, place: Country): string {
  const { width, height } = size;
  const dice = createDice(place.seed);
  const line = height * place.horizon;
  const scale = (place.house.scale * height) / 1000;
  const houseX = width * place.house.at;
  const foot = line + height * 0.035;
  const air = "#d3c5ab";
  return (
    sky(size, place) +
    distance(dice, size, line) +
    // Trees shelter the house from the north, as they do at most lonely farms.
    soft(
      1,
      crown(
        dice,
        [houseX - 250 * scale, foot - 66 * scale],
        [92 * scale, 72 * scale],
        mix(tone.bark, air, 0.32),
      ),
    ) +
    soft(1, bareTree(dice, [houseX - 175 * scale, foot], 300 * scale, mix(tone.umber, air, 0.28))) +
    soft(
      1,
      bareTree(dice, [houseX + 210 * scale, foot], 350 * scale, mix(tone.umber, air, 0.22), { lean: 0.05 }),
    ) +
    farmhouse(houseX, foot, scale, { air, distance: 0.3, id: "farm" }) +
    soft(
      2,
      treeLine(
        dice,
        [houseX - 420 * scale, houseX + 640 * scale],
        foot + 10 * scale,
        34 * scale,
        mix(tone.umber, air, 0.22),
      ),
    ) +
    fields(dice, size, line, [houseX - 60 * scale, line + height * 0.03]) +
    soft(1, birds(dice, [houseX - width * 0.12, line - height * 0.2], width * 0.06, 7, "#3a332b"))
  );
}

export function homeBanner(size: Size): string {
  const { width, height } = size;
  const dice = createDice(71);
  return picture(
    size,
    country(size, { seed: 21, horizon: 0.56, house: { at: 0.735, scale: 0.62 } }),
    soft(1, grass(dice, [-20, width + 20], [height * 0.93, height * 1.04], height * 0.09, 900, "#171310")),
    // A veil over the lower left, so that a light title can be read upon it.
    linear("veil", [0, 1], [0.75, 0], [0, tone.night, 0.8], [0.55, tone.night, 0.45], [1, tone.night, 0]),
    rect(0, 0, width, height, "url(#veil)"),
    vignette(size, 0.45),
  );
}

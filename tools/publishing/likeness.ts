/**
 * Whether one picture shows another or a part of it. Compared is where and how steeply they become lighter or darker, so
 * that brightness and contrast do not matter. First a few pixels of both are compared in every position, then more of them
 * in the positions that looked best.
 */
import { longerSide, mirrored, shrink, sizeOf, type Grey } from "./greyPictures";

/** How many pixels of a whole drawing are compared in the end. */
const all = 1800;
/** How many times smaller the sides are at first. */
const coarseness = 3;
/** The smallest part of a drawing that is looked for; smaller ones are found in other pictures as well. */
const smallestPart = 0.4;
/** The likeness below which a position is given up, and in how many of the best ones more pixels are compared. */
const promising = 0.5;
const bestPositions = 5;
/** The difference between neighbours, of 255, that noise makes. */
const faint = 6;
/** How far from such a position the best one may be. */
const reach = 2;

/** How a picture's grey rises to the right and down, for each pixel. */
interface Slopes {
  width: number;
  height: number;
  right: Float32Array;
  down: Float32Array;
}

/** The slopes of a picture as they are, and with all but the faintest about equally steep, so that one strong edge is not everything. */
interface Shape {
  width: number;
  height: number;
  steep: Slopes;
  even: Slopes;
}

function shapeOf({ width, height, pixels }: Grey): Shape {
  const empty = () => ({
    width,
    height,
    right: new Float32Array(pixels.length),
    down: new Float32Array(pixels.length),
  });
  const [steep, even] = [empty(), empty()];
  const at = (index: number) => pixels[index] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let index = y * width + 1; index < (y + 1) * width - 1; index++) {
      const right = at(index + 1) - at(index - 1);
      const down = at(index + width) - at(index - width);
      const steepness = Math.hypot(right, down) + faint;
      steep.right[index] = right;
      steep.down[index] = down;
      even.right[index] = right / steepness;
      even.down[index] = down / steepness;
    }
  return { width, height, steep, even };
}

/** The correlation, -1 to 1, of a picture with the part of a drawing that it covers if its corner lies at `left` and `top`. */
function correlation(drawing: Slopes, picture: Slopes, left: number, top: number): number {
  let [both, one, other] = [0, 0, 0];
  for (let y = 1; y < picture.height - 1; y++)
    for (let x = 1; x < picture.width - 1; x++) {
      const [from, to] = [(y + top) * drawing.width + x + left, y * picture.width + x];
      const right = drawing.right[from] ?? 0;
      const down = drawing.down[from] ?? 0;
      const itsRight = picture.right[to] ?? 0;
      const itsDown = picture.down[to] ?? 0;
      both += right * itsRight + down * itsDown;
      one += right * right + down * down;
      other += itsRight * itsRight + itsDown * itsDown;
    }
  return one > 0 && other > 0 ? both / Math.sqrt(one * other) : 0;
}

/** As `correlation`, of both kinds of slopes: what is alike is alike in both. */
function agreement(drawing: Shape, picture: Shape, left: number, top: number): number {
  const steep = correlation(drawing.steep, picture.steep, left, top);
  return steep < promising ? steep : Math.min(steep, correlation(drawing.even, picture.even, left, top));
}

/** A drawing that is looked for. */
export interface Drawing {
  fine: Shape;
  coarse: Shape;
}

/** A copy of a picture that is large enough to look for it. */
export const lookOf = (grey: Grey): Grey => shrink(grey, sizeOf(grey, longerSide(grey, all)));

/** A drawing that is looked for, from such a copy. */
export const drawingOf = (look: Grey): Drawing => ({
  fine: shapeOf(look),
  coarse: shapeOf(shrink(look, sizeOf(look, Math.max(look.width, look.height) / coarseness))),
});

interface Position {
  longer: number;
  left: number;
  top: number;
  mirror: 0 | 1;
}

/**
 * Makes a picture comparable.
 * @returns tells how much the picture is like a drawing, a part of it or its mirror image, from 0 to 1
 */
export function likenessOf(grey: Grey): (drawing: Drawing) => number {
  const sizes = new Map<string, [Shape, Shape]>();
  const sized = (width: number, height: number) => {
    const key = `${width}x${height}`;
    const known = sizes.get(key);
    if (known) return known;
    const small = shrink(grey, { width, height });
    const made: [Shape, Shape] = [shapeOf(small), shapeOf(mirrored(small))];
    sizes.set(key, made);
    return made;
  };
  /** The promising positions around one, or of all in which the picture lies within the drawing. */
  function* positions(drawing: Shape, longers: number[], mirrors: (0 | 1)[], around?: Position) {
    // The few pixels of the first comparison may round a part down.
    const smallest = smallestPart * drawing.width * drawing.height * (around ? 1 : 0.85);
    for (const longer of longers) {
      const { width, height } = sizeOf(grey, longer);
      const [right, bottom] = [drawing.width - width, drawing.height - height];
      if (width * height < smallest || right < 0 || bottom < 0) continue;
      const [fromX, toX] = around ? [around.left - reach, around.left + reach] : [0, right];
      const [fromY, toY] = around ? [around.top - reach, around.top + reach] : [0, bottom];
      for (const mirror of mirrors) {
        const picture = sized(width, height)[mirror];
        for (let top = Math.max(0, fromY); top <= Math.min(bottom, toY); top++)
          for (let left = Math.max(0, fromX); left <= Math.min(right, toX); left++) {
            const likeness = agreement(drawing, picture, left, top);
            if (likeness >= promising) yield { likeness, longer, left, top, mirror };
          }
      }
    }
  }
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return ({ coarse, fine }) => {
    const pixels = coarse.width * coarse.height;
    const longest = Math.ceil(longerSide(grey, pixels)) + 1;
    const shortest = Math.floor(longerSide(grey, pixels * smallestPart));
    const found = [...positions(coarse, range(shortest, longest), [0, 1])]
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, bestPositions);
    let best = 0;
    for (const { longer, left, top, mirror } of found) {
      const around = {
        longer: longer * coarseness,
        left: left * coarseness,
        top: top * coarseness,
        mirror,
      };
      const longers = range(around.longer - reach, around.longer + reach);
      for (const { likeness } of positions(fine, longers, [mirror], around)) best = Math.max(best, likeness);
    }
    // The whole drawing, stretched.
    for (const whole of sized(fine.width, fine.height)) best = Math.max(best, agreement(fine, whole, 0, 0));
    return best;
  };
}

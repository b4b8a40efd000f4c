/** Pictures in grey, small enough to be compared. */
import sharp from "sharp";

/** A picture in shades of grey, a byte for each pixel. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

interface Size {
  width: number;
  height: number;
}

/** The longer side of a picture that was read. */
const longest = 256;
/** What remains of a picture without its borders shows nothing if a side is shorter. */
const shortest = 64;
/** How much, of 255, a border may vary and still count as one colour; saving as JPEG makes it vary. */
const noise = 16;

/** Reads a picture, whatever its file format. Rejects if the file cannot be read to its end. */
export async function readGrey(path: string): Promise<Grey> {
  const { data, info } = await sharp(path)
    .rotate()
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(longest, longest, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Without the top and the side borders that have the colour of the top left corner; turned upside down. */
async function trimmedAndTurned({ width, height, pixels }: Grey): Promise<Grey> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .trim({ threshold: noise })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data.reverse() };
}

const isTooSmall = ({ width, height }: Size) => Math.min(width, height) < shortest;

/** A picture without one-coloured borders (a frame, bars, a strip for a caption); the same one if it has none. */
export async function withoutBorders(grey: Grey): Promise<Grey> {
  const turned = isTooSmall(grey) ? grey : await trimmedAndTurned(grey);
  const inside = isTooSmall(turned) ? grey : await trimmedAndTurned(turned);
  return isTooSmall(inside) ? grey : inside;
}

/** The size of a picture's shape whose longer side is given. */
export function sizeOf({ width, height }: Size, longer: number): Size {
  const scale = longer / Math.max(width, height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The longer side of a picture's shape that has so many pixels. */
export const longerSide = ({ width, height }: Size, pixels: number): number =>
  Math.max(width, height) * Math.sqrt(pixels / (width * height));

/** A smaller copy, each of its pixels the mean of those that it stands for. sharp does the same, but needs longer to begin than to do it. */
export function shrink(grey: Grey, { width, height }: Size): Grey {
  const pixels = new Uint8Array(width * height);
  const edges = (from: number, to: number) =>
    Array.from({ length: to + 1 }, (_, index) => Math.round((index * from) / to));
  const [columns, rows] = [edges(grey.width, width), edges(grey.height, height)];
  for (const [row, top] of rows.slice(0, -1).entries())
    for (const [column, left] of columns.slice(0, -1).entries()) {
      const [right = 0, bottom = 0] = [columns[column + 1], rows[row + 1]];
      let sum = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) sum += grey.pixels[y * grey.width + x] ?? 0;
      pixels[row * width + column] = sum / ((right - left) * (bottom - top));
    }
  return { width, height, pixels };
}

/** The same picture seen in a mirror. */
export function mirrored({ width, height, pixels }: Grey): Grey {
  const columnOf = (at: number) => at % width;
  return {
    width,
    height,
    pixels: pixels.map((_, at) => pixels[at - columnOf(at) + width - 1 - columnOf(at)] ?? 0),
  };
}

/** A picture as a line of text. */
export const writeGrey = ({ width, height, pixels }: Grey): string =>
  `${width}x${height} ${Buffer.from(pixels).toString("base64")}`;

/** The picture that such a line holds. */
export function parseGrey(line: string): Grey {
  const [size = "", pixels = ""] = line.split(" ");
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height, pixels: Buffer.from(pixels, "base64") };
}

import { open } from "node:fs/promises";
import sharp from "sharp";
import { topOfFile, type Problem } from "../check/problem";
import { pictureName } from "../fields";
import type { Content } from "../readContent";
import { readRemembered } from "./remembered";

/** What is in the description (EXIF) of every picture that samples/ draws; metadata comes first in a file. */
const mark = "Sample picture";
const metadataSize = 4096;

/** A fingerprint is the sign of each step from left to right in a picture of this many steps and lines. */
const side = 16;
/** What a step must rise by to count, of 255: less is noise of the compression. */
const rise = 3;
/** Saving a picture again, smaller or as another kind of file changes up to twenty of its 256 signs; in an unrelated picture half differ. */
const tolerance = 24;

async function isMarked(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read({ buffer: Buffer.alloc(metadataSize) });
  await file.close();
  return buffer.includes(mark);
}

/** How a picture looks, as hexadecimal digits; undefined if it is of one colour or cannot be read. */
export async function fingerprint(path: string): Promise<string | undefined> {
  const pixels = await sharp(path)
    .rotate()
    .flatten({ background: "#fff" })
    .greyscale()
    .resize(side + 1, side, { fit: "fill" })
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!pixels) return undefined;
  let signs = "";
  for (let line = 0; line < side; line++)
    for (let step = 0; step < side; step++) {
      const at = line * (side + 1) + step;
      signs += (pixels[at + 1] ?? 0) - (pixels[at] ?? 0) >= rise ? "1" : "0";
    }
  return signs.includes("1")
    ? BigInt(`0b${signs}`)
        .toString(16)
        .padStart((side * side) / 4, "0")
    : undefined;
}

/** In how many signs two fingerprints differ. */
function difference(one: string, other: string): number {
  const differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  return differing.toString(2).replaceAll("0", "").length;
}

const picturesOf = ({ root, names }: Content) =>
  [...names]
    .filter((name) => pictureName.test(name))
    .sort()
    .map((name) => ({ name, path: `${root}/${name}` }));

/** The fingerprints of all pictures that say in their metadata that they are samples. */
export async function sampleFingerprints(content: Content): Promise<string[]> {
  const all: string[] = [];
  for (const { path } of picturesOf(content)) {
    const look = (await isMarked(path)) ? await fingerprint(path) : undefined;
    if (look !== undefined) all.push(look);
  }
  return all;
}

/**
 * Drawn pictures that a real one must still replace: they say so in their metadata, whatever the text around them says, and
 * are known by their look when they were saved again without it.
 */
export async function samplePictures(content: Content): Promise<Problem[]> {
  const drawn = await readRemembered(`${content.root}/..`, "pictures");
  if ("message" in drawn) return [drawn];
  const problems: Problem[] = [];
  for (const { name, path } of picturesOf(content)) {
    const isSample =
      (await isMarked(path)) ||
      (await fingerprint(path).then(
        (look) => look && [...drawn].some((each) => difference(each, look) <= tolerance),
      ));
    if (!isSample) continue;
    const message =
      "This picture is a drawn sample. Put a real one in its place, or delete it where it is used.";
    problems.push({ file: `content/${name}`, ...topOfFile, message, severity: "error" });
  }
  return problems;
}

import sharp from "sharp";
import { createDice } from "./random";
import type { Size } from "./svg";

const TILE = 512;

/** Film grain: seeded noise around middle grey, softened a little so that it reads as silver and not as pixels. */
async function grainTile(strength: number): Promise<Buffer> {
  const dice = createDice(1985);
  const noise = Buffer.alloc(TILE * TILE);
  for (let index = 0; index < noise.length; index += 1)
    noise[index] = Math.round(128 + dice.drift() * strength);
  return sharp(noise, { raw: { width: TILE, height: TILE, channels: 1 } })
    .blur(0.7)
    .toColourspace("srgb")
    .png()
    .toBuffer();
}

export interface Finish {
  /** How far the grain swings around middle grey; 0 for none. */
  grain?: number;
  quality?: number;
}

/** Says of a picture that it is a sample: the publishing gate looks for it (src/content-model/publishing/samplePictures.ts). */
const sampleMark = { IFD0: { ImageDescription: "Sample picture" } };

/** From drawing to print: rasterised, softened as by a lens, grained, and saved with the mark of a sample. */
export async function renderJpeg(
  svg: string,
  { width, height }: Size,
  { grain = 52, quality = 80 }: Finish,
): Promise<Buffer> {
  // Two passes: within one, sharp would composite before it blurs, and blur the grain away.
  const drawn = await sharp(Buffer.from(svg))
    .flatten({ background: "#000" })
    .modulate({ saturation: 0.85 })
    // A printer would call this opening the lights: vignettes and veils leave the whole a little dull.
    .linear(1.17, -9)
    .blur(0.5)
    .png()
    .toBuffer();
  const tile = await grainTile(grain);
  return sharp(drawn)
    .resize(width, height)
    .composite([{ input: tile, tile: true, blend: "soft-light" }])
    .withExif(sampleMark)
    .jpeg({ mozjpeg: true, progressive: true, quality })
    .toBuffer();
}

export const renderPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).withExif(sampleMark).png({ compressionLevel: 9 }).toBuffer();

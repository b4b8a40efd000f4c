import sharp, { type Sharp } from "sharp";
import { hiddenData } from "../../src/content-model/hiddenData";
import { Refusal } from "./refusal";

/** How a picture is written again in its own format. */
const written: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92 }),
  heif: (picture) => picture.avif({ quality: 80 }),
};

const unreadable = () =>
  new Refusal(
    "Not saved. This picture cannot be read, for example because it is HEIC, as iPhones make it, or only half of it has arrived. Save it as a JPEG and use that.",
  );

/**
 * A picture without what a camera or a program has written into it (the place, the time, names), turned upright. Anything else,
 * and a picture without such data, stays as it is.
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw unreadable();
  const picture = sharp(bytes);
  const metadata = await picture.metadata().catch((): Partial<sharp.Metadata> => ({}));
  const { format, orientation = 1 } = metadata;
  const write = format && written[format];
  if (!write || (orientation === 1 && hiddenData(metadata).length === 0)) return bytes;
  return write(picture.autoOrient().keepIccProfile())
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}

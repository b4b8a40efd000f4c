import sharp, { type Sharp } from "sharp";
import { hiddenData } from "../../../src/content-model/hiddenData";
import { RequestError } from "../common/requestError";

/** The maximum length of a picture's longer side, in pixels. No page shows a larger picture. */
const maxSidePixels = 3000;

/** The functions that write a picture, one for each format. The keys are the names of the formats. */
const written: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92 }),
  heif: (picture) => picture.avif({ quality: 80 }),
};

const unreadable = () =>
  new RequestError(
    "Not saved. This file isn't a picture that browsers can show. It may be a scan (TIFF), an iPhone photo (HEIC) or an incomplete download. Save it as a JPEG and try again.",
  );

/**
 * Returns a picture without the data that cameras and programs write into it, such as the place, the time and names. The returned picture
 * is upright, and its longer side has at most 3000 pixels. A picture that needs no change is returned byte for byte.
 * @throws a RequestError if the file is not a JPEG, PNG, WebP or AVIF picture
 */
export async function preparePicture(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw unreadable();
  const picture = sharp(bytes);
  const metadata = await picture.metadata().catch(() => undefined);
  const write = metadata && written[metadata.format];
  if (!write || metadata.compression === "hevc") throw unreadable();
  const { width, height, orientation = 1 } = metadata;
  const isSmall = Math.max(width, height) <= maxSidePixels;
  if (isSmall && orientation === 1 && hiddenData(metadata, bytes).length === 0) return bytes;
  const smaller = picture
    .autoOrient()
    .resize(maxSidePixels, maxSidePixels, { fit: "inside", withoutEnlargement: true })
    .keepIccProfile();
  return write(smaller)
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}

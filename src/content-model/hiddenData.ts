import type { Metadata } from "sharp";
import { hiddenParts } from "./hiddenParts";

/** The EXIF text of every picture that was drawn as a sample. It is removed with the picture. */
export const sampleMark = "Sample picture";

/** The sizes in bytes of EXIF that holds only an orientation, and of EXIF that holds only the mark. */
const [oneNumber, markAlone] = [32, 220];

/**
 * Returns the names of the hidden data of a picture, which may reveal who took it, where and with what, or what was cut off.
 * @param metadata as sharp reports it
 * @param bytes the whole file
 */
export const hiddenData = ({ exif, iptc, xmp, comments }: Partial<Metadata>, bytes: Buffer): string[] => {
  const reported = Object.entries({
    EXIF: exif && exif.length > (exif.includes(sampleMark) ? markAlone : oneNumber),
    IPTC: iptc,
    XMP: xmp,
    comments,
  }).flatMap(([name, isThere]) => (isThere ? name : []));
  return [...new Set([...reported, ...hiddenParts(bytes)])];
};

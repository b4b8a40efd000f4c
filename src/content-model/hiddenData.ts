import type { Metadata } from "sharp";

/** What is in the EXIF of every picture that was drawn as a sample; it is removed with the picture. */
export const sampleMark = "Sample picture";

/** The sizes in bytes of EXIF that holds only an orientation, and of EXIF that holds only the mark. */
const [oneNumber, markAlone] = [32, 220];

/** The hidden data of a picture, which may say who took it, where and with what. */
export const hiddenData = ({ exif, iptc, xmp, comments }: Partial<Metadata>): string[] =>
  Object.entries({
    EXIF: exif && exif.length > (exif.includes(sampleMark) ? markAlone : oneNumber),
    IPTC: iptc,
    XMP: xmp,
    comments,
  }).flatMap(([name, isThere]) => (isThere ? name : []));

/** Looks for hidden data in the pictures of a PDF. A PDF often contains the whole file of a photograph. */
import { constants, inflateSync } from "node:zlib";
import sharp from "sharp";
import { hiddenData } from "../../src/content-model/hiddenData";

/** Matches the word at the beginning of a stream, and the line break before the data of the stream. */
const begin = /\bstream\r?\n/g;
/** The word at the end of a stream. */
const end = "endstream";

/** The number of bytes at the beginning of a stream that are needed to recognise its type. */
const headLength = 4096;

/** Matches the XMP fields of a photograph. The XMP data of the PDF itself do not contain these fields. */
const photographic = /\b(exif|exifEX|tiff|aux|crs|photoshop|Iptc4xmpCore|Iptc4xmpExt):/;

const isJpeg = (bytes: Buffer) => bytes.toString("latin1", 0, 3) === "\xff\xd8\xff";
const isXmp = (bytes: Buffer) => /^\s*(<\?xpacket|<x:xmpmeta)/.test(bytes.toString("latin1", 0, 100));
const isJpeg2000 = (bytes: Buffer) => bytes.toString("latin1", 4, 8) === "jP  ";
const isPicture = (bytes: Buffer) => [isJpeg, isXmp, isJpeg2000].some((is) => is(bytes));

/** Decompresses zlib data. Returns undefined if the data was compressed in another way. */
function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** Yields the pictures and the XMP data in a PDF's streams. A stream that is compressed with zlib is decompressed first. */
function* picturesIn(bytes: Buffer): Generator<Buffer> {
  const text = bytes.toString("latin1");
  for (const { 0: word, index } of text.matchAll(begin)) {
    const to = text.indexOf(end, index);
    const stream = bytes.subarray(index + word.length, to === -1 ? undefined : to);
    const head = isPicture(stream) ? undefined : inflated(stream.subarray(0, headLength));
    const picture = head && isPicture(head) ? inflated(stream) : stream;
    if (picture && isPicture(picture)) yield picture;
  }
}

/**
 * Returns the names of the hidden data of the pictures in a PDF.
 * @param bytes a PDF that is not encrypted
 */
export async function hiddenInPictures(bytes: Buffer): Promise<string[]> {
  const found = new Set<string>();
  for (const picture of picturesIn(bytes)) {
    if (isXmp(picture)) {
      if (photographic.test(picture.toString())) found.add("XMP");
      continue;
    }
    // If sharp cannot read a picture, `hiddenData` still searches its bytes.
    const metadata = await sharp(picture)
      .metadata()
      .catch(() => ({}));
    for (const name of hiddenData(metadata, picture)) found.add(name);
  }
  return [...found].sort();
}

/** What a picture says of people and places in its hidden data (Exif, IPTC, XMP and the comments of a PNG). */
import type { Metadata } from "sharp";

/** What hidden data may reveal, and the names of the fields that do. */
const telling: readonly (readonly [string, RegExp])[] = [
  [
    "where it was taken",
    /^(GPS(Latitude|Longitude|Dest)|City$|State$|Country|Location|Sublocation|Province)/,
  ],
  [
    "a name",
    /^(Artist|Author|XPAuthor|By-?line|creator$|OwnerName|CameraOwnerName|PersonInImage|CaptionWriter|Writer|Credit|HostComputer)/i,
  ],
  ["the serial number of a camera", /SerialNumber$|^ImageUniqueID$/],
];

/** The tags of Exif that reveal something; those that begin with 1 are of its part on places. */
const exifNames: Readonly<Record<number, string>> = {
  0x013b: "Artist",
  0x013c: "HostComputer",
  0x9c9d: "XPAuthor",
  0xa420: "ImageUniqueID",
  0xa430: "CameraOwnerName",
  0xa431: "BodySerialNumber",
  0xa435: "LensSerialNumber",
  0x10002: "GPSLatitude",
  0x10004: "GPSLongitude",
};
const places = 0x8825;
const further = [0x8769, places];

/** The names of the fields that are not empty in a block of Exif, which is a TIFF file, in most formats after six letters. */
function exifFields(exif: Buffer): string[] {
  const tiff = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const fieldsAt = (start: number, space = 0): string[] =>
    Array.from({ length: short(start) }, (_, index) => start + 2 + 12 * index).flatMap((at) => {
      const tag = short(at);
      if (space === 0 && further.includes(tag)) return fieldsAt(long(at + 8), tag === places ? 0x10000 : 0);
      const bytes = [1, 2, 7].includes(short(at + 2)) ? long(at + 4) : 8;
      const value =
        bytes > 4 ? tiff.subarray(long(at + 8), long(at + 8) + bytes) : tiff.subarray(at + 8, at + 12);
      return value.some((byte) => byte !== 0 && byte !== 32) ? (exifNames[space + tag] ?? []) : [];
    });
  return fieldsAt(long(4));
}

/** IPTC's numbers of a by-line, a city, a credit and a writer. */
const iptcNames = { "\x50": "By-line", "\x5a": "City", "\x6e": "Credit", "\x7a": "Writer" };

/** What a picture reveals, in words. */
export function revealedBy({ exif, iptc, xmp, comments = [] }: Metadata): string[] {
  try {
    const fields = [
      ...(exif ? exifFields(exif) : []),
      ...Object.entries(iptcNames).flatMap(([mark, name]) => (iptc?.includes(`\x1c\x02${mark}`) ? name : [])),
      ...[...(xmp?.toString("utf8") ?? "").matchAll(/[<\s][\w-]+:(\w+)[=>]/g)].map(([, name = ""]) => name),
      ...comments.map(({ keyword }) => keyword),
    ];
    return telling.flatMap(([what, pattern]) => (fields.some((field) => pattern.test(field)) ? what : []));
  } catch {
    return ["something that nobody can read"];
  }
}

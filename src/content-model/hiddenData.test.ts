import { crc32 } from "node:zlib";
import sharp, { type Exif, type Sharp } from "sharp";
import { checked, pageText } from "../../tests/support/tinyContent";

/** A picture in the format of its name, changed before it is encoded. */
const draw = (name: string, change: (picture: Sharp) => Sharp) =>
  change(sharp({ create: { width: 1200, height: 800, channels: 3, background: "#888888" } }))
    .toFormat(name.replace(/.*\./, "") as "jpg")
    .toBuffer();
async function refusals(name: string, bytes: Buffer): Promise<(string | undefined)[]> {
  const problems = await checked({
    [`images/${name}`]: bytes,
    "pages/annex.md": pageText("/annex", { body: `![A gate](../images/${name})` }),
  });
  return problems.map((each) => /^content\/images\/gate\S+:1:1 .*holds hidden data \((.*)\)/.exec(each)?.[1]);
}
const exif = (fields: Exif) => (picture: Sharp) => picture.withExif(fields);
const xmp = (picture: Sharp) => picture.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'></x:xmpmeta>");

/** EXIF of one number, in its segment of a JPEG: the picture lies on its side. */
const orientation = Buffer.from(
  "ffe1002245786966000049492a00080000000100120103000100000006000000" + "00000000",
  "hex",
);

const place = exif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 45/1 0/1" } });
const artist = exif({ IFD0: { Artist: "Jo Grey" } });

test.each<[string, string, (picture: Sharp) => Sharp]>([
  ["EXIF", "gate.jpg", place],
  ["EXIF", "gate.webp", place],
  ["EXIF", "gate.jpg", artist],
  ["EXIF", "gate.png", artist],
  ["EXIF", "gate.avif", artist],
  ["EXIF", "gate.jpg", exif({ IFD0: { ImageDescription: "Sample picture", Artist: "Jo Grey" } })],
  ["XMP", "gate.jpg", xmp],
  ["XMP", "gate.png", xmp],
  ["XMP", "gate.webp", xmp],
  ["", "gate.jpg", (picture) => picture],
  ["", "gate.jpg", (picture) => picture.withIccProfile("srgb")],
  ["", "gate.jpg", exif({ IFD0: { ImageDescription: "Sample picture" } })],
])("a picture with hidden %j is refused, one without is not: %s", async (what, name, change) => {
  expect(await refusals(name, await draw(name, change))).toEqual(what === "" ? [] : [what]);
});

/** A JPEG with a segment behind the two bytes with which each begins. */
async function withSegment(segment: Buffer): Promise<Buffer> {
  const jpeg = await draw("gate.jpg", (picture) => picture);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

test("an orientation alone, and IPTC", async () => {
  expect(await refusals("gate.jpg", await withSegment(orientation))).toEqual([]);
  const iptc = Buffer.from(
    "Photoshop 3.0\0" + "8BIM\x04\x04\0\0\0\0\0\x0c\x1c\x02\x50\0\x07Jo Grey",
    "latin1",
  );
  const head = Buffer.from([0xff, 0xed, 0, iptc.length + 2]);
  expect(await refusals("gate.jpg", await withSegment(Buffer.concat([head, iptc])))).toEqual(["IPTC"]);
});

test("a comment of a PNG", async () => {
  const png = await draw("gate.png", (picture) => picture);
  const text = Buffer.from("tEXtAuthor\0Jo Grey", "latin1");
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 4);
  sum.writeUInt32BE(crc32(text));
  const bytes = Buffer.concat([png.subarray(0, 33), length, text, sum, png.subarray(33)]);
  expect(await refusals("gate.png", bytes)).toEqual(["comments"]);
});

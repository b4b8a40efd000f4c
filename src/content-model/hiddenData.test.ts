import { crc32 } from "node:zlib";
import sharp, { type Exif, type Sharp } from "sharp";
import { checked, pageText } from "../../tests/support/tinyContent";
import { preparePicture } from "../../tools/editor/server/preparePicture";

/** Returns a picture in the format that the ending of `name` stands for. `change` modifies the picture before it is encoded. */
const draw = (name: string, change: (picture: Sharp) => Sharp) =>
  change(sharp({ create: { width: 1200, height: 800, channels: 3, background: "#888888" } }))
    .toFormat(name.replace(/.*\./, "") as "jpg")
    .toBuffer();
async function refusals(name: string, bytes: Buffer): Promise<(string | undefined)[]> {
  const problems = await checked({
    [`images/${name}`]: bytes,
    "pages/annex.md": pageText("/annex", { body: `![A gate](../images/${name})` }),
  });
  return problems.map(
    (each) => /^content\/images\/gate\S+:1:1 .*contains hidden data \((.*?)\)\. /.exec(each)?.[1],
  );
}
const exif = (fields: Exif) => (picture: Sharp) => picture.withExif(fields);
const xmp = (picture: Sharp) => picture.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'></x:xmpmeta>");

/** A segment of a JPEG with EXIF data. These data contain only one number, which says how browsers must rotate the picture. */
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

/** Returns a JPEG with a segment after its first two bytes. */
async function withSegment(segment: Buffer): Promise<Buffer> {
  const jpeg = await draw("gate.jpg", (picture) => picture);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

test("a picture with only an orientation is accepted, and a picture with IPTC data is refused", async () => {
  expect(await refusals("gate.jpg", await withSegment(orientation))).toEqual([]);
  const iptc = Buffer.from(
    "Photoshop 3.0\0" + "8BIM\x04\x04\0\0\0\0\0\x0c\x1c\x02\x50\0\x07Jo Grey",
    "latin1",
  );
  const head = Buffer.from([0xff, 0xed, 0, iptc.length + 2]);
  expect(await refusals("gate.jpg", await withSegment(Buffer.concat([head, iptc])))).toEqual(["IPTC"]);
});

const drawn = (name: string) => draw(name, (picture) => picture);
const secret = Buffer.from("Jo Grey, 12 Mill Lane.");

/** Returns a segment of a JPEG. */
const segment = (marker: number, text: string) => {
  const data = Buffer.from(text, "latin1");
  return Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
};

/** Returns a PNG in which a chunk comes before the data of the picture. */
async function withChunk(name: string, text: string): Promise<Buffer> {
  const png = await drawn("gate.png");
  const data = Buffer.from(name + text, "latin1");
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([png.subarray(0, 33), length, data, sum, png.subarray(33)]);
}

/** Returns a picture with an additional part at its end: a chunk of WebP or a box of AVIF. `head` returns the header of this part. */
async function withPart(name: string, head: (size: number) => Buffer): Promise<Buffer> {
  const bytes = Buffer.concat([await drawn(name), head(secret.length), secret]);
  if (name.endsWith(".webp")) bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}
const sized = (write: "writeUInt32LE" | "writeUInt32BE", size: number) => {
  const bytes = Buffer.alloc(4);
  bytes[write](size);
  return bytes;
};

test.each<[string, string, () => Promise<Buffer>]>([
  ...["gate.jpg", "gate.png", "gate.webp", "gate.avif"].map(
    (name): [string, string, () => Promise<Buffer>] => [
      "data after its end",
      name,
      async () => Buffer.concat([await drawn(name), secret]),
    ],
  ),
  [
    "data after its end",
    "gate.jpg",
    async () => Buffer.concat([await drawn("gate.jpg"), await drawn("gate.jpg")]),
  ],
  [
    "data after its end",
    "gate.png",
    async () => Buffer.concat([await drawn("gate.png"), await drawn("gate.png")]),
  ],
  ["C2PA", "gate.jpg", () => withSegment(segment(0xeb, "JP\0\x01\0\0\0\x01jumbJo Grey"))],
  ["further pictures", "gate.jpg", () => withSegment(segment(0xe2, "MPF\0II*\0"))],
  ["a preview", "gate.jpg", () => withSegment(segment(0xe0, "JFXX\0\x10"))],
  ["XMP", "gate.jpg", () => withSegment(segment(0xe1, "http://ns.adobe.com/xmp/extension/\0Jo Grey"))],
  [
    "IPTC, Photoshop's data",
    "gate.jpg",
    () => withSegment(segment(0xed, "Photoshop 3.0\x008BIM\x04\x0cJo Grey")),
  ],
  ["segment APP3", "gate.jpg", () => withSegment(segment(0xe3, "Meta\0Jo Grey"))],
  ["C2PA", "gate.png", () => withChunk("caBX", "Jo Grey")],
  ["chunk vpAg", "gate.png", () => withChunk("vpAg", "Jo Grey")],
  [
    "C2PA",
    "gate.webp",
    () => withPart("gate.webp", (size) => Buffer.concat([Buffer.from("C2PA"), sized("writeUInt32LE", size)])),
  ],
  [
    "C2PA or XMP",
    "gate.avif",
    () =>
      withPart("gate.avif", (size) => Buffer.concat([sized("writeUInt32BE", size + 8), Buffer.from("uuid")])),
  ],
  ["", "gate.jpg", async () => Buffer.concat([await drawn("gate.jpg"), Buffer.alloc(4)])],
  ["", "gate.jpg", () => draw("gate.jpg", (picture) => picture.jpeg({ progressive: true }))],
  ["", "gate.png", () => drawn("gate.png")],
  ["", "gate.webp", () => drawn("gate.webp")],
  ["", "gate.avif", () => drawn("gate.avif")],
])("a picture with %j is refused, and the editor removes it: %s", async (what, name, make) => {
  const bytes = await make();
  expect(await refusals(name, bytes)).toEqual(what === "" ? [] : [what]);
  const prepared = await preparePicture(bytes);
  expect(await refusals(name, prepared)).toEqual([]);
  expect(prepared.includes("Jo Grey")).toBe(false);
  expect(prepared.equals(bytes)).toBe(what === "");
});

test("a PNG with a comment is refused", async () => {
  expect(await refusals("gate.png", await withChunk("tEXt", "Author\0Jo Grey"))).toEqual(["comments"]);
});

import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { drawnPdf, gateWith, over, secret, type Draw } from "../../tests/support/drawnPdf";

const photograph = (change: (picture: Sharp) => Sharp = (picture) => picture) =>
  change(sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } }).jpeg()).toBuffer();
const withPlace = () =>
  photograph((picture) => picture.withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 45/1 0/1" } }));
const xmp = Buffer.from(
  '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description exif:GPSLatitude="51,45N"/></x:xmpmeta>',
);

/** Returns a function that draws a picture on a page of a PDF. The PDF then contains the whole file of the picture. */
const drawn =
  (picture: Buffer): Draw =>
  (pdf) =>
    pdf.image(picture, 60, 200);
/**
 * Returns a function that adds a stream with a picture to a PDF. A program writes such a stream if it has cut a picture or compressed it
 * again.
 */
const stream =
  (bytes: Buffer, ...filters: string[]): Draw =>
  (pdf) =>
    (pdf as unknown as { ref(data: object): { end(bytes: Buffer): void } })
      .ref({ Subtype: "Image", Filter: filters })
      .end(bytes);

const gate = async (draw: Draw) => gateWith(await drawnPdf(over(draw)));

it.each<[string, () => Promise<Draw>, string]>([
  ["has its place", async () => drawn(await withPlace()), "EXIF"],
  [
    "was cut, and its rest is still there",
    async () => stream(Buffer.concat([await photograph(), await photograph()]), "DCTDecode"),
    "data after its end",
  ],
  [
    "is compressed a second time",
    async () => stream(deflateSync(await withPlace()), "FlateDecode", "DCTDecode"),
    "EXIF",
  ],
  ["has its place beside it", () => Promise.resolve(stream(deflateSync(xmp), "FlateDecode")), "XMP"],
])("a PDF is refused whose photograph %s", async (_what, draw, hidden) => {
  expect(await gate(await draw())).toEqual([
    expect.stringContaining(`A picture in the PDF contains hidden data (${hidden})`),
  ]);
});

it("a PDF with a photograph that tells nothing may be published", async () => {
  expect(await gate(drawn(await photograph()))).toEqual([]);
});

it("a protected PDF is refused, because its pictures cannot be checked", async () => {
  const pdf = await drawnPdf(secret, {}, { ownerPassword: "x", permissions: {} });
  expect(await gateWith(pdf)).toEqual([expect.stringContaining("The PDF is protected against changes")]);
});

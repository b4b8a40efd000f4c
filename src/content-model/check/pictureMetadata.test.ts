import sharp from "sharp";
import { pageText, TinyContent } from "../../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => content.delete());

const picture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#888888" } }).png();
const place = {
  GPSLatitudeRef: "N",
  GPSLatitude: "51/1 45/1 0/1",
  GPSLongitudeRef: "E",
  GPSLongitude: "0/1 47/1 0/1",
};
const xmp = (inside: string) =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const creator = xmp("<dc:creator><rdf:Seq><rdf:li>Jo Grey</rdf:li></rdf:Seq></dc:creator>");

async function checkOf(name: string, bytes: Buffer): Promise<string[]> {
  content = await TinyContent.with({
    [`images/${name}`]: bytes,
    "pages/annex.md": pageText("/annex", { body: `![A gate](../images/${name})` }),
  });
  return content.check();
}

describe("a picture is refused that reveals", () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    ["where it was taken", "gate.jpg", () => picture().jpeg().withExif({ IFD3: place }).toBuffer()],
    ["where it was taken", "gate.webp", () => picture().webp().withExif({ IFD3: place }).toBuffer()],
    [
      "where it was taken",
      "gate.jpg",
      () => picture().jpeg().withXmp(xmp("<photoshop:City>Saltmarsh</photoshop:City>")).toBuffer(),
    ],
    [
      "a name",
      "gate.jpg",
      () =>
        picture()
          .jpeg()
          .withExif({ IFD0: { Artist: "Jo Grey" } })
          .toBuffer(),
    ],
    [
      "a name",
      "gate.png",
      () =>
        picture()
          .withExif({ IFD0: { Artist: "Jo Grey" } })
          .toBuffer(),
    ],
    [
      "a name",
      "gate.avif",
      () =>
        picture()
          .avif({ effort: 0 })
          .withExif({ IFD0: { Artist: "Jo Grey" } })
          .toBuffer(),
    ],
    ["a name", "gate.png", () => picture().withXmp(creator).toBuffer()],
    ["a name", "gate.webp", () => picture().webp().withXmp(creator).toBuffer()],
    [
      "the serial number of a camera",
      "gate.jpg",
      () =>
        picture()
          .jpeg()
          .withExif({ IFD2: { BodySerialNumber: "123456" } })
          .toBuffer(),
    ],
  ])("%s: %s", async (what, name, draw) => {
    expect(await checkOf(name, await draw())).toEqual([
      expect.stringMatching(new RegExp(`^content/images/${name}:1:1 .*reveals ${what} in its hidden data`)),
    ]);
  });
});

it.each<[string, string, () => Promise<Buffer>]>([
  ["nothing", "gate.jpg", () => picture().jpeg().toBuffer()],
  ["colours", "gate.jpg", () => picture().jpeg().withIccProfile("srgb").toBuffer()],
  ["which way is up", "gate.jpg", () => picture().jpeg().withMetadata({ orientation: 1 }).toBuffer()],
  ["its resolution", "gate.png", () => picture().withMetadata({ density: 300 }).toBuffer()],
  [
    "whose right it is",
    "gate.jpg",
    () =>
      picture()
        .jpeg()
        .withExif({ IFD0: { Copyright: "A Campaign" } })
        .toBuffer(),
  ],
])("a picture that reveals %s is accepted: %s", async (_what, name, draw) => {
  expect(await checkOf(name, await draw())).toEqual([]);
});

import sharp, { type Exif, type Sharp } from "sharp";
import { checked, pageText } from "../../../tests/support/tinyContent";

/** A picture in the format of its name, changed before it is encoded. */
const draw = (name: string, change: (picture: Sharp) => Sharp) =>
  change(sharp({ create: { width: 1200, height: 800, channels: 3, background: "#888888" } }))
    .toFormat(name.replace(/.*\./, "") as "jpg")
    .toBuffer();
const exif = (fields: Exif) => (picture: Sharp) => picture.withExif(fields);
const xmp = (inside: string) => (picture: Sharp) =>
  picture.withXmp(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  );

const place = exif({
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "51/1 45/1 0/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "0/1 47/1 0/1",
  },
});
const artist = exif({ IFD0: { Artist: "Jo Grey" } });
const creator = xmp("<dc:creator><rdf:Seq><rdf:li>Jo Grey</rdf:li></rdf:Seq></dc:creator>");

test.each<[string, string, (picture: Sharp) => Sharp]>([
  ["where it was taken", "gate.jpg", place],
  ["where it was taken", "gate.webp", place],
  ["where it was taken", "gate.jpg", xmp("<photoshop:City>Saltmarsh</photoshop:City>")],
  ["a name", "gate.jpg", artist],
  ["a name", "gate.png", artist],
  ["a name", "gate.avif", artist],
  ["a name", "gate.png", creator],
  ["a name", "gate.webp", creator],
  ["the serial number of a camera", "gate.jpg", exif({ IFD2: { BodySerialNumber: "123456" } })],
  ["", "gate.jpg", (picture) => picture],
  ["", "gate.jpg", (picture) => picture.withIccProfile("srgb")],
  ["", "gate.jpg", (picture) => picture.withMetadata({ orientation: 1 })],
  ["", "gate.png", (picture) => picture.withMetadata({ density: 300 })],
  ["", "gate.jpg", exif({ IFD0: { Copyright: "A Campaign" } })],
])(
  "a picture that reveals %j is refused, one that reveals nothing is not: %s",
  async (what, name, change) => {
    const problems = await checked({
      [`images/${name}`]: await draw(name, change),
      "pages/annex.md": pageText("/annex", { body: `![A gate](../images/${name})` }),
    });
    const said = problems.map((each) =>
      /^content\/images\/(.*):1:1 .*reveals (.*) in its hidden data/.exec(each),
    );
    expect(said.map((words) => words?.slice(1))).toEqual(what === "" ? [] : [[name, what]]);
  },
);

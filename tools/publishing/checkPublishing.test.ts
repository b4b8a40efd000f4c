import sharp from "sharp";
import { pageText, TinyContent } from "../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

test("every sample is listed with its place, those inside others too", async () => {
  content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { more: "sample: true\n" }),
    "media.yaml": `- title: A Film
  links:
    - { text: One, url: https://a.test/1 }
    - { text: Two, url: https://a.test/2, sample: true }
- title: A Book
  sample: true
`,
  });
  const places = (await content.gate()).map((reason) => reason.split("  ")[0]);
  expect(places).toEqual([
    "content/media.yaml:4:51",
    "content/media.yaml:6:11",
    "content/pages/annex.md:7:9",
  ]);
});

test("a picture that tells where it was taken is refused", async () => {
  const gps = {
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "51/1 45/1 0/1",
      GPSLongitudeRef: "E",
      GPSLongitude: "0/1 47/1 0/1",
    },
  };
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#888888" } }).jpeg();
  content = await TinyContent.with({
    "images/gate.jpg": await photo.withExif(gps).toBuffer(),
    "pages/annex.md": pageText("/annex", { body: "![A gate](../images/gate.jpg)" }),
  });
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/images\/gate\.jpg:1:1 {2}.*where it was taken/),
  ]);
});

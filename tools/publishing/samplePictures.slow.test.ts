import sharp, { type Sharp } from "sharp";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../../src/content-model/readContent";
import { remember } from "./remembered";
import { sampleFingerprints } from "./samplePictures";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

/** A picture with something on it: circles at the places that a seed gives. */
const drawing = (seed: number) => {
  const circles = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [(seed * 71 + index * 197) % 900, (seed * 37 + index * 131) % 600];
    return `<circle cx="${x}" cy="${y}" r="${60 + ((index * seed) % 70)}" fill="hsl(${index * 30},50%,${20 + index * 6}%)"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg width="900" height="600"><rect width="900" height="600" fill="#ddd"/>${circles.join("")}</svg>`,
    ),
  );
};
const marked = (picture: Sharp) =>
  picture
    .withExif({ IFD0: { ImageDescription: "Sample picture" } })
    .jpeg()
    .toBuffer();

/** What the gate says of content/images/gate.jpg where the drawing 1 is remembered as a sample. */
async function gateOn(picture: Buffer): Promise<string[]> {
  content = await TinyContent.with({ "images/drawn.jpg": await marked(drawing(1)) });
  await remember(content.folder, "pictures", await sampleFingerprints(await readContent(content.root)));
  content.remove("images/drawn.jpg");
  content.write("pages/annex.md", pageText("/annex", { body: "![A gate](../images/gate.jpg)" }));
  content.write("images/gate.jpg", picture);
  return content.gate();
}

const refusal = [expect.stringMatching(/^content\/images\/gate\.jpg:1:1 {2}This picture is a drawn sample/)];

test("a drawn sample picture says so itself, whatever the text around it says", async () => {
  expect(await gateOn(await marked(drawing(7)))).toEqual(refusal);
});

/** A drawing without a part of it on each side: left, top, right and bottom, of 900 × 600 pixels. */
const cut = (picture: Sharp, left: number, top: number, right: number, bottom: number) =>
  picture.extract({ left, top, width: 900 - left - right, height: 600 - top - bottom });
const frame = (picture: Sharp, width: number, background: string) =>
  picture.extend({ top: width, bottom: width, left: width, right: width, background });

test.each<[string, (picture: Sharp) => Sharp]>([
  ["without its metadata", (picture) => picture.jpeg()],
  ["smaller", (picture) => picture.resize(640).jpeg({ quality: 70 })],
  ["as another kind of file", (picture) => picture.png()],
  ["much brighter", (picture) => picture.modulate({ brightness: 1.4 }).jpeg()],
  ["darker", (picture) => picture.modulate({ brightness: 0.6 }).jpeg()],
  ["in grey", (picture) => picture.greyscale().jpeg()],
  ["without a tenth on every side", (picture) => cut(picture, 90, 60, 90, 60).jpeg()],
  ["without a little on every side", (picture) => cut(picture, 22, 15, 22, 15).jpeg()],
  ["without a fifth on the right", (picture) => cut(picture, 0, 0, 180, 0).jpeg()],
  ["cut unevenly", (picture) => cut(picture, 30, 90, 120, 40).jpeg()],
  ["cut to a square", (picture) => picture.resize(600, 600).jpeg()],
  ["in a white frame", (picture) => frame(picture, 12, "#fff").jpeg()],
  ["in a broad dark frame", (picture) => frame(picture, 60, "#222").jpeg()],
  [
    "between black bars",
    (picture) => picture.resize(900, 900, { fit: "contain", background: "#000" }).jpeg(),
  ],
  ["above an empty strip", (picture) => picture.extend({ bottom: 150, background: "#fff" }).jpeg()],
  ["mirrored", (picture) => picture.flop().jpeg()],
  ["a little narrower", (picture) => picture.resize(840, 600, { fit: "fill" }).jpeg()],
])("a sample picture saved again %s is known by its look", async (_how, change) => {
  expect(await gateOn(await change(drawing(1)).toBuffer())).toEqual(refusal);
});

test("a sample picture that was both cut and mirrored is known by its look", async () => {
  const part = await cut(drawing(1), 60, 30, 60, 90).png().toBuffer();
  expect(await gateOn(await sharp(part).flop().jpeg().toBuffer())).toEqual(refusal);
});

/** Pictures that show nothing of drawing 1, some with little in them. */
const svg = (inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${inside}</svg>`));
test.each<[string, () => Sharp]>([
  ["another drawing", () => drawing(5)],
  ["one that is cut", () => cut(drawing(9), 90, 60, 90, 60)],
  ["one colour", () => svg('<rect width="900" height="600" fill="#888"/>')],
  [
    "two colours above each other",
    () =>
      svg('<rect width="900" height="600" fill="#eee"/><rect y="350" width="900" height="250" fill="#333"/>'),
  ],
  [
    "a colour that becomes another",
    () =>
      svg(
        '<linearGradient id="a" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><rect width="900" height="600" fill="url(#a)"/>',
      ),
  ],
  [
    "one circle",
    () => svg('<rect width="900" height="600" fill="#ddd"/><circle cx="430" cy="310" r="120"/>'),
  ],
  [
    "lines",
    () =>
      svg(Array.from({ length: 40 }, (_, at) => `<rect y="${at * 15}" width="900" height="7"/>`).join("")),
  ],
])("a picture of %s is not taken for a sample", async (_of, picture) => {
  expect(await gateOn(await picture().jpeg().toBuffer())).toEqual([]);
});

test("a picture that breaks off is refused, since nobody knows what it shows", async () => {
  const whole = await drawing(5).jpeg().toBuffer();
  expect(await gateOn(whole.subarray(0, whole.length / 2))).toEqual([
    expect.stringMatching(/^content\/images\/gate\.jpg:1:1 {2}This picture is damaged/),
  ]);
});

test("a drawing that is known is remembered once, however often it is saved again", async () => {
  content = await TinyContent.with({ "images/drawn.jpg": await marked(drawing(1)) });
  const found = await sampleFingerprints(await readContent(content.root));
  await remember(content.folder, "pictures", found);
  content.write("images/drawn.jpg", await marked(drawing(1).resize(700)));
  expect(await sampleFingerprints(await readContent(content.root))).toEqual(found);
});

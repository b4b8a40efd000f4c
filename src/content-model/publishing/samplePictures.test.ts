import sharp, { type Sharp } from "sharp";
import { pageText, TinyContent } from "../../../tests/support/tinyContent";
import { readContent } from "../readContent";
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

test.each<[string, (picture: Sharp) => Sharp]>([
  ["without its metadata", (picture) => picture.jpeg()],
  ["smaller", (picture) => picture.resize(640).jpeg({ quality: 70 })],
  ["as another kind of file", (picture) => picture.png()],
  ["a little brighter", (picture) => picture.modulate({ brightness: 1.05 }).jpeg()],
])("a sample picture saved again %s is known by its look", async (_how, change) => {
  expect(await gateOn(await change(drawing(1)).toBuffer())).toEqual(refusal);
});

test("another picture is not taken for a sample, nor is one of a single colour", async () => {
  expect(await gateOn(await drawing(5).jpeg().toBuffer())).toEqual([]);
  content.delete();
  const grey = sharp({ create: { width: 900, height: 600, channels: 3, background: "#888888" } });
  expect(await gateOn(await grey.jpeg().toBuffer())).toEqual([]);
});

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readContent } from "../../src/content-model/readContent";
import { fileAsPart, isPictureOrDocument, isShippedSample, partsOf, shippedSamples } from "./samples";

test("the gate knows all that is marked as a sample, and nothing else, until a campaign adopts the site; if not, run npm run samples:digests", async () => {
  const shipped = shippedSamples();
  const content = await readContent(resolve("content"));
  const files = [...content.names].filter(isPictureOrDocument);
  const parts = [
    ...content.files.flatMap((file) => partsOf(file).map((part) => ({ ...part, file: file.file }))),
    ...files.map((file) => ({ ...fileAsPart(file, readFileSync(`content/${file}`)), file })),
  ];
  const wrong = parts.filter(({ isMarked, digest }) => shipped.has(digest) !== isMarked);
  expect(isShippedSample(content, shipped) ? wrong : []).toEqual([]);
});

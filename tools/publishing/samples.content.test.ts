import { resolve } from "node:path";
import { readContent } from "../../src/content-model/readContent";
import { candidatesOf, fileCandidates, isShippedSample, shippedSamples } from "./samples";

test("the gate knows all that is marked as a sample, and nothing else, until a campaign adopts the site; if not, run npm run samples:digests", async () => {
  const shipped = shippedSamples();
  const content = await readContent(resolve("content"));
  const inFiles = content.files.flatMap((file) =>
    candidatesOf(file).map((candidate) => ({ ...candidate, name: file.file })),
  );
  const candidates = [...inFiles, ...fileCandidates(content)];
  const wrong = candidates.filter(({ isMarked, digest }) => shipped.has(digest) !== isMarked);
  expect(isShippedSample(content, shipped) ? wrong : []).toEqual([]);
});

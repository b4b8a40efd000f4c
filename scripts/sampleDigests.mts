/**
 * `npm run samples:digests`: notes a digest of everything that is marked as a sample, beside those of earlier versions, so that the
 * publishing check knows it without its mark. For developers of the sample: a campaign's own drafts are none.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readContent } from "../src/content-model/readContent";
import {
  candidatesOf,
  fileCandidates,
  isShippedSample,
  samplesFile,
  shippedSamples,
} from "../tools/publishing/samples";

const content = await readContent(resolve("content"));
if (!isShippedSample(content, shippedSamples())) {
  console.log("content/campaign.yaml is no longer the sample's, so nothing is added.");
} else {
  const candidates = [...content.files.flatMap(candidatesOf), ...fileCandidates(content)];
  const digests = (isMarked: boolean) =>
    candidates.filter((one) => one.isMarked === isMarked).map(({ digest }) => digest);
  // What the sample says without a mark today was true all along.
  const real = new Set(digests(false));
  const all = new Set([...shippedSamples(), ...digests(true)].filter((digest) => !real.has(digest)));
  writeFileSync(samplesFile, `${[...all].sort().join("\n")}\n`);
  console.log(`${samplesFile} holds ${all.size} digests.`);
}

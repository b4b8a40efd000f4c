/**
 * `npm run samples:digests`: stores a digest of everything that is marked `sample: true`, and keeps the digests of earlier versions. With
 * these digests, the publishing check recognises samples from which somebody has removed `sample: true`. Only the developers of the sample
 * site run this command, because a campaign's own drafts are not samples.
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
  console.log("content/campaign.yaml is no longer a sample, so no digests were added.");
} else {
  const candidates = [...content.files.flatMap(candidatesOf), ...fileCandidates(content)];
  const digests = (isMarked: boolean) =>
    candidates.filter((one) => one.isMarked === isMarked).map(({ digest }) => digest);
  // Content without `sample: true` is real, even if it is part of the sample site, so its digests are removed.
  const real = new Set(digests(false));
  const all = new Set([...shippedSamples(), ...digests(true)].filter((digest) => !real.has(digest)));
  writeFileSync(samplesFile, `${[...all].sort().join("\n")}\n`);
  console.log(`${samplesFile} contains ${all.size} digests.`);
}

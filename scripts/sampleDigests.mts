/**
 * `npm run samples:digests`: stores a digest of everything that is marked as a sample, and keeps the digests of earlier versions. The
 * publishing check uses these digests to recognise samples whose mark was removed. Only the developers of the sample run this command. A
 * campaign's own drafts are not samples.
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
  // Content without the mark is real, even if it is part of the sample site. Its digests are removed.
  const real = new Set(digests(false));
  const all = new Set([...shippedSamples(), ...digests(true)].filter((digest) => !real.has(digest)));
  writeFileSync(samplesFile, `${[...all].sort().join("\n")}\n`);
  console.log(`${samplesFile} contains ${all.size} digests.`);
}

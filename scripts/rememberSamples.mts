/** `npm run samples:remember`: notes all words and pictures marked as a sample, so that the publishing gate knows them without the mark. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { rememberedFiles } from "../src/content-model/publishing/remembered";
import { sampleDocumentTexts } from "../src/content-model/publishing/documents";
import { sampleFingerprints } from "../src/content-model/publishing/samplePictures";
import { sampleDigests } from "../src/content-model/publishing/sampleWords";
import { runsOf } from "../src/content-model/publishing/wordRuns";
import { readContent } from "../src/content-model/readContent";

const content = await readContent(resolve("content"));
const inDocuments = (await sampleDocumentTexts(content)).flatMap(runsOf);
const found = {
  words: [...sampleDigests(content), ...inDocuments],
  pictures: await sampleFingerprints(content),
};
for (const what of ["words", "pictures"] as const) {
  const file = rememberedFiles[what];
  const before = existsSync(file) ? readFileSync(file, "utf8").split(/\r?\n/).filter(Boolean) : [];
  // Earlier entries stay: what was invented remains invented.
  const all = [...new Set([...before, ...found[what]])].sort();
  writeFileSync(file, `${all.join("\n")}\n`);
  console.log(`${file} holds ${all.length} ${what === "words" ? "digests" : "fingerprints"}.`);
}

/**
 * `npm run samples:remember`: notes all words and pictures marked as a sample, so that the publishing gate knows them without the mark.
 * Adds to what is remembered and refuses to begin from nothing, which would forget what is no longer marked; `-- --new` does.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { remember, rememberedFiles } from "../tools/publishing/remembered";
import { sampleDocumentTexts } from "../tools/publishing/documents";
import { sampleFingerprints } from "../tools/publishing/samplePictures";
import { sampleDigests } from "../tools/publishing/sampleWords";
import { wordDigests } from "../tools/publishing/wordRuns";
import { readContent } from "../src/content-model/readContent";

const { values } = parseArgs({ options: { new: { type: "boolean", default: false } } });

const content = await readContent(resolve("content"));
const inDocuments = (await sampleDocumentTexts(content)).flatMap((text) => wordDigests(text));
const found = {
  words: [...sampleDigests(content), ...inDocuments],
  pictures: await sampleFingerprints(content),
};
for (const what of ["words", "pictures"] as const) {
  const count = await remember(".", what, found[what], { isNew: values.new });
  console.log(`${rememberedFiles[what]} holds ${count} ${what === "words" ? "digests" : "fingerprints"}.`);
}

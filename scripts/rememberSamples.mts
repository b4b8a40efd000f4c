/** `npm run samples:remember`: notes the digests of all words marked as a sample, so that the publishing gate knows them without the mark. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { sampleDigests, sampleWordsFile } from "../src/content-model/publishing/sampleWords";
import { readContent } from "../src/content-model/readContent";

const before = readFileSync(sampleWordsFile, "utf8").split("\n").filter(Boolean);
// Words that were invented once stay so.
const digests = [...new Set([...before, ...sampleDigests(await readContent(resolve("content")))])].sort();
writeFileSync(sampleWordsFile, `${digests.join("\n")}\n`);
console.log(`${sampleWordsFile} holds ${digests.length} digests.`);

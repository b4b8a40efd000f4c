import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readContent } from "../readContent";
import { sampleDigests, sampleWordsFile } from "./sampleWords";

test("the publishing check knows every word that is marked as a sample; else run npm run samples:remember", async () => {
  const known = readFileSync(sampleWordsFile, "utf8").trim().split("\n");
  expect(known).toEqual(expect.arrayContaining(sampleDigests(await readContent(resolve("content")))));
});

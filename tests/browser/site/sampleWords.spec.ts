import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { readRemembered, type rememberedFiles } from "../../../tools/publishing/remembered";
import { sampleFingerprints } from "../../../tools/publishing/samplePictures";
import { sampleDigests } from "../../../tools/publishing/sampleWords";
import { readContent } from "../../../src/content-model/readContent";
import { expect, test } from "../support/test";

const { sample } = parse(readFileSync("content/campaign.yaml", "utf8")) as { sample?: boolean };
test.skip(!sample, "content/campaign.yaml is no longer marked as a sample");

test("the publishing check knows every word and picture that is marked as a sample; if not, run npm run samples:remember", async () => {
  const content = await readContent(resolve("content"));
  const unknown = async (what: keyof typeof rememberedFiles, found: readonly string[]) => {
    const { known, problem } = await readRemembered(".", what);
    return problem ? [problem.message] : found.filter((item) => !known.has(item));
  };
  expect(await unknown("words", sampleDigests(content))).toEqual([]);
  expect(await unknown("pictures", await sampleFingerprints(content))).toEqual([]);
});

test("every page says that it is a sample and asks not to be indexed", ({ site: { paths, html } }) => {
  for (const path of paths) {
    expect.soft(html(path), path).toMatch(/aria-label="Notice"[^>]*>.*Sample site/s);
    expect.soft(html(path), path).toMatch(/name="robots"[^>]*content="noindex/);
  }
});

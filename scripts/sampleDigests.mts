/**
 * `npm run samples:digests`: notes a digest of everything that is marked as a sample, or was in an earlier version, so that the
 * publishing gate knows it without its mark. For developers of the sample: a campaign's own drafts are none.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { kindOfFile } from "../src/content-model/kinds";
import { readContent, readContentFile } from "../src/content-model/readContent";
import {
  fileAsPart,
  isPictureOrDocument,
  isShippedSample,
  partsOf,
  samplesFile,
  shippedSamples,
} from "../tools/publishing/samples";

const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 1e9 });

/** The parts of one version of a file of content. */
function partsIn(name: string, bytes: Buffer) {
  const kind = kindOfFile(name);
  const file = kind && readContentFile(kind, name, bytes).content;
  return file ? partsOf(file) : isPictureOrDocument(name) ? [fileAsPart(name, bytes)] : [];
}

const content = await readContent(resolve("content"));
if (!isShippedSample(content, shippedSamples())) {
  console.log("content/campaign.yaml is no longer the sample's, so nothing is added.");
} else {
  const now = [...content.names].flatMap((name) => partsIn(name, readFileSync(`content/${name}`)));
  const before = git("rev-list", "--objects", "HEAD", "--", "content")
    .toString()
    .split("\n")
    .flatMap((line) => {
      const [, blob, name] = /^(\w+) content\/(.+\.\w+)$/.exec(line) ?? [];
      return blob !== undefined && name !== undefined ? partsIn(name, git("cat-file", "blob", blob)) : [];
    });
  // What the sample says without a mark today was true all along.
  const real = new Set(now.flatMap(({ isMarked, digest }) => (isMarked ? [] : [digest])));
  const samples = [...before, ...now].flatMap(({ isMarked, digest }) => (isMarked ? [digest] : []));
  const all = [...new Set([...shippedSamples(), ...samples])].filter((digest) => !real.has(digest)).sort();
  writeFileSync(samplesFile, `${all.join("\n")}\n`);
  console.log(`${samplesFile} holds ${all.length} digests.`);
}

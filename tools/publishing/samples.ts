/**
 * Finds sample content. This is content that is marked as a sample, and unmarked content that is identical to a sample that the project is
 * shipped with. samples.txt contains the digests of all shipped samples. `npm run samples:digests` adds new digests to this file.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { approvalFields } from "../../src/content-model/approvalFields";
import { pictureName } from "../../src/content-model/fields";
import { placeholdersIn } from "../../src/content-model/check/placeholders";
import { samplesIn } from "../../src/content-model/samples";
import { sampleMark } from "../../src/content-model/hiddenData";
import { sha256 } from "../../src/content-model/sha256";
import { problemAt, problemOf, type Problem } from "../../src/content-model/problem";
import type { Content, ContentFile } from "../../src/content-model/contentFile";

export const samplesFile = "tools/publishing/samples.txt";

export const shippedSamples = (): ReadonlySet<string> =>
  new Set(readFileSync(resolve(samplesFile), "utf8").split(/\r?\n/).filter(Boolean));

const digestOf = (bytes: Buffer | string) => sha256(bytes).slice(0, 16);

/** Fields that describe the state of an entry and are not part of its content. */
const bookkeeping = ["sample", ...Object.keys(approvalFields), "order", "changes"];

/** Prepares a value for its digest. Removes the fields in `bookkeeping`, replaces line breaks by spaces, and sorts the fields. */
function said(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !bookkeeping.includes(name));
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, said(inner)]);
}

/** A value that is marked as a sample, or that may be a sample whose `sample: true` was removed. */
interface Candidate {
  path: PropertyKey[];
  isMarked: boolean;
  digest: string;
}

const candidateOf = (value: unknown, path: PropertyKey[], isMarked: boolean): Candidate => ({
  path,
  isMarked,
  digest: digestOf(JSON.stringify(said(value))),
});

/** Returns a candidate for each object in a value. The candidate of an object comes before the candidates of the objects inside it. */
function candidatesIn(value: unknown, path: PropertyKey[]): Candidate[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => candidatesIn(inner, [...path, key]));
  if (Array.isArray(value)) return inside;
  return [candidateOf(value, path, (value as { sample?: unknown }).sample === true), ...inside];
}

/** The fields of campaign.yaml in which a campaign describes itself. */
const ownWords = ["name", "tagline", "description", "copyright", "funding"];

/**
 * Returns the parts of a file that may be samples, whether they are marked or not. Leaves out sources and the text of pages. They may
 * describe real facts, and then become real content when `sample: true` is removed. Each field of campaign.yaml is compared separately.
 */
export const candidatesOf = ({ kind, entries, body }: ContentFile): Candidate[] =>
  entries.flatMap(({ value, path }) => {
    if (kind.type === "Source") return [];
    if (kind.type === "Campaign")
      return ownWords.map((field) => candidateOf([field, value[field]], [field], value.sample === true));
    const candidates = candidatesIn(kind.shape === "markdown" ? { ...value, body } : value, path);
    return kind.type === "Page" ? candidates.filter((one) => one.path.length > 0) : candidates;
  });

/**
 * Returns whether the content is still the sample that the project is shipped with. In this case, campaign.yaml is marked as a sample, and
 * one of its fields has the shipped text.
 */
export const isShippedSample = ({ files }: Content, shipped: ReadonlySet<string>): boolean =>
  files
    .filter(({ kind }) => kind.type === "Campaign")
    .flatMap(candidatesOf)
    .some(({ isMarked, digest }) => isMarked && shipped.has(digest));

/** The number of bytes of a picture or document that are searched for the mark of a sample. Metadata is at the beginning of a file. */
const metadataSize = 4096;

/**
 * Returns the pictures and documents of the content. For each file, the result contains its digest and whether it is marked as a sample.
 */
export const fileCandidates = ({ root, names }: Content) =>
  [...names]
    .filter((name) => pictureName.test(name) || /\.pdf$/i.test(name))
    .flatMap((name) => {
      const path = `${root}/${name}`;
      // Skips a file that was deleted after the names had been read.
      if (!existsSync(path)) return [];
      const bytes = readFileSync(path);
      const isMarked = /-sample\.pdf$/i.test(name) || bytes.subarray(0, metadataSize).includes(sampleMark);
      return [{ name, isMarked, digest: digestOf(bytes) }];
    });

const unmarked =
  "This is unchanged sample content, although it is no longer marked as a sample. Replace it with the facts of your campaign, or delete it.";
const unmarkedFile =
  "This file is a sample: it came with the site, or its name ends in -sample. Replace it with a real file of another name, or remove it from the places that use it.";

/** Returns a problem for each shipped sample that is no longer marked, and for each picture or document that is still a sample. */
const shippedProblems = (content: Content, shipped: ReadonlySet<string>): Problem[] => [
  ...content.files.flatMap((file) =>
    candidatesOf(file)
      .filter(({ isMarked, digest }) => !isMarked && shipped.has(digest))
      .map(({ path }) => problemAt(file, path, unmarked)),
  ),
  ...fileCandidates(content)
    .filter(({ isMarked, digest }) => isMarked || shipped.has(digest))
    .map(({ name }) => problemOf(`content/${name}`, unmarkedFile)),
];

/**
 * Returns the reason why a sample must not be published, and the beginning of the advice. Sources and documents that are samples are real,
 * but their entries are incomplete. Pages that are samples contain real facts and invented parts.
 */
function sampleReason({ kind }: ContentFile): string {
  if (kind.type === "Source" || kind.type === "Document")
    return "This entry is not complete. Complete it from the source or the document itself, then";
  return kind.type === "Page"
    ? "This page is a sample. Check each sentence against its source, replace everything that is invented, then"
    : "This is a sample: its text, name and picture are invented. Replace them with the real ones, then";
}

const samples = (file: ContentFile): Problem[] =>
  file.entries.flatMap(({ value, path }) =>
    samplesIn(value).map((inside) => ({
      ...problemAt(file, [...path, ...inside, "sample"], `${sampleReason(file)} delete this line.`),
      inForm: `${sampleReason(file)} switch off Sample.`,
    })),
  );

/** Returns a problem for each part of the content that is still a sample, or that was left from a template. */
export const inventedIn = (content: Content, shipped: ReadonlySet<string>): Problem[] => [
  ...content.files.flatMap((file) => [...samples(file), ...placeholdersIn(file)]),
  ...shippedProblems(content, shipped),
];

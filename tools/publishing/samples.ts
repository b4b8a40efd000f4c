/**
 * The sample that the project is shipped with: content marked as a sample, and unmarked content that is an exact copy of a shipped sample.
 * samples.txt has a digest of each; `npm run samples:digests` adds to it.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { approvalFields } from "../../src/content-model/approvalFields";
import { pictureName } from "../../src/content-model/fields";
import { leftovers } from "../../src/content-model/check/leftovers";
import { sampleMark } from "../../src/content-model/hiddenData";
import { sha256 } from "../../src/content-model/sha256";
import { problemAt, problemOf, type Problem } from "../../src/content-model/problem";
import type { Content, ContentFile } from "../../src/content-model/contentFile";

export const samplesFile = "tools/publishing/samples.txt";

export const shippedSamples = (): ReadonlySet<string> =>
  new Set(readFileSync(resolve(samplesFile), "utf8").split(/\r?\n/).filter(Boolean));

const digestOf = (bytes: Buffer | string) => sha256(bytes).slice(0, 16);

/** Fields about the state of an entry, which are not part of its content. */
const bookkeeping = ["sample", ...Object.keys(approvalFields), "order", "changes"];

/** Returns a value in the form in which it is compared: without bookkeeping fields and line breaks, and with sorted fields. */
function said(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !bookkeeping.includes(name));
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, said(inner)]);
}

/** Something that is marked as a sample, or could have been. */
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

/** Returns a candidate for each object in a value, the outer ones first. */
function candidatesIn(value: unknown, path: PropertyKey[]): Candidate[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => candidatesIn(inner, [...path, key]));
  if (Array.isArray(value)) return inside;
  return [candidateOf(value, path, (value as { sample?: unknown }).sample === true), ...inside];
}

/** The fields in which a campaign describes itself. */
const ownWords = ["name", "tagline", "description", "copyright", "funding"];

/**
 * Returns the parts of a file that may be samples, marked or not. The function leaves out sources and the text of pages. Sources and texts
 * may describe real facts, so they may stay when `sample: true` is removed. Each field of campaign.yaml is compared separately.
 */
export const candidatesOf = ({ kind, entries, body }: ContentFile): Candidate[] =>
  entries.flatMap(({ value, path }) => {
    if (kind.type === "Source") return [];
    if (kind.type === "Campaign")
      return ownWords.map((field) => candidateOf([field, value[field]], [field], value.sample === true));
    const candidates = candidatesIn(kind.shape === "markdown" ? { ...value, body } : value, path);
    return kind.type === "Page" ? candidates.filter((one) => one.path.length > 0) : candidates;
  });

/** Returns whether the content is still the shipped sample: campaign.yaml is marked, and one of its fields has the shipped text. */
export const isShippedSample = ({ files }: Content, shipped: ReadonlySet<string>): boolean =>
  files
    .filter(({ kind }) => kind.type === "Campaign")
    .flatMap(candidatesOf)
    .some(({ isMarked, digest }) => isMarked && shipped.has(digest));

/** The number of bytes in which the mark of a sample is looked for. Metadata is at the beginning of a file. */
const metadataSize = 4096;

/** Returns the pictures and documents of some content, with their digests. */
export const fileCandidates = ({ root, names }: Content) =>
  [...names]
    .filter((name) => pictureName.test(name) || /\.pdf$/i.test(name))
    .flatMap((name) => {
      const path = `${root}/${name}`;
      // The file may have been deleted since the names were read.
      if (!existsSync(path)) return [];
      const bytes = readFileSync(path);
      const isMarked = /-sample\.pdf$/i.test(name) || bytes.subarray(0, metadataSize).includes(sampleMark);
      return [{ name, isMarked, digest: digestOf(bytes) }];
    });

const unmarked =
  "This is unchanged sample content, although it is no longer marked as a sample. Replace it with the facts of your campaign, or delete it.";
const unmarkedFile =
  "This file is a sample: it came with the site, or its name ends in -sample. Replace it with a real file of another name, or remove it from the places that use it.";

/** Returns a problem for each sample that has lost its mark, and for each picture or document that still has it. */
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

/** Returns why a sample stops the publication. Sources and documents are real, but their entries are not complete. */
const sampleReason = ({ kind }: ContentFile) =>
  kind.type === "Source" || kind.type === "Document"
    ? "This entry is not complete. Complete it from the source or the document itself, then"
    : "This is a sample: its text, name and picture are invented. Replace them with the real ones, then";

/** Returns the paths of the objects in a value that are marked as a sample, the value itself included. */
function samplesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return (value as { sample?: unknown }).sample === true ? [path, ...inside] : inside;
}

const samples = (file: ContentFile): Problem[] =>
  file.entries.flatMap(({ value, path }) =>
    samplesIn(value).map((inside) => ({
      ...problemAt(file, [...path, ...inside, "sample"], `${sampleReason(file)} delete this line.`),
      inForm: `${sampleReason(file)} switch off Sample.`,
    })),
  );

/** Returns a problem for everything that is still a sample or was left from a template. */
export const inventedIn = (content: Content, shipped: ReadonlySet<string>): Problem[] => [
  ...content.files.flatMap((file) => [...samples(file), ...leftovers(file)]),
  ...shippedProblems(content, shipped),
];

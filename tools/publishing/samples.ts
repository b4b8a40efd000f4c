/**
 * What came with the sample: what is marked as one, and what is not marked but is, word for word or byte for byte, something that was
 * once shipped as a sample. samples.txt holds a digest of each; `npm run samples:digests` adds to it.
 */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pictureName } from "../../src/content-model/fields";
import { sha256 } from "../../src/content-model/sha256";
import { problemAt, problemOf, type Problem } from "../../src/content-model/problem";
import type { Content, ContentFile } from "../../src/content-model/contentFile";

export const samplesFile = "tools/publishing/samples.txt";

export const shippedSamples = (): ReadonlySet<string> =>
  new Set(readFileSync(resolve(samplesFile), "utf8").split(/\r?\n/).filter(Boolean));

const digestOf = (bytes: Buffer | string) => sha256(bytes).slice(0, 16);

/** Fields that say what became of an entry, not what it says. */
const bookkeeping = ["sample", "agreed", "consent", "reviewed", "aboutLivingPeople", "order", "changes"];

/** A value without bookkeeping, line breaks and the order of its fields. */
function said(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !bookkeeping.includes(name));
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, said(inner)]);
}

/** Something that is marked as a sample, or could have been. */
export interface Part {
  path: PropertyKey[];
  isMarked: boolean;
  digest: string;
}

const partOf = (value: unknown, path: PropertyKey[], isMarked: boolean): Part => ({
  path,
  isMarked,
  digest: digestOf(JSON.stringify(said(value))),
});

/** All objects in a value, the outer ones first; what is inside a marked one is not listed, unless it is marked too. */
function partsIn(value: unknown, path: PropertyKey[], isInside = false): Part[] {
  if (typeof value !== "object" || value === null) return [];
  const isMarked = (value as { sample?: unknown }).sample === true;
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    partsIn(inner, [...path, Array.isArray(value) ? Number(key) : key], isInside || isMarked),
  );
  const isListed = !Array.isArray(value) && (isMarked || !isInside);
  return isListed ? [partOf(value, path, isMarked), ...inside] : inside;
}

/** What a campaign says of itself in words of its own. */
const ownWords = ["name", "tagline", "description", "copyright", "funding"];

/**
 * The parts of a file of which an exact copy is a sample, marked or not. A page tells the case and a source names what exists: both may
 * stay as they are when their mark goes. Of the campaign each field counts by itself.
 */
export const partsOf = ({ kind, entries, body }: ContentFile): Part[] =>
  entries.flatMap(({ value, path }) => {
    if (kind.type === "Source") return [];
    if (kind.type === "Campaign")
      return ownWords.map((field) => partOf([field, value[field]], [field], value.sample === true));
    const parts = partsIn(kind.shape === "markdown" ? { ...value, body } : value, path);
    return kind.type === "Page" ? parts.filter((part) => part.path.length > 0) : parts;
  });

/** Whether content is still what the site came with: campaign.yaml is marked, and says something that it said then. */
export const isShippedSample = ({ files }: Content, shipped: ReadonlySet<string>): boolean =>
  files
    .filter(({ kind }) => kind.type === "Campaign")
    .flatMap(partsOf)
    .some(({ isMarked, digest }) => isMarked && shipped.has(digest));

/** What is in the description (EXIF) of every picture that was drawn as a sample; metadata comes first in a file. */
const pictureMark = "Sample picture";
const metadataSize = 4096;

export const fileAsPart = (name: string, bytes: Buffer): Part => ({
  path: [],
  isMarked: /-sample\.pdf$/i.test(name) || bytes.subarray(0, metadataSize).includes(pictureMark),
  digest: digestOf(bytes),
});

export const isPictureOrDocument = (name: string) => pictureName.test(name) || /\.pdf$/i.test(name);

const unmarked =
  "This came with the sample, word for word, although it is no longer marked as one. Write what is true of your campaign, or delete it.";
const unmarkedFile =
  "This is a sample: it came with the site, or its name ends in -sample. Put a real one in its place, under another name, or delete it where it is used.";

/** Samples that have lost their mark, and pictures and documents that still have it. */
export async function shippedProblems(
  { root, names, files }: Content,
  shipped: ReadonlySet<string>,
): Promise<Problem[]> {
  const entries = files.flatMap((content) =>
    partsOf(content)
      .filter(({ isMarked, digest }) => !isMarked && shipped.has(digest))
      .map(({ path }) => problemAt(content, path, unmarked)),
  );
  const others: Problem[] = [];
  for (const name of [...names].filter(isPictureOrDocument)) {
    const { isMarked, digest } = fileAsPart(name, await readFile(`${root}/${name}`));
    if (isMarked || shipped.has(digest)) others.push(problemOf(`content/${name}`, unmarkedFile));
  }
  return [...entries, ...others];
}

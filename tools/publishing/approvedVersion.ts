/** Finds the content that an approval covers, and computes its version: the digest that is written into the approval. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { referencesOf, targetOf } from "../../src/content-model/references";
import type { ContentFile, Entry } from "../../src/content-model/contentFile";
import { kindOfFile } from "../../src/content-model/kinds";
import { isSample } from "../../src/content-model/samples";
import { sha256 } from "../../src/content-model/sha256";
import { leftOut, shownBy } from "../../src/content-model/siteIndex";
import { formatMarkdown } from "../merge/formatMarkdown";

/**
 * A function that takes the path of a file relative to content/, and returns the digest of the file's bytes. Returns undefined if the file
 * does not exist.
 */
export type DigestOf = (name: string) => string | undefined;

export const digestsBelow =
  (root: string): DigestOf =>
  (name) =>
    existsSync(join(root, name)) ? sha256(readFileSync(join(root, name))) : undefined;

/**
 * A place that an approval covers: a file, a path in the file, and the covered fields at this path. If `fields` is undefined, the approval
 * covers all fields at this path.
 */
interface CoveredPath {
  file: string;
  path: readonly PropertyKey[];
  fields?: readonly string[];
}

export interface Covered {
  /** The content of the page or entry itself (`own`), and the content of other files that the page or entry shows (`others`). */
  own: unknown[];
  others: unknown[];
  /** The covered fields of the page or entry and of all content that it shows. Each object maps the names of fields to their values. */
  fields: unknown[];
  /** The paths of the pictures and documents that the approval covers, relative to content/. */
  files: string[];
  places: CoveredPath[];
  /** True if part of the covered content is still a sample. */
  isSample: boolean;
}

/** Returns whether a reader of `page` can see content of the file at a path. A page never shows content of another page (`leftOut`). */
export const canBeShownOn = (page: string, path: string): boolean =>
  path === page || kindOfFile(path)?.type !== "Page";

/** Returns the content that a reader of a page or a testimony sees. */
export function pageCovered(page: ContentFile, all: readonly ContentFile[]): Covered {
  const [own] = page.entries;
  const files = all.filter(({ relativePath }) => canBeShownOn(page.relativePath, relativePath));
  const shown = shownBy(page, files);
  const fields = Object.entries(own?.value ?? {}).filter(([field]) => !(field in leftOut));
  const whole = [...shown.entries.slice(1).map(({ entry }) => entry), ...shown.sources];
  const fileOf = (entry: Entry) => files.find(({ entries }) => entries.includes(entry))?.file ?? "";
  const places = [
    { file: page.file, path: [] },
    ...whole.map((entry) => ({ file: fileOf(entry), path: entry.path })),
    ...shown.inPart.map((part) => ({
      file: fileOf(part.entry),
      path: part.entry.path,
      fields: Object.keys(part.fields),
    })),
    { file: "content/campaign.yaml", path: [], fields: Object.keys(shown.campaign) },
  ];
  const others = [...whole.map(({ value }) => value), ...shown.inPart.map((part) => part.fields)];
  return {
    own: [fields, formatMarkdown(page.body)],
    others: [...others, ...Object.entries(shown.campaign)],
    fields: [Object.fromEntries(fields), ...others, shown.campaign],
    files: shown.files,
    places: [...places, ...placesOf(shown.files)],
    isSample: [...whole, ...shown.inPart.map(({ entry }) => entry)].some(({ value }) => isSample(value)),
  };
}

const placesOf = (files: readonly string[]) => files.map((name) => ({ file: `content/${name}`, path: [] }));

/**
 * Returns the content about one person in a list that a reader sees.
 * @param path the position of the person in the file
 */
export function entryCovered(list: ContentFile, value: unknown, path: readonly PropertyKey[]): Covered {
  const files = referencesOf(list)
    .filter(({ to, path: place }) => to === "file" && path.every((key, index) => place[index] === key))
    .map((reference) => targetOf(reference, list.relativePath));
  const places = [{ file: list.file, path }, ...placesOf(files)];
  return { own: [value], others: [], fields: [value], files, places, isSample: isSample(value) };
}

/** Returns whether an approval covers the content at a path in a file. */
export const covers = ({ places }: Covered, file: string, at: readonly PropertyKey[]): boolean =>
  !at.some((key) => key in leftOut) &&
  places.some(({ file: own, path, fields }) => {
    const field = at[path.length];
    return (
      own === file &&
      at.every((key, index) => index >= path.length || path[index] === key) &&
      (fields === undefined || field === undefined || fields.includes(String(field)))
    );
  });

const withoutLeftOut = (key: string, value: unknown) => (key in leftOut ? undefined : value);

/**
 * Returns the digest of the content that an approval covers, as sixteen letters. The letters stand for 64 bits, so that nobody can find
 * another text with the same digest. The digest does not change if a text is only formatted in another way in Markdown.
 */
export function versionOf({ own, others, files }: Covered, digestOf: DigestOf): string {
  const bytes = files.flatMap((name) => digestOf(name) ?? []);
  const digest = createHash("sha256")
    .update(JSON.stringify([...own, ...others, ...bytes], withoutLeftOut))
    .digest();
  // The digest contains only letters, because YAML would read some digests with digits as numbers.
  return [...digest.subarray(0, 16)].map((byte) => "abcdefghijklmnop"[byte % 16]).join("");
}

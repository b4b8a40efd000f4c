/** What an approval covers, and the digest of it by which the approval refers to what was approved. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { referencesOf, targetOf } from "../../src/content-model/check/references";
import type { ContentFile, Entry } from "../../src/content-model/contentFile";
import { isSample } from "../../src/content-model/samples";
import { sha256 } from "../../src/content-model/sha256";
import { leftOut, shownBy } from "../../src/content-model/shown";
import { formatMarkdown } from "../merge/formatMarkdown";

/** The digest of a file's bytes, by its path relative to content/; undefined where there is none. */
export type DigestOf = (name: string) => string | undefined;

export const digestsBelow =
  (root: string): DigestOf =>
  (name) =>
    existsSync(join(root, name)) ? sha256(readFileSync(join(root, name))) : undefined;

/** Where something that an approval covers is written: a file and a path in it; some of its fields, or all. */
interface Place {
  file: string;
  path: readonly PropertyKey[];
  fields?: readonly string[];
}

export interface Covered {
  /** Its own words, then those of whatever else it shows. */
  own: unknown[];
  others: unknown[];
  /** The fields of all of these, by their names. */
  fields: unknown[];
  /** The pictures and documents, relative to content/. */
  files: string[];
  places: Place[];
  /** Whether something of it is still a sample. */
  isSample: boolean;
}

/** What a reader of a page or a testimony sees. */
export function pageCovered(page: ContentFile, files: readonly ContentFile[]): Covered {
  const [own] = page.entries;
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

/** What a reader sees of a person in a list, which is at a path in its file. */
export function entryCovered(list: ContentFile, value: unknown, path: readonly PropertyKey[]): Covered {
  const files = referencesOf(list)
    .filter(({ to, path: place }) => to === "file" && path.every((key, index) => place[index] === key))
    .map((reference) => targetOf(reference, list.relativePath));
  const places = [{ file: list.file, path }, ...placesOf(files)];
  return { own: [value], others: [], fields: [value], files, places, isSample: isSample(value) };
}

/** Whether an approval covers what is at a path in a file. */
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
 * The digest of what an approval covers, as sixteen letters: 64 bits, so that nobody can find other words with the same digest. How a
 * text is written in Markdown does not count.
 */
export function versionOf({ own, others, files }: Covered, digestOf: DigestOf): string {
  const bytes = files.flatMap((name) => digestOf(name) ?? []);
  const digest = createHash("sha256")
    .update(JSON.stringify([...own, ...others, ...bytes], withoutLeftOut))
    .digest();
  // Letters only: YAML would read some digests with digits as numbers.
  return [...digest.subarray(0, 16)].map((byte) => "abcdefghijklmnop"[byte % 16]).join("");
}

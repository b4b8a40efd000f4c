/**
 * The invented words that the site came with, known by digests, so that deleting "sample: true" or a few words does not make
 * them publishable. Letters' case, accents of quotation marks, line breaks and paragraphs make no difference.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { toString } from "mdast-util-to-string";
import { samplesIn } from "../samples";
import type { Content, ContentFile } from "../readContent";
import type { Place, Problem } from "../check/problem";
import { readRemembered } from "./remembered";
import { textsIn } from "./words";

/** How many words in a row nobody writes a second time by chance. */
const run = 8;
/** The kinds that hold people and what they say. */
const ofPeople = ["Testimony", "TeamSection", "LegalProfile", "ContactCard"];
/** Shorter sentences are remembered whole, if they have this many words: fewer say nothing that somebody else would not say. */
const shortest = 4;
/** Every fourth run is remembered, so that eleven unchanged words always hold one. */
const stride = 4;

interface Words {
  text: string;
  place: Place;
}

/** The words of a text as they are compared; none of an address. */
const wordsOf = (text: string) =>
  /^https?:/.test(text)
    ? []
    : (text
        .normalize("NFKC")
        .replace(/['’‘]/g, "")
        .match(/[\p{L}\p{N}]+/gu) ?? []);

const digestOf = (words: readonly string[]) =>
  createHash("sha256").update(words.join(" ").toLowerCase()).digest("hex").slice(0, 12);

/** All rows of `size` words, each with the number of its first. */
const rows = (words: readonly string[], size: number) =>
  words.slice(size - 1).map((_, first) => words.slice(first, first + size));

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text that are too short to hold a run. */
const shortSentences = (text: string) =>
  [...segmenter.segment(text)]
    .map(({ segment }) => wordsOf(segment))
    .filter(({ length }) => length >= shortest && length < run);

const isName = (words: readonly string[]) => words.every((word) => /^\p{Lu}/u.test(word));

const bodyOf = ({ tree }: ContentFile) => tree.children.map((block) => ({ block, text: toString(block) }));

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

/**
 * The digests of what is marked as a sample: the names of people, and runs of words and short sentences of what they say. What the site says about
 * the case itself is not invented, so a campaign may keep it.
 */
export function sampleDigests({ files }: Content): string[] {
  const digests = new Set<string>();
  for (const file of files) {
    const isPersons = ofPeople.includes(file.kind.type);
    for (const { value } of file.entries) {
      const isQuotation = (path: PropertyKey[]) => file.kind.type === "Page" && path.length > 0;
      const samples = samplesIn(value).filter((path) => isPersons || isQuotation(path));
      const texts = samples.flatMap((path) => textsIn(valueAt(value, path)));
      if (samples.length > 0 && file.kind.type === "Testimony")
        texts.push({
          text: bodyOf(file)
            .map(({ text }) => text)
            .join("\n"),
          path: [],
        });
      for (const { text, path } of texts) {
        const words = wordsOf(text);
        for (const [first, row] of rows(words, run).entries())
          if (first % stride === 0) digests.add(digestOf(row));
        for (const sentence of shortSentences(text)) digests.add(digestOf(sentence));
        if (path.at(-1) === "name" || path.at(-1) === "by")
          for (const pair of rows(words, 2).filter(isName)) digests.add(digestOf(pair));
      }
    }
  }
  return [...digests].sort();
}

/** What to say of a text whose words came with the sample, or undefined. */
export function sampleWordsProblem(text: string, digests: ReadonlySet<string>): string | undefined {
  const words = wordsOf(text);
  const candidates = [...rows(words, 2), ...rows(words, run), ...shortSentences(text)];
  const known = candidates.find((row) => digests.has(digestOf(row)))?.join(" ");
  return known && `"${known}" came with the sample. Write what is true of your campaign, in your own words.`;
}

/** Every text of a file that is no longer marked as a sample; what still is, is a reason by itself. */
function unmarkedTexts(file: ContentFile): Words[] {
  const { yaml, entries, bodyLine } = file;
  const fields = entries
    .filter(({ value }) => samplesIn(value).length === 0)
    .flatMap(({ value, path }) =>
      textsIn(value, path).map(({ text, path: where }) => ({ text, place: yaml.placeOf(where) })),
    );
  if (entries[0]?.value.sample === true) return fields;
  const body = bodyOf(file).map(({ block, text }) => {
    const { line = 1, column = 1 } = block.position?.start ?? {};
    return { text, place: { line: line + bodyLine - 1, column } };
  });
  return [...fields, ...body];
}

/** Invented names and words that are no longer marked as a sample. */
export async function sampleWords({ root, files }: Content): Promise<Problem[]> {
  const digests = await readRemembered(join(root, ".."), "words");
  if ("message" in digests) return [digests];
  return files.flatMap((file) =>
    unmarkedTexts(file).flatMap(({ text, place }): Problem[] => {
      const message = sampleWordsProblem(text, digests);
      return message === undefined ? [] : [{ file: file.file, ...place, message, severity: "error" }];
    }),
  );
}

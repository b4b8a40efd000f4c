/**
 * The invented words that the site came with, known by digests, so that deleting "sample: true" or a word here and there does not
 * make them publishable: the names of people, and what those people say or what is said of them. What the site says about the case
 * itself is not invented, so a campaign may keep it.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Place, Problem } from "../check/problem";
import { pictureName } from "../fields";
import type { Content, ContentFile } from "../readContent";
import { samplesIn } from "../samples";
import { readRemembered } from "./remembered";
import { textsIn } from "./words";

/** The kinds that hold people and what they say. */
const ofPeople = ["Testimony", "TeamSection", "LegalProfile"];
/** Texts are compared by their runs of this many words. */
const run = 5;
/** A text came with the sample if this share of its runs did: a word changed in each line leaves more. */
const share = 1 / 4;
/**
 * But no fewer runs than these, or every "I believe that he is innocent" would be the sample's: ten words in a row have as many. What
 * is said of a person is short.
 */
const fewest = { elsewhere: 6, ofPerson: 3 };
/** How many hexadecimal digits of a digest are kept. A name is refused for a single match, so its digest is longer. */
const digits = { name: 12, run: 7 };

/** Titles before or after a name, and initials. */
const noName =
  /^(?:the|revd?|reverend|prof|professor|dr|sir|dame|lord|lady|baroness|mr|mrs|miss|ms|kc|qc|mp|obe|mbe|cbe|\p{L})$/iu;

/** The words of a text as they are compared, but for capitals: no accents, apostrophes, possessives or invisible characters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/['’]s\b|[\p{M}\p{Cf}'’‘]/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** An address or a file's name may be like a sample's, but for the names of people in it. */
const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) || pictureName.test(text);

const digestOf = (words: readonly string[], length: number) =>
  createHash("sha256").update(words.join(" ").toLowerCase()).digest("hex").slice(0, length);

/** All sequences of `size` consecutive words. */
const rows = (words: readonly string[], size: number) =>
  words.slice(size - 1).map((_, first) => words.slice(first, first + size));

/** Each pair of neighbouring words that may be a first name and a surname. */
const namePairs = (text: string) =>
  rows(
    wordsOf(text).filter((word) => !noName.test(word)),
    2,
  );

/** The digests of the runs of words in a text. */
export const runsOf = (text: string) =>
  isAddress(text) ? [] : rows(wordsOf(text), run).map((row) => digestOf(row, digits.run));

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const sentencesOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** All words that a node of Markdown shows, with a space between the lines, items and cells that it is made of. */
function shownBy(block: Nodes): string {
  const texts: string[] = [];
  visit(block, (node) => {
    if (node.type === "break" || node.type === "paragraph" || node.type === "tableCell") texts.push(" ");
    if ("value" in node) texts.push(node.value);
    if ("alt" in node) texts.push(` ${node.alt ?? ""} `);
    if ("title" in node) texts.push(` ${node.title ?? ""} `);
    if ("url" in node) texts.push(` ${node.url} `);
  });
  return texts.join("");
}

interface Words {
  text: string;
  place: Place;
  /** Whether it is the name of a person. */
  isName: boolean;
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

/** All texts of a file: those of its fields, or of a part of them, and each block of its Markdown. */
function textsOf(file: ContentFile, fields = file.entries, hasBody = true): Words[] {
  const { yaml, tree, bodyLine } = file;
  const inFields = fields.flatMap(({ value, path }) =>
    textsIn(value, path).map(({ text, path: where }) => ({
      text,
      place: yaml.placeOf(where),
      isName: where.at(-1) === "name" || where.at(-1) === "by",
    })),
  );
  const blocks = (hasBody ? tree.children : []).map((block) => {
    const { line = 1, column = 1 } = block.position?.start ?? {};
    return { text: shownBy(block), place: { line: line + bodyLine - 1, column }, isName: false };
  });
  return [...inFields, ...blocks];
}

/** What of a file is marked as a sample and belongs to people. */
function samplesOfPeople(file: ContentFile): Words[] {
  const isPersons = ofPeople.includes(file.kind.type);
  const fields = file.entries.flatMap(({ value, path }) =>
    samplesIn(value)
      // On a page, a quotation.
      .filter((inside) => isPersons || (file.kind.type === "Page" && inside.length > 0))
      .map((inside) => ({ value: valueAt(value, inside) as object, path: [...path, ...inside] })),
  );
  return textsOf(file, fields as typeof file.entries, fields.length > 0 && file.kind.type === "Testimony");
}

/** The digests of invented names and words: what is marked as a sample, less what the content says elsewhere too. */
export function sampleDigests({ files }: Content): string[] {
  const samples = files.map((file) => ({ file, texts: samplesOfPeople(file) }));
  const places = new Set(
    samples.flatMap(({ file, texts }) => texts.map(({ place }) => placeName(file, place))),
  );
  const others = files.flatMap((file) =>
    textsOf(file).filter(({ place }) => !places.has(placeName(file, place))),
  );
  const elsewhere = new Set(others.flatMap(({ text }) => runsOf(text)));
  const digests = samples.flatMap(({ texts }) =>
    texts.flatMap(({ text, isName }) => [
      ...runsOf(text).filter((digest) => !elsewhere.has(digest)),
      ...(isName ? namePairs(text) : [])
        .flatMap((pair) => [pair, pair.toReversed()])
        .map((pair) => digestOf(pair, digits.name)),
    ]),
  );
  return [...new Set(digests)].sort();
}

const placeName = ({ file }: ContentFile, { line, column }: Place) => `${file}:${line}:${column}`;

/** Whether so much of a text came with the sample that somebody else did not write it. */
function isRemembered(text: string, digests: ReadonlySet<string>, least: number): boolean {
  const all = runsOf(text);
  const known = all.filter((digest) => digests.has(digest)).length;
  return known >= least && known >= all.length * share;
}

/**
 * What to say of a text whose words came with the sample, or undefined.
 * @param least how many of its runs must have
 */
export function sampleWordsProblem(
  text: string,
  digests: ReadonlySet<string>,
  least = fewest.elsewhere,
): string | undefined {
  const name = namePairs(text).find((pair) => digests.has(digestOf(pair, digits.name)));
  if (name) return `"${name.join(" ")}" is a name that came with the sample. Write the real one.`;
  const words = [text, ...sentencesOf(text)].findLast((each) => isRemembered(each, digests, least));
  if (words === undefined) return undefined;
  const beginning = words.trim().split(/\s+/).slice(0, 8).join(" ");
  return `"${beginning} …" came with the sample. Write what is true of your campaign, in your own words; to change a few is not enough.`;
}

/** Invented names and words that are no longer marked as a sample; what still is, is a reason by itself. */
export async function sampleWords({ root, files }: Content): Promise<Problem[]> {
  const digests = await readRemembered(join(root, ".."), "words");
  if ("message" in digests) return [digests];
  return files.flatMap((file) => {
    const fields = file.entries.filter(({ value }) => samplesIn(value).length === 0);
    const hasBody = file.entries[0]?.value.sample !== true;
    const least = ["TeamSection", "LegalProfile"].includes(file.kind.type) ? fewest.ofPerson : undefined;
    return textsOf(file, fields, hasBody).flatMap(({ text, place }): Problem[] => {
      const message = sampleWordsProblem(text, digests, least);
      return message === undefined ? [] : [{ file: file.file, ...place, message, severity: "error" }];
    });
  });
}

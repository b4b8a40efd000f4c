/**
 * The invented words that the site came with, known by digests, so that deleting "sample: true" or a word here and there does not
 * make them publishable: the names of people, what those people say or what is said of them, cards and entries, invented addresses. What
 * whole pages say about the case is not invented, so a campaign may keep it.
 */
import { join } from "node:path";
import type { Campaign } from "../../src/content-model/campaign";
import { leftoverIn } from "../../src/content-model/check/leftovers";
import { topOfFile, type Place, type Problem } from "../../src/content-model/problem";
import type { Content, ContentFile } from "../../src/content-model/readContent";
import { samplesIn } from "../../src/content-model/samples";
import { sentencesOf } from "../../src/content-model/sentences";
import { shownBy, textsOf, type FileText } from "./fileTexts";
import { readRemembered } from "./remembered";
import { textsIn } from "./words";
import {
  addressesOf,
  firstKnown,
  isRemainder,
  isRemembered,
  nameDigests,
  namesOf,
  phrasesOf,
  shortNameDigests,
  wordDigests,
} from "./wordRuns";

/** How many runs of a text must be known; what is said of a person is short. */
const fewest = { elsewhere: { long: 6, short: 10 }, ofPerson: { long: 3, short: 4 } };
/** The kinds whose entries describe a person. */
const ofPersons = ["TeamSection", "LegalProfile"];
/** Whole pages and settings tell the case; a source names what exists, though at an invented address. */
const tellTheCase = ["Campaign", "Page", "Source"];

const advice = "Write what is true of your campaign, in your own words; to change a few is not enough.";

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

/** What of a file is marked as a sample and is invented word for word. */
function inventedTexts(file: ContentFile): FileText[] {
  const fields = file.entries.flatMap(({ value, path }) =>
    samplesIn(value)
      // On a page, a quotation.
      .filter(
        (inside) => !tellTheCase.includes(file.kind.type) || (file.kind.type === "Page" && inside.length > 0),
      )
      .map((inside) => ({ value: valueAt(value, inside) as object, path: [...path, ...inside] })),
  );
  // On a page, what still holds a placeholder; its words stay invented when the placeholder is deleted.
  const unfinished =
    file.kind.type === "Page" ? textsOf(file, []).filter(({ text }) => leftoverIn(text)) : [];
  return [
    ...textsOf(file, fields as typeof file.entries, fields.length > 0 && file.kind.type === "Testimony"),
    ...unfinished,
  ];
}

/** Addresses at hosts that are reserved for examples. */
const inventedAddress = /^https?:\/\/(?:[\w-]+\.)*example\.(?:org|com|net)\//;

/**
 * The digests of invented names, words and addresses: what is marked as a sample, less what the content says elsewhere too, in unmarked
 * words or in another sample.
 */
export function sampleDigests({ files }: Content): string[] {
  const samples = files.map((file) => ({ file, texts: inventedTexts(file) }));
  const places = new Set(
    samples.flatMap(({ file, texts }) => texts.map(({ place }) => placeName(file, place))),
  );
  const others = files.flatMap((file) =>
    textsOf(file).filter(({ place }) => !places.has(placeName(file, place))),
  );
  const elsewhere = new Set(others.flatMap(({ text, kind }) => wordDigests(text, kind === "title")));
  const perFile = samples.map(
    ({ texts }) => new Set(texts.flatMap(({ text, kind }) => wordDigests(text, kind === "title"))),
  );
  const inFiles = new Map<string, number>();
  for (const digest of perFile.flatMap((digests) => [...digests]))
    inFiles.set(digest, (inFiles.get(digest) ?? 0) + 1);
  const runs = [...inFiles].flatMap(([digest, count]) =>
    count === 1 && !elsewhere.has(digest) ? [digest] : [],
  );
  const names = samples.flatMap(({ texts }) =>
    texts.flatMap(({ text, kind }) => (kind === "name" ? nameDigests(text) : [])),
  );
  const addresses = files
    .flatMap((file) => textsOf(file))
    .flatMap(({ text }) => addressesOf(text))
    .flatMap(({ url, digest }) => (inventedAddress.test(url) ? [digest] : []));
  return [...new Set([...runs, ...names, ...addresses])].sort();
}

const placeName = ({ file }: ContentFile, { line, column }: Place) => `${file}:${line}:${column}`;

/**
 * What to say of a text whose words came with the sample, or undefined.
 * @param kind a name may be a shortened one, and a title is its writer's own though it is short
 * @param least how many of its runs must have come with the sample
 */
export function sampleWordsProblem(
  text: string,
  digests: ReadonlySet<string>,
  kind: FileText["kind"] = "text",
  least = fewest.elsewhere,
): string | undefined {
  const spaced = letterByLetter.exec(text)?.[0];
  if (spaced !== undefined)
    return `"${spaced.trim()} …" is spaced letter by letter, so nothing can compare it. Write whole words.`;
  const name = namesOf(text).find(({ digest }) => digests.has(digest))?.name;
  if (name !== undefined)
    return `"${name}" is a name that came with the sample, here or in an address. Write the real one. If a real person has this name, add their first name and surname to "namesakes" in campaign.yaml.`;
  if (kind === "name" && shortNameDigests(text).some((digest) => digests.has(digest)))
    return `"${text}" may be short for a name that came with the sample. Write the real one, in full.`;
  const address = addressesOf(text).find(({ digest }) => digests.has(digest))?.url;
  if (address !== undefined)
    return `"${address}" is an invented address of the sample, at another host. Open the real page and copy its address.`;
  const words =
    [text, ...sentencesOf(text)].find((each) => isRemembered(each, digests, least)) ??
    phrasesOf(text, kind === "title").find(({ digest }) => digests.has(digest))?.phrase;
  return words === undefined
    ? undefined
    : `"${firstKnown(words, digests)} …" came with the sample. ${advice}`;
}

/** A few words with a space after each letter; capitals may be an alphabet. */
const letterByLetter = /(?:(?<!\p{L})\p{Ll}\s+){12}/u;

const joined = (value: object) =>
  textsIn(value)
    .map(({ text }) => text)
    .join(" ");

/** What `readRemembered` returns for words, less the names of real people who share one with somebody in the sample. */
export async function knownWords({ root, files }: Content): ReturnType<typeof readRemembered> {
  const remembered = await readRemembered(join(root, ".."), "words");
  const campaign = files.find(({ kind }) => kind.type === "Campaign")?.entries[0]?.content;
  const namesakes = (campaign as Campaign | undefined)?.namesakes ?? [];
  const theirs = new Set(namesakes.flatMap(nameDigests));
  return { ...remembered, known: new Set([...remembered.known].filter((digest) => !theirs.has(digest))) };
}

/** Invented names and words that are no longer marked as a sample; what still is, is a reason by itself. */
export async function sampleWords(content: Content): Promise<Problem[]> {
  const { known: digests, problem } = await knownWords(content);
  if (problem) return [problem];
  return content.files.flatMap((file) => {
    const fields = file.entries.filter(({ value }) => samplesIn(value).length === 0);
    const hasBody = file.entries[0]?.value.sample !== true;
    const least = ofPersons.includes(file.kind.type) ? fewest.ofPerson : undefined;
    const report = (place: Place, message: string): Problem[] => [
      { file: file.file, ...place, message, severity: "error" },
    ];
    const found = textsOf(file, fields, hasBody).flatMap(({ text, place, kind }) => {
      const message = sampleWordsProblem(text, digests, kind, least);
      return message === undefined ? [] : report(place, message);
    });
    if (found.length > 0) return found;
    // A text that was cut up into fields.
    const cut = fields.find(({ value }) => isRemembered(joined(value), digests, least ?? fewest.elsewhere));
    if (cut)
      return report(
        file.yaml.placeOf(cut.path),
        `What these fields say together came with the sample. ${advice}`,
      );
    const body = hasBody ? shownBy(file.tree) : "";
    if (!isRemainder(body, digests)) return [];
    const message = `Too much of this text came with the sample, such as "${firstKnown(body, digests)} …", though sentences of it are gone. ${advice}`;
    return report({ ...topOfFile, line: file.bodyLine }, message);
  });
}

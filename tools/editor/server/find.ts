/** Finds words in everything that the content says: in texts, entries, people and their details. */
import { escapePattern } from "../../../src/lib/escapePattern";
import { isObject } from "../../../src/lib/isObject";
import type { Content } from "../../../src/content-model/contentFile";
import { readContent } from "../../../src/content-model/readContent";
import { visibleText } from "../../../src/lib/passages";
import { foldQuery, foldText } from "../../../src/lib/foldText";
import { shownText } from "../../merge/diffWords";
import { labelOf, namingField } from "../../merge/naming";
import { namingOf } from "../../merge/targets";
import { addressOf, listField } from "../common/addresses";
import type { Store } from "./entries";
import type { ProblemPlace } from "./problemsInWords";
import { targetsOf, titleOfFile, titlesOfEntries } from "./titleOfFile";

/** A field, or a paragraph of a text, that has the words. */
export interface Hit {
  /** The place in words: `Team and people, “Ann”, Role`. */
  title: string;
  address: string;
  /** The first line of the paragraph, if the hit is in a Markdown text. The editor puts the cursor there. */
  snippet?: string | undefined;
  /** The text around the first of the words: `before` the word, the word as it is written (`match`), and `after` the word. */
  before: string;
  match: string;
  after: string;
}

/** The number of hits that are shown. More hits of a common word would fill the window. */
const maxHits = 60;

/** The number of characters that are shown on each side of a hit. */
const around = 60;

/** A value and its place, as a path and as the names of its fields. */
interface Leaf {
  text: string;
  path: (string | number)[];
  names: string[];
}

/** Returns the text by which an entry is named. */
const ownName = (entry: Record<string, unknown>): unknown => entry[namingField(Object.keys(entry))];

/**
 * Returns all texts and numbers in a value, each with its place.
 * @param nameEntry returns the name of an entry of a list
 */
export function leavesOf(
  value: unknown,
  nameEntry: (entry: Record<string, unknown>) => unknown = ownName,
  path: (string | number)[] = [],
  names: string[] = [],
): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ text: String(value), path, names }];
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => {
      const naming = isObject(one) ? nameEntry(one) : undefined;
      const name = typeof naming === "string" && naming !== "" ? [`“${naming}”`] : [];
      return leavesOf(one, nameEntry, [...path, index], [...names, ...name]);
    });
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    leavesOf(one, nameEntry, [...path, key], [...names, labelOf(key)]),
  );
}

/** Returns a pattern for a word of a folded query. In a number, spaces do not matter. */
const patternOf = (word: string) =>
  new RegExp(
    /^\+?[\d\s]{5,}$/.test(word)
      ? Array.from(word.replace(/\s/g, "")).map(escapePattern).join("\\s*")
      : escapePattern(word),
    "iu",
  );

/** Returns the words of a folded query. A number that is written in groups is one word. */
const wordsOf = (typed: string) => typed.trim().match(/\+?\d[\d\s]{3,}\d|\S+/g) ?? [];

function hitIn(
  written: string,
  patterns: readonly RegExp[],
): Pick<Hit, "before" | "match" | "after"> | undefined {
  const text = visibleText(written);
  // The folded text has as many characters as the text, so offsets are the same in both.
  const folded = foldText(text);
  const [first] = patterns.map((pattern) => pattern.exec(folded));
  if (!first || !patterns.every((pattern) => pattern.test(folded))) return undefined;
  const end = first.index + first[0].length;
  const from = Math.max(0, first.index - around);
  const before = text.slice(from, first.index).replace(/\s+/g, " ");
  const after = text.slice(end, end + around).replace(/\s+/g, " ");
  return {
    before: from > 0 ? `…${before}` : before,
    match: text.slice(first.index, end),
    after: end + around < text.length ? `${after}…` : after,
  };
}

/**
 * Finds texts that contain all the given words, in any order. Capitals, accents, and the form of quotation marks and dashes do not matter.
 * @param params `words`: the words as they were typed
 * @returns the first hits, and the number of all hits. Entries with exactly this link name come first, then the others in the order of the
 * content
 */
export async function find({ folder }: Pick<Store, "folder">, { words }: { words: string }) {
  const patterns = wordsOf(foldQuery(words)).map(patternOf);
  const hits: Hit[] = [];
  if (patterns.length === 0) return { hits, count: 0 };
  const { files } = await readContent(folder.root);
  const targets = targetsOf({ files });
  const { nameOf } = targets;
  for (const content of files) {
    const { kind, file, yaml, body } = content;
    const { valueInWords } = namingOf(kind, targets);
    const [title, address] = [titleOfFile(content), addressOf(file)];
    for (const { text, path, names } of leavesOf(yaml.data, titlesOfEntries(kind, nameOf))) {
      const field = path.findLast((key) => typeof key === "string");
      const name = valueInWords(field, text);
      // The value of a reference is shown by the name of its target. Somebody may also type the value itself, for example a link name.
      const written = hitIn(text, patterns);
      const asValue = name !== undefined && written ? { before: "", match: name, after: "" } : written;
      const hit = (name !== undefined && hitIn(name, patterns)) || asValue;
      if (!hit) continue;
      const place = [...(kind.shape === "list" ? [listField] : []), ...path].join(".");
      const found = { title: [title, ...names].join(", "), address: `${address}#${place}`, ...hit };
      // Somebody who types a whole link name looks for the entry, and not for the many places that cite it.
      if (path.at(-1) === "anchor" && text === words.trim()) hits.unshift(found);
      else hits.push(found);
    }
    if (kind.shape !== "markdown") continue;
    for (const paragraph of body.split(/\n\s*\n/)) {
      // Parsing takes time, so only paragraphs that may have a hit are parsed.
      const hit = hitIn(paragraph, patterns) && hitIn(shownText(paragraph).trim(), patterns);
      if (hit)
        hits.push({
          title: `${title}, Text`,
          address: `${address}#body`,
          snippet: paragraph.trim().split("\n")[0],
          ...hit,
        });
    }
  }
  return { hits: hits.slice(0, maxHits), count: hits.length };
}

/** Returns the fields whose text `isMeant` accepts. For a Markdown text, it returns the first line that `isMeant` accepts. */
function placesWhere(content: Content, isMeant: (text: string) => boolean): ProblemPlace[] {
  const { nameOf } = targetsOf(content);
  return content.files.flatMap((file) => {
    const [title, address] = [titleOfFile(file), addressOf(file.file)];
    const fields = leavesOf(file.yaml.data, titlesOfEntries(file.kind, nameOf))
      .filter(({ text }) => isMeant(text))
      .map(({ path, names }) => ({
        title: [title, ...names].join(", "),
        address: `${address}#${[...(file.kind.shape === "list" ? [listField] : []), ...path].join(".")}`,
      }));
    const line = file.kind.shape === "markdown" ? file.body.split("\n").find(isMeant) : undefined;
    return line === undefined
      ? fields
      : [...fields, { title: `${title}, Text`, address: `${address}#body`, snippet: line }];
  });
}

/** Returns a pattern for words as a whole, not within a longer word or number. */
const wholeWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, "u");

/**
 * Returns the places that contain a name, a number or an address. A name of one word may also be a usual word, so it counts only as a whole
 * value.
 * @param longer names that contain this one, and that do not count
 */
export function placesOf(content: Content, name: string, longer: readonly string[]): ProblemPlace[] {
  if (/^\p{L}+$/u.test(name)) return placesWhere(content, (text) => text.trim() === name);
  const pattern = wholeWords(name);
  return placesWhere(content, (text) =>
    pattern.test(longer.reduce((rest, other) => rest.replaceAll(other, ""), text)),
  );
}

/**
 * Returns a function that returns whether a text refers to a picture or a document.
 * @param name the path of the picture or document below content/
 */
export function refersTo(name: string): (text: string) => boolean {
  const pattern = wholeWords(name);
  // The list of documents names its files without their folder.
  const alone = name.replace(/^documents\//, "");
  return (text) => text === alone || pattern.test(text);
}

/** Returns the places that use a picture or a document, which is given by its path below content/. */
export const placesOfFile = (content: Content, name: string): ProblemPlace[] =>
  placesWhere(content, refersTo(name));

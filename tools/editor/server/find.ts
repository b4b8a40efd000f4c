/** The search of the editor: finds words in all texts and fields of the content. */
import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { escapePattern } from "../../../src/lib/escapePattern";
import { isObject } from "../../../src/lib/isObject";
import type { Content, ContentFile } from "../../../src/content-model/contentFile";
import { isMedia } from "../../../src/content-model/fields";
import { readContent } from "../../../src/content-model/readContent";
import { visibleText } from "../../../src/lib/passages";
import { foldQuery, foldText } from "../../../src/lib/foldText";
import { shownText } from "../../merge/diffWords";
import { labelOf, namingField } from "../../merge/naming";
import { namingOf, type Targets } from "../../merge/targets";
import { addressOf, listField } from "../common/addresses";
import { fileText } from "./contentText";
import type { Draft } from "./drafts";
import { kindAt } from "./editorPaths";
import { readAs, type Store } from "./entries";
import type { ProblemPlace } from "../common/requestError";
import { targetsOf, titleOfFile, titlesOfEntries } from "./titleOfFile";

/** A field, or a paragraph or line of a text, that contains all words of the query. */
export interface Hit {
  /** The name by which volunteers know the place: `Team and people, “Ann”, Role`. */
  title: string;
  address: string;
  /** The line with the words, if the hit is in a Markdown text. The editor puts the cursor into this line. */
  snippet?: string | undefined;
  /**
   * The text around the first word that was found: the text before the word (`before`), the word as it is written (`match`), and the text
   * after the word (`after`).
   */
  before: string;
  match: string;
  after: string;
}

/** The maximum number of hits that are shown. The hits of a common word would otherwise fill the window. */
const maxHits = 60;

/** The number of characters that are shown on each side of a hit. */
const around = 60;

/** A text or number in the content, its path, and the names of the fields and entries on this path. */
interface Leaf {
  text: string;
  path: (string | number)[];
  names: string[];
}

/** Returns the value of the field that names an entry. */
const ownName = (entry: Record<string, unknown>): unknown => entry[namingField(Object.keys(entry))];

/**
 * Returns all texts and numbers in a value, each with its path and the names on this path.
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

/** The minimum number of digits of a telephone number, without the zeros at its beginning. */
const minDigits = 6;

/**
 * Returns a pattern for a telephone number in all its spellings. It may have spaces, hyphens and brackets, and begin with 0 or with the
 * code of the country. Returns undefined if the text is not a telephone number, for example if it consists of zeros. Codes of countries have
 * different lengths, so the pattern for an international number contains only its last nine digits.
 */
function telephonePattern(written: string): RegExp | undefined {
  const digits = written.replace(/\D/g, "");
  if (!/^[+0(][\d\s()/.-]*$/.test(written) || digits.length < 8) return undefined;
  const own = written.startsWith("+") ? digits.slice(-9) : digits.replace(/^0+/, "");
  if (own.length < minDigits) return undefined;
  return new RegExp(`${Array.from(own).join("[\\s()/.-]*")}(?!\\d)`, "u");
}

/** Returns a pattern for a word of a folded query. A number may have spaces between its digits. */
const patternOf = (word: string) =>
  telephonePattern(word) ??
  new RegExp(
    /^\+?[\d\s]{5,}$/.test(word)
      ? Array.from(word.replace(/\s/g, "")).map(escapePattern).join("\\s*")
      : escapePattern(word),
    "iu",
  );

/** Returns the words of a folded query. A number that is written in groups, for example a telephone number with brackets, is one word. */
const wordsOf = (typed: string) => typed.trim().match(/[+(0][\d\s()/.-]{6,}\d|\+?\d[\d\s]{3,}\d|\S+/g) ?? [];

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

/** Returns the names of the pictures and PDFs that a paragraph shows or links to, without their folders. */
const filesIn = (paragraph: string): string =>
  [...paragraph.matchAll(/\]\(<?([^)>\s]+)/g)]
    .map(([, address = ""]) => posix.basename(address))
    .filter(isMedia)
    .join(" ");

/** Returns the hit in a Markdown text: in the text that readers see or, if it is not there, in the names of its pictures and PDFs. */
const hitInText = (markdown: string, patterns: readonly RegExp[]) =>
  hitIn(shownText(markdown).trim(), patterns) ?? hitIn(filesIn(markdown), patterns);

/**
 * Returns the hits in a paragraph, each with its line. A list or a table is one paragraph with a line for each item or row. If several
 * lines contain the words, each line is a hit, because somebody may want to correct all of them. If no line contains all words, the hit
 * gets the first line that contains one of them.
 */
function hitsInParagraph(paragraph: string, patterns: readonly RegExp[]): Omit<Hit, "title" | "address">[] {
  // Parsing takes time, so only paragraphs that may have a hit are parsed.
  const hit = hitIn(paragraph, patterns) && hitInText(paragraph, patterns);
  if (!hit) return [];
  const lines = paragraph.trim().split("\n");
  // A line is parsed without its indentation, which would make a code block of it, and without the outer bars of a row.
  const hitInLine = (line: string, words: readonly RegExp[]) =>
    hitInText(line.trim().replace(/^\||\|$/g, ""), words);
  const found = lines.flatMap((snippet) => {
    const inLine = hitInLine(snippet, patterns);
    return inLine ? [{ snippet, ...inLine }] : [];
  });
  if (found.length > 1) return found;
  const [only] = found;
  const hasOneOf = (line: string) => patterns.some((word) => hitInLine(line, [word]));
  return [{ snippet: only?.snippet ?? lines.find(hasOneOf) ?? lines[0], ...hit }];
}

/**
 * Returns the places in a file that contain all words of a query. The names of pictures and PDFs are searched too, because everybody who
 * receives a file sees its name.
 */
function hitsIn(content: ContentFile, targets: Targets, patterns: readonly RegExp[]): Hit[] {
  const { kind, file, yaml, body } = content;
  const { valueInWords } = namingOf(kind, targets);
  const [title, address] = [titleOfFile(content), addressOf(file)];
  const hits: Hit[] = [];
  for (const { text, path, names } of leavesOf(yaml.data, titlesOfEntries(kind, targets.nameOf))) {
    const field = path.findLast((key) => typeof key === "string");
    const name = valueInWords(field, text);
    // A reference is searched twice: as it is written in the file, for example as a link name, and as the title of its target, which the
    // form shows.
    const written = hitIn(text, patterns);
    const asValue = name !== undefined && written ? { before: "", match: name, after: "" } : written;
    const hit = (name !== undefined && hitIn(name, patterns)) || asValue;
    const place = [...(kind.shape === "list" ? [listField] : []), ...path].join(".");
    if (hit) hits.push({ title: [title, ...names].join(", "), address: `${address}#${place}`, ...hit });
  }
  if (kind.shape !== "markdown") return hits;
  for (const paragraph of body.split(/\n\s*\n/))
    for (const hit of hitsInParagraph(paragraph, patterns))
      hits.push({ title: `${title}, Text`, address: `${address}#body`, ...hit });
  // The name of the file is searched only if nothing else in the file was found. The name usually consists of words of the title, which
  // would then be found twice.
  const inName = hits.length === 0 && hitIn(posix.basename(file, ".md"), patterns);
  return inName ? [{ title: `${title}, name of its file`, address, ...inName }] : hits;
}

/** Finds the places in unsaved changes that contain all words of a query. */
function hitsInDraft(
  { path, before, values, text: typed }: Draft,
  targets: Targets,
  patterns: readonly RegExp[],
): Hit[] {
  const text = typed ?? fileText(kindAt(path), before, values ?? {});
  const content = readAs(path, text);
  const hits = content ? hitsIn(content, targets, patterns) : [];
  // A text that no form can show may not be readable as content, so it is searched as a whole.
  const hit = hits.length === 0 && typed !== undefined && hitIn(typed, patterns);
  return hit ? [{ title: kindAt(path).label, address: addressOf(path), ...hit }] : hits;
}

/**
 * Finds texts that contain all the given words, in any order. Capitals, accents, and the kind of quotation marks and dashes do not matter.
 * Texts that were typed and not saved are searched too.
 * @param params `words`: the words as they were typed
 * @returns the first hits, and the number of all hits. An entry whose link name is exactly the typed text comes first. All other hits
 * follow in the order of the content. The hits in unsaved changes come last
 */
export async function find(
  { folder, drafts }: Pick<Store, "folder" | "drafts">,
  { words }: { words: string },
) {
  const patterns = wordsOf(foldQuery(words)).map(patternOf);
  if (patterns.length === 0) return { hits: [], count: 0 };
  const { files } = await readContent(folder.root);
  const targets = targetsOf({ files });
  const saved = files.flatMap((content) => hitsIn(content, targets, patterns));
  const unsaved = (await drafts.all())
    .flatMap((draft) => hitsInDraft(draft, targets, patterns))
    .filter((hit) => !saved.some((one) => isDeepStrictEqual(one, hit)))
    .map((hit) => ({ ...hit, title: `${hit.title} (not saved)` }));
  // An entry with this link name comes first. Somebody who types a whole link name looks for the entry, and not for the many places that
  // cite it.
  const isEntry = ({ address, before, match, after }: Hit) =>
    address.endsWith(".anchor") && before + match + after === words.trim();
  const hits = [...saved.filter(isEntry), ...saved.filter((hit) => !isEntry(hit)), ...unsaved];
  return { hits: hits.slice(0, maxHits), count: hits.length };
}

/** Returns the places of the fields whose text `isMeant` accepts, and of the lines of Markdown texts that it accepts. */
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
    const lines = file.kind.shape === "markdown" ? file.body.split("\n").filter(isMeant) : [];
    return [
      ...fields,
      ...lines.map((snippet) => ({ title: `${title}, Text`, address: `${address}#body`, snippet })),
    ];
  });
}

/** Returns a regular expression that matches the given words, unless they are part of a longer word or number. */
const wholeWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, "u");

/**
 * Returns the places that contain a name, a number or an address. A name of one word may also be an ordinary word, so it must be the whole
 * value of a field.
 * @param longer longer names that contain this name. A place is left out if it contains this name only as a part of a longer name
 */
export function placesOf(content: Content, name: string, longer: readonly string[]): ProblemPlace[] {
  if (/^\p{L}+$/u.test(name)) return placesWhere(content, (text) => text.trim() === name);
  const pattern = telephonePattern(name) ?? wholeWords(name);
  return placesWhere(content, (text) =>
    pattern.test(longer.reduce((rest, other) => rest.replaceAll(other, ""), text)),
  );
}

/**
 * Returns a function that takes a text, and returns whether it refers to a certain picture or document.
 * @param name the path of the picture or document below content/
 */
export function refersTo(name: string): (text: string) => boolean {
  const pattern = wholeWords(name);
  // The search uses the name without the folder, because documents.yaml names its files in this way.
  const alone = name.replace(/^documents\//, "");
  return (text) => text === alone || pattern.test(text);
}

/** Returns the places that use a picture or a document, which is given by its path below content/. */
export const placesOfFile = (content: Content, name: string): ProblemPlace[] =>
  placesWhere(content, refersTo(name));

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { placeholderIn } from "../../src/content-model/check/placeholders";
import type { ContentFile } from "../../src/content-model/contentFile";
import {
  errorIn,
  placeOfNode,
  problemOf,
  type FilePosition,
  type Problem,
} from "../../src/content-model/problem";
import { textsIn } from "../../src/content-model/textsIn";
import { findNames, hasName, namesPattern, type Names } from "./names";

/** The file in the project root that lists the names that must never be published. git ignores it. */
export const privateNamesFile = "never-publish.txt";

/** The byte order mark of each encoding with 16 bits. Notepad can write UTF-16. */
const marks = { "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] };

/** Decodes a text file. The encoding is UTF-8, UTF-16 with a byte order mark or, if the bytes are not valid UTF-8, Windows-1252. */
function decodedText(bytes: Uint8Array): string {
  const marked = Object.entries(marks).find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.[0] ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Returns the names in a part of a line. `Grey, Jo` is one name, and the result also contains it as `Jo Grey`. `Jo Grey, Sam Blue` is two
 * names.
 */
function namesAmong(written: string): string[] {
  const parts = written.split(",").map((part) => part.trim());
  const [first = "", second] = parts;
  if (second === undefined || parts.length > 2) return parts;
  return [written, `${second} ${first}`, ...parts.filter((part) => part.includes(" "))];
}

/**
 * Returns the names in a list such as never-publish.txt. `#` begins a comment. Each name should be on a line of its own, but several names
 * on a line, or a surname before a first name, are read too.
 */
const namesIn = (list: Uint8Array): string[] =>
  decodedText(list)
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n/)
    .flatMap((line) => line.replace(/#.*/, "").split(";"))
    .flatMap(namesAmong)
    .filter(Boolean);

/**
 * Reads the listed names from the local file and from NEVER_PUBLISH, a secret of the host. A host does not have the file, because git
 * ignores it.
 */
export async function readPrivateNames(
  project: string,
  secret: string | undefined = process.env.NEVER_PUBLISH,
): Promise<Names> {
  const list = await readFile(join(project, privateNamesFile)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return new Uint8Array();
  });
  return namesPattern([...namesIn(list), ...namesIn(Buffer.from(secret ?? ""))]);
}

/** A pattern of the characters that may be between two digits of a telephone number. */
const gap = String.raw`(?: ?[./-] ?| )?`;
const date = String.raw`\d\d[./-]\d\d[./-]\d{2,4}\b`;

const street = "(?:Street|Road|Rd|Lane|Avenue|Ave|Close|Drive|Crescent|Terrace|Gardens|Grove|Mews)";
/** A pattern of a dot that is written as a word, for example “(dot)” or “[dot]”, in order to hide an e-mail address. */
const dot = String.raw` ?(?:[[({<] ?dot ?[\])}>]| dot ) ?`;

const telephoneNumber = "looks like a telephone number";

/** Patterns of home addresses and contact details, in folded text. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    // A match of lower-case letters must not end with “1st” or another ordinal number, because “a12 1st” is not a postcode. The second half
    // of a postcode never contains the letters c, i, k, m, o and v.
    /\b(?!ZZ99)[A-Za-z]{1,2}\d[A-Za-z\d]? ?(?:\d[A-Z]{2}|(?!1st|2nd|3rd|\dth)\d[abd-hjlnp-uw-z]{2})\b/g,
    "looks like a postcode",
  ],
  [
    new RegExp(
      String.raw`(?<![+-]|\d[./]?)(?!${date})(?:(?:\+|00 ?)\d{1,3}${gap}(?:\(0\)${gap})?|\(?0 ?)\d(?:${gap}\(?\d\)?){7,10}(?![\d-])`,
      "g",
    ),
    telephoneNumber,
  ],
  [/[\w.+-]+@(?!(?:[\w-]+\.)*example\.)[\w-]+(?:\.[\w-]+)+/g, "is an e-mail address"],
  [
    new RegExp(
      String.raw`[\w.+-]+(?: ?[[({<] ?at ?[\])}>] ?[\w-]+(?:\.|${dot})| at [\w-]+${dot})[\w-]+(?:\.[\w-]+|${dot}[\w-]+)*`,
      "gi",
    ),
    "is an e-mail address",
  ],
  [
    new RegExp(
      String.raw`\b(?:Flat|Apartment) \d+[A-Za-z]?\b|(?<![\d.,/-])\b(?!10 Downing )\d{1,3}[A-Za-z]?,? (?:[A-Z][\w'\u2019-]+ ){1,3}${street}\b`,
      "g",
    ),
    "looks like a home address",
  ],
  [/\b[A-HJ-PR-Y]{2}\d{2} ?[A-HJ-PR-Z]{3}\b/g, "looks like a vehicle registration number"],
];

/**
 * Returns whether digits are a row of a table and not a telephone number. Several numbers in a row, but not all of them, have only one
 * digit. A row does not have a country code, or an area code in brackets.
 */
function isRow(written: string): boolean {
  if (/^(?:\+|00|\()/.test(written)) return false;
  const numbers = written.match(/\d+/g) ?? [];
  const single = numbers.filter(({ length }) => length === 1).length;
  return single > 2 && single < numbers.length;
}

/**
 * Replaces all kinds of spaces by ordinary spaces, and all kinds of dashes by hyphens. Replaces URLs by spaces, because their digits would
 * look like telephone numbers. The positions of all other characters do not change.
 */
const folded = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, (url) => " ".repeat(url.length))
    .replace(/[^\S\n]|\p{Cf}/gu, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-");

interface Found {
  /** The number of lines in the text that come before the line of the finding. */
  line: number;
  message: string;
}

const linesBefore = (text: string, index: number) => text.slice(0, index).split("\n").length - 1;

/**
 * The phrase that stands for a listed name in a message. A message must not repeat the name itself, because other people may see the
 * output.
 */
const neverPublished = `a name that must never be published (${privateNamesFile})`;

function privateNamesIn(text: string, names: Names): Found[] {
  const lines = new Set(findNames(text, names).map(({ from }) => linesBefore(text, from)));
  return [...lines].map((line) => ({
    line,
    message: `This text contains ${neverPublished}. Remove the name.`,
  }));
}

/** Returns a problem for each file whose name contains a listed name. The name of a file is part of its public address. */
export const namesOfFiles = (files: Iterable<string>, names: Names): Problem[] =>
  [...files]
    .filter((file) => hasName(file, names))
    .map((file) =>
      problemOf(
        file,
        `The name of this file contains ${neverPublished}. Rename the file. If you use the editor, make a copy of the file with another name on your computer. Then choose this copy in the form.`,
      ),
    );

const moveOrDelete = "Delete it, or move it to a field for such details in content/contact.yaml.";

/** A home address or a contact detail in a text. */
interface Detail {
  /** The position of the detail's first character. */
  index: number;
  /** The detail as it is written. */
  written: string;
  /** A phrase that says what the text may be, for example "looks like a postcode". */
  what: string;
}

/** Returns the home addresses and contact details in a text. */
export const detailsIn = (text: string): Detail[] =>
  patterns.flatMap(([pattern, what]) =>
    [...folded(text).matchAll(pattern)].flatMap(({ 0: { length }, index }) => {
      const written = text.slice(index, index + length).trim();
      return what === telephoneNumber && isRow(written) ? [] : [{ index, written, what }];
    }),
  );

/**
 * Returns the home addresses, contact details and listed names in a text.
 * @param advice what to do about contact details and home addresses
 */
function wordProblems(text: string, names: Names, advice = moveOrDelete): Found[] {
  const found = detailsIn(text).map(({ index, written, what }) => ({
    line: linesBefore(text, index),
    message: `"${written}" ${what}. ${advice}`,
  }));
  return [...found, ...privateNamesIn(text, names)];
}

/**
 * Returns the placeholders, personal data and listed names in a text file or in a part of a document.
 * @param advice what to do about contact details and home addresses
 */
export function foundIn(text: string, names: Names, advice?: string): Found[] {
  const placeholder = placeholderIn(text);
  const found = placeholder && { line: linesBefore(text, placeholder.index), message: placeholder.message };
  return [...(found ? [found] : []), ...wordProblems(text, names, advice)];
}

/** Returns the findings of `foundIn` as problems of a file. */
export const problemsInText = (file: string, text: string, names: Names): Problem[] =>
  foundIn(text, names).map(({ line, message }) => ({ ...problemOf(file, message), line: line + 1 }));

/** For each type of content, a pattern of the fields that are meant for the campaign's own addresses and telephone numbers. */
const madeForIt: Readonly<Record<string, RegExp>> = {
  Campaign: /^(funding|securityContact)$/,
  MediaCard: /^details\.\d+\.value$/,
  ContactCard: /^details\.\d+\.value$/,
};

/** Returns the text of a paragraph or heading, which emphasis and links may split. */
function nodeText(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map(nodeText).join("") : "";
}

/**
 * Returns the text of a node that is searched for personal data and names. The text of a paragraph is returned only for the paragraph, and
 * not again for the nodes inside it.
 */
function writtenIn(node: Nodes): string {
  if (["paragraph", "heading", "tableCell"].includes(node.type)) return nodeText(node);
  if (node.type === "link" || node.type === "definition")
    return [node.url.replace(/^mailto:/, ""), node.title].join(" ");
  if (node.type === "image") return [node.alt, node.title].join(" ");
  return node.type === "code" || node.type === "html" ? node.value : "";
}

/** Returns whether a field is meant for the campaign's own addresses and telephone numbers. */
export const isMadeForIt = ({ kind }: ContentFile, path: readonly PropertyKey[]): boolean =>
  madeForIt[kind.type]?.test(path.join(".")) === true;

/** A text of a content file that is searched for personal data and names. */
interface SearchedText {
  text: string;
  /** True if the text is in a field that is meant for the campaign's own addresses and telephone numbers. */
  isAllowed: boolean;
  /** True if the text consists of YAML comments, which no field of a form shows. */
  isNote?: boolean;
  /** Returns the position in the file. `line` is the number of lines in the text that come before this position. */
  placeOf: (line: number) => FilePosition;
}

/**
 * Returns the YAML comments of a content file, each in its own line, with spaces in place of everything else. Returns the whole YAML if it
 * cannot be parsed, because then it has no fields.
 */
function textOutsideFields({ source, uncommented, body, yaml }: ContentFile): string {
  if (yaml.errors.length > 0) return source.slice(0, source.length - body.length);
  return source.replace(/[^\n]/g, (character, index: number) =>
    uncommented.charAt(index) === character ? " " : character,
  );
}

/**
 * Returns the texts of the fields of a content file, its YAML comments, and the texts of the nodes of its Markdown. Comments do not appear
 * on the site, but everybody who has the project can read them.
 */
function searchedTexts(content: ContentFile): SearchedText[] {
  const { entries, tree, yaml } = content;
  const texts: SearchedText[] = entries.flatMap(({ value, path }) =>
    textsIn(value, path).map(({ text, path: where }) => ({
      text,
      isAllowed: isMadeForIt(content, where.slice(path.length)),
      placeOf: () => yaml.placeOf(where),
    })),
  );
  texts.push({
    text: textOutsideFields(content),
    isAllowed: false,
    isNote: yaml.errors.length === 0,
    placeOf: (before) => ({ line: 1 + before, column: 1 }),
  });
  visit(tree, (node) => {
    const { line } = placeOfNode(node, content);
    texts.push({
      text: writtenIn(node),
      isAllowed: false,
      placeOf: (before) => ({ line: line + before, column: 1 }),
    });
  });
  return texts;
}

/** Returns the items without those that have the same key. An e-mail address is found twice, as a link and as the text of this link. */
const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];

/** Says where in the editor a YAML comment can be seen. */
export const whereNoteIs = "in a note of the file: to see notes, select “Show the file” below the form";

/** Returns a problem for each piece of personal data and each listed name in a content file, with its position. */
export function personalDataIn(content: ContentFile, names: Names): Problem[] {
  const problems = searchedTexts(content).flatMap(({ text, isAllowed, isNote, placeOf }) =>
    (isAllowed ? privateNamesIn(text, names) : wordProblems(text, names)).map(({ line, message }) => ({
      ...errorIn(content.file, placeOf(line), message),
      ...(isNote && { inForm: `${message} It is ${whereNoteIs}.` }),
    })),
  );
  return uniqueBy(problems, ({ line, message }) => `${line} ${message}`);
}

/** A text that looks like a home address or a contact detail. */
interface PrivateDetail {
  place: FilePosition;
  /** The text and what it looks like, for example: “22 Rowan Close” looks like a home address. */
  phrase: string;
}

/** Returns the home addresses and contact details for which `personalDataIn` returns problems in a content file. */
export function privateDetailsIn(content: ContentFile): PrivateDetail[] {
  const details = searchedTexts(content).flatMap(({ text, isAllowed, isNote, placeOf }) =>
    (isAllowed ? [] : detailsIn(text)).map(({ index, written, what }) => ({
      place: placeOf(linesBefore(text, index)),
      phrase: `“${written}” ${what}${isNote ? ` (${whereNoteIs})` : ""}`,
    })),
  );
  return uniqueBy(details, ({ place, phrase }) => `${place.line} ${phrase}`);
}

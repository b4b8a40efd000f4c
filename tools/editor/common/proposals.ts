/** Makes the proposals for empty fields in the form of a new file. */
import type { Nodes } from "mdast";
import type { Kind } from "../../../src/content-model/kind";
import { readText } from "../../../src/content-model/readMarkdown";
import { missingAddresses } from "./addresses";

type Values = Readonly<Record<string, unknown>>;

/** Matches an HTML comment, or the tag of an HTML element. */
const html = /<!--[\s\S]*?-->|<\/?[a-z][a-z0-9-]*(?:\s[^>]*)?\/?>/gi;

/** The types of Markdown nodes whose text does not belong to a sentence. Proposals do not contain this text. */
const leftOut: ReadonlySet<string> = new Set(["heading", "table", "image", "citation", "delete"]);

/**
 * The types of Markdown nodes that contain paragraphs. The last word of a paragraph must not run into the first word of the next paragraph.
 */
const containers: ReadonlySet<string> = new Set(["root", "blockquote", "list", "listItem"]);

/** Returns the words of a Markdown node, without headings, tables, pictures, HTML tags, citations and crossed-out words. */
function wordsOf(node: Nodes): string {
  if (leftOut.has(node.type)) return "";
  if (node.type === "html") return node.value.replace(html, "");
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join(containers.has(node.type) ? " " : "") : "";
}

/**
 * The number of characters at the beginning of a text from which proposals are made. A form makes its proposals after each keystroke, and
 * parsing a text of 20,000 words takes seconds.
 */
const charactersRead = 2000;

/** A cache of the text that was parsed last, with its words. All fields of a form make their proposals from the same text. */
let parsed = { markdown: "", words: "" };

/** Returns the words at the beginning of a Markdown text in one line. */
function plainWords(text: string): string {
  const markdown = text.slice(0, charactersRead);
  if (parsed.markdown !== markdown)
    parsed = { markdown, words: wordsOf(readText(markdown)).replace(/\s+/g, " ").trim() };
  return parsed.words;
}

/**
 * Shortens a text to at most `maxCharacters`. The result consists of as many whole sentences as fit or, if not even one fits, of the first
 * words.
 */
function shortened(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  // A full stop ends a sentence only if a space follows it. The full stop in “at 6.09” does not end a sentence.
  const sentences = text.match(/.+?[.!?]+["”’)]*(?=\s|$)/g) ?? [];
  let whole = "";
  for (const sentence of sentences) {
    if ((whole + sentence).length > maxCharacters) break;
    whole += sentence;
  }
  if (whole !== "") return whole.trim();
  const cut = text.slice(0, maxCharacters).replace(/\s+\S*$/, "");
  return `${cut.slice(0, maxCharacters - 1).replace(/[\s,;:–-]+$/, "")}…`;
}

/** Matches small words, such as “of”, at the end of a text. A short name that is cut off must not end with such a word. */
const openEnd = /(?:\s+(?:a|an|and|as|at|by|for|from|in|of|on|or|that|the|to|with))+$/i;

/** Makes a short name from a title: the part before a dash or a colon or, if it is too long, its first words. */
function shortName(title: string, maxCharacters: number): string {
  const [first = title] = title.split(/\s*(?::|\s[–—-]\s)\s*/);
  const name = first === "" ? title : first;
  if (name.length <= maxCharacters) return name;
  const words = name.slice(0, maxCharacters + 1).replace(/\s+\S*$/, "");
  return words.replace(openEnd, "").slice(0, maxCharacters);
}

/**
 * Returns the proposals for the empty fields of a new file, as pairs of a field and its value. A proposal made from the text consists of
 * its first sentences. A proposal made only from the title is a short name.
 * @param values the values of the form
 */
export function proposalsFor({ proposals = {} }: Kind, values: Values): [field: string, value: string][] {
  return Object.entries(proposals).flatMap(([field, how]): [string, string][] => {
    const written = values[field];
    if (!("from" in how) || (written !== undefined && written !== "")) return [];
    const { from, maxCharacters } = how;
    const [text = ""] = from
      .map((name) => values[name])
      .filter((value): value is string => typeof value === "string")
      .map(plainWords)
      .filter((words) => words !== "");
    const shorten = from.includes("body") ? shortened : shortName;
    return text === "" ? [] : [[field, shorten(text, maxCharacters)]];
  });
}

/**
 * Returns the fields that the editor fills in when a form is saved, as pairs of a field and its value. These are missing addresses and, in
 * a new file, the proposals for empty fields.
 */
export const fieldsToFillIn = (
  kind: Kind,
  values: Values,
  isNew: boolean,
): [field: string, value: string][] => [
  ...missingAddresses(kind, values, isNew),
  ...(isNew ? proposalsFor(kind, values) : []),
];

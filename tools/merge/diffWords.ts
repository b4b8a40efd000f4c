/** Compares two wordings word by word, as readers see them. */
import type { Nodes } from "mdast";
import { diffComm } from "node-diff3";
import { visit } from "unist-util-visit";
import { dateInWords } from "../../src/content-model/dates";
import { parseMarkdown } from "../../src/content-model/readMarkdown";
import { labelOf } from "./naming";
import type { DiffSegment } from "./diffSegments";
import type { ValueInWords } from "./targets";

/**
 * A word of a text, or the characters between two words. `text` is written as in the file. `shown` is the text for readers, for example
 * without a Markdown escape. `detail` is shown in place of `shown` if two different wordings would otherwise look the same. For example,
 * the `detail` of a link contains its target.
 */
type Token = Pick<DiffSegment, "text"> & { shown: string; detail?: string };

/** The information that is needed to split a text into the words that readers see. */
export interface Reading {
  isMarkdown?: boolean;
  /** True if the text is YAML. The names of its fields are then shown as the labels that forms show. */
  isYaml?: boolean;
  /** Takes the text between the brackets of a citation. Returns the text to show for the citation, usually its number. */
  mark?: (written: string) => string;
  /** Returns the names of the source and the place that a citation refers to. */
  citationInWords?: (written: string) => string | undefined;
  /** The field that contains the text. */
  field?: string | undefined;
  valueInWords?: ValueInWords;
  /** Returns the name of the page or document that a link refers to. */
  linkInWords?: (href: string) => string | undefined;
}

/** Matches a citation, an escaped character, a word or number, a space, or any other character. */
const tokens = /\[\^[^\]\s]+\]|\\[!-/:-@[-`{-~]|[\p{L}\p{M}\p{N}]+(?:['’.,:-][\p{L}\p{M}\p{N}]+)*|\s+|./gsu;

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

function textTokens(text: string, reading: Reading): Token[] {
  const { isMarkdown = false, mark = String, citationInWords } = reading;
  return (text.match(tokens) ?? []).map((token) => {
    if (!isMarkdown) return { text: token, shown: token };
    const [, written] = /^\[\^(.+)\]$/.exec(token) ?? [];
    if (written !== undefined)
      return { text: token, shown: mark(written), detail: `[${citationInWords?.(written) ?? written}]` };
    return { text: token, shown: /^\s+$/.test(token) ? " " : token.replace(/^\\(?=.)/, "") };
  });
}

/**
 * Splits the Markdown syntax between words into tokens. Of this syntax, readers see only line breaks and the borders of table cells. The
 * bracket before the words of a link is never shown, because the target after these words shows that there is a link.
 */
function syntaxTokens(text: string, reading: Reading): Token[] {
  return text.split(/(\]\([^)]*\)|\]\[[^\]]*\]|\[(?=[*_~]*$))/).flatMap((part, index) => {
    if (part === "") return [];
    if (index % 2 === 0 && hasWords(part.replace(/^\s*\d+[.)]/, ""))) return textTokens(part, reading);
    if (part === "[") return [{ text: part, shown: "", detail: "" }];
    const shown = part.includes("\n") ? "\n" : part.includes("|") ? " | " : "";
    const [, href] = /^\]\((\S+)[^)]*\)$/.exec(part) ?? [];
    const target = href === undefined ? undefined : (reading.linkInWords?.(href) ?? href);
    return [{ text: part, shown, ...(target !== undefined && { detail: ` (link to ${target})` }) }];
  });
}

/** The words that readers see for the two values of a switch. */
const answers: Readonly<Record<string, string>> = { true: "yes", false: "no" };

/**
 * Replacements for YAML syntax that readers would not understand. These are the brackets of an empty list, and the indicators, such as
 * `|-`, before a text of several lines.
 */
const signs: Readonly<Record<string, string>> = {
  "[]": "none",
  "|": "",
  "|-": "",
  "|+": "",
  ">": "",
  ">-": "",
};

/**
 * Splits one YAML value into tokens. The quotation marks around the value, and the characters that escape quotation marks in it, are not
 * shown.
 */
function scalarTokens(text: string, field: string | undefined, { valueInWords }: Reading): Token[] {
  const [, quote = "", value = text] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  const sign = quote === "" ? signs[value] : undefined;
  const shown = sign ?? answers[value] ?? dateInWords(value, "en-GB") ?? valueInWords?.(field, value);
  if (shown !== undefined) return [{ text, shown }];
  if (quote === "") return textTokens(text, {});
  const inner = value
    .split(quote === "'" ? /('')/ : /(\\["\\])/)
    .flatMap((part, index) =>
      index % 2 === 1 ? { text: part, shown: part.slice(1) } : textTokens(part, {}),
    );
  const mark = { text: quote, shown: "" };
  return [mark, ...inner, mark];
}

/** Splits the YAML that follows a key, or that comes before the first key, into tokens. */
const valueTokens = (text: string, field: string | undefined, reading: Reading): Token[] =>
  text.split(/(\n)/).flatMap((line) => {
    const [, before = "", value = "", end = ""] = /^((?::(?: +|$)| *(?:- +)*)?)(.*?)(\s*)$/.exec(line) ?? [];
    return [
      ...textTokens(before, {}),
      ...(value ? scalarTokens(value, field, reading) : []),
      ...textTokens(end, {}),
    ];
  });

/** Splits YAML into tokens: its keys, which are shown as the labels of forms, and the values between the keys. */
const yamlTokens = (text: string, reading: Reading): Token[] =>
  text
    .split(/^([ -]*)(\w+)(?=:(?:\s|$))/m)
    .flatMap((part, index, parts) =>
      index % 3 === 2
        ? [{ text: part, shown: labelOf(part) }]
        : valueTokens(part, index === 0 ? reading.field : parts[index - 1], reading),
    );

function tokensOf(text: string, reading: Reading): Token[] {
  if (reading.isYaml) return yamlTokens(text, reading);
  if (!reading.isMarkdown) {
    const inWords = reading.valueInWords?.(reading.field, text);
    const shown = answers[text] ?? dateInWords(text, "en-GB") ?? inWords;
    return shown === undefined ? textTokens(text, reading) : [{ text, shown }];
  }
  const found: Token[] = [];
  let at = 0;
  visit(parseMarkdown(text), (node: Nodes) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    const isLeaf = node.type === "text" || node.type === "image" || node.type === "inlineCode";
    if (!isLeaf || start === undefined || end === undefined || start < at) return;
    const own = text.slice(start, end);
    found.push(...syntaxTokens(text.slice(at, start), reading));
    if (node.type === "text") found.push(...textTokens(own, reading));
    else
      found.push({ text: own, shown: node.type === "image" ? `[picture: ${node.alt ?? ""}]` : node.value });
    at = end;
  });
  return [...found, ...syntaxTokens(text.slice(at), reading)];
}

/** Returns a Markdown text as readers see it, without its citations. */
export const shownText = (markdown: string): string =>
  tokensOf(markdown, { isMarkdown: true, mark: () => "" })
    .map(({ shown }) => shown)
    .join("");

/** Successive words that both texts contain, or removed words together with the words that have replaced them. */
type Hunk = { unchanged: Token[] } | { removed: Token[]; added: Token[] };

/**
 * The maximum number of pairs of words (removed × added) that are compared. A comparison of more pairs would take too long. All words
 * between the first and the last change then count as replaced.
 */
const maxPairs = 20_000_000;

function hunksOf(older: Token[], newer: Token[]): Hunk[] {
  const isSame = (a: Token | undefined, b: Token | undefined) => a?.text === b?.text;
  const least = Math.min(older.length, newer.length);
  let [start, end] = [0, 0];
  while (start < least && isSame(older[start], newer[start])) start += 1;
  while (end < least - start && isSame(older.at(-1 - end), newer.at(-1 - end))) end += 1;
  const inner = (all: Token[]) => all.slice(start, all.length - end);
  const [removed, added] = [inner(older), inner(newer)];
  let [at, other] = [0, 0];
  const between: Hunk[] =
    removed.length * added.length > maxPairs
      ? [{ removed, added }]
      : diffComm(
          removed.map(({ text }) => text),
          added.map(({ text }) => text),
        ).map((run) => {
          if (run.common) {
            other += run.common.length;
            return { unchanged: removed.slice(at, (at += run.common.length)) };
          }
          const gone = removed.slice(at, (at += run.buffer1.length));
          return { removed: gone, added: added.slice(other, (other += run.buffer2.length)) };
        });
  return [{ unchanged: newer.slice(0, start) }, ...between, { unchanged: newer.slice(newer.length - end) }];
}

/** Joins two changes into one if there are only spaces and punctuation between them. */
function joined(all: readonly Hunk[]): Hunk[] {
  const result: Hunk[] = [];
  for (const hunk of all) {
    const [before, last] = result.slice(-2);
    if ("unchanged" in hunk) {
      if (hunk.unchanged.length > 0) result.push(hunk);
    } else if (
      last &&
      "unchanged" in last &&
      before &&
      !("unchanged" in before) &&
      !last.unchanged.some(isWord)
    ) {
      before.removed.push(...last.unchanged, ...hunk.removed);
      before.added.push(...last.unchanged, ...hunk.added);
      result.pop();
    } else result.push({ removed: [...hunk.removed], added: [...hunk.added] });
  }
  return result;
}

const isWord = ({ text }: Token) => hasWords(text);

const joinedText = (all: readonly Token[]) => all.map(({ text }) => text).join("");
const seenIn = (all: readonly Token[]) => all.map(({ shown }) => shown).join("");
const detailIn = (all: readonly Token[]) => all.map(({ text, detail = text }) => detail).join("");

function asWord(type: DiffSegment["type"], all: readonly Token[], isDetailed = false): DiffSegment[] {
  if (all.length === 0) return [];
  const text = joinedText(all);
  const seen = seenIn(all);
  // If a change has nothing that readers would see, for example if only the target of a link was changed, the details are shown.
  const shown = isDetailed || (type !== "unchanged" && seen.trim() === "") ? detailIn(all) : seen;
  return [{ type, text, ...(shown !== text && { shown }) }];
}

/**
 * Returns the segments of a replacement: the removed words and the added words. If both would look the same to readers, for example the
 * same citation number, they are shown with their details.
 */
function asChange(removed: readonly Token[], added: readonly Token[]): DiffSegment[] {
  const isDetailed = seenIn(removed) === seenIn(added);
  return [...asWord("removed", removed, isDetailed), ...asWord("added", added, isDetailed)];
}

/**
 * Returns both wordings in one list of segments: unchanged, removed and added words.
 * @param before undefined for a new text
 * @param after undefined for a deleted text
 */
export function diffWords(before: string | undefined, after: string | undefined, reading: Reading = {}) {
  const [older, newer] = [before, after].map((text) => (text === undefined ? [] : tokensOf(text, reading)));
  return joined(hunksOf(older ?? [], newer ?? [])).flatMap((hunk) =>
    "unchanged" in hunk ? asWord("unchanged", hunk.unchanged) : asChange(hunk.removed, hunk.added),
  );
}

/** Looks for the words of a quotation in the text of its source. */

export type Finding =
  | { is: "found"; paragraph: number }
  /** The nearest passage, where one has at least half of the words. */
  | { is: "not there"; nearest: string | undefined }
  /** The words are there, but what an ellipsis or brackets replace holds this negation. */
  | { is: "misleading"; left: string };

/**
 * One spelling for apostrophes, spaces and ligatures, without quotation marks and dashes: a hyphen may be the word's own, or divide it at a
 * line's end.
 */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[“”„‟″«»"]/g, "")
    .replace(/[‘’‚‛′`]/g, "'")
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, "")
    .replace(/(?<=\p{L})[-\u00ad‐‑]\s*(?=\p{L})/gu, "")
    .replace(/[-\u00ad‐-―−]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Words without which a sentence says the opposite. */
const negation =
  /(?<!\p{L})(?:no|not|never|none|nor|neither|nobody|nothing|without|cannot|\p{L}+n't)(?!\p{L})/iu;

/** Matches a written omission, or brackets around words that are not the source's. */
const gap = /\s*(\[?(?:…|\.\.\.)\]?|\[[^\]]*\])\s*/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The quotation as a pattern, in which each group captures what an omission or brackets replace. */
function patternOf(quotation: string): RegExp {
  const parts = quotation.split(gap).map((part, index) => {
    if (index % 2 === 0) return escaped(folded(part));
    return /…|\.\.\./.test(part) ? "(.*?)" : "((?:\\S+ ?){0,5}?)";
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join(" ?")}(?![\\p{L}\\p{N}])`, "dgu");
}

const endsSentence = (text: string) => /[.!?]\s*$/.test(text);

/** What is left out of the sentences that are quoted in part: whole sentences may say what they like. */
function ofQuotedSentences(before: string, omitted: string): string {
  const sentences = omitted.trim().split(/(?<=[.!?]) /);
  const [first = "", last = ""] = [sentences[0], sentences.at(-1)];
  return `${endsSentence(before) && sentences.length > 1 ? "" : first} ${endsSentence(omitted) ? "" : last}`;
}

const inPlace = (words: readonly string[], others: readonly string[]) =>
  words.filter((word, index) => others[index] === word).length;

function nearestTo(quotation: string, paragraphs: readonly string[]): string | undefined {
  const wordsOf = (text: string): string[] => folded(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = wordsOf(quotation);
  let nearest = { score: asked.length / 2, text: undefined as string | undefined };
  for (const paragraph of paragraphs) {
    const words = paragraph.split(/\s+/);
    for (let from = 0; from < Math.max(1, words.length - asked.length + 1); from++) {
      const text = words.slice(from, from + asked.length).join(" ");
      const there = wordsOf(text);
      // Of two that have as many of the words, the one that has them in their places.
      const score = asked.filter((word) => there.includes(word)).length + inPlace(asked, there) / 100;
      if (score > nearest.score) nearest = { score, text };
    }
  }
  return nearest.text;
}

/**
 * Finds a quotation exactly but for quotation marks, dashes, spaces, line breaks, hyphens and ligatures. An ellipsis joins parts in their
 * order within one paragraph or two neighbouring ones, and brackets stand for at most five words; neither may replace a negation.
 * @param paragraphs the text of the source, in order
 */
export function findQuotation(quotation: string, paragraphs: readonly string[]): Finding {
  const pattern = patternOf(quotation);
  let misleading: Finding | undefined;
  for (const [paragraph, text] of paragraphs.entries()) {
    const both = folded(`${text} ${paragraphs[paragraph + 1] ?? ""}`);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(both); match; match = pattern.exec(both)) {
      const { indices, index } = match;
      const left = match.slice(1).flatMap((omitted, group) => {
        const before = both.slice(index, indices?.[group + 1]?.[0]);
        return negation.exec(ofQuotedSentences(before, omitted))?.[0] ?? [];
      });
      if (left[0] === undefined) return { is: "found", paragraph };
      misleading ??= { is: "misleading", left: left[0] };
      pattern.lastIndex = index + 1;
    }
  }
  return misleading ?? { is: "not there", nearest: nearestTo(quotation, paragraphs) };
}

/** Finds placeholders, for example lorem ipsum, in the fields and the Markdown of content that is not marked as a sample. */
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { memoize } from "../../lib/memoize";
import type { ContentFile } from "../contentFile";
import { errorIn, placeOfNode, type FilePosition, type Problem } from "../problem";
import { textsIn } from "../textsIn";

/**
 * Patterns of placeholders, each with the advice. The patterns match only text that cannot be part of real content. They do not match the
 * word "sample", because real content may mention the samples of a laboratory.
 */
const placeholderPatterns: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z0-9-])(?:[a-z0-9-]+\.)*example\.(?:org|com|net|edu|co\.uk)\b|(?:\/\/|@)[^\s/]*\.(?:example|invalid|localhost)\b(?!\.)/i,
    "is not a real address. Write the real one",
  ],
  // This pattern does not match "SAMPLE" next to other words in capitals, because laboratories and courts write BLOOD SAMPLE.
  [
    /(?<!\b[A-Z]{2,} )(?<![\w-])[\w-]*SAMPLE(?! ?\d)(?! [A-Z]{2})[\w-]*/,
    "is a placeholder. Write the real thing",
  ],
  [/\blorem ipsum\b/i, "is filler. Write the real text"],
  [/\breplace this:/i, "is sample text from docs/templates. Write the real text instead"],
  [/\bZZ99 ?\d[A-Z]{2}\b/i, "is not a real postcode. Write the real one"],
  [
    // These telephone numbers are reserved by the regulator Ofcom for films and plays.
    /\b(?:01632 ?\d{3} ?\d{3}|01(?:1\d|\d1) ?49[68] ?0\d{3}|020 ?7946 ?0\d{3}|07700 ?900 ?\d{3}|0808 ?157 ?0\d{3}|03069 ?990 ?\d{3})\b/,
    "is a number that nobody can have. Write the real one",
  ],
  [
    // This pattern finds words with letters of several alphabets. It allows one Greek letter at the end of a name or before a capital
    // letter, as in scientific names: TNFα, NFκB.
    /(?<!\p{L})(?!\p{Script=Latin}+[αβγδεκλ](?:\p{Lu}\p{Script=Latin}*)?(?!\p{L}))(?=\p{L}*\p{Script=Latin})(?=\p{L}*(?!\u03bc)[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u,
    "contains letters of two alphabets. Type the word again",
  ],
];

interface Placeholder {
  /** The offset of the placeholder in the text, as the text is in the file. */
  index: number;
  message: string;
}

/** Returns a text without invisible characters, and with ordinary letters in place of their compatibility forms. */
const normalised = (written: string) => written.normalize("NFKC").replace(/\p{Cf}/gu, "");

/**
 * Returns the first placeholder in a text. Finds it even if it is disguised by invisible characters or by compatibility forms of letters.
 */
export function placeholderIn(written: string): Placeholder | undefined {
  const text = normalised(written);
  for (const [pattern, advice] of placeholderPatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    let index = 0;
    while (normalised(written.slice(0, index + 1)).length <= match.index) index++;
    return { index, message: `"${match[0].replace(/^\/\//, "")}" ${advice}.` };
  }
  return undefined;
}

/** Returns whether a value has `sample: true`. The publishing check reports such values. */
const isMarked = (value: object) => "sample" in value && value.sample === true;

/** Returns the texts and addresses of a Markdown node, but not those of its children. */
function textsOf(node: Nodes): (string | null | undefined)[] {
  if (node.type === "text" || node.type === "inlineCode") return [node.value];
  if (node.type === "code") return [node.value, node.lang];
  if (node.type === "link" || node.type === "definition") return [node.url, hostOf(node.url), node.title];
  return node.type === "image" ? [node.alt, node.title, node.url] : [];
}

/** Returns the host of a URL as browsers parse it, or undefined. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : undefined);

/**
 * Returns the position in the file of a character in a node. The position is exact in a text node. For any other node, the function returns
 * the position of the node.
 */
function placeIn(node: Nodes, index: number, file: ContentFile): FilePosition {
  const { line, column } = placeOfNode(node, file);
  const before = node.type === "text" ? node.value.slice(0, index).split("\n") : [""];
  const last = before.at(-1)?.length ?? 0;
  return { line: line + before.length - 1, column: before.length > 1 ? last + 1 : column + last };
}

/** Returns a problem for every placeholder in the content of a file. Leaves out content that is marked as a sample. */
export const placeholdersIn = memoize((content: ContentFile): readonly Problem[] => {
  const { file, yaml, entries, tree } = content;
  const problems: Problem[] = [];
  const report = (place: FilePosition, message: string) => problems.push(errorIn(file, place, message));
  for (const { value, path } of entries) {
    // The sample notice may contain placeholders, because it is visible only while the site has samples.
    const shown = { ...value, sampleNotice: undefined };
    for (const { text, path: where } of textsIn(shown, path, isMarked)) {
      const placeholder = placeholderIn(text);
      if (placeholder) report(yaml.placeOf(where), placeholder.message);
    }
  }
  if (entries[0]?.value.sample === true) return problems;
  visit(tree, (node) => {
    for (const text of textsOf(node)) {
      const placeholder = placeholderIn(text ?? "");
      if (!placeholder) continue;
      report(placeIn(node, placeholder.index, content), placeholder.message);
      return SKIP;
    }
    return CONTINUE;
  });
  if (problems.length > 0) return problems;
  // The search above looks at each node separately. Emphasis may split a word into several nodes, so this search looks at whole paragraphs.
  visit(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "heading") return;
    const placeholder = placeholderIn(toString(node));
    if (placeholder) report(placeIn(node, 0, content), placeholder.message);
  });
  return problems;
});

/** Finds what somebody typed and readers would see otherwise: marks of Markdown that mark nothing, and structure by accident. */
import type { Nodes, Parents, Text } from "mdast";
import { visit } from "unist-util-visit";
import type { Content, ContentFile } from "../contentFile";
import { errorIn, placeOfNode, problemAt, type Place, type Problem } from "../problem";
import { textsIn } from "../textsIn";

/** Marks that would stay in a text as they were typed, each with what to write instead. */
const strayMarks: readonly (readonly [RegExp, string])[] = [
  [
    /!\[[^\]]*\]?(?:\s*\([^)]*\)?)?/,
    "shows no picture here. Write ![What it shows](../images/NAME.jpg), without spaces in the brackets of the name.",
  ],
  [
    /\[[^\][]+\]\s+\((?:https?:|mailto:|[^)\s]+\.(?:md|pdf)\b)[^)]*\)/i,
    "is not a link. Delete the space between the square and the round brackets.",
  ],
  [
    /\[[^\][]+\]\([^)\n]*\s[^)\n]*\.(?:md|pdf)\b[^)\n]*\)/i,
    "is not a link. The name of a file has no spaces: rename it, and write that name.",
  ],
  [
    /\([^()]+\)\[(?:https?:|mailto:|[^\]\s]+\.(?:md|pdf)\b)[^\]]*\]/i,
    "is not a link. Write the words in square brackets, and then the address in round ones.",
  ],
  [
    /\*\*|__(?=\S)/,
    "makes nothing bold here. Put the two stars right before the first and right after the last letter of whole words, with signs such as quotation marks outside them.",
  ],
  [/\{\s*high-?light\w*\s*\}/i, "highlights nothing here. It belongs at the end of a heading with ##."],
];

/** The beginnings of lines that stay in a paragraph as they were typed, with the advice for each. */
const strayBeginnings: readonly (readonly [RegExp, string])[] = [
  [
    /^#{2,6}[^\s#]|^#{1,6}[\u00a0\u2000-\u200b\u202f]/,
    "makes no heading. Write the signs #, then a space made with the space bar alone, then the words.",
  ],
  [/^[•·‣▪●◦]\s/, 'makes no list. Begin each entry with a hyphen and a space, on a line of its own: "- ".'],
];

/** A mark that marks nothing: its offset in the text, and what to write instead. */
interface Stray {
  written: string;
  index: number;
  advice: string;
}

/**
 * Finds the first stray mark of a text.
 * @param written the text as it is in the file
 */
function strayIn(written: string, parent: Parents | undefined, isFirst: boolean): Stray | undefined {
  // What is behind a backslash is meant as it is; the text stays as long as it was.
  const text = written.replace(/\\[!-/:-@[-`{-~]/g, "  ");
  const beginnings = [...text.matchAll(/^.*$/gm)]
    .filter(({ index }) => parent?.type === "paragraph" && (index > 0 || isFirst))
    .flatMap(({ 0: line, index }) =>
      strayBeginnings.flatMap(([pattern, advice]) => {
        const found = pattern.exec(line);
        return found ? [{ written: found[0], index, advice }] : [];
      }),
    );
  // A heading of two signs ends with the mark for a highlighted card (lib/headings.ts).
  const withoutHighlight =
    parent?.type === "heading" && parent.depth === 2 ? text.replace(/\{highlight\}\s*$/, "") : text;
  const marks = strayMarks.flatMap(([pattern, advice]) => {
    const found = pattern.exec(withoutHighlight);
    return found ? [{ written: found[0], index: found.index, advice }] : [];
  });
  return [...beginnings, ...marks].sort((one, other) => one.index - other.index)[0];
}

/** Returns the position of a character in a text node. */
function placeIn(node: Text, before: string, file: ContentFile): Place {
  const { line, column } = placeOfNode(node, file);
  const lines = before.split("\n");
  const last = lines.at(-1)?.length ?? 0;
  return lines.length === 1
    ? { line, column: column + last }
    : { line: line + lines.length - 1, column: last + 1 };
}

/** Returns the message about a node that has become something else by accident, with what to write instead; otherwise undefined. */
function accident(node: Nodes, written: string): string | undefined {
  if (node.type === "code" && !/^\s*(?:```|~~~)/.test(written))
    return "This text is indented by four spaces or a tab, which makes program code of it. Delete what is before its first word.";
  if (node.type === "heading" && !written.trimStart().startsWith("#"))
    return "A line of --- or === right below a text makes a heading of it. Put an empty line between them, or write ## before the heading.";
  if (node.type === "list" && node.ordered && (node.start ?? 1) > 99)
    return `A line that begins with a number and a full stop makes a list, whose number no text holds. For a year, write ${node.start ?? ""}\\. with a backslash, or begin with another word.`;
  return undefined;
}

function typedInText(content: ContentFile): Problem[] {
  const { file, tree, body } = content;
  const problems: Problem[] = [];
  /** The positions at which the texts began that were checked already. A citation splits a text into several, which keep its position. */
  const read = new Set<number | undefined>();
  visit(tree, (node, _index, parent) => {
    const { start, end } = node.position ?? {};
    const written = body.slice(start?.offset, end?.offset);
    const message = accident(node, written);
    if (message !== undefined) problems.push(errorIn(file, placeOfNode(node, content), message));
    // Text beside an address that Markdown itself makes a link of has no position, and no mark of its own.
    if (node.type !== "text" || start === undefined || read.has(start.offset)) return;
    read.add(start.offset);
    const stray = strayIn(written, parent, parent?.children[0] === node);
    if (stray === undefined) return;
    const place = placeIn(node, written.slice(0, stray.index), content);
    problems.push(errorIn(file, place, `${JSON.stringify(stray.written)} ${stray.advice}`));
  });
  return problems;
}

/** Markdown that a field would show as it was typed; citations in fields are reported by checkCitations.ts. */
const markdownInField =
  /\*\*\S[^*]*\*\*|(?<!\S)\*[^\s*][^*]*\*(?!\w)|\[[^\][]+\](?:\([^)]*\)|\{\s*lang\b[^}]*\})/;

function typedInFields(content: ContentFile): Problem[] {
  return content.entries.flatMap(({ value, path }) =>
    textsIn(value, path).flatMap(({ text, path: where }) => {
      const written = markdownInField.exec(text)?.[0];
      if (written === undefined) return [];
      const message = `${JSON.stringify(written)} would be shown as it is written: this field is plain text. Leave the stars and brackets out.`;
      return [problemAt(content, where, message)];
    }),
  );
}

/** Runs both checks over all content. */
export const checkTyped = ({ files }: Content): Problem[] =>
  files.flatMap((content) => [...typedInFields(content), ...typedInText(content)]);

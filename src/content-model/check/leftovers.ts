/** What is left of the sample in content that no longer calls itself one: placeholders in fields and in Markdown. */
import type { Nodes } from "mdast";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type { ContentFile } from "../readContent";
import type { Place, Problem } from "./problem";

/** How placeholders look, each with what to do about it. The word sample itself is allowed: blood is taken as one. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z0-9-])(?:[a-z0-9-]+\.)*example\.(?:org|com|net)\b/i, "leads nowhere. Write the real address"],
  [/[\w-]*SAMPLE[\w-]*/, "is a placeholder. Write the real thing"],
  [/^Sample:/m, "begins a placeholder. Write the real text"],
  [/\(samples?\)/i, "marks a placeholder. Write the real thing"],
  [/\b(?:is|are) (?:a |all |only )?samples?\b/i, "says that this is invented. Write the real thing"],
  [
    /(?<=[\w,] )Sample\b|\bSampleton\b/,
    "is a placeholder. Write the real name; if the word is meant, write it small",
  ],
  [/\bZZ99 ?\d[A-Z]{2}\b/, "is no postcode. Write the real one"],
  [/\b00-00-00\b|^0{8}$|^A0000AA$/, "is no real number. Write the real one"],
];

interface Leftover {
  /** Where in the text it begins. */
  index: number;
  message: string;
}

/** The first placeholder in a text, or undefined. */
function leftoverIn(text: string): Leftover | undefined {
  for (const [pattern, advice] of placeholders) {
    const match = pattern.exec(text);
    if (match) return { index: match.index, message: `"${match[0]}" ${advice}.` };
  }
  return undefined;
}

/** Every text in a value with its path; what is marked as a sample is left out, since that mark is a reason by itself. */
function textsIn(value: unknown, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null || (value as { sample?: unknown }).sample === true)
    return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What a node of Markdown shows or leads to by itself, without its children. */
function textsOf(node: Nodes): (string | null | undefined)[] {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return [node.value];
  if (node.type === "link" || node.type === "definition") return [node.url, node.title];
  return node.type === "image" ? [node.alt, node.title, node.url] : [];
}

/** The place of a character in a node: exact in words, else the node's own. */
function placeIn(node: Nodes, index: number, bodyLine: number): Place {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const before = node.type === "text" ? node.value.slice(0, index).split("\n") : [""];
  const last = before.at(-1)?.length ?? 0;
  return { line: line + bodyLine + before.length - 2, column: before.length > 1 ? last + 1 : column + last };
}

/** Every placeholder in a file that is no longer marked as a sample. */
export function leftovers({ file, yaml, entries, tree, bodyLine }: ContentFile): Problem[] {
  const problems: Problem[] = [];
  const report = (place: Place, message: string) =>
    problems.push({ file, ...place, message, severity: "error" });
  for (const { value, path } of entries) {
    for (const { text, path: where } of textsIn(value, path)) {
      const leftover = leftoverIn(text);
      if (leftover) report(yaml.placeOf(where), leftover.message);
    }
  }
  if (entries[0]?.value.sample === true) return problems;
  visit(tree, (node) => {
    for (const text of textsOf(node)) {
      const leftover = leftoverIn(text ?? "");
      if (!leftover) continue;
      report(placeIn(node, leftover.index, bodyLine), leftover.message);
      return SKIP;
    }
    return CONTINUE;
  });
  return problems;
}

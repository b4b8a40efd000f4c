import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { leftoverIn } from "../../src/content-model/check/leftovers";
import type { ContentFile } from "../../src/content-model/contentFile";
import { placeOfNode, problemAt, problemOf, type Problem } from "../../src/content-model/problem";
import { textsIn } from "../../src/content-model/textsIn";

/** Patterns that find names that must never be published. */
export type PrivateNames = readonly RegExp[];

/** The file with these names, in the project root; git ignores it. */
export const privateNamesFile = "never-publish.txt";

/** Reads the local list: one name per line, `#` begins a comment; empty if there is no file. */
export async function readPrivateNames(project: string): Promise<PrivateNames> {
  const text = await readFile(join(project, privateNamesFile), "utf8").catch(() => "");
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean)
    .map((name) => {
      const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      return new RegExp(`(?<![\\p{L}\\p{N}])${words.join("\\s+")}(?![\\p{L}\\p{N}])`, "iu");
    });
}

/** Between the digits of a telephone number. */
const gap = String.raw`(?: ?[./-] ?| )?`;
const date = String.raw`\d\d[./-]\d\d[./-]\d{2,4}\b`;

/** Signs of where somebody lives or how to reach them, in folded text. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\b(?!ZZ99)[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g, "looks like a postcode"],
  [
    new RegExp(
      String.raw`(?<![+-]|\d[./]?)(?!${date})(?:\+\d{1,3}${gap}(?:\(0\)${gap})?|\(?0 ?)\d(?:${gap}\(?\d\)?){7,10}(?![\d-])`,
      "g",
    ),
    "looks like a telephone number",
  ],
  [/[\w.+-]+@(?!(?:[\w-]+\.)*example\.)[\w-]+(?:\.[\w-]+)+/g, "is an e-mail address"],
];

/** A text in which every space and every dash is the plain one, each character in its place. Digits in a URL are no telephone number. */
const folded = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, (url) => " ".repeat(url.length))
    .replace(/[^\S\n]|\p{Cf}/gu, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-");

interface Found {
  /** How many lines of the text are before it. */
  line: number;
  message: string;
}

const linesBefore = (text: string, index: number) => text.slice(0, index).split("\n").length - 1;

function privateNamesIn(written: string, names: PrivateNames): Found[] {
  const text = written.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return names.flatMap((name) => {
    const match = name.exec(text);
    // The name itself is not repeated, since others may see the check's output.
    const message = `Here is a name that must never be published (${privateNamesFile}). Take it out.`;
    return match ? [{ line: linesBefore(text, match.index), message }] : [];
  });
}

function wordProblems(text: string, names: PrivateNames): Found[] {
  const found = patterns.flatMap(([pattern, what]) =>
    [...folded(text).matchAll(pattern)].map(({ 0: { length }, index }) => {
      const written = text.slice(index, index + length).trim();
      const message = `"${written}" ${what}. Delete it, or put it into a field that is made for it (content/contact.yaml).`;
      return { line: linesBefore(text, index), message };
    }),
  );
  return [...found, ...privateNamesIn(text, names)];
}

/** Placeholders and words that must not be published in a text file or a part of a document. */
export function foundIn(text: string, names: PrivateNames): Found[] {
  const leftover = leftoverIn(text);
  const found = leftover && { line: linesBefore(text, leftover.index), message: leftover.message };
  return [...(found ? [found] : []), ...wordProblems(text, names)];
}

/** The same as problems of a file. */
export const problemsInText = (file: string, text: string, names: PrivateNames): Problem[] =>
  foundIn(text, names).map(({ line, message }) => ({ ...problemOf(file, message), line: line + 1 }));

/** Fields meant for the campaign's own addresses and numbers, by kind of content. */
const madeForIt: Readonly<Record<string, RegExp>> = {
  Campaign: /^(funding|securityContact)$/,
  MediaCard: /^details\.\d+\.value$/,
  ContactCard: /^details\.\d+\.value$/,
};

/** The words of a paragraph or heading, which may be split by emphasis and links. */
function wordsOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** What a node says that is not among the words of another. */
function writtenIn(node: Nodes): string {
  if (["paragraph", "heading", "tableCell"].includes(node.type)) return wordsOf(node);
  if (node.type === "link" || node.type === "definition")
    return [node.url.replace(/^mailto:/, ""), node.title].join(" ");
  if (node.type === "image") return [node.alt, node.title].join(" ");
  return node.type === "code" || node.type === "html" ? node.value : "";
}

/** Postcodes, telephone numbers, e-mail addresses and private names in a content file, each with its place. */
export function wordsIn(content: ContentFile, names: PrivateNames): Problem[] {
  const { file, kind, entries, tree } = content;
  const problems: Problem[] = [];
  for (const { value, path } of entries) {
    for (const { text, path: where } of textsIn(value, path)) {
      const isAllowed = madeForIt[kind.type]?.test(where.slice(path.length).join("."));
      for (const { message } of isAllowed ? privateNamesIn(text, names) : wordProblems(text, names))
        problems.push(problemAt(content, where, message));
    }
  }
  visit(tree, (node) => {
    for (const { line: before, message } of wordProblems(writtenIn(node), names)) {
      const line = placeOfNode(node, content).line + before;
      // A bare address is both a link and its text.
      const isKnown = problems.some((one) => one.line === line && one.message === message);
      if (!isKnown) problems.push({ file, line, column: 1, message, severity: "error" });
    }
  });
  return problems;
}

/**
 * Reads Markdown into one tree, which is both checked and rendered. The tree also has nodes for elements that Markdown does not have:
 * citations, passages in another language, values such as {asOf}, and highlighted headings.
 */
import type { Literal, Parent, PhrasingContent, Root, Text } from "mdast";
import type {} from "remark-rehype";
import { toString } from "mdast-util-to-string";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";
import { headingIds, readHeading } from "../lib/headings";
import { typographicTree } from "./typographic";

/** A passage in another language than that of the site: [words]{lang=cy}. Screen readers change their voice for it. */
interface LanguageNode extends Parent {
  type: "language";
  children: Text[];
  data: { hName: "span"; hProperties: { lang: string } };
}

/** The names of the values that the site fills into texts. values.ts defines these values. */
export const valueNames = ["asOf", "quotations", "statements"] as const;

/** A value that the site fills in, in the form that texts contain: {asOf}. */
interface ValueNode extends Literal {
  type: "value";
}

declare module "mdast" {
  interface PhrasingContentMap {
    language: LanguageNode;
    value: ValueNode;
  }
  interface RootContentMap {
    language: LanguageNode;
    value: ValueNode;
  }
  interface HeadingData {
    /** The id of the heading on the page. */
    id?: string;
  }
}

/**
 * The options of the Markdown parser. Only two tildes strike words through, because one tilde also means "about", as in "~5 to ~6 metres".
 */
export const markdownSyntax = { singleTilde: false };

const parser = remark().use(remarkGfm, markdownSyntax);

/** Returns the tree that the parser makes of a Markdown text, without any changes. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** Replaces each match of a pattern by a node, in the text nodes of a tree. */
function replaceInTexts(
  tree: Root,
  pattern: RegExp,
  toNode: (match: RegExpExecArray, text: Text) => PhrasingContent,
): Root {
  visit(tree, "text", (node, index, parent) => {
    const parts: PhrasingContent[] = [];
    let at = 0;
    for (const match of node.value.matchAll(pattern)) {
      if (match.index > at) parts.push({ ...node, value: node.value.slice(at, match.index) });
      parts.push(toNode(match, node));
      at = match.index + match[0].length;
    }
    if (parts.length === 0 || index === undefined || !parent) return;
    if (at < node.value.length) parts.push({ ...node, value: node.value.slice(at) });
    const children: Parent["children"] = parent.children;
    children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return tree;
}

/**
 * Shortens automatic links that contain a citation after the address: https://example.org[^source]. Markdown takes the citation for a part
 * of the address, together with quotation marks and brackets before it.
 */
function endAddresses(tree: Root): Root {
  visit(tree, "link", (link, index, parent) => {
    const [text] = link.children;
    const next = parent?.children[(index ?? 0) + 1];
    if (!parent || !link.position || text?.type !== "text" || next?.type !== "text") return;
    // A closing bracket at the end belongs to the address only if the address also contains an opening bracket.
    const after = text.value.includes("(") ? /["'”’.,;:!?*]*\[\^[^[\]]*$/ : /["'”’).,;:!?*]*\[\^[^[\]]*$/;
    const [rest] = after.exec(text.value) ?? [];
    if (rest === undefined || !link.url.endsWith(text.value)) return;
    text.value = text.value.slice(0, -rest.length);
    link.url = link.url.slice(0, -rest.length);
    const { start, end } = link.position;
    const length = text.value.length;
    const at = { line: start.line, column: start.column + length, offset: (start.offset ?? 0) + length };
    link.position = { start, end: at };
    text.position = link.position;
    next.value = rest + next.value;
    next.position = { start: at, end: next.position?.end ?? parent.position?.end ?? end };
  });
  return tree;
}

/**
 * Replaces citations that are written in text nodes of a tree by citation nodes.
 * @param source the Markdown from which the tree was parsed
 */
function findCitations(tree: Root, source: string): Root {
  visit(tree, "text", (node, index, parent) => {
    // Markdown gives no position to text next to an automatic link, so the position of its parent is used.
    const parts = splitAtCitations(node, node.position ?? parent?.position, source);
    if (parts.every(({ type }) => type === "text") || index === undefined || !parent) return;
    (parent.children as PhrasingContent[]).splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return tree;
}

/** Splits a text node at its citations. A citation after a backslash is ordinary text and is not replaced. */
function splitAtCitations(node: Text, position: Text["position"], source: string): PhrasingContent[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [node];
  const written = source.slice(start.offset, end.offset);
  const parts: PhrasingContent[] = [];
  let [at, inSource] = [0, 0];
  const words = (until?: number) => {
    const value = node.value.slice(at, until);
    if (value !== "") parts.push({ ...node, value });
  };
  for (const match of node.value.matchAll(/\[\^([^\]\s]*)\]/g)) {
    const offset = written.indexOf(match[0], inSource);
    inSource = offset + match[0].length;
    if (offset === -1 || written[offset - 1] === "\\") continue;
    words(match.index);
    at = match.index + match[0].length;
    const lines = written.slice(0, offset).split("\n");
    const [last = ""] = lines.slice(-1);
    const column = lines.length > 1 ? last.length + 1 : start.column + last.length;
    const point = { line: start.line + lines.length - 1, column, offset: start.offset + offset };
    parts.push({ type: "citation", value: match[1] ?? "", position: { start: point, end: point } });
  }
  words();
  return parts;
}

const passage = /\[([^[\]]+)\]\{lang=([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\}/gi;

const markLanguages = (tree: Root): Root =>
  replaceInTexts(tree, passage, ([, value = "", lang = ""], text) => ({
    type: "language",
    data: { hName: "span", hProperties: { lang } },
    children: [{ ...text, value }],
    position: text.position,
  }));

const valuePattern = new RegExp(`\\{(?:${valueNames.join("|")})\\}`, "g");

const markValues = (tree: Root): Root =>
  replaceInTexts(tree, valuePattern, ([value], { position }) => ({
    type: "value",
    value,
    position,
  }));

/** Gives every heading its id, and removes {highlight} from headings of the second level. */
function nameHeadings(tree: Root): Root {
  const idOf = headingIds();
  visit(tree, "heading", (heading) => {
    const { title, highlighted } = readHeading(toString(heading));
    const id = idOf(title);
    heading.data = { id, hProperties: { id } };
    const last = heading.children.at(-1);
    if (!highlighted || heading.depth !== 2 || last?.type !== "text") return;
    heading.data.hProperties = { id, dataHighlighted: true };
    last.value = last.value.replace(/\s*\{highlight\}\s*$/, "");
  });
  return tree;
}

/** Returns the tree of a Markdown text in the form that the editor needs, with nodes for citations and passages in other languages. */
export const readText = (text: string): Root =>
  markLanguages(findCitations(endAddresses(parseMarkdown(text)), text));

/**
 * Returns the tree of a Markdown text as readers see it. Unlike the tree of `readText`, it has ids of headings, values, the quoted words of
 * citations, and typographic quotation marks, dashes and ellipses.
 */
export const readMarkdown = (text: string): Root => markValues(nameHeadings(typographicTree(readText(text))));

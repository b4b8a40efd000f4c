/**
 * Reads Markdown into the one tree that is checked and rendered. What content means beyond Markdown are nodes of it: citations, passages in
 * another language, values such as {asOf}, and highlighted headings.
 */
import type { Literal, Parent, PhrasingContent, Root, Text } from "mdast";
import type {} from "remark-rehype";
import { toString } from "mdast-util-to-string";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { SKIP, visit } from "unist-util-visit";
import { headingIds, readHeading } from "../lib/headings";
import { findCitations } from "./citations";
import { typographicTree } from "./typographic";

/** A passage in another language than the site's, so that screen readers change their voice: [words]{lang=cy}. */
export interface LanguageNode extends Parent {
  type: "language";
  children: Text[];
  data: { hName: "span"; hProperties: { lang: string } };
}

/** The values that the site fills into texts (values.ts). */
export const valueNames = ["asOf", "quotations", "statements"] as const;

/** A value that the site fills in, as it is written: {asOf}. */
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
    /** Its id on the page. */
    id?: string;
  }
}

const parser = remark().use(remarkGfm);

/** Returns the tree of a Markdown text, exactly as written. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** Puts a node in the place of each match of a pattern in the texts of a tree. */
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

/** Gives every heading its id, and removes the mark for a highlighted card from a heading that may have it. */
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

/** Returns the tree of a Markdown text as it is edited: with its citations and passages in other languages. */
export const readText = (text: string): Root => markLanguages(findCitations(parseMarkdown(text), text));

/**
 * Returns the tree of a Markdown text as readers see it: also with named headings, values, quoted words at their citations, and typographic
 * quotation marks, dashes and ellipses.
 */
export const readMarkdown = (text: string): Root => markValues(nameHeadings(typographicTree(readText(text))));

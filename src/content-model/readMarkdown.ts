import type { Root } from "mdast";
import type {} from "remark-rehype";
import { toString } from "mdast-util-to-string";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { headingIds, readHeading } from "../lib/headings";
import { findCitations } from "./citations";
import { markLanguages } from "./languages";
import { markQuotes } from "./quotedWords";
import { typographicTree } from "./typographic";

const parser = remark().use(remarkGfm);

/** Returns the tree of a Markdown text, exactly as written. */
export const parseMarkdown = (text: string): Root => parser.parse(text);

/** Gives every heading its id, which the page shows and the check of links reads. */
function nameHeadings(tree: Root): Root {
  const idOf = headingIds();
  visit(tree, "heading", (heading) => {
    heading.data = { hProperties: { id: idOf(readHeading(toString(heading)).title) } };
  });
  return tree;
}

/** Returns the tree of a Markdown text as it is edited: with its citations and passages in other languages. */
export const readText = (text: string): Root => markLanguages(findCitations(parseMarkdown(text), text));

/**
 * Returns the tree of a Markdown text as readers see it: also with named headings, quoted words at their citations, and typographic
 * quotation marks, dashes and ellipses.
 */
export const readMarkdown = (text: string): Root => nameHeadings(typographicTree(markQuotes(readText(text))));

/** Turns a Markdown tree into an HTML tree: citations become marks, links get the addresses of pages, values their words. */
import type { Element, Root, Text as HtmlText } from "hast";
import type { Root as Markdown, Paragraph } from "mdast";
import { remark } from "remark";
import remarkRehype, { defaultHandlers } from "remark-rehype";
import { visit } from "unist-util-visit";
import type { CitationNode } from "../content-model/citations";
import { readLink } from "../content-model/readLink";
import { statementsMark } from "../content-model/values";
import { citationLink, newTab, newTabNote } from "../lib/linkProps";
import type { PageCitations } from "./pageCitations";

/** Returns the number of a citation, [3]. */
function toMark(numbered: ReturnType<PageCitations["cite"]>): Element {
  const children: Element["children"] = [{ type: "text", value: `[${numbered.number}]` }];
  const link: Element = { type: "element", tagName: "a", properties: citationLink(numbered), children };
  return { type: "element", tagName: "sup", properties: {}, children: [link] };
}

/** The roles that the elements of a table have anyway. Safari forgets them where a narrow screen stacks the cells (theme/prose.ts). */
const tableRoles: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** Puts the numbers of citations that follow each other directly into one element, so that rules can keep them apart. */
function joinMarks(tree: Root): void {
  visit(tree, "element", ({ tagName, children }, index, parent) => {
    const next = index === undefined ? undefined : parent?.children[index + 1];
    if (tagName !== "sup" || index === undefined || next?.type !== "element" || next.tagName !== "sup")
      return;
    children.push(...next.children);
    parent?.children.splice(index + 1, 1);
    return index;
  });
}

/** The name of the element in place of the page's statements. */
export const statementsPlace = "template";

function openInNewTab(link: Element): void {
  Object.assign(link.properties, newTab);
  link.children.push({
    type: "element",
    tagName: "span",
    properties: { className: ["visually-hidden"] },
    children: [{ type: "text", value: newTabNote }],
  });
}

function resolveLinks(tree: Root, from: string, addressOf: (file: string) => string): void {
  visit(tree, { tagName: "a" }, (link: Element) => {
    const target = readLink(String(link.properties.href), from);
    if (target.kind === "outside") openInNewTab(link);
    if (target.kind !== "document" && target.kind !== "file") return;
    const address = target.kind === "file" ? addressOf(target.file) : `/${target.document}`;
    link.properties.href = `${address}${target.fragment ? `#${target.fragment}` : ""}`;
  });
}

/**
 * Turns the Markdown of a file into HTML.
 * @param markdown the tree of a file, which stays as it is
 * @param from the file, relative to content/
 * @param addressOf returns the path of a content file's page
 * @param citations numbers the citations of the text, and lists its quotations
 * @param textOf fills in the values (content-model/values.ts)
 * @param placeStatements is called at the place of the page's statements, so that their citations are numbered there
 */
export function toHtmlTree(
  markdown: Markdown,
  from: string,
  addressOf: (file: string) => string,
  citations: Pick<PageCitations, "cite" | "quote">,
  textOf = (text: string) => text,
  placeStatements: () => void = () => undefined,
): Root {
  const citation = (_state: unknown, { value: source, quote }: CitationNode) => {
    const numbered = citations.cite(source);
    if (quote !== undefined) citations.quote({ source, quote });
    return toMark(numbered);
  };
  const value = (_state: unknown, node: { value: string }): HtmlText => ({
    type: "text",
    value: textOf(node.value),
  });
  const paragraph: typeof defaultHandlers.paragraph = (state, node: Paragraph) => {
    const [only] = node.children;
    if (only?.type !== "value" || only.value !== statementsMark)
      return defaultHandlers.paragraph(state, node);
    placeStatements();
    return { type: "element", tagName: statementsPlace, properties: {}, children: [] };
  };
  const tree = remark().use(remarkRehype, { handlers: { citation, paragraph, value } }).runSync(markdown);
  visit(tree, (node) => {
    if (node.type !== "element") return;
    if (tableRoles[node.tagName]) node.properties.role = tableRoles[node.tagName];
    if (node.tagName !== "img") return;
    const { alt, title } = node.properties;
    Object.assign(node.properties, { alt: alt && textOf(alt), title: title && textOf(title) });
  });
  joinMarks(tree);
  resolveLinks(tree, from, addressOf);
  return tree;
}

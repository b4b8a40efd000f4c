/**
 * Turns the text of a Markdown file into sections: each `## Heading` begins a card (see content/README.md). In the HTML, citations are
 * numbers, links have the addresses of pages, and values are filled in.
 */
import type { Element, ElementContent, Root, RootContent, Text as HtmlText } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Heading, Root as Markdown, Paragraph } from "mdast";
import { toString } from "mdast-util-to-string";
import { remark } from "remark";
import remarkRehype, { defaultHandlers } from "remark-rehype";
import { visit } from "unist-util-visit";
import { z } from "zod";
import type { CitationNode } from "../content-model/citations";
import { pictureField } from "../content-model/fields";
import { pictureFile, readLink } from "../content-model/readLink";
import { statementsMark } from "../content-model/values";
import { citationLink, newTabNote, outsideLink, permalink } from "../lib/linkProps";
import { rightToLeft } from "../lib/rightToLeft";
import type { PageCitations } from "./pageCitations";

const part = z
  .strictObject({
    html: z.string().nullable().describe("Text between pictures, as HTML."),
    picture: pictureField().nullable().describe("A picture on a line of its own."),
  })
  .meta({
    title: "SectionPart",
    description:
      "A part of a section: HTML or a picture. A part with neither marks the place of the table of statements.",
  });

export const section = z
  .strictObject({
    heading: z.string().nullable().describe("The heading, or null for the text before the first one."),
    id: z.string().describe("The fragment of the section's address."),
    highlighted: z.boolean().describe("Whether the volunteer marked the heading with {highlight}."),
    parts: z.array(part).describe("The text and pictures of the section, in order."),
    subheadings: z
      .array(
        z
          .strictObject({
            heading: z.string().describe("The text of the heading."),
            id: z.string().describe("The fragment of the heading's address."),
          })
          .meta({ title: "Subheading", description: "A heading inside a section." }),
      )
      .describe("The subheadings of the section (### in the file), in order."),
    links: z
      .array(z.string())
      .describe(
        "The targets of the links in the text, in order. An address of this site begins with a slash, and an address of another site is complete.",
      ),
  })
  .meta({
    title: "Section",
    description: "A card: a ## heading of a Markdown file, with everything up to the next ## heading.",
  });
type Section = z.infer<typeof section>;

/** Returns the HTML element of a citation number, for example [3]. */
function toMark(numbered: ReturnType<PageCitations["cite"]>): Element {
  const children: Element["children"] = [{ type: "text", value: `[${numbered.number}]` }];
  const link: Element = { type: "element", tagName: "a", properties: citationLink(numbered), children };
  return { type: "element", tagName: "sup", properties: {}, children: [link] };
}

/**
 * The roles of the elements of a table. The HTML must repeat them, because Safari drops them when a narrow screen stacks the cells (see
 * stackedTable in theme/theme.ts).
 */
const tableRoles: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/**
 * Adds to each cell of a table the heading of its column, except to the first cell of a row. On a narrow screen, the cells of a row are
 * below each other, and each cell shows its heading.
 */
function nameColumns(table: Element): void {
  let heads: string[] = [];
  visit(table, { tagName: "tr" }, ({ children }: Element) => {
    const cells = children.filter((child): child is Element => child.type === "element");
    if (cells[0]?.tagName === "th") heads = cells.map(wordsOf);
    else
      cells.forEach((cell, index) => {
        if (index > 0 && heads[index]) cell.properties.dataHead = heads[index];
      });
  });
}

/** Returns the text of an element, without citation numbers. */
function wordsOf(element: Element): string {
  const children = element.children.filter((child) => !isElement(child, "sup"));
  return toString({ ...element, children }).trim();
}

/** Puts citation numbers that directly follow each other into one element, so that CSS can set the space between them. */
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

/**
 * Sets the direction of lists: a list whose first letter has another direction than the text around it gets the attribute `dir`. The
 * bullets of a list in Arabic or Hebrew are then on the right.
 * @param around the direction of the text around the list
 */
function directLists({ children }: Root | Element, around: "ltr" | "rtl" = "ltr"): void {
  for (const child of children) {
    if (child.type !== "element") continue;
    const [letter] =
      child.tagName === "ul" || child.tagName === "ol" ? (/\p{L}/u.exec(toString(child)) ?? []) : [];
    const direction = letter === undefined ? around : rightToLeft.test(letter) ? "rtl" : "ltr";
    if (direction !== around) child.properties.dir = direction;
    directLists(child, direction);
  }
}

/** The name of the HTML element that stands in a text for the table of statements. */
const statementsPlace = "template";

function openInNewTab(link: Element): void {
  Object.assign(link.properties, outsideLink(String(link.properties.href)));
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

/** The data that the conversion of a text needs: its file, and functions that depend on the rest of the site. */
interface Context {
  /** The file with the text, relative to content/. */
  from: string;
  /** Returns the address of a page. `file` is the page's content file. */
  addressOf: (file: string) => string;
  /** Numbers the citations of the text, and lists its quotations. */
  citations: Pick<PageCitations, "cite" | "quote">;
  /** Replaces values such as {asOf} in a text (see content-model/values.ts). */
  fillIn?: (text: string) => string;
  /**
   * Called when the conversion reaches {statements} in the text. The function numbers the citations of the statements, so that the numbers
   * on the page are in order.
   */
  placeStatements?: () => void;
  /**
   * Called before the first heading of the second level. Some pages show a list above this heading. The function numbers the citations of
   * that list, so that the numbers on the page are in order.
   */
  placeList?: () => void;
}

function toHtmlTree(
  markdown: Markdown,
  {
    from,
    addressOf,
    citations,
    fillIn = (text) => text,
    placeStatements = () => undefined,
    placeList = () => undefined,
  }: Context,
): Root {
  const firstHeading = markdown.children.find((node) => node.type === "heading" && node.depth === 2);
  const citation = (_state: unknown, { value: source, quote }: CitationNode) => {
    const numbered = citations.cite(source);
    if (quote !== undefined) citations.quote({ source, quote });
    return toMark(numbered);
  };
  const value = (_state: unknown, node: { value: string }): HtmlText => ({
    type: "text",
    value: fillIn(node.value),
  });
  const paragraph: typeof defaultHandlers.paragraph = (state, node: Paragraph) => {
    const [only] = node.children;
    if (only?.type !== "value" || only.value !== statementsMark)
      return defaultHandlers.paragraph(state, node);
    placeStatements();
    return { type: "element", tagName: statementsPlace, properties: {}, children: [] };
  };
  const heading: typeof defaultHandlers.heading = (state, node: Heading) => {
    if (node === firstHeading) placeList();
    return defaultHandlers.heading(state, node);
  };
  const handlers = { citation, heading, paragraph, value };
  const tree = remark().use(remarkRehype, { handlers }).runSync(markdown);
  visit(tree, (node) => {
    if (node.type !== "element") return;
    if (tableRoles[node.tagName]) node.properties.role = tableRoles[node.tagName];
    if (node.tagName === "table") nameColumns(node);
    if (node.tagName !== "img") return;
    const { alt, title } = node.properties;
    Object.assign(node.properties, { alt: alt && fillIn(alt), title: title && fillIn(title) });
  });
  joinMarks(tree);
  directLists(tree);
  resolveLinks(tree, from, addressOf);
  return tree;
}

const isElement = (node: RootContent | ElementContent, tagName: string): node is Element =>
  node.type === "element" && node.tagName === tagName;

const isBlank = (node: RootContent | ElementContent) => node.type === "text" && node.value.trim() === "";

function onlyChild(node: RootContent): ElementContent | undefined {
  if (!isElement(node, "p")) return undefined;
  const children = node.children.filter((child) => !isBlank(child));
  return children.length === 1 ? children[0] : undefined;
}

/** Returns the addresses to which the text of a section links. Leaves out links within the page. */
function linksIn(nodes: RootContent[]): string[] {
  const links: string[] = [];
  visit({ type: "root", children: nodes }, "element", ({ tagName, properties }) => {
    const href = String(properties.href);
    if (tagName === "a" && !href.startsWith("#")) links.push(href);
  });
  return links;
}

/** Makes every heading of the third level a link to itself. Returns these headings. */
function linkSubheadings(nodes: RootContent[]): Section["subheadings"] {
  return nodes
    .filter((node) => isElement(node, "h3"))
    .map((node) => {
      const heading = toString(node);
      const id = String(node.properties.id);
      node.children = [
        {
          type: "element",
          tagName: "a",
          properties: { ...permalink(id), className: [permalink(id).className] },
          children: node.children,
        },
      ];
      return { heading, id };
    });
}

/** Adds the class `button` to each link that is the only content of its paragraph. */
function markActions(nodes: RootContent[]): void {
  for (const node of nodes) {
    const child = onlyChild(node);
    if (child && isElement(child, "a")) child.properties.className = ["button"];
  }
}

function toParts(nodes: RootContent[], from: string): Section["parts"] {
  const parts: Section["parts"] = [];
  let text: RootContent[] = [];
  const flush = () => {
    if (text.some((node) => !isBlank(node))) {
      parts.push({ html: toHtml({ type: "root", children: text }).trim(), picture: null });
    }
    text = [];
  };
  for (const node of nodes) {
    const child = onlyChild(node);
    if (isElement(node, statementsPlace)) {
      flush();
      parts.push({ html: null, picture: null });
    } else if (child && isElement(child, "img")) {
      flush();
      const { src, alt, title } = child.properties;
      const file = pictureFile(String(src), from);
      parts.push({ html: null, picture: { file, alt: alt ?? "", caption: title ?? undefined } });
    } else {
      text.push(node);
    }
  }
  flush();
  return parts;
}

/** The id of the section above the first heading. Ids made from headings never contain an underscore, so this id is unique. */
const openingId = "above_headings";

/**
 * Returns the sections of one Markdown file, in order. An empty opening section is left out.
 * @param markdown the tree of the file. The function does not change this tree
 */
export function toSections(markdown: Markdown, context: Context): Section[] {
  const cuts: { heading: Element | null; nodes: RootContent[] }[] = [{ heading: null, nodes: [] }];
  for (const node of toHtmlTree(markdown, context).children) {
    if (isElement(node, "h2")) cuts.push({ heading: node, nodes: [] });
    else cuts.at(-1)?.nodes.push(node);
  }
  return cuts.flatMap(({ heading, nodes }): Section[] => {
    const title = heading ? toString(heading).trim() : "";
    const highlighted = heading?.properties.dataHighlighted === true;
    const id = heading ? String(heading.properties.id) : openingId;
    const links = linksIn(nodes);
    const subheadings = linkSubheadings(nodes);
    markActions(nodes);
    const parts = toParts(nodes, context.from);
    return heading || parts.length > 0
      ? [{ heading: title || null, id, highlighted, parts, subheadings, links }]
      : [];
  });
}

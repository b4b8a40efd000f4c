/** Cuts the tree of a Markdown file into sections: each `## Heading` begins a card (docs: content/README.md). */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { headingIds, readHeading } from "../lib/headings";
import { readLink, type LinkTarget } from "../lib/links";

export interface SectionPicture<File> {
  file: File;
  alt: string;
  caption: string | null;
}

/** A stretch of HTML or one picture. */
export interface SectionPart<File> {
  html: string | null;
  picture: SectionPicture<File> | null;
}

export interface Section<File> {
  /** Null for the text before the first heading. */
  heading: string | null;
  id: string;
  highlighted: boolean;
  parts: SectionPart<File>[];
}

/** What the outside world answers while a tree is cut: where links lead and where pictures lie. */
export interface Lookups<File> {
  /** The content file that is read, relative to content/. */
  from: string;
  href(target: Extract<LinkTarget, { kind: "file" }>): Promise<string>;
  picture(src: string): Promise<File>;
}

const isElement = (node: RootContent | ElementContent, tagName: string): node is Element =>
  node.type === "element" && node.tagName === tagName;

const isBlank = (node: RootContent | ElementContent) => node.type === "text" && node.value.trim() === "";

/** The only child of a paragraph, if it has just one. */
function onlyChild(node: RootContent): ElementContent | undefined {
  if (!isElement(node, "p")) return undefined;
  const children = node.children.filter((child) => !isBlank(child));
  return children.length === 1 ? children[0] : undefined;
}

function openInNewTab(link: Element): void {
  Object.assign(link.properties, { target: "_blank", rel: "noopener noreferrer" });
  link.children.push({
    type: "element",
    tagName: "span",
    properties: { className: ["visually-hidden"] },
    children: [{ type: "text", value: " (opens in a new tab)" }],
  });
}

async function followLinks(tree: Root, lookups: Lookups<unknown>): Promise<void> {
  const links: Element[] = [];
  visit(tree, "element", (node) => {
    if (node.tagName !== "a") return;
    links.push(node);
    return SKIP;
  });
  for (const link of links) {
    const target = readLink(String(link.properties.href), lookups.from);
    if (target.kind === "outside") openInNewTab(link);
    if (target.kind === "document") link.properties.href = `/${target.document}`;
    if (target.kind === "file") link.properties.href = await lookups.href(target);
  }
}

/** Gives every heading below the section's own an id to link to. */
function nameSubheadings(nodes: RootContent[], idOf: (title: string) => string): void {
  for (const node of nodes) {
    if (isElement(node, "h3")) node.properties.id = idOf(toString(node));
  }
}

/** A link alone in its paragraph is shown as a button. */
function markActions(nodes: RootContent[]): void {
  for (const node of nodes) {
    const child = onlyChild(node);
    if (child && isElement(child, "a")) child.properties.className = ["button"];
  }
}

async function toParts<File>(nodes: RootContent[], lookups: Lookups<File>): Promise<SectionPart<File>[]> {
  const parts: SectionPart<File>[] = [];
  let stretch: RootContent[] = [];
  const flush = () => {
    if (stretch.some((node) => !isBlank(node))) {
      parts.push({ html: toHtml({ type: "root", children: stretch }).trim(), picture: null });
    }
    stretch = [];
  };
  for (const node of nodes) {
    const child = onlyChild(node);
    if (child && isElement(child, "img")) {
      flush();
      const { src, alt, title } = child.properties;
      const file = await lookups.picture(String(src));
      parts.push({
        html: null,
        picture: { file, alt: alt ?? "", caption: title ?? null },
      });
    } else {
      stretch.push(node);
    }
  }
  flush();
  return parts;
}

/** The sections of one Markdown file, in order. An empty opening section is left out. */
export async function toSections<File>(tree: Root, lookups: Lookups<File>): Promise<Section<File>[]> {
  await followLinks(tree, lookups);
  const idOf = headingIds();
  const cuts: { heading: Element | null; nodes: RootContent[] }[] = [{ heading: null, nodes: [] }];
  for (const node of tree.children) {
    if (isElement(node, "h2")) cuts.push({ heading: node, nodes: [] });
    else cuts.at(-1)?.nodes.push(node);
  }
  const sections: Section<File>[] = [];
  for (const { heading, nodes } of cuts) {
    const { title, highlighted } = readHeading(heading ? toString(heading) : "");
    const id = heading ? idOf(title) : "opening";
    nameSubheadings(nodes, idOf);
    markActions(nodes);
    const parts = await toParts(nodes, lookups);
    if (heading || parts.length > 0) sections.push({ heading: title || null, id, highlighted, parts });
  }
  return sections;
}

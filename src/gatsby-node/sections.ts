/** Splits the text of a Markdown file into sections: each `## Heading` begins a card (see content/README.md). */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { z } from "zod";
import { pictureField } from "../content-model/fields";
import { pictureFile } from "../content-model/readLink";
import { permalink } from "../lib/linkProps";
import { statementsPlace } from "./htmlTree";

const part = z
  .strictObject({
    html: z.string().nullable().describe("Text between pictures, as HTML."),
    picture: pictureField().nullable().describe("A picture that stands alone."),
  })
  .meta({
    title: "SectionPart",
    description: "A piece of HTML, one picture or, with neither, the place of the statements.",
  });

export const section = z
  .strictObject({
    heading: z.string().nullable().describe("The heading, or null for the text before the first one."),
    id: z.string().describe("The fragment of the section's address."),
    highlighted: z.boolean().describe("Whether the volunteer marked the heading with {highlight}."),
    parts: z.array(part).describe("Its text and pictures, in order."),
    subheadings: z
      .array(
        z
          .strictObject({
            heading: z.string().describe("Its words."),
            id: z.string().describe("The fragment of its address."),
          })
          .meta({ title: "Subheading", description: "A heading inside a section." }),
      )
      .describe("The headings in it (### in the file), in order."),
    links: z
      .array(z.string())
      .describe(
        "Where its text links to, in order: addresses of this site from the slash on, whole addresses of others.",
      ),
  })
  .meta({
    title: "Section",
    description: "A card: a heading of a Markdown file with all that follows it up to the next one.",
  });
export type Section = z.infer<typeof section>;

const isElement = (node: RootContent | ElementContent, tagName: string): node is Element =>
  node.type === "element" && node.tagName === tagName;

const isBlank = (node: RootContent | ElementContent) => node.type === "text" && node.value.trim() === "";

function onlyChild(node: RootContent): ElementContent | undefined {
  if (!isElement(node, "p")) return undefined;
  const children = node.children.filter((child) => !isBlank(child));
  return children.length === 1 ? children[0] : undefined;
}

/** Returns the addresses to which a section's text links, without those on its own page. */
function linksIn(nodes: RootContent[]): string[] {
  const links: string[] = [];
  visit({ type: "root", children: nodes }, "element", ({ tagName, properties }) => {
    const href = String(properties.href);
    if (tagName === "a" && !href.startsWith("#")) links.push(href);
  });
  return links;
}

/** Makes every heading below the section's own a link to itself, and returns them. */
function linkSubheadings(nodes: RootContent[]): Section["subheadings"] {
  return nodes
    .filter((node) => isElement(node, "h3"))
    .map((node) => {
      const [heading, id] = [toString(node), String(node.properties.id)];
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

/** Marks each link that is alone in its paragraph, so that it is shown as a button. */
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

/** The id of the text above the first heading; with an underscore, so that no heading has it. */
const openingId = "above_headings";

/**
 * Returns the sections of one Markdown file, in order. An empty opening section is left out.
 * @param tree its HTML, which is changed
 * @param from the file, relative to content/
 */
export function toSections(tree: Root, from: string): Section[] {
  const cuts: { heading: Element | null; nodes: RootContent[] }[] = [{ heading: null, nodes: [] }];
  for (const node of tree.children) {
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
    const parts = toParts(nodes, from);
    return heading || parts.length > 0
      ? [{ heading: title || null, id, highlighted, parts, subheadings, links }]
      : [];
  });
}

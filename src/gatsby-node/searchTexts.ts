/** The texts for the search, read from finished pages. So every passage is visible, and every address exists. */
import { ElementType, parseDocument } from "htmlparser2";
import { assertFound } from "../lib/assertFound";
import { isInline, minQueryLetters, type TextPage, visibleText } from "../lib/passages";

type Node = ReturnType<typeof parseDocument>["children"][number];
type TextSection = TextPage["sections"][number];
const isHeading = (name: string) => /^h[1-3]$/.test(name);
const isSectioning = (name: string) => ["article", "li", "section"].includes(name);
/** Returns whether a link is to a page of the site, and not to a place on this page or a document. */
const leadsToPage = (href: string) => /^\/[^.]*$/.test(href);
const withoutPassages = new Set(["button", "fieldset", "nav", "noscript", "script", "style", "svg"]);

/**
 * Returns whether an element's text is left out of passages: controls, hidden text, the edges of a document's page, and figures that change
 * every day (Counter.tsx).
 */
const isLeftOut = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  withoutPassages.has(name) ||
  attributes["aria-hidden"] === "true" ||
  // Citation numbers and the links back to them have an aria-label.
  (name === "a" && Boolean(attributes["aria-label"])) ||
  Boolean(attributes["data-since"]) ||
  /\b(visually-hidden|sample-mark|page-edges)\b/.test(attributes.class ?? "");

const oneLine = (text: string) => visibleText(text).replace(/\s+/g, " ").trim();

/**
 * Returns the sections of a page, in the order of its text. A paragraph that consists of a link to another page is not a passage, as in a
 * list of pages. A teaser with several paragraphs in one link has passages like any text.
 * @param html the page as served
 */
export function textSections(html: string): TextSection[] {
  const main = assertFound(/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1], "element", "<main>");
  let here: TextSection = { passages: [] };
  const sections = [here];
  /** The sections with a heading of their own. */
  const named = new Set<TextSection>();
  let passage = { text: "", hasOwnWords: false };

  const begin = (section: TextSection) => {
    here = section;
    sections.push(section);
  };
  const takePassage = () => {
    const { text, hasOwnWords } = passage;
    passage = { text: "", hasOwnWords: false };
    return { text: oneLine(text), hasOwnWords };
  };
  const keepPassage = () => {
    const { text, hasOwnWords } = takePassage();
    if (hasOwnWords && text.length >= minQueryLetters) here.passages.push(text);
  };
  const nameSection = (heading: string, id: string | undefined) => {
    // What precedes the heading of an entry with an id, its date for example, is part of the entry.
    if (id !== undefined || here.id === undefined || named.has(here))
      begin({ id: id ?? here.id, heading, passages: [] });
    else here.heading = heading;
    named.add(here);
  };
  /** @param link whether a link to another page is around the nodes: within their paragraph, or around whole paragraphs */
  const read = (nodes: readonly Node[], link?: "inside" | "around") => {
    for (const node of nodes) {
      if (node.type === ElementType.Text) {
        passage.text += node.data;
        passage.hasOwnWords ||= link !== "inside" && /[\p{L}\p{N}]/u.test(node.data);
      }
      if (!("attribs" in node)) continue;
      const { name, attribs, children } = node;
      if (name === "br") passage.text += " ";
      if (isLeftOut(name, attribs)) continue;
      if (isInline(name)) {
        read(children, name === "a" && leadsToPage(attribs.href ?? "") ? "inside" : link);
        continue;
      }
      keepPassage();
      if (isHeading(name)) {
        read(children, link);
        const { text } = takePassage();
        // The page's own title is known; a heading inside a link is that of another page.
        if (name !== "h1" && !link && text !== "") nameSection(text, attribs.id);
        continue;
      }
      const outside = here;
      if (attribs.id !== undefined) begin({ id: attribs.id, heading: here.heading, passages: [] });
      read(children, link && "around");
      keepPassage();
      if (attribs.id !== undefined || isSectioning(name)) here = outside;
    }
  };
  read(parseDocument(main).children);
  keepPassage();
  return sections.filter((section) => section.passages.length > 0 || named.has(section));
}

/**
 * Returns the texts of a site. A text that several pages show, such as a contention or a source, is kept once, on the first page.
 * @param pages the pages in the order in which results are listed
 */
export function toSearchTexts(pages: readonly TextPage[]): TextPage[] {
  const known = new Set<string>();
  const isNew = (passage: string) => !known.has(passage) && known.add(passage);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => {
      const passages = section.passages.filter(isNew);
      return passages.length > 0 || section.passages.length === 0 ? [{ ...section, passages }] : [];
    }),
  }));
}

/** Pasting keeps paragraphs, headings, emphasis, lists, links and tables, and no other format. */
import { DOMSerializer, Fragment, Slice, type Node } from "@tiptap/pm/model";
import { schema } from "./schema";

/** The attribute that marks content copied from a text of this editor. */
const ownMark = "data-own-text";

/** Writes copied content, and marks it as copied from here. */
class OwnSerializer extends DOMSerializer {
  override serializeFragment(...given: Parameters<DOMSerializer["serializeFragment"]>) {
    const made = super.serializeFragment(...given);
    (made.firstChild as Partial<Element> | null)?.setAttribute?.(ownMark, "");
    return made;
  }
}

export const copies = new OwnSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);

/** The attribute that replaces `style`. The editor's policy forbids `style`, so browsers drop it while they read HTML. */
const format = "data-format";

/** Reads HTML with its styles as an attribute of another name. */
function parsed(html: string): HTMLElement {
  const renamed = html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
    tag.replace(/(\s)style(?=\s*=)/gi, `$1${format}`),
  );
  return new DOMParser().parseFromString(renamed, "text/html").body;
}

const isBold = (weight: string) => /^(bold|bolder|[6-9]\d\d)$/.test(weight);

/** The element that replaces a style, and the words of the style that it stands for. */
const meanings: readonly [tag: string, property: string, has: (value: string) => boolean][] = [
  ["strong", "font-weight", isBold],
  ["em", "font-style", (value) => value === "italic" || value === "oblique"],
  ["s", "text-decoration(?:-line)?", (value) => value.includes("line-through")],
  ["sup", "vertical-align", (value) => value === "super"],
];

/** Elements whose style cancels their meaning: Google Docs puts a `b` that is not bold around everything. */
const takenBack: readonly [elements: string, property: string][] = [
  ["b, strong", "font-weight"],
  ["i, em", "font-style"],
];

/** Replaces styles that have a meaning by elements, and drops all others. */
function nameStyles(body: HTMLElement): void {
  // From the inside out, so that what is unwrapped has been looked at.
  for (const element of [...body.querySelectorAll(`[${format}]`)].reverse()) {
    const style = element.getAttribute(format) ?? "";
    const valueOf = (property: string) =>
      new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i").exec(style)?.[1]?.trim().toLowerCase() ?? "";
    for (const [tag, property, has] of meanings) {
      if (!has(valueOf(property))) continue;
      const made = document.createElement(tag);
      made.append(...element.childNodes);
      element.append(made);
    }
    const isTakenBack = takenBack.some(
      ([elements, property]) => element.matches(elements) && /^(normal|[1-5]\d\d)$/.test(valueOf(property)),
    );
    if (isTakenBack) element.replaceWith(...element.childNodes);
  }
}

/** The bullet or number that Word writes before an item of a list. */
const wordMarker = `[${format}*="mso-list:Ignore"], [${format}*="mso-list: Ignore"]`;

/** Links to footnotes and endnotes, and back, as Word, LibreOffice and Google Docs name them. */
const noteNames = ["_ftn", "_edn", "sdfootnote", "sdendnote", "ftnt"];
const noteNumbers = noteNames.map((name) => `a[href*="#${name}"]`).join(", ");
const isWayBack = (link: Element) =>
  /#(_(ftn|edn)ref|sd(foot|end)note\d+anc|ftnt_ref)/.test(link.getAttribute("href") ?? "");

/** The rule and the line ends that Word writes above its notes. */
const aboveNotes = ["footnote-list", "endnote-list"]
  .flatMap((name) => [`[${format}*="mso-element:${name}"] > br`, `[${format}*="mso-element:${name}"] > hr`])
  .join(", ");

/** A footnote of pasted content. */
export interface Note {
  /** The sentence that it belongs to. */
  sentence: string;
  text: string;
}

const plainText = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Returns the last sentence of a text, or its part so far. */
const lastSentence = (text: string) =>
  /(?:^|[.!?]["”’)]*\s+)((?:[^.!?]|[.!?](?!["”’)]*\s))*[.!?]*["”’)]*)\s*$/.exec(text)?.[1] ?? text;

/** Returns the text of a block up to an element in it, without the numbers of notes. */
function textBefore(element: Element): string {
  const block =
    element.closest("p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote, div") ?? element.ownerDocument.body;
  const range = element.ownerDocument.createRange();
  range.setStart(block, 0);
  range.setEndBefore(element);
  const before = range.cloneContents();
  for (const number of before.querySelectorAll(noteNumbers)) number.remove();
  return plainText(before.textContent);
}

/**
 * Returns the footnotes of content that is about to be pasted. Their numbers are left out, because texts here have sources instead.
 * @param html as the clipboard has it
 */
export function notesIn(html: string): Note[] {
  if (html.includes(ownMark)) return [];
  const body = parsed(html);
  const links = [...body.querySelectorAll<HTMLAnchorElement>(noteNumbers)];
  const isBack = new Map(links.map((link) => [link, isWayBack(link)]));
  const back = links.filter((link) => isBack.get(link));
  return links
    .filter((link) => !isBack.get(link))
    .map((link, index) => {
      const note = back[index]?.closest("p, div, li");
      const text = plainText(note?.textContent).replace(plainText(back[index]?.textContent), "");
      return { sentence: lastSentence(textBefore(link)), text: text.trim() };
    });
}

/** Turns Word's list items, which are paragraphs, into lists. */
function findWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("p[class^=MsoListParagraph]")) {
    const marker = item.querySelector(wordMarker);
    const tag = /[\w]/.test(marker?.textContent ?? "") ? "ol" : "ul";
    const before = item.previousElementSibling;
    const list =
      before?.localName === tag && before.hasAttribute("data-word") ? before : document.createElement(tag);
    list.setAttribute("data-word", "");
    if (list !== before) item.before(list);
    marker?.remove();
    list.appendChild(document.createElement("li")).append(...item.childNodes);
    item.remove();
  }
}

/** Cells of Markdown are one line, and its first row is the head. */
function straighten(table: HTMLTableElement): void {
  for (const [index, row] of [...table.rows].entries())
    for (const cell of [...row.cells]) {
      for (const block of cell.querySelectorAll("p, div, li, br"))
        block.replaceWith(...block.childNodes, " ");
      const own = document.createElement(index === 0 ? "th" : "td");
      own.append(...cell.childNodes);
      cell.replaceWith(own);
    }
}

/** Returns whether pasted content loses pictures. */
export const hasPictures = (html: string) => /<img\b/i.test(html) && !html.includes(ownMark);

/** Returns whether pasted content consists of pictures only. */
export const isOnlyPictures = (html: string) => html === "" || plainText(parsed(html).textContent) === "";

/** Straightens typographer's quotes, in words and not in addresses. */
function straightenQuotes(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = straightQuotes(texts.currentNode.nodeValue ?? "");
}

/**
 * Cleans pasted HTML.
 * @param html as the clipboard has it
 * @param hasCurlyQuotes whether the text around it is written with curly quotation marks
 */
export function cleanHtml(html: string, hasCurlyQuotes: boolean): string {
  if (html.includes(ownMark)) return html;
  const body = parsed(html);
  findWordLists(body);
  const leftOut = `style, script, title, meta, link, img, ${noteNumbers}, ${wordMarker}, ${aboveNotes}`;
  for (const each of body.querySelectorAll(leftOut)) each.remove();
  nameStyles(body);
  // A raised number would become another one, 10² say 102.
  for (const raised of body.querySelectorAll("sup"))
    if (/^\d+$/.test(raised.textContent))
      raised.textContent = raised.textContent.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
  for (const link of body.querySelectorAll("a")) {
    const address = (link.getAttribute("href") ?? "").replace(/^http:/, "https:");
    // A link that content would refuse is pasted as its words.
    if (/^(https:\/\/(?!localhost\b|127\.)|mailto:)/.test(address)) link.setAttribute("href", address);
    else link.replaceWith(...link.childNodes);
  }
  body.querySelectorAll("table").forEach(straighten);
  for (const empty of body.querySelectorAll("p")) if (!empty.textContent.trim()) empty.remove();
  // A heading is plain words.
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    heading.textContent = heading.textContent.replace(/\s+/g, " ").trim();
  for (const element of body.querySelectorAll("*"))
    for (const { name } of [...element.attributes])
      if (!["href", "start"].includes(name)) element.removeAttribute(name);
  if (!hasCurlyQuotes) straightenQuotes(body);
  return body.innerHTML;
}

const straightQuotes = (text: string) => text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");

/** Letters of the longest line that a program wraps, and of the shortest that is taken for a wrapped one. */
const longestWrapped = 120;
const shortestWrapped = 40;

/**
 * Returns whether the lines of a text were wrapped at a width, as in a PDF: the first word of each would not have fitted on the line
 * before.
 */
function areWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map(({ length }) => length));
  if (lines.length < 3 || width > longestWrapped) return false;
  const above = lines.slice(0, -1);
  const areSentences = above.every((line) => /[.!?:…]["'”’)]*$/.test(line));
  const isFull = (line: string, index: number) =>
    line.length > shortestWrapped &&
    line.length + 1 + (/^\S*/.exec(lines[index + 1] ?? "")?.[0].length ?? 0) > width * 0.9;
  return !areSentences && above.every(isFull);
}

/** Returns the lines of a paragraph. Lines that were only wrapped are joined. */
function linesOf(block: string): string[] {
  const lines = block.split("\n").map((line) => line.trim());
  const isWrapped = areWrapped(lines);
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isCut = before !== undefined && /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line);
    if (isCut) joined.splice(-1, 1, before.slice(0, -1) + line);
    else if (before !== undefined && (isWrapped || /^\p{Ll}/u.test(line)))
      joined.splice(-1, 1, `${before} ${line}`);
    else joined.push(line);
  }
  return joined.map((line) => line.replace(/\s+/g, " ").trim());
}

/** Reads plain text. Paragraphs end at an empty line, or at each line if there is none. Lines that were only wrapped are joined again. */
export function readPlain(text: string, hasCurlyQuotes: boolean): Slice {
  const whole = (hasCurlyQuotes ? text : straightQuotes(text)).replace(/\r\n?/g, "\n").trim();
  const blocks = whole.split(/\n\s*\n/).map(linesOf);
  const isOneBlock = blocks.length === 1;
  const paragraphs = isOneBlock ? (blocks[0] ?? []).map((line) => [line]) : blocks;
  const broken = (lines: readonly string[]): Node[] =>
    lines.flatMap((line, index) => [
      ...(index === 0 ? [] : [schema.node("hard_break")]),
      ...(line === "" ? [] : [schema.text(line)]),
    ]);
  const nodes = paragraphs
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => schema.node("paragraph", null, broken(lines)));
  return new Slice(Fragment.from(nodes), 1, 1);
}

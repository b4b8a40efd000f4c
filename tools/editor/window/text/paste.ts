/** Cleans pasted content: keeps paragraphs, headings, emphasis, lists, links and tables, and removes all other formatting. */
import { DOMSerializer, Fragment, Slice, type Node } from "@tiptap/pm/model";
import { directAddress } from "../forms/outsideAddress";
import { schema } from "./schema";

/** The attribute that identifies HTML copied from a text of this editor. */
const ownMark = "data-own-text";

/** Writes copied content as HTML, and marks it as copied from this editor. */
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

/**
 * The attribute that replaces `style`. The content security policy of the editor forbids `style`, so browsers drop that attribute while
 * they read HTML.
 */
const format = "data-format";

/** Parses HTML and returns its body. The attribute `style` is renamed to `data-format` first. */
function parsed(html: string): HTMLElement {
  const renamed = html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi, (tag) =>
    tag.replace(/(\s)style(?=\s*=)/gi, `$1${format}`),
  );
  return new DOMParser().parseFromString(renamed, "text/html").body;
}

const isBold = (weight: string) => /^(bold|bolder|[6-9]\d\d)$/.test(weight);

/**
 * The elements that replace styles: the tag, the style property that it replaces, and a function that recognises the value of this
 * property.
 */
const meanings: readonly [tag: string, property: string, has: (value: string) => boolean][] = [
  ["strong", "font-weight", isBold],
  ["em", "font-style", (value) => value === "italic" || value === "oblique"],
  ["s", "text-decoration(?:-line)?", (value) => value.includes("line-through")],
  ["sup", "vertical-align", (value) => value === "super"],
];

/**
 * Elements whose meaning a style can cancel, and the property of this style. For example, Google Docs puts everything into a `b` with a
 * style that says "not bold".
 */
const takenBack: readonly [elements: string, property: string][] = [
  ["b, strong", "font-weight"],
  ["i, em", "font-style"],
];

/** Replaces each style that has a meaning, for example bold, with the element for it. Removes all other styles. */
function nameStyles(body: HTMLElement): void {
  // Inner elements are processed first, so that they are finished when an element around them is removed.
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

/** Returns the elements with the bullets and numbers that Word writes at the beginning of list items. */
const wordMarkers = (root: Element): Element[] =>
  [...root.querySelectorAll(`[${format}*="mso-list"]`)].filter((element) =>
    /mso-list:\s*Ignore/i.test(element.getAttribute(format) ?? ""),
  );

/** Matches words that somebody has deleted in a document that tracks changes. */
const deletions = ".msoDel, del[cite], del[datetime]";

/** Matches words that Word hides. */
const hiddenInWord = `[${format}*="mso-hide:all"]`;

/** Matches a comment in the margin of a Word document. */
const comment = `[${format}*="mso-element:comment"]:not([${format}*="comment-list"])`;
/** Matches such a comment, its mark in the text, and the line above all comments. */
const comments = `${comment}, .MsoCommentReference, .msocomanchor, .msocomoff, [${format}*="comment-list"]`;

/**
 * The beginnings of the anchors of footnotes and endnotes, and of the anchors of their links back to the text, in Word, LibreOffice and
 * Google Docs.
 */
const noteNames = ["_ftn", "_edn", "sdfootnote", "sdendnote", "ftnt"];
const noteNumbers = noteNames.map((name) => `a[href*="#${name}"]`).join(", ");
const isWayBack = (link: Element) =>
  /#(_(ftn|edn)ref|sd(foot|end)note\d+anc|ftnt_ref)/.test(link.getAttribute("href") ?? "");

/** Matches the horizontal rule and the line breaks that Word writes above footnotes and endnotes. */
const aboveNotes = ["footnote-list", "endnote-list"]
  .flatMap((name) => [`[${format}*="mso-element:${name}"] > br`, `[${format}*="mso-element:${name}"] > hr`])
  .join(", ");

/** A footnote of pasted content. */
interface Note {
  /** The sentence with the number of the footnote. */
  sentence: string;
  text: string;
}

const plainText = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Returns the last sentence of a text. The sentence may be incomplete. */
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
 * Returns the footnotes of pasted content. The paste drops their numbers, because texts of this site have citations instead of footnotes.
 */
function notesIn(body: HTMLElement): Note[] {
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

/** A list from Word that is not complete yet, because the next item may belong to it. */
interface OpenList {
  /** The depth of the list, which is 1 for a list that is not inside another list. */
  level: number;
  list: Element;
  /** The number that the next item of the list will have. */
  next: number;
}

/** Matches the letter of an item in Word, such as a) or (iv). Bullets may be letters too, but without a punctuation mark. */
const wordLetter = /\p{L}[.):]/u;

const hasDigit = (marker: string) => /\d/.test(marker);

/** Turns Word's list items, which are paragraphs, into lists. An item may have further paragraphs, and other lists. */
function findWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll(`p[class*=MsoListParagraph], p[${format}*="mso-list:"]`)) {
    const style = paragraph.getAttribute(format) ?? "";
    const before = paragraph.previousElementSibling;
    if (before === null || before !== open[0]?.list) open = [];
    const level = Number(/mso-list:\s*\S+\s+level(\d+)/.exec(style)?.[1] ?? 1);
    const [marker] = wordMarkers(paragraph);
    if (!marker) {
      const isIndented = !/margin-left:\s*0(?![\d.]*[1-9])/.test(style);
      if (isIndented) open.at(-1)?.list.lastElementChild?.append(paragraph);
      continue;
    }
    const written = marker.textContent;
    const tag = hasDigit(written) || wordLetter.test(written) ? "ol" : "ul";
    const number = /\d+(?=\D*$)/.exec(written)?.[0];
    open = open.filter((each) => each.level <= level);
    const last = open.at(-1);
    const goesOn =
      last?.level === level &&
      last.list.localName === tag &&
      (number === undefined || Number(number) === last.next);
    if (last?.level === level && !goesOn) open.pop();
    if (!goesOn) {
      const list = document.createElement(tag);
      if (number !== undefined && Number(number) !== 1) list.setAttribute("start", number);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else paragraph.before(list);
      open.push({ level, list, next: Number(number ?? 1) });
    }
    const current = open.at(-1);
    if (!current) continue;
    current.next += 1;
    marker.remove();
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
}

/** Returns whether the lines of a text are kept on the page from which it was copied, as in a poem or in a plain-text e-mail. */
function isPreformatted(text: globalThis.Node): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const [, style] =
      /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*([\w-]+)/i.exec(element.getAttribute(format) ?? "") ?? [];
    if (style !== undefined) return /^(pre|preserve|break-spaces)/i.test(style);
    if (element.localName === "pre") return true;
  }
  return false;
}

/** Divides the block around a line break into two at this line break, and removes the line break. */
function divideAt(lineBreak: Element): void {
  const block = lineBreak.closest("p, div, pre, li, blockquote, td, th, body");
  if (!block?.matches("p, div, pre") || !block.lastChild) return;
  const range = document.createRange();
  range.setStartAfter(lineBreak);
  range.setEndAfter(block.lastChild);
  const rest = block.cloneNode(false) as Element;
  rest.append(range.extractContents());
  block.after(rest);
  lineBreak.remove();
}

/**
 * Turns the lines of preformatted text into line breaks, and its empty lines into the ends of paragraphs. Lines that were only wrapped are
 * joined again. Otherwise, Markdown would join all lines.
 */
function breakLines(body: HTMLElement): void {
  const blocks = "p, div, pre, ul, ol, table, blockquote, h1, h2, h3, h4, h5, h6";
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: globalThis.Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as globalThis.Text);
  const preformatted = found.filter(
    (text) =>
      text.data.includes("\n") &&
      isPreformatted(text) &&
      !text.parentElement?.closest("h1, h2, h3, h4, h5, h6"),
  );
  if (preformatted.length > 0 && !body.querySelector(blocks)) {
    const paragraph = document.createElement("p");
    paragraph.append(...body.childNodes);
    body.append(paragraph);
  }
  const emptyLines: Element[] = [];
  for (const text of preformatted) {
    const isBetweenBlocks = [text.previousElementSibling, text.nextElementSibling].some((one) =>
      one?.matches(blocks),
    );
    if (isBetweenBlocks && text.data.trim() === "") continue;
    const [, before = "", after = ""] = /^([^\S\n]?)[^]*?([^\S\n]?)$/.exec(text.data) ?? [];
    const parts = text.data.replace(/\r\n?/g, "\n").split(/\n[^\S\n]*\n\s*/);
    const made = parts.flatMap((part, index) => {
      const lines = linesOf(part).flatMap((line, at) => [
        ...(at > 0 ? [document.createElement("br")] : []),
        line,
      ]);
      const end = document.createElement("br");
      if (index > 0) emptyLines.push(end);
      return index > 0 ? [end, ...lines] : lines;
    });
    text.replaceWith(before, ...made, after);
  }
  for (const end of emptyLines) divideAt(end);
  for (const code of body.querySelectorAll("pre code")) code.replaceWith(...code.childNodes);
  for (const pre of body.querySelectorAll("pre")) {
    const block = document.createElement("div");
    block.append(...pre.childNodes);
    pre.replaceWith(block);
  }
}

/** Adds empty cells where a cell extends over several columns or rows, because Markdown does not support such cells. */
function fillMergedCells(table: HTMLTableElement): void {
  for (const row of table.rows)
    for (const cell of row.cells) {
      for (let more = 1; more < cell.colSpan; more++) {
        const beside = document.createElement("td");
        beside.rowSpan = cell.rowSpan;
        cell.after(beside);
      }
      cell.colSpan = 1;
      const below = [...table.rows].slice(row.rowIndex + 1, row.rowIndex + cell.rowSpan);
      for (const other of below) other.insertCell(Math.min(cell.cellIndex, other.cells.length));
    }
}

/** Changes a pasted table so that Markdown can express it: each cell is one line, and the first row is the header. */
function straighten(table: HTMLTableElement): void {
  fillMergedCells(table);
  for (const [index, row] of [...table.rows].entries())
    for (const cell of [...row.cells]) {
      for (const block of cell.querySelectorAll("p, div, li, br"))
        block.replaceWith(...block.childNodes, " ");
      const own = document.createElement(index === 0 ? "th" : "td");
      own.append(...cell.childNodes);
      cell.replaceWith(own);
    }
}

/**
 * Returns whether pasted content has lists with letters or Roman numerals. The paste replaces these by numbers. Numbered headings do not
 * count as lists.
 */
function hasLetteredLists(body: HTMLElement): boolean {
  const isLettered = (item: Element) =>
    /^[ai]$/i.test(item.getAttribute("type") ?? "") ||
    /list-style(?:-type)?:[^;]*(?:alpha|latin|roman)/i.test(item.getAttribute(format) ?? "");
  return (
    wordMarkers(body).some(
      (marker) => marker.closest("p") && wordLetter.test(marker.textContent) && !hasDigit(marker.textContent),
    ) || [...body.querySelectorAll("ol, ol > li")].some(isLettered)
  );
}

/** The parts of pasted content that the paste leaves out or changes. */
export interface LeftOut {
  /** The number of pictures that were left out. */
  pictures: number;
  /** The number of comments in the margin that were left out. */
  comments: number;
  hasLetteredLists: boolean;
  notes: readonly Note[];
}

/**
 * Returns the parts of pasted content that the paste will leave out or change. A paste of text copied from the editor itself loses nothing.
 */
export function leftOutOf(html: string): LeftOut {
  if (html.includes(ownMark)) return { pictures: 0, comments: 0, hasLetteredLists: false, notes: [] };
  const body = parsed(html);
  return {
    pictures: body.querySelectorAll("img").length,
    comments: body.querySelectorAll(comment).length,
    hasLetteredLists: hasLetteredLists(body),
    notes: notesIn(body),
  };
}

/** Returns whether pasted content consists of pictures only. */
export const isOnlyPictures = (html: string) => html === "" || plainText(parsed(html).textContent) === "";

/** Replaces curly quotation marks with straight ones in text, but not in addresses. */
function straightenQuotes(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = straightQuotes(texts.currentNode.nodeValue ?? "");
}

/**
 * Cleans pasted HTML.
 * @param html the HTML in the clipboard
 * @param hasCurlyQuotes true if the text around the paste contains curly quotation marks
 */
export function cleanHtml(html: string, hasCurlyQuotes: boolean): string {
  if (html.includes(ownMark)) return html;
  const body = parsed(html);
  breakLines(body);
  findWordLists(body);
  const leftOut = `style, script, title, meta, link, img, ${deletions}, ${hiddenInWord}, ${comments}, ${noteNumbers}, ${aboveNotes}`;
  for (const each of [...body.querySelectorAll(leftOut), ...wordMarkers(body)]) each.remove();
  nameStyles(body);
  // A raised number is written with superscript characters, because the text cannot contain the element `sup`. Otherwise, 10² would become
  // 102.
  for (const raised of body.querySelectorAll("sup"))
    if (/^\d+$/.test(raised.textContent))
      raised.textContent = raised.textContent.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
  for (const link of body.querySelectorAll("a")) {
    const address = directAddress(link.getAttribute("href") ?? "").replace(/^http:/, "https:");
    // A link to an address of any other form is replaced by its text, because the content check would not accept the link.
    if (/^(https:\/\/(?!localhost\b|127\.)|mailto:)/.test(address)) link.setAttribute("href", address);
    else link.replaceWith(...link.childNodes);
  }
  body.querySelectorAll("table").forEach(straighten);
  for (const empty of body.querySelectorAll("p")) if (!empty.textContent.trim()) empty.remove();
  // Removes all formatting from headings, which may contain only plain text.
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    heading.textContent = heading.textContent.replace(/\s+/g, " ").trim();
    if (heading.textContent === "") heading.remove();
  }
  for (const element of body.querySelectorAll("*"))
    for (const { name } of [...element.attributes])
      if (!["href", "start"].includes(name)) element.removeAttribute(name);
  if (!hasCurlyQuotes) straightenQuotes(body);
  return body.innerHTML;
}

const straightQuotes = (text: string) => text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");

/** The maximum length, in characters, of a line in a text that a program has wrapped. */
const longestWrapped = 120;
/** The minimum length, in characters, of a line in a wrapped text. Only the last line may be shorter. */
const shortestWrapped = 40;

/**
 * Returns whether a program has wrapped the lines of a text at a fixed width, as in a PDF. In a wrapped text, the first word of each line
 * would not fit on the line before.
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

/**
 * Reads plain text. Paragraphs end at empty lines. Without empty lines, each line is a paragraph. Lines that were only wrapped are joined
 * again.
 */
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

/** What is pasted keeps paragraphs, headings, emphasis, lists, links and tables, and nothing else of its format. */
import { Fragment, Slice } from "@tiptap/pm/model";
import { schema } from "./schema";

/** The bullet or number that Word writes before an item of a list. */
const wordMarker = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/** The numbers of footnotes and endnotes that Word, LibreOffice and Google Docs link to their notes and back; a text has sources in their place. */
const noteNumbers = ["_ftn", "_edn", "sdfootnote", "sdendnote", "ftnt"]
  .map((name) => `a[href*="#${name}"]`)
  .join(", ");

/** Word's items are paragraphs; they become lists. */
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

/** Whether pictures are left out of what is pasted. */
export const hasPictures = (html: string) => /<img\b/i.test(html) && !html.includes("data-pm-slice");

/**
 * @param html as the clipboard has it
 * @param hasCurlyQuotes whether the text that it goes into is written with them
 */
export function cleanHtml(html: string, hasCurlyQuotes: boolean): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  findWordLists(body);
  const leftOut = `style, script, title, meta, link, img, ${noteNumbers}, ${wordMarker}`;
  for (const each of body.querySelectorAll(leftOut)) each.remove();
  // A raised number would become another one, 10² say 102.
  for (const raised of body.querySelectorAll("sup"))
    if (/^\d+$/.test(raised.textContent))
      raised.textContent = raised.textContent.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
  for (const link of body.querySelectorAll("a")) {
    const address = (link.getAttribute("href") ?? "").replace(/^http:/, "https:");
    // What content refuses as a link is pasted as its words.
    if (/^(https:\/\/(?!localhost\b|127\.)|mailto:)/.test(address)) link.setAttribute("href", address);
    else link.replaceWith(...link.childNodes);
  }
  body.querySelectorAll("table").forEach(straighten);
  for (const empty of body.querySelectorAll("p")) if (!empty.textContent.trim()) empty.remove();
  // A heading is plain words.
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    heading.textContent = heading.textContent.replace(/\s+/g, " ").trim();
  return hasCurlyQuotes ? body.innerHTML : straightQuotes(body.innerHTML);
}

const straightQuotes = (text: string) => text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");

/** Plain text: paragraphs end at an empty line, or at each line if there is none; lines cut by a PDF are joined again. */
export function readPlain(text: string, hasCurlyQuotes: boolean): Slice {
  const whole = (hasCurlyQuotes ? text : straightQuotes(text)).replace(/\r\n?/g, "\n").trim();
  const lines = whole.split("\n");
  const isCut = lines.length > 2 && lines.slice(0, -1).every((line) => line.trim().length > 40);
  const blocks = /\n\s*\n/.test(whole) || isCut ? whole.split(/\n\s*\n/) : lines;
  const paragraphs = blocks
    .map((block) =>
      block
        .replace(/(\p{L})-\n(?=\p{Ll})/gu, "$1")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((block) => block !== "")
    .map((block) => schema.node("paragraph", null, schema.text(block)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

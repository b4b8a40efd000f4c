import { JSDOM, VirtualConsole } from "jsdom";
import { expect, test } from "./support/test";

/** The elements that browsers without styles show on the same line as the text around them. */
const inline = "a, abbr, b, button, cite, code, data, em, i, label, q, span, strong, time";

/** Returns the places where two words of a page would touch without styles, for example in text browsers, on Kindles and in archives. */
function joinedWords(html: string): string[] {
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  const text = (node: Node | null | undefined) => node?.textContent ?? "";
  const isInline = (node: Node | null) => node?.nodeType === 1 && (node as Element).matches(inline);
  return [...document.body.querySelectorAll(inline)].flatMap((element) => {
    const before = element.previousSibling;
    // A word may be partly emphasised or linked, so text directly before such an element is correct. A button is never a part of a word, so
    // text directly before a button is a problem.
    if (!isInline(before) && !(element.localName === "button" && before?.nodeType === 3)) return [];
    return /[\p{L}\p{N})]$/u.test(text(before)) && /^[\p{L}\p{N}(]/u.test(text(element))
      ? [`${text(before).slice(-20)}|${text(element).slice(0, 20)}`]
      : [];
  });
}

test("without styles, no two words of a page run together", ({ site }) => {
  for (const path of site.paths) expect.soft(joinedWords(site.html(path)), path).toEqual([]);
});

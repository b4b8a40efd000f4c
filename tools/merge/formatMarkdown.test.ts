import fc from "fast-check";
import { toHtml } from "hast-util-to-html";
import { remark } from "remark";
import remarkRehype from "remark-rehype";
import { readText } from "../../src/content-model/readMarkdown";
import { formatMarkdown } from "./formatMarkdown";

const toTree = remark().use(remarkRehype, { allowDangerousHtml: true });
/** Returns the HTML that the site shows for a Markdown text. */
const htmlOf = (text: string) => toHtml(toTree.runSync(readText(text)), { allowDangerousHtml: true });

/** Texts, each with its name and its formatted version. If there is no formatted version, formatting must not change the text. */
const texts: readonly (readonly [name: string, text: string, formatted?: string])[] = [
  ["nothing", ""],
  ["a paragraph", "Word one."],
  ["a paragraph of several lines", "Word one\ntwo\nthree."],
  ["spaces around", "\n\n\nWord\n\n\n\ntwo\n\n", "Word\n\ntwo"],
  ["a heading", "## Word one\n\nText."],
  ["a heading that is underlined", "Word one\n---\n\nText.", "## Word one\n\nText."],
  ["a highlighted heading", "## Word {highlight}\n\nText."],
  [
    "bold and italics",
    "Word **bold *both*** and __bold__ and _italic_.",
    "Word **bold _both_** and **bold** and *italic*.",
  ],
  ["links", 'Word **[bold](a.md)** and [*italic*](b.md "Title").'],
  ["struck words", "Word ~~struck~~."],
  ["code", "Word `code` and ``a ` b``."],
  ["an address", "See https://example.org/a_b.", "See <https://example.org/a_b>."],
  ["an address in brackets", "See <https://example.org/a_b>."],
  ["an e-mail address", "Write to jo@example.org.", "Write to <jo@example.org>."],
  ["citations", "Word.[^judgment-1999:145][^hansard]"],
  ["a passage in another language", "Word [bore da]{lang=cy} and **[bore da]{lang=cy}**."],
  ["a value", "Word {asOf} and **{asOf}**."],
  ["line breaks", "Word\\\nnext  \nlast.", "Word\\\nnext\\\nlast."],
  ["a list", "- Word one\n- two\n- three"],
  ["a list with another marker", "* Word one\n* two\n    * three", "- Word one\n- two\n  - three"],
  ["a list with blank lines", "- Word one\n\n- two\n\n  more"],
  ["lists next to each other", "- Word one\n\n* two\n\n- three\n\n1. four\n\n1) five"],
  [
    "a numbered list",
    "8. Word one\n9. two\n10. three\n\n    more",
    "8. Word one\n\n9. two\n\n10. three\n\n    more",
  ],
  ["a list with one number", "1. Word one\n1. two\n1. three", "1. Word one\n2. two\n3. three"],
  ["tasks", "- [ ] Word one\n- [x] two"],
  ["a quotation", "> Word one\n>\n> - two\n> - three"],
  [
    "a table",
    "| Word | One |\n|---|--:|\n| a | b \\| c |\n| d |",
    "| Word | One |\n| - | -: |\n| a | b \\| c |\n| d | |",
  ],
  [
    "an aligned table",
    "| Word | One |\n| :--- | ---- |\n| a    | b    |",
    "| Word | One |\n| :- | - |\n| a | b |",
  ],
  ["a rule", "Word\n\n***\n\ntwo", "Word\n\n---\n\ntwo"],
  ["a picture", 'Word\n\n![Alt](../images/a.jpg "Caption")\n\ntwo'],
  ["code that is indented", "Word\n\n    one\n    two", "Word\n\n```\none\ntwo\n```"],
  ["code with a language", "```js one\ncode\n```"],
  ["needless backslashes", "Word \\[2002\\] 1 WLR, a\\_b, 5 \\* 4\\.", "Word [2002] 1 WLR, a_b, 5 * 4."],
  [
    "needed backslashes",
    "\\*not\\* \\[^not-cited]\n\n1986\\. The year",
    "\\*not* \\[^not-cited]\n\n1986\\. The year",
  ],
  ["brackets that a definition makes a link of", "See [a] and \\[a].\n\n[a]: https://example.org"],
  [
    "HTML, references and notes",
    "Word <b>html</b> [a][b] [^n]\n\n<div>\nhtml\n</div>\n\n[b]: https://example.org\n\n[^n]: Note",
  ],
];

it.each(texts.map(([name, text, formatted = text]) => ({ name, text, formatted })))(
  "formats $name",
  ({ text, formatted }) => {
    expect(formatMarkdown(text)).toBe(formatted);
    expect(htmlOf(formatMarkdown(text))).toBe(htmlOf(text.trim()));
  },
);

it("keeps what readers see of any text, and does not change a text that it has formatted", () => {
  const piece = fc.constantFrom(
    ...Array.from("*_[]()`#>-+.!\\&<{}|~:=1 a\n"),
    "\n\n",
    "\n- ",
    "\n1. ",
    "  ",
    "[^a:1]",
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, (some) => {
      const formatted = formatMarkdown(some);
      expect(htmlOf(formatted)).toBe(htmlOf(some.trim()));
      expect(formatMarkdown(formatted)).toBe(formatted);
    }),
    { numRuns: 100 },
  );
});

import { EditorState } from "@tiptap/pm/state";
import fc from "fast-check";
import { formatMarkdown } from "../../../merge/formatMarkdown";
import { fromMarkdown } from "./fromMarkdown";
import { valuesAsWritten } from "../../../../src/content-model/values";
import { toMarkdown } from "./toMarkdown";

/** Types words into a text, after a character that `place` chooses. Returns the changed document and its Markdown. */
function typed(markdown: string, words: string, place: number) {
  const doc = fromMarkdown(markdown);
  const places: number[] = [];
  doc.descendants((node, at, parent) => {
    if (node.isText && parent?.type.name !== "source_block") places.push(at + 1);
  });
  const at = places[place % Math.max(places.length, 1)];
  const changed = at === undefined ? doc : EditorState.create({ doc }).tr.insertText(words, at).doc;
  return { doc: changed, markdown: toMarkdown(changed) };
}

/** An example of each kind of block. The first line of each example begins with a word. */
const forms = [
  ["a paragraph", "Word one."],
  ["a paragraph of several lines", "Word one\ntwo\nthree."],
  ["a heading", "## Word one\n\nText."],
  ["a highlighted heading", "## Word {highlight}\n\nText."],
  ["bold and italics", "Word **bold *both*** and __bold__ and _italic_."],
  ["a bold link", 'Word **[bold](a.md)** and *[italic](b.md "Title")*.'],
  ["struck words", "Word ~~struck~~."],
  ["code", "Word `code` and ``a ` b``."],
  ["an address", "Word https://example.org/a_b and <https://example.org>."],
  ["a citation", "Word.[^judgment-1999:145][^hansard]"],
  ["a passage in another language", "Word [bore da]{lang=cy} and **[bore da]{lang=cy}**."],
  ["a value", "Word {asOf} and **{asOf}**."],
  ["a line break", "Word\\\nnext\\\nlast."],
  ["a list", "- Word one\n- two\n- three"],
  ["a list with another mark", "* Word one\n* two\n  * three"],
  ["a list with space", "- Word one\n\n- two\n\n  more"],
  ["a numbered list", "8. Word one\n9. two\n10. three\n\n    more"],
  ["a list numbered with one number", "1. Word one\n1. two\n1. three"],
  ["a list of tasks", "- [ ] Word one\n- [x] two"],
  ["two lists beside each other", "- Word one\n\n* two"],
  ["a quotation", "> Word one\n>\n> - two\n> - three"],
  ["a table", "| Word | One |\n|---|--:|\n| a | b \\| c |\n| d |"],
  ["a table with room", "| Word | One |\n| :--- | ---- |\n| a    | b    |"],
  ["a rule", "Word\n\n***\n\ntwo"],
  ["a picture", 'Word\n\n![Alt](../images/a.jpg "Caption")\n\ntwo'],
  ["a block of code", "Word\n\n```js one\ncode\n```\n\n    indented\n    code"],
  ["escapes", "Word 1\\. \\*not\\* [sic\\] a_b \\[^not-cited]"],
  [
    "what has no form of its own",
    "Word <b>html</b> [a][b] ![inline](a.jpg) x\n\n<div>\nhtml\n</div>\n\n[b]: https://example.org\n\n[^n]: Note",
  ],
  ["space around", "\n\n\nWord\n\n\n\ntwo\n\n"],
  ["nothing", ""],
] as const;

describe.each(forms)("%s", (_name, markdown) => {
  it("is written in the standard format", () => {
    expect(toMarkdown(fromMarkdown(markdown))).toBe(formatMarkdown(markdown));
  });

  it("changes in one line if somebody types a word", () => {
    const lines = formatMarkdown(markdown).split("\n");
    const changed = typed(markdown, "x", 0).markdown.split("\n");
    expect(changed.filter((line, index) => line !== lines[index])).toHaveLength(markdown === "" ? 0 : 1);
    expect(changed).toHaveLength(lines.length);
  });

  it("keeps any typed characters and the text around them", () => {
    const words = fc.string({
      unit: fc.constantFrom(...Array.from("*_[]()`#>-+.!\\&<{}|~:=1 a")),
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, fc.nat(), (some, place) => {
        // Cases with brackets in a passage in another language are skipped, because Markdown uses brackets to enclose such a passage.
        fc.pre(!markdown.includes("{lang=") || !/[[\]]/.test(some));
        const { doc, markdown: after } = typed(markdown, `a${some}a`, place);
        expect(fromMarkdown(after).toJSON()).toEqual(doc.toJSON());
        // A save formats the Markdown. The formatting must not change the text.
        expect(formatMarkdown(after)).toBe(after);
      }),
      { numRuns: 10 },
    );
  });
});

it.each([...valuesAsWritten.keys()])("shows %s as a value", (written) => {
  expect(fromMarkdown(`Word ${written}.`).toString()).toContain("value");
});

it.each(["jo@example.org", "https://example.org/a_b", "www.example.org"])(
  "makes a link of the address %s when it is typed",
  (address) => {
    const { markdown } = typed("W.", ` ${address} `, 0);
    expect(markdown).toBe(formatMarkdown(`W ${address} .`));
    expect(fromMarkdown(markdown).toString()).toContain(`link("${address}")`);
  },
);

test.each([
  ["a paragraph", "Words.", "One\\\n\\\ntwo\\\nthree"],
  ["bold words", "**Words**.", "**One\\\n\\\ntwo\\\nthree**"],
  ["a cell", "| Words |\n| - |", "| One  two three |"],
  ["a mark for code", "`Words`", "`One  two three`"],
  ["a block of code", "```\nWords\n```", "One\n\ntwo\nthree"],
])(
  "lines of code that are pasted into %s stay lines where Markdown allows it",
  (_name, markdown, expected) => {
    const doc = fromMarkdown(markdown);
    let from = 0;
    doc.descendants((node, at) => {
      if (node.text?.includes("Words")) from = at;
    });
    const { tr } = EditorState.create({ doc });
    const changed = toMarkdown(tr.insertText("One\n\ntwo\nthree", from, from + "Words".length).doc);
    expect(changed).toContain(expected);
    expect(toMarkdown(fromMarkdown(changed))).toBe(changed);
  },
);

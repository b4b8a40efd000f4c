import { DOMParser as DocumentParser } from "@tiptap/pm/model";
import { cleanHtml, leftOutOf, readPlain } from "./paste";
import { schema } from "./schema";
import { toMarkdown } from "./toMarkdown";

function pasted(html: string): string {
  const body = document.createElement("div");
  body.innerHTML = cleanHtml(html, false);
  return toMarkdown(DocumentParser.fromSchema(schema).parse(body));
}

/** Returns the HTML that Word writes for the items of lists. Each item is given by its bullet or number, its level and its words. */
const wordItems = (...items: [marker: string, level: number, words: string][]) =>
  items
    .map(
      ([marker, level, words]) =>
        `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>  </span></span>${words}</p>`,
    )
    .join("");

/** For each program: the HTML that it puts into the clipboard for a heading, a paragraph and a list. */
const clipboards = [
  [
    "Word",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB><!--StartFragment-->
<h2><span style='font-size:16.0pt'>The call</span></h2>
<p class=MsoNormal>A <b>bold</b> and an <i>italic</i> word,<o:p></o:p> a <a href="http://example.org/a(b)">link</a>.</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>First item</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Second item</p>
<!--EndFragment--></body></html>`,
  ],
  [
    "LibreOffice",
    `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.4"/><style type="text/css">p { line-height: 115% }</style></head>
<body lang="en-GB"><h2 class="western">The call</h2>
<p style="line-height: 100%; margin-bottom: 0cm">A <b>bold</b> and an <i>italic</i> word,
a <a href="http://example.org/a(b)">link</a>.</p>
<ul><li><p style="margin-bottom: 0cm">First item</p></li><li><p style="margin-bottom: 0cm">Second item</p></li></ul></body></html>`,
  ],
  [
    "Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">The call</span></h2>
<p dir="ltr"><span style="font-weight:400;">A </span><span style="font-weight:700;">bold</span><span style="font-weight:400;"> and an </span><span style="font-weight:400;font-style:italic;">italic</span><span> word, a </span><a href="http://example.org/a(b)"><span>link</span></a><span>.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>First item</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span>Second item</span></p></li></ul></b>`,
  ],
  [
    "a web page",
    `<h1>The call</h1><script>alert(1)</script><p style="color:red">A <strong>bold</strong> and an <em>italic</em> word, a <a href="http://example.org/a(b)" onclick="x()">link</a>.<img src="https://example.org/a.gif"></p>
<ul><li>First item</li><li>Second item</li></ul>`,
  ],
  [
    "an e-mail",
    `<div dir="ltr"><h2>The call</h2><div>A <b>bold</b> and an <i>italic</i> word, a <a href="http://example.org/a(b)" target="_blank">link</a>.</div><ul><li>First item</li><li>Second item</li></ul></div>`,
  ],
] as const;

const verses = "Roses are red,\\\nViolets are blue.\n\nA second verse\\\nComes here.";
const plainVerses = "Roses are red,\nViolets are blue.\n\nA second verse\nComes here.\n";

it.each([
  ["a preformatted text", `<pre>${plainVerses}</pre>`, verses],
  ["code", `<pre><code>${plainVerses}</code></pre>`, verses],
  ["a paragraph with a style", `<p style="color: red; white-space: pre-line">${plainVerses}</p>`, verses],
  ["words with a style", `<span style="white-space-collapse: preserve;">${plainVerses}</span>`, verses],
  [
    "words with formats",
    "<p>Before.</p><pre>Roses <b>are\nRed,\n\nViolets</b> are <i>blue</i>.</pre><p>After.</p>",
    "Before.\n\nRoses **are\\\nRed,**\n\n**Violets** are *blue*.\n\nAfter.",
  ],
  ["an item", '<ul><li style="white-space: pre-wrap">One\nTwo</li></ul>', "- One\\\n  Two"],
  ["a cell", '<table><tr><td style="white-space: pre-wrap">One\nTwo</td></tr></table>', "| One Two |\n| - |"],
  ["a heading", '<h2 style="white-space: pre-wrap">One\nTwo</h2>', "## One Two"],
  ["lines of blocks", '<div style="white-space: pre">\n<p>One</p>\n<p>Two</p>\n</div>', "One\n\nTwo"],
  [
    "an e-mail that a program has wrapped",
    `<pre>${"The solicitor has written to the police and has asked for the logs and\n".repeat(3)}</pre>`,
    "The solicitor has written to the police and has asked for the logs and ".repeat(3).trim(),
  ],
  ["ordinary HTML", '<p style="white-space: normal">One\ntwo</p>', "One two"],
  ["ordinary HTML in it", '<pre><p style="white-space: normal">One\ntwo</p></pre>', "One two"],
])("keeps the lines and the empty lines of %s", (_what, html, expected) => {
  expect(pasted(html)).toBe(expected);
});

it.each(clipboards)(
  "keeps the heading, the formats, the link and the list of a text that is pasted from %s",
  (_program, html) => {
    expect(pasted(html)).toBe(
      "## The call\n\nA **bold** and an *italic* word, a [link](https://example.org/a(b)).\n\n- First item\n- Second item",
    );
  },
);

it.each([
  ["a smaller heading", "<h4>Words</h4>", "### Words"],
  ["bold in a heading", "<h2><b>Words</b></h2>", "## Words"],
  [
    "a numbered list of Word",
    `<p class=MsoListParagraph><span style='mso-list:Ignore'>1.</span>One</p><p class=MsoListParagraph><span style='mso-list:Ignore'>2.</span>Two</p>`,
    "1. One\n2. Two",
  ],
  [
    "lists of Word within each other",
    wordItems(["1.", 1, "One"], ["a)", 2, "Small"], ["o", 3, "Round"], ["§", 3, "Square"], ["2.", 1, "Two"]),
    "1. One\n   1. Small\n      - Round\n      - Square\n2. Two",
  ],
  [
    "a list of Word that goes on below a paragraph",
    `${wordItems(["1.", 1, "One"])}<p class=MsoNormal>Words.</p>${wordItems(["2.", 1, "Two"], ["3.", 1, "Three"])}`,
    "1. One\n\nWords.\n\n2. Two\n3. Three",
  ],
  [
    "two lists of Word beside each other",
    wordItems(["1.", 1, "One"], ["2.", 1, "Two"], ["1.", 1, "Again"]),
    "1. One\n2. Two\n\n1) Again",
  ],
  [
    "an item of Word with a second paragraph, and a paragraph after the list",
    `${wordItems(["1.", 1, "One"])}<p class=MsoListParagraph>More</p>${wordItems(["2.", 1, "Two"])}<p class=MsoListParagraph style='margin-left:0cm'>Words.</p>`,
    "1. One\n\n   More\n2. Two\n\nWords.",
  ],
  [
    "an item of Word with a second paragraph that is indented by half an inch",
    `${wordItems(["1.", 1, "One"])}<p class=MsoListParagraph style='margin-left:0.5in'>More</p>${wordItems(["2.", 1, "Two"])}`,
    "1. One\n\n   More\n2. Two",
  ],
  [
    "items of Word in an ordinary paragraph, with a line break in their style",
    `<p class=MsoNormal style='mso-list:l0 level1 lfo1'><span style='mso-list:\nIgnore'>·  </span>One</p>`,
    "- One",
  ],
  ["a heading of which only a picture is left", "<h2><img src=a.png></h2><p>Words.</p>", "Words."],
  [
    "a table",
    "<table><tr><td><p>A</p></td><td>B</td></tr><tr><td>c<br>d</td><td>e</td></tr></table>",
    "| A | B |\n| - | - |\n| c d | e |",
  ],
  [
    "a table with merged cells, each word in its column",
    "<table><tr><td>Day</td><td colspan=2>What</td></tr><tr><td rowspan=2>6 August</td><td>22:00</td><td>Supper</td></tr><tr><td>23:00</td><td>Bed</td></tr></table>",
    "| Day | What | |\n| - | - | - |\n| 6 August | 22:00 | Supper |\n| | 23:00 | Bed |",
  ],
  [
    "a comment in the margin of Word, which is left out with its mark",
    `<p class=MsoNormal><a style='mso-comment-reference:JS_1'>She left</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[JS1]</a></span> at ten.</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText><a class=msocomoff>[JS1]</a>Her real name</p></div></div>`,
    "She left at ten.",
  ],
  ["words that Word hides", "<p>Seen<span style='display:none;mso-hide:all'> hidden</span></p>", "Seen"],
  ["struck words", "<p>A <s>word</s> and <del>two</del></p>", "A ~~word~~ and ~~two~~"],
  ["a quotation", "<blockquote>Words</blockquote>", "> Words"],
  [
    "a link that content refuses",
    `<p>A <a href="javascript:alert(1)">word</a> <a href="file:///c:/a">two</a></p>`,
    "A word two",
  ],
  [
    "a footnote of Word, without its number",
    `<p>A word<a style='mso-footnote-id:ftn1' href="https://localhost:8010/#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>.</p><div style='mso-element:footnote'><p><a href="#_ftnref1">[1]</a> A note.</p></div>`,
    "A word.\n\nA note.",
  ],
  [
    "a footnote of LibreOffice and one of Google Docs",
    `<p>One<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a>, two<sup><a href="#ftnt2">[2]</a></sup>.</p>`,
    "One, two.",
  ],
  ["a raised number, raised", "<p>10 m<sup>2</sup>, the 19<sup>th</sup></p>", "10 m², the 19th"],
  ["a link to this machine", `<p>A <a href="http://localhost:8010/pages/a">word</a></p>`, "A word"],
  [
    "a link of Google Docs or Gmail, without the detour that counts clicks",
    `<p>A <a href="https://www.google.com/url?q=https://pier.test/a?b%3Dc&amp;sa=D&amp;ust=17">word</a></p>`,
    "A [word](https://pier.test/a?b=c)",
  ],
  [
    "a link of Outlook, without its detour",
    `<p>A <a href="https://eur01.safelinks.protection.outlook.com/?url=http%3A%2F%2Fpier.test%2Fa&amp;data=05">word</a></p>`,
    "A [word](https://pier.test/a)",
  ],
  [
    "a link of Google's results, without its detour",
    `<p>A <a href="https://www.google.com/url?sa=t&amp;q=&amp;esrc=s&amp;url=https%3A%2F%2Fpier.test%2Fa">word</a></p>`,
    "A [word](https://pier.test/a)",
  ],
  [
    "a link that looks like a detour and is not valid",
    `<p>A <a href="https://xn--a.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpier.test">word</a></p>`,
    "A [word](https://xn--a.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpier.test)",
  ],
  [
    "a link of Google that leads nowhere else",
    `<p>A <a href="https://www.google.com/url?q=javascript:alert(1)">word</a></p>`,
    "A [word](https://www.google.com/url?q=javascript:alert(1))",
  ],
  ["an address of e-mail", `<p><a href="mailto:jo@example.org">Jo</a></p>`, "[Jo](mailto:jo@example.org)"],
  ["typographer's quotes", "<p>“It’s”</p>", `"It's"`],
])("pastes %s", (_name, html, expected) => {
  expect(pasted(html)).toBe(expected);
});

it("leaves quotes as they are in a text that is written with them", () => {
  expect(cleanHtml("<p>“It’s”</p>", true)).toContain("“It’s”");
});

it.each([
  ["one line after the other", "One\nTwo", "One\n\nTwo"],
  ["lines of a paragraph", "Dear all,\n\nOne\nTwo", "Dear all,\n\nOne\\\nTwo"],
  [
    "long lines that are sentences",
    "One sentence that has more than forty letters in all.\nAnother one, which is longer still than the first of them.\nA third one that ends what is pasted into the text here.",
    "One sentence that has more than forty letters in all.\n\nAnother one, which is longer still than the first of them.\n\nA third one that ends what is pasted into the text here.",
  ],
  ["paragraphs", "One\ntwo\n\nThree", "One two\n\nThree"],
  [
    "lines cut by a PDF",
    "The judge said that the evidence of the mode-\nrator could on its own lead the jury to think\nthat he was guilty.",
    "The judge said that the evidence of the moderator could on its own lead the jury to think that he was guilty.",
  ],
  ["signs of Markdown", "5 * 3, *two* [a]", "5 * 3, \\*two* [a]"],
])("pastes plain text: %s", (_name, text, expected) => {
  const doc = schema.topNodeType.create(null, readPlain(text, false).content);
  expect(toMarkdown(doc)).toBe(expected);
});

it.each([
  ["letters of Word", wordItems(["1.", 1, "One"], ["(a)", 2, "Two"]), true],
  ["Roman numerals of Word", wordItems(["iv.", 1, "One"]), true],
  ["numbers and bullets of Word", wordItems(["1.", 1, "One"], ["1.a)", 2, "Two"], ["o", 3, "Three"]), false],
  [
    "the letter of a heading of Word, which the heading loses",
    `<h2><span style='mso-list:Ignore'>A.</span>Words</h2>`,
    false,
  ],
  ["letters of Google Docs", `<ol><li style="list-style-type:lower-alpha">One</li></ol>`, true],
  ["letters of LibreOffice", `<ol type="a"><li>One</li></ol>`, true],
  ["bullets of Google Docs", `<ul><li style="list-style-type:disc">One</li></ul>`, false],
])("knows that letters become numbers: %s", (_name, html, expected) => {
  expect(leftOutOf(html).hasLetteredLists).toBe(expected);
});

it("leaves out words that were deleted while Word tracked the changes, and keeps inserted words", () => {
  const html =
    '<p class=MsoNormal>Kept <span class=msoDel><del cite="mailto:Ann" datetime="2026-01-02T10:00">deleted </del></span><ins cite="mailto:Ann" datetime="2026-01-02T10:00">inserted</ins> <del>struck</del>.</p>';
  expect(pasted(html)).toBe("Kept inserted ~~struck~~.");
});

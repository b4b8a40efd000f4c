import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { end, testBreakages } from "../../tests/support/breakages";
import {
  checked,
  pageText,
  picture,
  sourceText,
  testimonyText,
  TinyContent,
} from "../../tests/support/tinyContent";

/** Mistyped Markdown, each with the pattern of the message about it. The character ‸ is before the position that the check must report. */
const typed: [markdown: string, says: RegExp][] = [
  // Markdown marks that readers would see as characters.
  ["See ‸[the ledger] (ledger.md).", /^"\[the ledger\] \(ledger\.md\)" is not a link\. Delete the space/],
  ["See ‸[the ledger](the ledger.md).", /is not a link, because the name of the file has a space/],
  ["See ‸(the ledger)[ledger.md].", /is not a link\. Write the words in square brackets/],
  ["‸![A desk](../images/my desk.jpg)", /^"!\[A desk\]\(.*does not show a picture here\. .*without spaces/],
  ['He was ‸**"certain"**too.', /^"\*\*" does not make bold text here/],
  ["‸** very **", /does not make bold text/],
  ["‸##Heading", /does not make a heading\. Write the # characters, then one ordinary space/],
  ["‸##\u00a0Heading", /does not make a heading/],
  ["One.\n‸##Heading", /does not make a heading/],
  ["‸• One\n• Two", /does not make a list\. Begin each entry on a new line, with a hyphen/],
  ["## One\n\n### Half ‸{highlight}\n\nWords.", /^"\{highlight\}" has no effect here/],
  ["Words ‸{highlight}", /has no effect here/],
  ["## One ‸{Highlight}\n\nWords.", /has no effect here/],
  ["## One ‸{hilight}\n\nWords.", /has no effect here/],
  ["See ‸[the ledger] (/ledger).", /is not a link\. Delete the space/],
  ["It was ‸*very * clear.", /does not make italics here/],
  ["It was ‸_very _ clear.", /does not make italics here/],
  ["| A | B |\n|---|---|\n‸| C | D | E |", /has more cells than the first row/],
  ["‸[Judge]: https://a.test/", /No link uses this line, .* write \[Judge\]\(https:\/\/a\.test\/\)/],
  ["‸&#8205;", /contains only a code for a space/],
  ["‸A&#11;B and &#0;", /^A character was lost after "A", .* a code such as &#0;/],
  ["‸![A&#8203; desk](../images/desk.jpg)", /invisible character \(U\+200B/],
  ["‸[A page](https://a.test/&#8203;x)", /invisible character \(U\+200B/],
  // Mistyped citations, which readers would see as text in brackets.
  ["Words.‸[^auditors-report: 1]", /^"\[\^auditors-report: 1\]" is not a citation\. Write .*without spaces/],
  ["Words.‸[^auditors-report, 1]", /is not a citation/],
  ["Words.‸[^auditors-report:1 and more.", /is not a citation/],
  ["Words.‸[auditors-report:1]", /^"\[auditors-report:1\]" is not a citation/],
  ["Words.‸(^auditors-report)", /is not a citation/],
  ["Words.‸^[auditors-report:1]", /is not a citation/],
  // Links that lack a bracket, and links to pictures.
  ["See ‸[the ledger](ledger.md and more.", /^"\[the ledger\]\(ledger\.md.*is not a link, because .*closing/],
  ["See ‸[the ledger(ledger.md).", /is not a link, because .*closing/],
  ["‸[](ledger.md)", /This link has no words/],
  ["See ‸[the desk](../images/desk.jpg).", /A link cannot go to a picture\. .*!\[the desk\]/],
  ["! ‸[A desk](../images/desk.jpg)", /A link cannot go to a picture/],
  ["‸![A desk](..\\images\\desk.jpg)", /but there is content\/images\/desk\.jpg\. Write \/ in place of \\\./],
  ["‸[Counsel]: Yes", /No link uses this line, .* \\\[Counsel\]: Yes/],
  // Links to other sites. Markdown turns their addresses into separate links.
  ["See ‸[the alibi] (https://a.test/x).", /^"\[the alibi\] \(https:.*x\)" is not a link\. Delete the space/],
  ["> One.\n> Two ‸[words] (https://a.test/x).", /is not a link\. Delete the space/],
  ["| A | B |\n|---|---|\n| C | ‸[D] (https://a.test/x) |", /is not a link\. Delete the space/],
  ["‸(the alibi)[https://a.test/x]", /is not a link\. Write the words in square brackets/],
  ["‸[the alibi][https://a.test/x]", /is not a link\. Write the words in square brackets/],
  ["See ‸[x](https://a.test/x and more", /is not a link, because the closing bracket/],
  ["‸[x(https://a.test/x)", /is not a link, because the closing bracket/],
  ["‸[*x*](https://a.test/a b)", /is not a link, because the address has a space\..*write %20/],
  ["‸[x](tel:01234 567)", /is not a link, because the address has a space/],
  ["‸[x](https://a.test/a(b)", /is not a link, because its brackets do not match\..*write %28/],
  ["‸![x](https://a.test/a b.jpg)", /does not show a picture here/],
  ["See ‸[the report][auditors-report].", /is not a link\. .* the name of the file in round brackets/],
  ["See ‸[[the ledger]].", /is not a link\. .* for example \[the early years\]\(early-years\.md\)/],
  // Names in curly brackets that the site does not replace.
  ["‸On {date} it began.", /^"\{date\}" has no effect here/],
  ["‸Dear {First name},", /has no effect here/],
  ["‸A brace: \\{name\\}", /has no effect here/],
  // Lines that Markdown would join to one paragraph.
  ["‸-One\n-Two", /These lines would become one paragraph/],
  ["‸*One\n*Two", /These lines would become one paragraph/],
  ["‸– One[^auditors-report:1]\n– Two", /These lines would become one paragraph/],
  ["‸1.One\n2.Two", /These lines would become one paragraph/],
  ["‸Text:\n2. Two\n3. Three", /These lines would become one paragraph/],
  ["‸a) One\nb) Two", /These lines would become one paragraph/],
  ["> ‸(a) one\n> (b) two", /These lines would become one paragraph/],
  ["‸\uf0b7 One\n\uf0b7 Two", /does not make a list/],
  ["‸-\u00a0One\n-\u00a0Two", /These lines would become one paragraph/],
  ["‸*\u00a0One\n*\u00a0Two", /These lines would become one paragraph/],
  ["‸✔ One\n✔ Two", /These lines would become one paragraph/],
  ["‸→ One\n→ Two", /These lines would become one paragraph/],
  ["‸§ One\n§ Two", /These lines would become one paragraph/],
  ["‸A. One\nB. Two", /These lines would become one paragraph/],
  ["‸i. One\nii. Two", /These lines would become one paragraph/],
  ["‸I) One\nII) Two", /These lines would become one paragraph/],
  ["‸o\tOne\no\tTwo", /does not make a list/],
  ["‸❖ One", /does not make a list/],
  ["- One\n‸-Two", /part of the entry above it\. .* write a space after "-"\./],
  ["- One[^auditors-report:1]\n  ‸-Two", /part of the entry above it/],
  ["* One\n* Two\n‸*Three", /part of the entry above it\. .* write a space after "\*"\./],
  ["1. One\n‸2.Two", /part of the entry above it\. .* write a space after "2\."\./],
  ["> 1) One\n> ‸2)Two", /part of the entry above it/],
  ["‸| A | B |\n|---|\n| C | D |", /does not make a table/],
  // Text that would accidentally become another element.
  ["‸    An indented paragraph.", /begins with four spaces or a tab/],
  ["‸\tAn indented paragraph.", /would be shown as program code/],
  ["‸Words\n---", /turns the text into a heading/],
  ["‸1986. The trial began.", /For a year, write 1986\\\. with a backslash/],
  ["1. One\n2. Two\n‸1986. Three", /For a year, write 1986\\\. with a backslash/],
  [
    "1. One\n‸3. Three",
    /^This entry would get the number 2, .* Write 2 here\. .* write 3\\\. with a backslash/,
  ],
  ["12. One\n13. Two\n‸13. Three", /would get the number 14/],
  ["‸See <www.a.test>.", /^The link's address "http:\/\/www\.a\.test" cannot be used/],
  ["Words ‸[^auditors-report:3](ledger.md)", /A link cannot contain a citation/],
  ["‸H~2~O", /^"~2~" would appear with its tildes\. .* two tildes .* Otherwise delete the tildes/],
  ["‸It was ~not~ so.", /would appear with its tildes/],
  ["‸It was \\~not\\~ so.", /would appear with its tildes/],
  ["- An entry\n\n  ‸![A desk](../images/desk.jpg)", /cannot be in a list or in a quotation/],
  ["> ‸![A desk](../images/desk.jpg)", /cannot be in a list/],
];

testBreakages(
  "pages/ledger.md",
  typed.map(([markdown, says]) => [end, `\n\n${markdown}\n`, says]),
);

test.each([
  "1\\. The first of May.",
  "1986\\. The trial began.",
  "1. One\n2. Two",
  "98. One\n99. Two\n100. Three",
  "1. One\n1. Two",
  "3. One\n3. Two\n5. Three",
  "~5 to ~6 metres, ~5–~6, a ~ b ~ c, ~~struck~~ and https://a.test/~ann/~bob",
  "A hashtag: #CountItAgain.",
  "#CountItAgain is a hashtag.",
  "Two stars: 2 \\*\\* 3.",
  "```\ncode\n```",
  "The court [sic] said (see below) that it was so.",
  "He said [it] (loudly).",
  "He said [it] (loudly, at https://a.test/x), and “rong” [sic] (https://a.test/x).",
  "[See the report (https://a.test/x), page 3.]",
  '[The *page*](https://a.test/a) (https://a.test/b), [B](https://a.test/b_(c) "A title")',
  "`[x] (https://a.test/x)` and \\[x] (https://a.test/x)",
  "[[1]](https://a.test/x), [[1999] EWCA Crim 2], [sic][emphasis added], [sic][him]",
  "[The page][judge] (https://a.test/z).\n\n[judge]: https://a.test/",
  "One.\n\n---\n\nTwo.",
  "Exhibit #12, appeal #2.",
  "2 * 3 * 4, and snake_case_ too.",
  "[The page][judge].\n\n[judge]: https://a.test/",
  "| A | B |\n|---|---|\n| C |",
  "-5 degrees at night.",
  "1.5 metres\n2.5 metres",
  "*One*\n*Two*",
  "One line,\\\n– said she\\\n– and he",
  "The jury* was told.\n\n*By the judge.",
  "- The jury* was told.\n  *By the judge.",
  "- It was at\n  -5 degrees\n- on the\n  12. May, 1.5 metres from\n  *the door*.",
  "- One\n  *two\n  three*\n- *one\n  two*",
  "- One\\\n  -two",
  "→ See the annex.\n\n§ 12 of the Act.\n\n✔ Done.\n\nA. Smith said so.\n\no my love\no my dear",
  "No citation: \\[^12].",
  "+44 1632 111\n+44 1632 112",
])("%j stays as it is", async (body) => {
  expect(await checked({ "pages/annex.md": pageText("/annex", { body }) })).toEqual([]);
});

testBreakages("timeline.yaml", [
  [
    "title: The jury convicts",
    "title: ‸Exhibit DRB #1 was found",
    /The text from " #" on counts as a comment.*in quotes/,
  ],
  ["title: The jury convicts", "title: ‸Appeal # 2", /The text from " #" on counts as a comment/],
  [
    "title: The jury convicts",
    "title: ‸Exhibit # was found",
    /so "# was found by.*" would be missing\. Put the whole text in quotes\. If it is a comment, write it on a line of its own/,
  ],
  [
    "title: The jury convicts by eleven to one",
    "title: ‸exhibit # was found",
    /so "# was found" would be missing\. Put the whole text in quotes/,
  ],
  [
    "title: The jury convicts",
    "title: ‸'Exhibit' #12",
    /counts as a comment.*Move the closing quotation mark/,
  ],
  ...["C:‸\\new", "(d:‸\\reports)"].map((words): [string, string, RegExp] => [
    "title: The jury convicts by eleven to one",
    `title: "In ${words}"`,
    /A backslash has a special meaning between double quotation marks\. Write \\\\ for one backslash/,
  ]),
  [
    "title: The jury convicts",
    "title: ‸Never, **never** again",
    /^"\*\*never\*\*" would appear exactly as you typed it/,
  ],
  [
    "title: The jury convicts by eleven to one",
    "title: ‸*Never*",
    /^A text cannot begin with \*.* in quotes/,
  ],
  [
    "title: The jury convicts by eleven to one",
    "title: ‸&co said so",
    /cannot begin with & or !\. Put the whole text in quotes/,
  ],
  [
    "title: The jury convicts by eleven to one",
    "title: ‸! Never",
    /cannot begin with & or !\. Put the whole text in quotes/,
  ],
  [
    "title: The jury convicts by eleven to one",
    "title: ‸!Never again",
    /cannot begin with & or !\. Put the whole text in quotes/,
  ],
  [
    "title: The jury convicts by eleven to one",
    "title: On {date}",
    /"\{date\}" would appear exactly/,
    "On {date}",
  ],
  ["title: The jury convicts", "title: ‸See [this](annex.md)", /would appear exactly as you typed it/],
  ["title: The jury convicts", "title: ‸The [bore da]{lang=cy}", /would appear exactly as you typed it/],
  [
    "title: The jury convicts by eleven to one",
    'title: ‸"A line\\u000bthat goes on"',
    /U\+000B, a line break of Word/,
  ],
  [
    "title: The jury convicts",
    "title: The ‸\u200bjury convicts",
    /U\+200B, a zero-width space\) after "The "/,
  ],
  ["title: The jury convicts", "‸\u200btitle: The jury convicts", /invisible character \(U\+200B/],
  ...[
    "__never__",
    "(*never*)",
    "~~never~~",
    "`never`",
    "<b>never</b>",
    "never&nbsp;again",
    "never {highlight}",
    "_never_ again",
    "(_never_)",
    "<https://a.test>",
    "<ann@a.test>",
    "a\\*b",
  ].map((words): [string, string, RegExp] => [
    "title: The jury convicts by eleven to one",
    `title: ‸Oh, ${words}`,
    /would appear exactly as you typed it/,
  ]),
  ...["- one\n- two", "1. one\n2. two", "Yes:\n# Heading", "• one", "o\tone", "Words.\n\n> quoted"].map(
    (words): [string, string, RegExp] => [
      'description: "After six days the jury finds her guilty. She is sentenced to a term without a fixed end."',
      `description: ‸|-\n    ${words.replaceAll("\n", "\n    ")}`,
      /would appear exactly as you typed it/,
    ],
  ),
  ...["\u200d", "\u3164", "\u2800", "\ufe0f", "\u034f", "\u115f"].map((sign): [string, string, RegExp] => [
    "title: The jury convicts by eleven to one",
    `title: ‸"${sign}"`,
    /contains only characters that nobody can see/,
  ]),
  ["title: The jury convicts by eleven to one", 'title: ‸"A\\uffffb"', /invisible character \(U\+FFFF\)/],
  ["title: The jury convicts by eleven to one", 'title: ‸"A\\ufffeb"', /invisible character \(U\+FFFE\)/],
  ["title: The jury convicts by eleven to one", 'title: ‸"A\\ud800b"', /invisible character \(U\+D800\)/],
  ...["\u061c", "\u2028", "\u2029", "\u034f", "\u115f", "\u3164", "\u{e0041}"].map(
    (sign): [string, string, RegExp] => [
      "title: The jury convicts",
      `title: The ‸${sign}jury convicts`,
      /invisible character \(U\+.*\) after "The "/,
    ],
  ),
  [
    "title: The jury convicts",
    "title: The ‸\ufffdjury convicts",
    /^A character was lost after "The ", and � is in its place\. .* another encoding/,
  ],
  ["title: The jury convicts", "title:‸\u00a0The jury convicts", /This is an unusual space \(U\+00A0/],
  ["title: The jury convicts", "‸\u00a0title: The jury convicts", /This is an unusual space \(U\+00A0/],
]);

test.each([
  "One.\n\nTwo.",
  "> 5 people",
  "- he said,\nso",
  "1. May 1986",
  "Exhibit #1\n#2",
  "snake_case_x, _x, _____, _ and _",
  "https://a.test/_a_/b and _a_@b.test",
  "C:\\new",
])("a field of sentences with %j stays as it is", async (words) => {
  const more = `standfirst: |\n  ${words.replaceAll("\n", "\n  ")}\n`;
  expect(await checked({ "pages/annex.md": pageText("/annex", { more }) })).toEqual([]);
});

test.each([
  ["behind a text in quotes", "name: A Campaign", 'name: "A Campaign" # as registered'],
  ["behind a value without spaces and capital letters", "share.png", "share.png # for previews"],
  ["behind a day", "asOf: 2024-05-06", "asOf: 2024-05-06 # the last comparison"],
  ["below a text", "name: A Campaign", "name: A Campaign\n# as registered"],
  [
    "below the last text",
    "reviewRequired: false",
    "reviewRequired: false\ntestimonyNote: A line.\n# The end",
  ],
  ["after a number sign in quotes", "tagline: For something", 'tagline: "Appeal #2" # the second'],
])("a comment %s is allowed", async (_, from, to) => {
  const content = await TinyContent.with();
  content.replace("campaign.yaml", from, to);
  expect(await content.check()).toEqual([]);
});

test("an invisible character that an entity stands for is found too", async () => {
  expect(await checked({ "pages/annex.md": pageText("/annex", { body: "Post&#8203;office." }) })).toEqual([
    expect.stringMatching(/^content\/pages\/annex\.md:9:1 {2}.*U\+200B.* after "Post"/),
  ]);
});

describe("the name of a file", () => {
  test.each([
    ["images/his garden.jpg", "images/his-garden.jpg"],
    ["images/Gärten (1).JPG", "images/garten-1.jpg"],
    ["images/exhibit: a.jpg", "images/exhibit-a.jpg"],
    ["images/cafe\u0301.jpg", "images/cafe.jpg"],
    ["images/aux.jpg", "images/the-aux.jpg"],
    ["images/exhibit.jpg.", "images/exhibit.jpg"],
    ["images/Fotos 2019/pier.jpg", "images/fotos-2019/pier.jpg"],
    ["pages/Our_Story.md", "pages/our-story.md"],
    ["pages/our story.md", "pages/our-story.md"],
    ["testimonies/Zoë.md", "testimonies/zoe.md"],
    ["testimonies/aux.md", "testimonies/the-aux.md"],
    ["pages/con.md", "pages/the-con.md"],
    ["documents/aux.pdf", "documents/the-aux.pdf"],
    ["Pages/annex.md", "pages/annex.md"],
    ["pages/Home.md", "pages/home-2.md"],
    ["images/Share!.png", "images/share-2.png"],
  ])("%s must be %s", async (name, better) => {
    const content = await TinyContent.with();
    content.write(name, name.endsWith(".md") ? pageText("/annex") : await picture(1, 1));
    expect(await content.check()).toContainEqual(
      expect.stringMatching(new RegExp(`^content/.*:1:1 {2}.* Rename the file to content/${better}[.,]`)),
    );
  });

  test("must not differ from another one by its capitals alone", async () => {
    const content = await TinyContent.with();
    for (const name of ["images/Pier.jpg", "images/pier.jpg"]) content.write(name, await picture(1, 1));
    expect(await content.check()).toContainEqual(
      expect.stringMatching(/^content\/images\/pier\.jpg.*content\/images\/Pier\.jpg as the same file/),
    );
  });

  test("must not be in a folder that differs from another one by its capitals alone", async () => {
    const content = await TinyContent.with({ "Images/a.jpg": await picture(1, 1) });
    expect(await content.check()).toContainEqual(
      expect.stringMatching(
        /^content\/images\/icon\.png.*the folders content\/images and content\/Images as the same folder/,
      ),
    );
  });

  test("without Latin letters gets the proposal of one that can be typed", async () => {
    const content = await TinyContent.with();
    content.write("images/写 真.jpg", await picture(1, 1));
    expect(await content.check()).toContainEqual(
      expect.stringMatching(/Rename the file to content\/images\/unnamed\.jpg,/),
    );
  });

  test.each([
    "._cover.jpg",
    "images/.DS_Store",
    "images/._pier.jpg",
    ".obsidian/app.json",
    "~$minutes.docx",
    "pages/annex.md~",
    "pages/#annex.md#",
    "images/a.jpg~",
    "images/Icon\r",
    "$RECYCLE.BIN/S-1/a.jpg",
  ])("%j belongs to a file that programs hide, so the check ignores the file", async (name) => {
    expect(await checked({ [name]: Uint8Array.of(0, 5, 22, 7) })).toEqual([]);
  });
});

test.each([
  ["a link", "[a page](our%2Dstory.md)"],
  ["a fragment", "[a place](our-story.md#caf%C3%A9)"],
])("%s may have the escapes that a browser writes", async (_what, link) => {
  const files = {
    "pages/annex.md": pageText("/annex", { body: link }),
    "pages/our-story.md": pageText("/our-story", { body: "## Café\n\nWords." }),
  };
  expect(await checked(files)).toEqual([]);
});

testBreakages("sources.yaml", [
  [/date: .*/, 'date: ‸"2062-12-12"', /"date" is 2062-12-12, which is in the future/],
]);

testBreakages("pages/auditor.md", [
  [
    "[^auditors-report:1]",
    "‸[^auditors-report:0]",
    /The place in the citation "auditors-report:0" is not valid\./,
  ],
]);

testBreakages(
  "pages/ledger.md",
  [
    [
      "title: The Missing Ledger",
      "title: ‸From → Ledger",
      /social media show with a link cannot show the character “→” \(U\+2192\).* out of "title"/,
    ],
  ],
  "warning",
);

test.each(["/con", "/annex/aux"])(
  "the address %s is refused, because Windows cannot store its folder",
  async (path) => {
    expect(await checked({ "pages/annex.md": pageText(path) })).toEqual([
      expect.stringMatching(
        /^content\/pages\/annex\.md.*is an address that the site itself needs, or that Windows reserves/,
      ),
    ]);
  },
);

test("the slug of a testimony may not be a name that Windows reserves", async () => {
  const files = {
    "pages/list.md": pageText("/list", { template: "testimonies" }),
    "testimonies/ann.md": testimonyText("con", 1),
  };
  expect(await checked(files)).toContainEqual(expect.stringMatching(/is a name that Windows reserves/));
});

describe("a letter and its accent are the same as one or as two characters", () => {
  const [composed, decomposed] = ["Caf\u00e9", "Cafe\u0301"];
  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])("in a heading and in a link to it: %j, %j", async (heading, link) => {
    const body = `## ${heading}\n\nSee [above](#${link.toLowerCase()}).`;
    expect(await checked({ "pages/annex.md": pageText("/annex", { body }) })).toEqual([]);
  });

  test("in the name of a picture", async () => {
    const files = {
      "images/Caf\u00e9.jpg": await picture(800, 600),
      "pages/annex.md": pageText("/annex", {
        more: `picture: { file: ../images/${decomposed}.jpg, alt: A cafe }\n`,
      }),
    };
    expect(await checked(files)).toEqual([]);
  });

  test("in a name that macOS wrote, of which only the rename is asked for", async () => {
    const files = {
      [`images/${decomposed}.jpg`]: await picture(800, 600),
      "pages/annex.md": pageText("/annex", { body: `![A cafe](../images/${composed}.jpg)` }),
    };
    expect(await checked(files)).toEqual([
      expect.stringMatching(/^content\/images\/.*Rename the file to content\/images\/Cafe\.jpg,|cafe\.jpg,/),
    ]);
  });

  test("in two titles, which are then the same", async () => {
    const titled = (path: string, title: string) => pageText(path).replace(/title: .*/, `title: ${title}`);
    const files = { "pages/one.md": titled("/one", composed), "pages/two.md": titled("/two", decomposed) };
    expect(await checked(files)).toEqual([expect.stringMatching(/^content\/pages\/two\.md.*already has/)]);
  });
});

test("of a field that is given twice and a tab below it, the first is reported", async () => {
  const content = await TinyContent.with();
  content.replace("campaign.yaml", "tagline: For something", "tagline: For something\ntagline: Again");
  content.replace("campaign.yaml", "funding: Paid", "funding: |\n\tPaid");
  expect(await content.check()).toContainEqual(
    expect.stringMatching(/^content\/campaign\.yaml:3:1 .*only once/),
  );
});

test("two pages cannot list the same testimonies", async () => {
  const list = (path: string) => pageText(path, { template: "testimonies" });
  const files = {
    "pages/one.md": list("/one"),
    "pages/two.md": list("/two"),
    "pages/three.md": pageText("/three"),
  };
  const found = await checked({ ...files, "testimonies/ann.md": testimonyText("ann", 1) });
  expect(found).toEqual([
    expect.stringMatching(/^content\/pages\/two\.md.*already has the template “testimonies”/),
  ]);
});

test("titles that readers see alike are alike", async () => {
  const titled = (path: string, title: string) => pageText(path).replace(/title: .*/, `title: ${title}`);
  const files = { "pages/one.md": titled("/one", "It's here"), "pages/two.md": titled("/two", "It’s here") };
  expect(await checked(files)).toEqual([expect.stringMatching(/^content\/pages\/two\.md.*already has/)]);
});

test("a speaker in square brackets gets one message, with the backslash to write", async () => {
  expect(await checked({ "pages/annex.md": pageText("/annex", { body: "[Counsel]: Yes" }) })).toEqual([
    expect.stringMatching(/No link uses this line/),
  ]);
});

test("a heading needs a letter or a digit", async () => {
  expect(await checked({ "pages/annex.md": pageText("/annex", { body: "## ???\n\nWords." }) })).toEqual([
    expect.stringMatching(/^content\/pages\/annex\.md:9:1 {2}.*cannot get an address/),
  ]);
});

test("a letter can be quoted", async () => {
  const body = "> Dear Prime Minister,\n>\n> please look again.\n>\n> Yours, [name]";
  expect(await checked({ "pages/annex.md": pageText("/annex", { body }) })).toEqual([]);
});

testBreakages("people.yaml", [
  ["role: Chair", "role: ‸", /^"role" is empty\. Fill it in, or delete the line\./],
]);

test.each([
  ["an address", "https://host.test/annex", "https://host.test/annex\u200b"],
  ["a publisher", "publisher: P", "publisher: \u202aP"],
])("an invisible character in %s of a source is named", async (_what, from, to) => {
  const found = await checked({ "sources.yaml": sourceText("annex").replace(from, to) });
  expect(found).toContainEqual(expect.stringMatching(/invisible character \(U\+20/));
});

test.each(["\u200d", "\u061c"])("the invisible character %j in an address is named", async (sign) => {
  const found = await checked({ "sources.yaml": sourceText(`annex${sign}`) });
  expect(found).toContainEqual(expect.stringMatching(/invisible character \(U\+/));
});

test.each(["\u200c", "\u200d", "\u061c", "\ufe0f"])(
  "the invisible character %j in an e-mail address is named",
  async (sign) => {
    const contact = `- { title: Post, details: [{ label: E-mail, kind: email, value: "ann${sign}@a.test" }] }\n`;
    expect(await checked({ "contact.yaml": contact })).toContainEqual(
      expect.stringMatching(/invisible character \(U\+/),
    );
  },
);

test("emoji of several characters and the flag of Wales are texts", async () => {
  const body =
    "A family 👨\u200d👩\u200d👧, a heart ❤\ufe0f, Wales 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}.";
  expect(await checked({ "pages/annex.md": pageText("/annex", { body }) })).toEqual([]);
});

test("a link to a folder above it is not followed", async () => {
  const content = await TinyContent.with({ "pages/annex.md": pageText("/annex") });
  symlinkSync("..", join(content.root, "pages/again"));
  expect(await content.check()).toEqual([]);
});

test.each([
  ["a space after a title that a program wrote", "publisher: P", "publisher: P\u00a0"],
  ...["__data__/annex", "web/*/https://a.test/*", "?a=1&copy;x", "{x}", "~~x~~", "`x`", "[a](b)", "<b>"].map(
    (part) => [`an address with ${part}`, "https://host.test/annex", `"https://host.test/${part}"`] as const,
  ),
] as const)("%s is accepted", async (_what, from, to) => {
  const found = await checked({
    "sources.yaml": sourceText("annex").replace(from, to),
    "pages/annex.md": pageText("/annex", { body: "Words.[^annex]" }),
  });
  expect(found).toEqual([]);
});

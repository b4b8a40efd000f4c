import fc from "fast-check";
import { problemsIn } from "../../src/content-model/checkContent";
import { errorsOnly } from "../../src/content-model/problem";
import { readContent } from "../../src/content-model/readContent";
import { toNodes } from "../../src/gatsby-node/toNodes";
import { picture, pageText, TinyContent } from "./tinyContent";

/**
 * Pieces of Markdown that people may write into a page. Some are not valid. The tests replace each WORD by a different word, and the page
 * must show all these words.
 */
const snippets = [
  "WORD and more.",
  "- WORD\n- Two\n\n  - Three",
  "## WORD\n\nWords.",
  "## Words\n\n### WORD\n\nMore words.",
  "> “WORD”, he said.",
  "1986. WORD began.",
  "1. WORD\n2. Two",
  "1. One\n2. Two\n1986. WORD",
  "WORD [^tape:3](annex.md)",
  "WORD, H~2~O",
  "• WORD\n• Two",
  "    WORD",
  "WORD\n---",
  "##\u00a0WORD",
  "##WORD",
  "### WORD {highlight}\n\nWords.",
  "## WORD { highlight }\n\nWords.",
  "WORD {asOf}, {as of}, {quotations}.",
  "{statements}",
  "**WORD **again",
  '**"WORD"**too',
  "*WORD* and _more_ and ~~less~~",
  "[WORD](annex.md)",
  "[WORD](annex%2Emd#words)",
  "[WORD] (annex.md)",
  "(WORD)[annex.md]",
  "[WORD](our story.md)",
  "[WORD](<our story.md>)",
  "[WORD]{lang=cy} and [WORD]{lang}",
  "![WORD](../images/gate.jpg)",
  "- ![WORD](../images/gate.jpg)",
  "> ![WORD](../images/gate.jpg)",
  "![WORD](../images/his garden.jpg)",
  "![WORD](<../images/his garden.jpg>)",
  "![WORD](../images/his%20garden.jpg)",
  "![WORD](../images/Ga\u0308rten.jpg)",
  "![WORD](../images/G\u00e4rten.jpg)",
  "![WORD](../images/gate[1].jpg)",
  "| WORD | B |\n|---|---|\n| C | D |",
  "| WORD | B |\n|---|---|\n| C | D | WORD |",
  "[Judge]: https://a.test/WORD",
  "*WORD * and _WORD _",
  "[WORD] (/annex)",
  "## WORD {hilight}\n\nWords.",
  "&#8205;",
  "## Cafe\u0301 WORD\n\nSee [WORD](#café).",
  "WORD&#8203;WORD",
  "WORD\u000bWORD",
  "WORD\u00adWORD",
  "WORD\\\n\"Yes\"\\\n'No'",
  "<b>WORD</b>",
  "WORD[^tape]",
  "WORD[^nothing:3]",
  "```\nWORD\n```",
  "<https://www.example.test/WORD--b...c.html>",
  "WORD <!-- hidden -->",
  "WORD[^tape: 3] and [tape:3] and (^tape)",
  "WORD \\[^3]",
  "WORD \\{name}",
  "Dear {WORD},",
  "[WORD](annex.md and more",
  "[WORD(annex.md)",
  "[](annex.md)",
  "[WORD]: said so",
  "-WORD\n-Two",
  "– WORD\n– Two",
  "WORD:\n2. Two\n3. Three",
  "(a) WORD\n(b) Two",
  "\uf0b7 WORD",
  "| WORD | B |\n|---|\n| C | D |",
  "![WORD](..\\images\\gate.jpg)",
];

/** Titles that people may write. The site shows a title exactly as it is written, so the check must report Markdown in a title. */
const titles = [
  "The annex",
  "Exhibit DRB #1",
  "Never, **never**",
  "Never, __never__ and _never_",
  "Oh (*never*)",
  "The `file`",
  "A <b>title</b>",
  "A&nbsp;title",
  "A title {highlight}",
  "[A title](annex.md)",
  "A title {name}",
];

/** File names that cameras, courts and computers give to pictures. */
const pictureNames = [
  "gate.jpg",
  "his garden.jpg",
  "G\u00e4rten.jpg",
  "Ga\u0308rten.jpg",
  "gate[1].jpg",
  "aux.jpg",
  "Gate.JPG",
  "._gate.jpg",
];

const allOf = (value: unknown, isWanted: (key: string, inner: unknown) => boolean): unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    isWanted(key, inner) ? [inner, ...allOf(inner, isWanted)] : allOf(inner, isWanted),
  );
};

/**
 * Returns the text of a page as a reader understands it. Leaves out program code, and the `[^3]` of the snippet that escapes it with a
 * backslash.
 */
const meant = (text: string) => text.replace(/<pre>[^]*?<\/pre>|\[\^3\]/g, "");

/**
 * Makes nodes from the content, and returns their problems, for example a word that no page shows. Returns undefined if the check reports
 * an error.
 * @throws if the nodes cannot be made
 */
async function faultsOf(content: TinyContent, words: readonly string[]): Promise<string[] | undefined> {
  const read = await readContent(content.root);
  if (errorsOnly(await problemsIn(read)).length > 0) return undefined;
  const { markdown } = toNodes(read, new Date("2024-06-07"));
  const annex = markdown.find(({ relativePath }) => relativePath === "pages/annex.md")?.fields.sections;
  const title = String(
    read.files.find(({ file }) => file === "content/pages/annex.md")?.entries[0]?.value.title,
  );
  const html = allOf(annex, (key) => key === "html").join("\n");
  const shown = allOf(annex, (key) => ["html", "heading", "alt"].includes(key)).join("\n");
  // Readers do not see tags and their attributes, for example the address of a link.
  const seen = shown.replace(/<[^>]*>/g, "\n");
  const files = allOf(annex, (key, inner) => key === "file" && typeof inner === "string") as string[];
  return [
    ...(/\*|__|[`<{]|&\w+;|\]\(/.test(title) ? [`the title ${title} shows a mark`] : []),
    ...files.filter((file) => !read.names.has(file)).map((file) => `there is no ${file}`),
    ...(/src="\.\./.test(html) ? ['HTML contains src="../'] : []),
    ...(/\{/.test(meant(shown)) ? ["a brace is shown"] : []),
    ...(/href="(?:|[^"#/:]+)"/.test(html) ? ["a link has no valid target"] : []),
    ...(/\*\*|^[•\uf0b7#|]|\]\s*\(|\)\[|\[\^|\(\^|:\d+\]/m.test(meant(seen))
      ? ["a mark is shown as it was typed"]
      : []),
    ...(/^(?:<p>)?(?:-|–|\w+:|\d|\().*\n(?:-|–|\d\.|\()/m.test(meant(html)) ? ["lines run together"] : []),
    ...words.filter((word) => !seen.includes(word)).map((word) => `${word} is not on the page`),
  ];
}

/** The input for one test: pieces of text for a page, the file name of its picture, and its title. */
type Typed = [written: string[], picture: string, title: string];

const [plainTitle = "", ...otherTitles] = titles;
const [plainName = "", ...otherNames] = pictureNames;

/** Inputs in each of which only one thing is unusual: the snippet, the file name of the picture, or the title. */
export const singlePieces: Typed[] = [
  ...snippets.map((snippet): Typed => [[snippet], plainName, plainTitle]),
  ...otherNames.map((name): Typed => [[`![WORD](<../images/${name}>)`], name, plainTitle]),
  ...otherTitles.map((title): Typed => [["WORD"], plainName, title]),
];

/** Returns random inputs whose text has several of these pieces. */
export const severalPieces = (pieces: readonly Typed[]): fc.Arbitrary<Typed> =>
  fc
    .array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 })
    .map((chosen) => [chosen.flatMap(([written]) => written), plainName, plainTitle]);

/**
 * Returns a function that tests an input. For an input that the content check accepts, the site must be able to make nodes. These nodes
 * must refer only to existing files, and the pages must show the whole text. The returned function returns whether the content check
 * accepts the input.
 */
export async function acceptedContentIsShown(): Promise<(typed: Typed) => Promise<boolean>> {
  const bytes = await picture(800, 600);
  const content = await TinyContent.with({
    "sources.yaml":
      "- { anchor: tape, title: The tape, shortName: Tape, kind: press, publisher: P, date: 2001, url: https://host.test/tape }\n",
  });
  return async ([written, name, title]) => {
    const words: string[] = [];
    const body = ["## Words", "It begins.", ...written, "It ends."].join("\n\n").replace(/WORD/g, () => {
      words.push(`Quillon${String.fromCharCode(97 + words.length)}`);
      return words.at(-1) ?? "";
    });
    content.write(
      "pages/annex.md",
      pageText("/annex", { body }).replace(/^title: .*$/m, `title: "${title}"`),
    );
    content.write(`images/${name}`, bytes);
    try {
      const faults = await faultsOf(content, ["It begins", "It ends", ...words]);
      expect({ body, faults: faults ?? [] }).toEqual({ body, faults: [] });
      return faults !== undefined;
    } finally {
      content.remove(`images/${name}`);
    }
  };
}

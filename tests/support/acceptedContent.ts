import fc from "fast-check";
import { problemsIn } from "../../src/content-model/checkContent";
import { errorsOnly } from "../../src/content-model/problem";
import { readContent } from "../../src/content-model/readContent";
import { toNodes } from "../../src/gatsby-node/toNodes";
import { picture, pageText, TinyContent } from "./tinyContent";

/**
 * Pieces of Markdown that people may write into a page, valid or not. The tests replace each WORD by a different word, which the page must
 * show.
 */
const snippets = [
  "WORD and more.",
  "- WORD\n- Two\n\n  - Three",
  "> “WORD”, he said.",
  "1986. WORD began.",
  "1. WORD\n2. Two",
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
];

/** Names that cameras, courts and computers give to pictures. */
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
 * Returns the problems of the nodes that are made from the content, for example a word that no page shows. Returns undefined if the check
 * reports an error.
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
  // Removes tags with their attributes, for example the address of a link, because readers do not see them.
  const seen = shown.replace(/<[^>]*>/g, "\n");
  const files = allOf(annex, (key, inner) => key === "file" && typeof inner === "string") as string[];
  return [
    ...(/\*|__|[`<{]|&\w+;|\]\(/.test(title) ? [`the title ${title} shows a mark`] : []),
    ...files.filter((file) => !read.names.has(file)).map((file) => `there is no ${file}`),
    ...(/src="\.\./.test(html) ? ['HTML holds src="../'] : []),
    ...(/\{/.test(shown.replace(/<pre>[^]*?<\/pre>/g, "")) ? ["a brace is shown"] : []),
    ...(/href="(?:|[^"#/:]+)"/.test(html) ? ["a link leads to nothing"] : []),
    ...(/\*\*|^[•#]|\]\s*\(|\)\[/m.test(seen) ? ["a mark is shown as it was typed"] : []),
    ...words.filter((word) => !seen.includes(word)).map((word) => `${word} is not on the page`),
  ];
}

/**
 * Returns a property of random content for fast-check: if the check accepts the content, then nodes can be made from it, the nodes refer
 * only to existing files, and the pages show the whole text.
 */
export async function acceptedContentIsShown() {
  const bytes = await picture(800, 600);
  const content = await TinyContent.with({
    "sources.yaml":
      "- { anchor: tape, title: The tape, shortName: Tape, kind: press, publisher: P, date: 2001, url: https://host.test/tape }\n",
  });
  const texts = fc.array(fc.constantFrom(...snippets), { minLength: 1, maxLength: 3 });
  return fc.asyncProperty(
    texts,
    fc.constantFrom(...pictureNames),
    fc.constantFrom(...titles),
    async (written, name, title) => {
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
      } finally {
        content.remove(`images/${name}`);
      }
    },
  );
}

/**
 * Checks the Markdown of texts: which nodes are allowed, and where. The check uses the same tree that is rendered. Each row of `rules` is
 * one rule: the types of nodes, and the message for a node that is not allowed.
 */
import type { ListItem, Nodes, Parents, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { headingIds } from "../../lib/headings";
import { memoize } from "../../lib/memoize";
import { fieldText, isOf, type Content, type ContentFile } from "../contentFile";
import { hasVisibleCharacter } from "../fields";
import type { Kind } from "../kind";
import { pageKind } from "../page";
import { errorIn, formatProblem, placeOfNode, problemAt, type FilePosition, type Problem } from "../problem";
import { indexOf, type PageContent } from "../siteIndex";
import { statementKind } from "../statement";
import { textsIn } from "../textsIn";
import { statementsMark, valueLike } from "../values";
import { isOwnPicture, isUsed } from "./checkTargets";

/** The surroundings of a node, which the rules need. */
interface Where {
  file: ContentFile;
  parent: Parents;
  /** The text of the node exactly as the file contains it. */
  written: string;
  /** The depth of the heading before the node. The depth is 1 for a node before the first heading. */
  depth: number;
}

type OfType<Type extends Nodes["type"]> = Extract<Nodes, { type: Type }>;

interface Rule {
  nodes: readonly Nodes["type"][];
  /** Returns the message about a node. Returns false or undefined if the node is valid. */
  message: (node: Nodes, where: Where) => Said | false | undefined;
}

/**
 * The message about a node. The message is an object in two cases: if people who edit in a form need another message (see `Problem`), and
 * if the problem is not at the beginning of the node.
 */
type Said = string | (Pick<Problem, "message" | "inForm"> & Partial<FilePosition>);

/** Returns a rule that applies only to the given types of nodes. */
function rule<Type extends Nodes["type"]>(
  nodes: readonly Type[],
  message: Said | ((node: OfType<Type>, where: Where) => Said | false | undefined),
): Rule {
  const isMeant = (node: Nodes): node is OfType<Type> => nodes.some((type) => type === node.type);
  const says = typeof message === "function" ? message : () => message;
  return { nodes, message: (node, where) => isMeant(node) && says(node, where) };
}

const wordsIn = (node: Nodes) => toString(node).trim();

// A picture without alternative text does not count as an empty node, because another rule reports it.
const isEmpty = (node: Nodes) =>
  !hasVisibleCharacter(toString(node)) && !JSON.stringify(node).includes('"type":"image');

const has = (node: Nodes, ...types: Nodes["type"][]): boolean => {
  let isThere = false;
  visit(node, types, () => {
    isThere = true;
  });
  return isThere;
};

/**
 * The rules about empty nodes, about lists with checkboxes, and about tables with a column without a heading. The children of a node with
 * such a problem are not checked, because they would only cause further messages.
 */
const emptyRules: readonly Rule[] = [
  rule(
    ["paragraph"],
    (node) =>
      isEmpty(node) &&
      !has(node, "link", "linkReference") &&
      "This paragraph contains only a code for a space. Delete it. A blank line is enough.",
  ),
  rule(
    ["heading"],
    (node) => isEmpty(node) && "This heading has no words. Write them after the #, or delete the heading.",
  ),
  rule(
    ["listItem"],
    (node) =>
      isEmpty(node) && "This entry of a list is empty. Write its text, or delete its hyphen or number.",
  ),
  rule(
    ["blockquote"],
    (node) => isEmpty(node) && "This quotation is empty. Write its words, or delete the >.",
  ),
  rule(
    ["link", "linkReference"],
    (node) => isEmpty(node) && "This link has no words. Write them between the square brackets.",
  ),
  rule(
    ["listItem"],
    ({ checked }) =>
      typeof checked === "boolean" &&
      "A list on this site cannot have boxes to tick. Delete the square brackets.",
  ),
  rule(
    ["table"],
    ({ children: [head] }) =>
      head?.children.some((cell) => wordsIn(cell) === "") &&
      "A column of this table has no heading. Write one in the first row.",
  ),
];

/**
 * Returns the name of a part that a heading must not contain. Returns undefined if the heading contains no such part. A heading is a link
 * to itself and its id must not change, so it cannot contain links, citations or values such as {asOf}.
 */
function forbiddenPartOf(heading: OfType<"heading">): string | undefined {
  let part: string | undefined;
  visit(heading, (node) => {
    if (node.type === "value") part ??= node.value;
    if (node.type === "citation") part = "a citation";
    if (node.type === "link" || node.type === "linkReference") part = "a link";
  });
  return part;
}

/**
 * Returns whether a heading is not followed by content. In that case, the next node is a heading of the same or a higher level, or there is
 * no next node.
 */
function isLonely(heading: RootContent, { children }: Root): boolean {
  const next = children.slice(children.indexOf(heading) + 1).find(({ type }) => type !== "definition");
  if (heading?.type !== "heading") return false;
  return next === undefined || (next.type === "heading" && next.depth <= heading.depth);
}

/**
 * A pattern of mistyped Markdown, which readers would see unchanged, and the end of the message about it. This end says what is wrong, and
 * what the volunteer should write.
 */
type StrayPattern = readonly [RegExp, string];

/** The text of a regular expression for the beginning of an address that is not the path of a file in content. */
const scheme = "(?:https?:|mailto:|tel:|www\\.)";

/**
 * Patterns of mistyped links and pictures. The check applies them to the text of a whole paragraph, because a link may contain other nodes.
 */
const strayLinks: readonly StrayPattern[] = [
  [
    /!\[[^\]]*\]?(?:\s*\([^)]*\)?)?/,
    'does not show a picture here. Write ![What it shows](../images/NAME.jpg), without spaces in the name. With a caption, write ![What it shows](../images/NAME.jpg "The caption").',
  ],
  [
    new RegExp(
      `\\[(?!sic\\]|…\\]|\\.\\.\\.\\])[^\\][]+\\]\\s+\\((?:${scheme}|\\/[a-z]|[^)\\s]+\\.(?:md|pdf)\\b)[^)]*\\)`,
      "i",
    ),
    "is not a link. Delete the space between the square and the round brackets.",
  ],
  [
    /\[[^\][]+\]\([^)\n]*\s[^)\n]*\.(?:md|pdf)\b[^)\n]*\)/i,
    "is not a link, because the name of the file has a space. Rename the file, and write its new name here.",
  ],
  [
    new RegExp(`\\[[^\\][]+\\]\\(${scheme}[^)\\s]+[ \\t\\u00a0][^)\\n]*\\)`, "i"),
    "is not a link, because the address has a space. Delete the space, or write %20 for it if it belongs to the address.",
  ],
  [
    new RegExp(`\\[[^\\][]+\\]\\(${scheme}[^)\\s]*\\)`, "i"),
    "is not a link, because its brackets do not match. In the address, write %28 for ( and %29 for ).",
  ],
  [
    new RegExp(`(?:\\([^()]+\\)|\\[[^\\][]+\\])\\[(?:${scheme}|[^\\]\\s]+\\.(?:md|pdf)\\b)[^\\]]*\\]`, "i"),
    "is not a link. Write the words in square brackets, and then the address in round brackets.",
  ],
  [
    new RegExp(
      [
        `\\[[^\\][]+\\]\\((?:${scheme}|\\/[a-z]|[^)\\s]+\\.(?:md|pdf)\\b)[^)\\n]*$`,
        // The negative lookahead excludes remarks in square brackets, which may contain an address in round brackets.
        `\\[[^\\][()\\n]+\\((?:${scheme}|[^)\\s]+\\.(?:md|pdf)\\b)[^)\\n]*\\)(?![^[\\n]*\\])`,
      ].join("|"),
      "im",
    ),
    "is not a link, because the closing bracket after its words or after its address is missing. Write [words](address).",
  ],
  [
    /\[\[[^\][\n]*[a-zA-Z][^\][\n]*\]\]|\[(?!sic\])[^\][]+\]\[[a-z][a-z\d]*(?:-[a-z\d]+)*\]/,
    "is not a link. Write the words in square brackets, and then the name of the file in round brackets, for example [the early years](early-years.md).",
  ],
];

/** Patterns of mistyped Markdown marks anywhere in a text, each with the end of the message about it. */
const strayMarks: readonly StrayPattern[] = [
  [
    /\[\^(?![^\]\s]*\])[^\]\n]*\]?|\(\^[a-z][^)\s]*\)|\^\[[^\]\n]*\]|\[[a-z][a-z0-9]*(?:-[a-z0-9]+)*:\d[\d-]*\](?!\()/,
    "is not a citation. Write the anchor of the source, a colon and the place between [^ and ], without spaces, for example [^judgment-1999:145].",
  ],
  [
    /\*\*|__(?=\S)/,
    "does not make bold text here. Put two stars directly before the first letter and directly after the last letter. Quotation marks and other punctuation go outside the stars.",
  ],
  [
    /(?<![\w*])\*[^\s*][^*\n]*\s\*(?![\w*])|(?<!\w)_[^\s_][^_\n]*\s_(?!\w)/,
    "does not make italics here. Put one star directly before the first letter and one star directly after the last letter.",
  ],
  [
    /\{\s*hi\w*-?li\w*\s*\}/i,
    "has no effect here. Write {highlight} at the end of a heading that begins with ##.",
  ],
];

/**
 * Matches a bullet at the beginning of a line. Microsoft Word writes bullets as characters from U+F000 on, which look like bullets only in
 * its own fonts.
 */
const bullet = /^(?:[•·‣▪●◦○■□◆❖➢➤\uf000-\uf0ff]\s|o\t)/m;

/** Patterns of mistyped Markdown marks at the beginning of a line, each with the end of the message about it. */
const strayBeginnings: readonly StrayPattern[] = [
  [
    /^#{2,6}[^\s#]|^#{1,6}[\u00a0\u2000-\u200b\u202f]/,
    "does not make a heading. Write the # characters, then one ordinary space, then the words.",
  ],
  [bullet, 'does not make a list. Begin each entry on a new line, with a hyphen and a space: "- ".'],
  [
    /^\|.*\|\s*$/,
    "does not make a table. Write a first row with the headings of the columns, and below it a row with |---| for each column.",
  ],
];

/** Matches the beginning of an entry of a list as people type it. Markdown accepts only some of these beginnings. */
const entryBeginning = [
  // U+00A0 is a no-break space, which people type on a Mac by mistake, with Option and the space bar.
  /-(?=[^\s\d-]|\u00a0)/,
  /\*(?=[^\s*][^*\n]*$|\u00a0)/,
  /[–—]/,
  /[✓✔☐☑→➔]\s/,
  /§\s(?!\d)/,
  /\d{1,3}[.)](?!\d)/,
  /(?:[A-Za-z]|[ivx]+|[IVX]+)[.)]\s/,
  /\([a-z\d]{1,4}\)/,
].map(({ source }) => source);

/**
 * Matches two successive lines of a paragraph that begin like entries of a list. The first line does not match if it ends in a line break
 * of Markdown: a backslash or two spaces.
 */
const entriesInLines = new RegExp(
  `^[> ]*(?:${entryBeginning.join("|")}).*(?<!\\\\|  )\n[> ]*(?:${entryBeginning.join("|")})`,
  "m",
);

/**
 * Matches a line that was probably meant as the next entry of a list but lacks the space after its hyphen, star or number. Markdown makes
 * such a line a part of the entry before it. A star at the beginning or end of italics does not match.
 */
const entryWithoutSpace =
  /(?<!\\| {2})\n[> ]*(-(?=[a-z])|\*(?=[a-z][^*]*$)(?<!\*[^]*\*)|\d{1,3}[.)](?=[a-z]))/i;

/** A mistyped Markdown mark in a text: the mark, its offset in the text, and the end of the message about it. */
interface Stray {
  written: string;
  index: number;
  advice: string;
}

/**
 * Returns a text of the same length in which spaces replace each backslash and the character that it escapes. An escaped character is never
 * Markdown.
 */
const withoutEscapes = (written: string): string => written.replace(/\\[!-/:-@[-`{-~]/g, "  ");

/** Returns the first match of each pattern in a text. */
const matchesOf = (patterns: readonly StrayPattern[], text: string): Stray[] =>
  patterns.flatMap(([pattern, advice]) => {
    const found = pattern.exec(text);
    return found ? [{ written: found[0], index: found.index, advice }] : [];
  });

const firstOf = (strays: readonly Stray[]): Stray | undefined =>
  [...strays].sort((one, other) => one.index - other.index)[0];

/**
 * Finds the first misspelt link or picture in a block, for example a paragraph.
 * @param written the block as it is in the file
 */
function strayLinkIn(block: Parents, written: string): Stray | undefined {
  const from = block.position?.start.offset ?? 0;
  let text = withoutEscapes(written).replace(/\[\^[^\]\s]*\]/g, (citation) =>
    "\ufffc".repeat(citation.length),
  );
  const hide = (start: number | undefined, end: number | undefined) => {
    if (start === undefined || end === undefined) return;
    const [before, hidden, after] = [
      text.slice(0, start - from),
      text.slice(start - from, end - from),
      text.slice(end - from),
    ];
    text = before + hidden.replace(/[^\n]/g, "\ufffc") + after;
  };
  // The patterns must not match correct links and pictures. So other characters replace these, except for the words of links. An address
  // that GFM turns into a link is not replaced, because it may be a part of a misspelt link.
  visit(block, ["image", "inlineCode", "html", "link", "linkReference"], (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (!("children" in node)) {
      hide(start, end);
      return;
    }
    if (start === undefined || !/[[<]/.test(written.charAt(start - from))) return;
    hide(start, node.children[0]?.position?.start.offset);
    hide(node.children.at(-1)?.position?.end.offset, end);
  });
  return firstOf(matchesOf(strayLinks, text));
}

/**
 * Finds the first mistyped Markdown mark in a text.
 * @param written the text as it is in the file
 * @param isFirst true if the text is at the beginning of its parent
 */
function strayIn(written: string, parent: Parents | undefined, isFirst: boolean): Stray | undefined {
  const text = withoutEscapes(written);
  const beginnings = [...text.matchAll(/^.*$/gm)]
    .filter(({ index }) => parent?.type === "paragraph" && (index > 0 || isFirst))
    .flatMap(({ 0: line, index }) => matchesOf(strayBeginnings, line).map((stray) => ({ ...stray, index })));
  // At the end of a heading with ##, {highlight} is valid, so the function removes it before it looks for mistyped marks.
  const withoutHighlight =
    parent?.type === "heading" && parent.depth === 2 ? text.replace(/\{highlight\}\s*$/, "") : text;
  return firstOf([...beginnings, ...matchesOf(strayMarks, withoutHighlight)]);
}

/**
 * Returns the position in the file of a character in a node.
 * @param before the text of the node before that character, as it is written
 */
function placeIn(node: Nodes, before: string, file: ContentFile): FilePosition {
  const { line, column } = placeOfNode(node, file);
  const lines = before.split("\n");
  const last = lines.at(-1)?.length ?? 0;
  return lines.length === 1
    ? { line, column: column + last }
    : { line: line + lines.length - 1, column: last + 1 };
}

/** Returns the message about a mistyped Markdown mark in a node, with its position. Returns undefined if there is no such mark. */
function saidOf(stray: Stray | undefined, node: Nodes, { file, written }: Where): Said | undefined {
  return (
    stray && {
      message: `${JSON.stringify(written.slice(stray.index, stray.index + stray.written.length))} ${stray.advice}`,
      ...placeIn(node, written.slice(0, stray.index), file),
    }
  );
}

/** Matches words between two single tildes, and characters that other dialects of Markdown would show as a subscript: H~2~O. */
const betweenTildes = /(?<![\w~/])~[^\s~/](?:[^~\n]*[^\s~])?~(?![\w~])|(?<=\w)~\w{1,3}~/;

/** Matches a text in curly brackets. Leaves out values, {lang=…} and {highlight}, about which there are other messages. */
const inBraces = new RegExp(`(?!${valueLike})\\{(?!\\s*(?:lang|hi\\w*-?li\\w*)\\b)[^{}\\n]*\\}`, "i");

const rules: readonly Rule[] = [
  rule(
    ["html"],
    "HTML code has no effect in this text. Write the same in Markdown, or delete the HTML code.",
  ),
  rule(["footnoteDefinition"], {
    message:
      "Footnotes cannot be used here. Put the words into the text. To cite a source, write its anchor in content/sources.yaml and the place, for example [^judgment-1999:145].",
    inForm:
      "Footnotes cannot be used here. Put the words into the text. To cite a source, select Cite above the text.",
  }),
  rule(
    ["imageReference"],
    "The name of the picture is missing. After the alternative text, write ../images/ and the name in round brackets.",
  ),
  rule(
    ["paragraph"],
    (_node, { written }) =>
      entriesInLines.test(written) &&
      'These lines would become one paragraph. For a list, write an empty line before it, and begin each entry with a hyphen and a space ("- ") or with a number, a full stop and a space ("1. "). If it is not a list, write an empty line between the lines.',
  ),
  rule(["paragraph"], (node, { file, parent, written }) => {
    const found = parent.type === "listItem" && entryWithoutSpace.exec(written);
    if (!found || entriesInLines.test(written)) return false;
    const [upTo, beginning = ""] = found;
    return {
      message: `This line would become part of the entry above it. If it is an entry of the list, write a space after ${JSON.stringify(beginning)}.`,
      ...placeIn(node, written.slice(0, found.index + upTo.length - beginning.length), file),
    };
  }),
  rule(["paragraph", "heading", "tableCell"], (node, where) =>
    saidOf(strayLinkIn(node, where.written), node, where),
  ),
  rule(["text"], (node, where) => {
    const isFirst = node.position?.start.offset === where.parent.position?.start.offset;
    return saidOf(strayIn(where.written, where.parent, isFirst), node, where);
  }),
  rule(
    ["link", "linkReference"],
    (node) =>
      (has(node, "citation") || /^\^\S/.test(toString(node))) &&
      "A link cannot contain a citation. Write the citation after the link.",
  ),
  rule(
    ["tableRow"],
    ({ children }, { parent }) =>
      parent.type === "table" &&
      children.length > (parent.children[0]?.children.length ?? 0) &&
      "This row of the table has more cells than the first row, so readers would not see the last ones. Give the first row as many columns. For a | in a text, write \\|.",
  ),
  rule(
    ["definition"],
    ({ identifier, label, url }, { file: { tree } }) =>
      !isUsed(identifier, tree) &&
      `No link uses this line, so readers do not see it. For a link, write [${label ?? identifier}](${url}) in the text instead. If readers should see the line, begin it with a backslash: write \\[${label ?? identifier}]: ${url} there.`,
  ),
  rule(["image"], ({ alt, url }, { file: { tree }, parent }) => {
    if (!alt?.trim())
      return "The picture has no alternative text. Write between the square brackets what the picture shows.";
    if (/^[a-z]+:|^\//i.test(url))
      return {
        message:
          "A picture must be a file in content/images. Put the picture there, and write ../images/ and its name.",
        inForm:
          "This picture is not one of the files of this site. Delete it here. Then select Picture above the text, and add the picture from your computer.",
      };
    if (!isOwnPicture(url))
      return "This kind of picture cannot be shown. Save it as a JPEG or PNG, and write that file's name here.";
    if (parent.type !== "paragraph" || parent.children.length > 1)
      return "A picture must be on a line of its own. Put an empty line before and after it.";
    return (
      !tree.children.includes(parent) &&
      "A picture cannot be in a list or in a quotation. Write it at the beginning of a line, with an empty line before and after it."
    );
  }),
  rule(
    ["heading"],
    ({ depth }) =>
      depth === 1 && 'The page already has a headline, which is its title. Begin this heading with "## ".',
  ),
  rule(
    ["heading"],
    (node, { depth }) =>
      node.depth > depth + 1 && `This heading skips a level. Write "${"#".repeat(depth + 1)} " here.`,
  ),
  rule(["heading"], (node) => {
    const part = forbiddenPartOf(node);
    return part && `A heading cannot contain ${part}. Put it in the text below the heading.`;
  }),
  rule(
    ["heading"],
    (_node, { parent }) =>
      parent.type !== "root" &&
      "A heading cannot be in a list or in a quotation. Write it at the beginning of a line.",
  ),
  rule(
    ["heading"],
    (node) =>
      headingIds()(wordsIn(node)) === "" &&
      "This heading has no letter or digit, so it cannot get an address. Write some words.",
  ),
  rule(
    ["heading"],
    (_node, { written }) =>
      !written.trimStart().startsWith("#") &&
      "A line of --- or === directly below a text turns the text into a heading. Put an empty line between them, or write ## before the heading.",
  ),
  rule(
    ["heading"],
    (node, { file: { tree } }) =>
      isLonely(node, tree) && "There is no text below this heading. Write it, or delete the heading.",
  ),
  rule(
    ["code"],
    (_node, { written }) =>
      !/^\s*(?:```|~~~)/.test(written) &&
      "This text begins with four spaces or a tab, so it would be shown as program code. Delete the spaces before its first word.",
  ),
  rule(["listItem"], (node, { parent, written }) => {
    if (parent.type !== "list" || parent.ordered !== true) return false;
    const number = Number(/^\d+/.exec(written)?.[0]);
    const place = parent.children.indexOf(node);
    // Browsers use only the first typed number of a list, and count on from there. Readers do not see the typed numbers of the other
    // entries.
    const first = parent.start ?? 1;
    const shown = first + place;
    if (number > 99)
      return (
        (place === 0 || number !== shown) &&
        `A line that begins with a number and a full stop becomes a numbered list. For a year, write ${number}\\. with a backslash, or begin with another word.`
      );
    // A list is also valid in Markdown if every entry has the number of the first entry.
    return (
      number !== shown &&
      number !== first &&
      `This entry would get the number ${shown}, because the numbers of a list count on from its first number. Write ${shown} here. To show the number ${number}, begin a new paragraph, and write ${number}\\. with a backslash.`
    );
  }),
  rule(
    ["text"],
    ({ value }) =>
      /\{ *lang\b/i.test(value) &&
      "{lang…} has no effect here. Write the words in square brackets, on one line and without bold or links. Write the language after them: [bore da]{lang=cy}.",
  ),
  rule(["text"], ({ value }) => {
    const [written] = inBraces.exec(value) ?? [];
    return (
      written !== undefined &&
      `${JSON.stringify(written)} has no effect here, so readers would see the curly brackets. Write the text itself, or use round brackets.`
    );
  }),
  // Tildes after backslashes are reported too, because the standard format of content removes such backslashes.
  rule(["text"], ({ value }, { parent }) => {
    const [written] = (parent.type !== "link" && betweenTildes.exec(value)) || [];
    return (
      written !== undefined &&
      `${JSON.stringify(written)} would appear with its tildes. To strike words out, write two tildes before the first letter and two after the last letter. Otherwise delete the tildes.`
    );
  }),
  rule(["value"], ({ value }, { file, parent }) => {
    if (value !== statementsMark) return undefined;
    if (parent.children.length > 1 || !file.tree.children.some((block) => block === parent))
      return misplacedStatements;
    if (!isOf(file, pageKind) || file.entries[0]?.value.template !== "article")
      return `${statementsMark} works only on pages with the template article. Delete it.`;
    return (
      placeOfStatements(file) !== parent && `${statementsMark} is on this page twice. Delete one of the two.`
    );
  }),
];

const misplacedStatements = `${statementsMark} stands for a table. Write it in the text of a page, in a paragraph of its own.`;

/** Returns the first block of a text that stands for the table of statements: a block that contains only `statementsMark`. */
const placeOfStatements = ({ tree }: ContentFile): RootContent | undefined =>
  tree.children.find((block) => {
    const [only, ...others] = "children" in block ? block.children : [];
    return only?.type === "value" && only.value === statementsMark && others.length === 0;
  });

/** Finds the place of a table of statements on a page that has no statements. */
function checkStatements(content: ContentFile, shown: PageContent): Problem[] {
  if (shown.entries.some(({ file }) => file.kind === statementKind)) return [];
  const block = placeOfStatements(content);
  if (!block || !isOf(content, pageKind) || content.entries[0]?.value.template !== "article") return [];
  const message = `${statementsMark} stands for a table, but no entry of content/statements.yaml lists this page after "pages:". Add the page there, or delete ${statementsMark}.`;
  const inForm = `${statementsMark} stands for a table, but no entry of Statements lists this page in “Pages”. Add the page there, or delete ${statementsMark}.`;
  return [{ ...errorIn(content.file, placeOfNode(block, content), message), inForm }];
}

/**
 * Returns the name of a field of the entries in a list. On the page that shows the list, the ids of the entries are made from this field.
 */
const namedBy = ({ shownOn }: Kind) => shownOn?.named;

/** Finds headings that occur twice on a page, and headings that would have the same address as an entry on the page. */
function clashes(content: ContentFile, shown: PageContent): Problem[] {
  const { file, tree } = content;
  const { entries, sources, campaign } = shown;
  const { contentions, statements } = campaign;
  const anchors = new Set<string | undefined>();
  const taken = new Map<string, string>();
  if (sources.length > 0) taken.set("Sources", "above its list of sources");
  if (contentions) taken.set(contentions.heading, "above its contentions");
  if (statements) taken.set(statements.heading, "above its statements");
  for (const { file: list, entry, anchor } of entries) {
    const named = namedBy(list.kind);
    if (named === "anchor") anchors.add(anchor);
    else if (named) taken.set(fieldText(entry, named) ?? "", `in ${list.file}`);
  }
  return tree.children.flatMap((node) => {
    if (node.type !== "heading") return [];
    const words = wordsIn(node);
    const id = node.data?.id ?? "";
    const other = node.depth === 2 ? taken.get(words) : undefined;
    if (node.depth === 2) taken.set(words, `in line ${placeOfNode(node, content).line}`);
    const advice = "Write a different heading here, so that readers can tell the two headings apart.";
    const twice = `The page already has the heading ${JSON.stringify(words)} ${other ?? ""}. ${advice}`;
    const twiceInForm = `The page shows the heading “${words}” twice. ${advice}`;
    const clash = `The address of this heading would be #${id}, but an entry on this page already has this address. Change the heading, or the anchor of the entry.`;
    const place = placeOfNode(node, content);
    return [
      ...(other !== undefined && words !== ""
        ? [{ ...errorIn(file, place, twice), inForm: twiceInForm }]
        : []),
      ...(anchors.has(id) ? [errorIn(file, place, clash)] : []),
    ];
  });
}

/**
 * The height of one side of a leaflet, in millimetres. `codeHeight` is the height of its QR code (see templates/leaflet.tsx and
 * components/PaperSheet.tsx).
 */
const sideHeight = 182;
const codeHeight = 52;

/**
 * The measurements of a paragraph and of a heading on a leaflet. `lineHeight` and `gap`, the distance between blocks, are in millimetres.
 * `letters` is the average number of letters in a line.
 */
const printedParagraph = { lineHeight: 5.93, letters: 55, gap: 2.1 };
const printedHeading = { lineHeight: 6.7, letters: 35, gap: 5.3 };

const maxLeafletWords = 380;

const linesOf = (node: RootContent | ListItem, letters: number) => Math.ceil(toString(node).length / letters);

/** Returns the approximate height of a block on a leaflet, in millimetres. */
function heightOf(node: RootContent): number {
  const { lineHeight, letters, gap } = node.type === "heading" ? printedHeading : printedParagraph;
  const blocks = node.type === "list" ? node.children : [node];
  return blocks.reduce((sum, block) => sum + lineHeight * linesOf(block, letters), gap);
}

function sideProblems(content: ContentFile, nodes: readonly RootContent[], side: string, height: number) {
  const [first] = nodes;
  const excess = nodes.reduce((sum, node) => sum + heightOf(node), -printedHeading.gap) - height;
  // The estimated height may be wrong by up to one line, so the check accepts an excess of up to one line.
  if (!first || excess <= printedParagraph.lineHeight) return [];
  const message = `The ${side} side of the leaflet is about ${Math.ceil(excess / printedParagraph.lineHeight)} lines too long for A5. Shorten the text that begins here.`;
  return [errorIn(content.file, placeOfNode(first, content), message)];
}

/** Finds parts that the template of a leaflet does not print, and text that does not fit on its two sides of A5. */
const leafletProblems = memoize((content: ContentFile): readonly Problem[] => {
  const { file, tree, entries } = content;
  if (entries[0]?.value.template !== "leaflet") return [];
  const cards = tree.children.flatMap((node, index) =>
    node.type === "heading" && node.depth === 2 ? [index] : [],
  );
  if (cards.length < 2)
    return [
      problemAt(
        content,
        ["template"],
        'A leaflet needs at least two cards. Each heading of the second level ("## …") begins a card. The last card is printed on the second side, and all others on the first.',
      ),
    ];
  const [printed, second] = [tree.children.slice(cards[0]), tree.children.slice(cards.at(-1))];
  const pictures = printed
    .flatMap((node) => (node.type === "paragraph" ? node.children : []))
    .filter(({ type }) => type === "image");
  const picture =
    "The sides of a leaflet have no pictures, because a copier would spoil them. Put the picture above the first heading, or delete it.";
  const words = printed
    .map((node) => toString(node))
    .join(" ")
    .split(/\s+/).length;
  const tooMany = `The two sides of a leaflet have room for at most ${maxLeafletWords} words, but the text from its first heading on has ${words} words. Shorten it.`;
  return [
    ...pictures.map((node) => errorIn(file, placeOfNode(node, content), picture)),
    ...sideProblems(content, printed.slice(0, -second.length), "first", sideHeight),
    ...sideProblems(content, second, "second", sideHeight - codeHeight),
    // The problem is reported at the beginning of the printed text, because the volunteer must shorten this text.
    ...(words > maxLeafletWords && printed[0]
      ? [errorIn(file, placeOfNode(printed[0], content), tooMany)]
      : []),
  ];
});

const checkText = memoize((content: ContentFile): readonly Problem[] => {
  const { file, tree, body } = content;
  const problems: Problem[] = [];
  let depth = 1;
  visit(tree, (node, _index, parent) => {
    const place = placeOfNode(node, content);
    const { start, end } = node.position ?? {};
    // Markdown gives no position to text next to an automatic link. Such text cannot contain mistyped marks.
    const written = start ? body.slice(start.offset, end?.offset) : "";
    const messagesOf = (all: readonly Rule[]) =>
      all.flatMap(({ nodes, message }) =>
        nodes.includes(node.type)
          ? message(node, { file: content, parent: parent ?? tree, written, depth }) || []
          : [],
      );
    const empty = messagesOf(emptyRules);
    const messages = empty.length > 0 ? empty : messagesOf(rules);
    problems.push(
      ...messages.map((said) => {
        const { message, ...more } = typeof said === "string" ? { message: said } : said;
        return { ...errorIn(file, place, message), ...more };
      }),
    );
    if (node.type === "heading") depth = node.depth;
    return empty.length > 0 ? SKIP : CONTINUE;
  });
  // A citation splits a text into several nodes with the same position. The check finds the same problem in each node, so only one of these
  // problems is kept.
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText.values()];
});

/** Patterns of Markdown in a field. Fields are plain text, so readers would see the Markdown marks. */
const markdownInField = [
  /\*\*\S[^*]*\*\*/,
  /(?<![\w/])__[^\s_][^_]*__(?![\w/])/,
  /(?<![\w*])\*[^\s*][^*]*\*(?!\w)/,
  /(?<![\w/._])_[^\s_](?:[^_\n]*[^\s_])?_(?![\w/@.]*[\w/@])/,
  /\\[*_[\]#`~<>|]/,
  /<(?:https?:|mailto:)[^<>\s]*>|<[^<>\s@]+@[^<>\s@]+>/i,
  /^#{1,6} +\S+/m,
  bullet,
  // A single line that begins with a hyphen or a number may be ordinary text. Two such lines in succession are probably a list.
  /^[-*+] +\S+(?=.*\n[-*+] )/m,
  /^\d{1,3}[.)] +\S+(?=.*\n\d{1,3}[.)] )/m,
  /(?<=\n\n)> *\S+/,
  /~~\S[^~]*~~/,
  /`[^`]+`/,
  /\[[^\][]+\](?:\([^)]*\)|\{\s*lang\b[^}]*\})/,
  // In the two fields that require {by} and {place}, the site replaces them.
  new RegExp(`(?!${valueLike}|\\{(?:by|place)\\})\\{[^{}]*\\}`, "i"),
  /<\/?[a-z]\w*(?:\s[^<>]*)?\/?>/i,
  /&(?:[a-z]\w*|#\d+|#x[\da-f]+);/i,
];

/** Finds Markdown in fields. Fields are plain text, so readers would see the Markdown marks. */
const checkFields = memoize((content: ContentFile): readonly Problem[] => {
  const instead =
    content.kind.shape === "markdown"
      ? "Put the citation into the text of the page"
      : 'Add the source to "sources" in this entry';
  return content.entries.flatMap(({ value, path }) =>
    textsIn(value, path).flatMap(({ text, path: where }) => {
      // A field with only a web address is skipped. Such an address may contain stars, curly brackets and other marks.
      if (/^https?:\/\/\S+$/.test(text.trim())) return [];
      const [written] = markdownInField.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
      return [
        written !== undefined &&
          `${JSON.stringify(written)} would appear exactly as you typed it, because this field is plain text. Delete these characters.`,
        text.includes("[^") &&
          `A citation like [^judgment-1999] works only in the text of a page. ${instead}.`,
        text.includes(statementsMark) && misplacedStatements,
      ].flatMap((message) => (message === false ? [] : problemAt(content, where, message)));
    }),
  );
});

/**
 * Matches control characters and characters without a width. Such characters come with pasted text, hide words from searches and break
 * addresses. U+200C and U+200D are allowed, because some languages and emoji need them. Tag characters (U+E0020 to U+E007F) are allowed
 * after a black flag, because together they are the flag of England, Scotland or Wales.
 */
const invisible =
  // eslint-disable-next-line no-control-regex -- The pattern must find control characters.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\p{Surrogate}]|\u034f|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/u;

/**
 * Characters that are allowed in texts but not in addresses. In each pair, the first pattern matches an address, and the second pattern
 * matches the characters.
 */
const invisibleInAddresses: readonly (readonly [RegExp, RegExp])[] = [
  [/^https?:\/\/\S+$/, /\u200d/],
  [/^[^\s@]+@[^\s@]+$/, /\u200c|\u200d|\ufe0f/],
];

/** The names of the most common invisible characters. */
const names: Readonly<Record<string, string>> = {
  "\u000b": "a line break of Word",
  "\u00ad": "a soft hyphen",
  "\u2028": "a line separator",
  "\u2029": "a paragraph separator",
  "\u200b": "a zero-width space",
  "\u200d": "a zero-width joiner",
  "\u2060": "a word joiner",
  "\ufeff": "a byte order mark",
};

/**
 * Returns the message about the first invisible or lost character of a text, with its offset. U+FFFD is a lost character, because a program
 * has put it in place of a character that it could not read. Returns undefined if there is no such character.
 */
function invisibleIn(text: string): { index: number; message: string } | undefined {
  const patterns = invisibleInAddresses.flatMap(([address, inAddress]) =>
    address.test(text) ? inAddress : [],
  );
  const [found] = [invisible, /\ufffd/, ...patterns]
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null)
    .sort((one, other) => one.index - other.index);
  if (!found) return undefined;
  const [sign] = found;
  const before = /\S+\s?$/.exec(text.slice(0, found.index))?.[0].replace(/\n$/, "").slice(-20);
  const where = before === undefined ? "at the beginning" : `after ${JSON.stringify(before)}`;
  if (sign === "\ufffd")
    return {
      index: found.index,
      message: `A character was lost ${where}, and � is in its place. The text was probably saved in another encoding, or it contains a code such as &#0;. Type the right character there.`,
    };
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = names[sign] ? `${code}, ${names[sign]}` : code;
  const message = `There is an invisible character (${name}) ${where}. Delete the characters around it and type them again.`;
  return { index: found.index, message };
}

const placeAt = (text: string, index: number): FilePosition => {
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/**
 * Finds invisible and lost characters in a file (see `invisibleIn`). Also finds such characters if they are written as an escape (YAML) or
 * an entity (Markdown).
 */
const checkInvisible = memoize((content: ContentFile): readonly Problem[] => {
  const { file, source, entries, tree } = content;
  const written = invisibleIn(source);
  if (written) return [errorIn(file, placeAt(source, written.index), written.message)];
  const problems = entries.flatMap(({ value, path }) =>
    textsIn(value, path).flatMap(({ text, path: where }) => {
      const hidden = invisibleIn(text);
      return hidden ? [problemAt(content, where, hidden.message)] : [];
    }),
  );
  visit(tree, (node) => {
    // Only these fields of a node contain text that a volunteer has written: text of the page, descriptions of pictures, and addresses.
    const texts = Object.entries(node).flatMap(([field, text]: [string, unknown]) =>
      ["value", "alt", "title", "url"].includes(field) && typeof text === "string" ? [text] : [],
    );
    const [hidden] = texts.flatMap((text) => invisibleIn(text) ?? []);
    if (hidden) problems.push(errorIn(file, placeOfNode(node, content), hidden.message));
  });
  return problems;
});

/** Checks all texts, and the fields of all entries. */
export function checkMarkdown(site: Content): Problem[] {
  const { shown } = indexOf(site);
  return [
    ...site.files.flatMap(checkFields),
    ...site.files.flatMap(checkInvisible),
    ...[...shown].flatMap(([content, page]) => [
      ...checkText(content),
      ...checkStatements(content, page),
      ...leafletProblems(content),
      ...clashes(content, page),
    ]),
  ];
}

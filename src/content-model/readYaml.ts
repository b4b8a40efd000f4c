import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from "yaml";
import { topOfFile, type FilePosition } from "./problem";

/** Parsed YAML, with the position of every value. `errors` lists the parts that could not be parsed. */
interface YamlText {
  data: unknown;
  errors: { place: FilePosition; message: string }[];
  /** Returns the position of the value at `path`, or of its nearest existing ancestor. */
  placeOf(path: readonly PropertyKey[]): FilePosition;
  /** Returns the position of the key `key` in the object at `path`, for a message about a key that is not allowed. */
  placeOfKey(path: readonly PropertyKey[], key: string): FilePosition;
  /**
   * Returns the path of the innermost value that contains a position. The path is empty for a position between values. It is also empty if
   * the text has errors, because there are no values in that case.
   */
  pathAt(place: FilePosition): (string | number)[];
}

const specialBeginning = "A text cannot begin with & or !. Put the whole text in quotes.";

/**
 * Messages in plain words for the errors of the YAML parser. Each pattern matches the code of an error, followed by the parser's own
 * message. The message of the first matching pattern is used.
 */
const messages: readonly (readonly [RegExp, string])[] = [
  [/^TAB_AS_INDENT/, "This is a tab. Indent with spaces, never with tabs."],
  [
    /^DUPLICATE_KEY/,
    "This field is already given above. Each field may be given only once. Delete or rename one of the two.",
  ],
  [
    /Missing closing/,
    "A quotation mark opens here, but no quotation mark closes the text. Write the closing quotation mark at the end of the text.",
  ],
  [
    /end with a [\]}]/,
    "A bracket that opens above this line is never closed. Write the closing bracket. If the text itself begins with a bracket, put the whole text in quotes.",
  ],
  [
    /^(?:BAD_INDENT|MISSING_CHAR Sequence item)/,
    "This line begins with too many or too few spaces. Begin it with the same number of spaces as the other fields of this entry, or as the other entries of this list.",
  ],
  [
    /^MULTILINE_IMPLICIT_KEY|Implicit map keys/,
    "The colon and the space after the name of a field are missing here. If this line continues the text above it, put spaces before it.",
  ],
  [
    /^FIELD_IN_TEXT/,
    "This line begins with too many spaces, so it continues the text above it. If a field begins here, begin the line with the same number of spaces as the other fields. If the line belongs to the text, put the whole text in quotes.",
  ],
  [/^MULTIPLE_DOCS/, 'A line with only "---" cannot stand here. Delete the line.'],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    "This text contains a colon that is followed by a space or by the end of the line. Put the whole text in quotes.",
  ],
  [/^BAD_SCALAR_START/, "A text cannot begin with this character. Put the whole text in quotes."],
  [/^(?:TAG_RESOLVE_FAILED|BAD_ALIAS|MULTIPLE_(?:ANCHORS|TAGS)|BAD_PROP_ORDER)/, specialBeginning],
  [
    /at node end$/,
    'The value of the field ends before this place, because a quotation mark or a bracket closes it. Put the whole text in double quotation marks, and write \\" for each quotation mark inside it.',
  ],
  [
    /^BAD_DQ_ESCAPE/,
    "A backslash has a special meaning between double quotation marks. Write \\\\ for one backslash.",
  ],
  [
    /^(?:UNEXPECTED_TOKEN|MISSING_CHAR|BLOCK_IN_FLOW)/,
    "A field cannot continue like this. If the characters here belong to a text, put the whole text in quotes. In a list in square brackets, write a comma between two entries.",
  ],
];

/**
 * Returns the message about an error of the YAML parser. The codes TAB_AS_INDENT and FIELD_IN_TEXT do not come from the parser, but from
 * this module.
 */
const messageOf = (code: string, message: string): string =>
  messages.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1] ??
  `This line cannot be read (${message.replace(/[.:]?$/, "")}). Compare it with the lines around it.`;

/** Replaces the comments of a YAML text by spaces, so that a search finds only content. */
export function withoutComments(text: string): string {
  if (!text.includes("#")) return text;
  let kept = "";
  for (const lexeme of new Lexer().lex(text)) {
    // The lexer adds these control characters, which are not in the text, so they are skipped.
    if (["\u0002", "\u0018", "\u001f"].includes(lexeme)) continue;
    kept += lexeme.startsWith("#") ? " ".repeat(lexeme.length) : lexeme;
  }
  return kept;
}

/**
 * Parses YAML 1.2.
 * @param firstLine the line of the file on which the text begins, counted from 1
 * @param isValid returns whether a text would be a valid value at a path. With its answer, the function decides whether a comment after a
 * text was meant as part of the text
 */
export function readYaml(
  text: string,
  firstLine = 1,
  isValid: (path: readonly PropertyKey[], text: string) => boolean = () => false,
): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const top = { ...topOfFile, line: firstLine };
  const placeAt = (offset: number): FilePosition => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const placeOf = (path: readonly PropertyKey[]): FilePosition => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return placeAt(node.range[0]);
    }
    return top;
  };
  const placeOfKey = (path: readonly PropertyKey[], key: string): FilePosition => {
    const map = document.getIn(path, true);
    const keys = isMap(map) ? map.items.map((pair) => pair.key) : [];
    const found = keys.find((each) => isScalar(each) && String(each.value) === key);
    return isScalar(found) && found.range ? placeAt(found.range[0]) : placeOf(path);
  };
  const pathAt = ({ line, column }: FilePosition): (string | number)[] => {
    const offset = (lineCounter.lineStarts[line - firstLine] ?? NaN) + column - 1;
    const contains = (node: unknown) => {
      const [start, end] = (isNode(node) && node.range) || [];
      return start === offset || (start !== undefined && end !== undefined && start < offset && offset < end);
    };
    const path: (string | number)[] = [];
    let node: unknown = document.contents;
    while (isMap(node) || isSeq(node)) {
      const parts = isMap(node)
        ? node.items.map(({ key, value }) => [String(key), value] as const)
        : node.items.map((item, index) => [index, item] as const);
      const [key, inner] = parts.find(([, part]) => contains(part)) ?? [];
      if (key === undefined) break;
      path.push(key);
      node = inner;
    }
    return path;
  };
  const placed = ({ at, message }: Lost) => ({ place: placeAt(at), message });
  const tab = document.errors.length > 0 ? /^ *\t/m.exec(text) : null;
  const tabs = tab ? [{ place: placeAt(tab.index), message: messageOf("TAB_AS_INDENT", "") }] : [];
  const spaces = oddSpaces(document, text).map((at) => ({ place: placeAt(at), message: oddSpaceAdvice }));
  // Warnings count as errors, because the parser reports some errors only as warnings, for example tags that YAML 1.2 does not define.
  const found = [...document.errors, ...document.warnings].map((error) => {
    const line = lineInText(document, text, error);
    if (line !== undefined) return { place: placeAt(line), message: messageOf("FIELD_IN_TEXT", "") };
    const { code, message, pos } = error;
    const at = message.startsWith("Missing closing") ? openingQuote(document, pos[0]) : pos[0];
    return { place: placeAt(at), message: messageOf(code, message) };
  });
  // If a line has several errors, an error about a tab or an odd space comes first, because its message helps most.
  const errors = [
    ...tabs,
    ...spaces,
    ...found,
    ...[
      ...cutTexts(document, (at, whole) => isValid(pathAt(placeAt(at)), whole)),
      ...cutBeginnings(document, text),
      ...lostBackslashes(document, text),
    ].map(placed),
  ].sort((one, other) => one.place.line - other.place.line);
  if (errors.length > 0) return { data: undefined, errors, placeOf, placeOfKey, pathAt: () => [] };
  try {
    return { data: document.toJS() as unknown, errors, placeOf, placeOfKey, pathAt };
  } catch {
    // The library throws an error for an alias that is not defined or that contains itself. A volunteer who writes * never means an alias.
    const message = "A text cannot begin with *. Put the text in quotes, without the stars.";
    return {
      data: undefined,
      errors: [{ place: aliasIn(document, placeAt) ?? top, message }],
      placeOf,
      placeOfKey,
      pathAt: () => [],
    };
  }
}

const oddSpaceAdvice =
  "This is an unusual space (U+00A0 or similar), which word processors write. Delete it, and type an ordinary space.";

/** Matches an odd space, which looks like an ordinary space. YAML does not accept it as the space between a field's name and its value. */
const oddSpace = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/;

/** Matches the beginning of a line up to an odd space. The odd space is before a field's name or after its colon. */
const toOddSpace = new RegExp(`^(?:[ -]*|[ -]*[\\w-]+:)${oddSpace.source}`, "m");

/**
 * Returns the offsets of odd spaces in the names of fields and after their colons. The parser treats such a space as part of a word. If the
 * document has errors, the function returns only the first odd space, because that space may have caused the errors.
 */
function oddSpaces(document: Document, text: string): number[] {
  if (document.errors.length > 0) {
    const found = toOddSpace.exec(text);
    return found ? [found.index + found[0].length - 1] : [];
  }
  const offsets: number[] = [];
  visit(document, {
    Scalar: (key, { type, range, value }) => {
      const isPart = key === "key" ? oddSpace : toOddSpace;
      if (
        type === "PLAIN" &&
        range &&
        typeof value === "string" &&
        isPart.test(value) &&
        (key === "key" || /^[\w-]+:/.test(value))
      )
        offsets.push(range[0] + value.search(oddSpace));
    },
  });
  return offsets;
}

/** Words that YAML would drop from a text, with the offset at which they begin and the message about them. */
interface Lost {
  at: number;
  message: string;
}

/**
 * Finds texts that somebody has probably cut off by mistake, as in "title: Exhibit #12". YAML treats everything from a number sign after a
 * space as a comment. Comments that somebody has probably intended are not reported. Such a comment has a space after the number sign, and
 * does not begin with a number. It follows a text in quotes, or a value such as a day. The value has no spaces and no capital letters, and
 * would not be valid together with the comment.
 * @param isValid returns whether the text at an offset would be valid together with its comment
 */
function cutTexts(document: Document, isValid: (at: number, whole: string) => boolean): Lost[] {
  const lost: Lost[] = [];
  visit(document, {
    Scalar: (_key, { type, value, comment, range }) => {
      if (!type?.match(/PLAIN|QUOTE/) || !comment || !range) return;
      const [line = ""] = comment.split("\n");
      const isProse =
        type === "PLAIN" &&
        typeof value === "string" &&
        (/[\s\p{Lu}]/u.test(value) || isValid(range[0], `${value} #${line}`));
      if (!isProse && !/^(?:\S|\s*\d)/.test(comment)) return;
      const advice =
        type === "PLAIN"
          ? "Put the whole text in quotes. If it is a comment, write it on a line of its own."
          : "Move the closing quotation mark to the end of the text.";
      const message = `The text from " #" on counts as a comment, so ${JSON.stringify(`#${line}`)} would be missing. ${advice}`;
      lost.push({ at: range[0], message });
    },
  });
  return lost;
}

/**
 * Finds texts whose beginning YAML would drop, as in "title: &co said so". YAML takes a word with & for the name of the text, and a word
 * with ! for its type.
 */
function cutBeginnings(document: Document, text: string): Lost[] {
  const lost: Lost[] = [];
  visit(document, {
    Value: (_key, { anchor, tag, range }) => {
      if (!range || (anchor === undefined && tag !== "!")) return;
      const beginning = Math.max(text.lastIndexOf("&", range[0] - 1), text.lastIndexOf("!", range[0] - 1));
      lost.push({ at: beginning, message: specialBeginning });
    },
  });
  return lost;
}

/**
 * Finds Windows paths whose backslashes YAML would drop, as in "C:\new". YAML reads a backslash with certain letters as a line break, a tab
 * or an invisible character.
 */
function lostBackslashes(document: Document, text: string): Lost[] {
  const lost: Lost[] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type !== "QUOTE_DOUBLE" || !range) return;
      const at = text.slice(range[0], range[1]).search(/(?<=(?<![a-z])[a-z]:)\\[a-z]/i);
      if (at !== -1) lost.push({ at: range[0] + at, message: messageOf("BAD_DQ_ESCAPE", "") });
    },
  });
  return lost;
}

/**
 * Returns the offset of a line that looks like a field but that the parser read as the end of a text. An example is ` label: a` below
 * `path: /a`. Returns undefined if the error has another cause.
 */
function lineInText(
  { errors }: Document,
  text: string,
  { code, pos: [start] }: Pick<YAMLError, "code" | "pos">,
): number | undefined {
  if (code !== "BLOCK_AS_IMPLICIT_KEY" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const at = errors.filter(({ pos }) => pos[0] === start);
  const spread = at.find((error) => error.code === "MULTILINE_IMPLICIT_KEY");
  const isText = at.some((error) => error.code === "BLOCK_AS_IMPLICIT_KEY");
  return spread && isText ? text.lastIndexOf("\n", spread.pos[1] - 1) + 1 : undefined;
}

/** Returns the position of the first alias in a document. An alias is written *name. */
function aliasIn(document: Document, placeAt: (offset: number) => FilePosition): FilePosition | undefined {
  let place: FilePosition | undefined;
  visit(document, {
    Alias: (_key, { range }) => {
      if (range) place ??= placeAt(range[0]);
    },
  });
  return place;
}

/**
 * Returns the start of the quoted text that continues to `end` because its closing quotation mark is missing. The start is more useful to
 * volunteers than the end of the file.
 */
function openingQuote(document: Document, end: number): number {
  let opening = end;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[0] <= end && end <= range[2]) opening = range[0];
    },
  });
  return opening;
}

import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit, type Document } from "yaml";
import { topOfFile, type Place } from "./problem";

/** Parsed YAML, with the position of every value; `errors` says what could not be parsed. */
export interface YamlText {
  data: unknown;
  errors: { place: Place; message: string }[];
  /** The position of the value at `path`, or of its nearest existing ancestor. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** The position of a key, for keys that should not be there. */
  placeOfKey(path: readonly PropertyKey[], key: string): Place;
}

/** What a volunteer can do about each kind of YAML error. */
const advice: Record<string, string> = {
  TAB_AS_INDENT: "Indent with spaces, never with tabs",
  DUPLICATE_KEY: "Each field may be given only once; delete or rename one of the two",
  MISSING_CHAR: "A quotation mark or bracket is opened but never closed; close it",
  BAD_INDENT: "Give the line the same number of spaces as its neighbours",
  MULTILINE_IMPLICIT_KEY: "A field's name must be on one line with its colon; put the text in quotes",
  BLOCK_AS_IMPLICIT_KEY: 'Put a text that holds ": " in quotes',
  BAD_SCALAR_START: "Put a text that begins with a special character in quotes",
  UNEXPECTED_TOKEN: "Put a text with special characters in quotes",
};

/** Reads YAML 1.2. `firstLine` counts from 1. */
export function readYaml(text: string, firstLine = 1): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const tab = document.errors.length > 0 ? /^ *\t/m.exec(text) : null;
  const tabs = tab ? [{ place: placeAt(tab.index), message: `A tab. ${advice.TAB_AS_INDENT ?? ""}.` }] : [];
  // The parser warns of what YAML 1.2 does not define, such as custom tags.
  const found = [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    place: placeAt(code === "MISSING_CHAR" ? openingQuote(document, pos[0]) : pos[0]),
    message: `${message.replace(/[.:]?$/, "")}. ${advice[code] ?? "Compare with the lines around it"}.`,
  }));
  const errors = [...tabs, ...found];
  return {
    data: errors.length === 0 ? dataOf(document, firstLine, errors) : undefined,
    errors,
    placeOf: (path) => placeOf(document, path, placeAt, firstLine),
    placeOfKey: (path, key) =>
      placeOfKey(document, path, key, placeAt) ?? placeOf(document, path, placeAt, firstLine),
  };
}

/** The start of the quoted text that runs on to `end`, which is more useful to volunteers than the end of the file. */
function openingQuote(document: Document, end: number): number {
  let opening = end;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[0] <= end && end <= range[2]) opening = range[0];
    },
  });
  return opening;
}

/** The data of a document without syntax errors; aliases may still be unresolved or recursive. */
function dataOf(document: Document, firstLine: number, errors: YamlText["errors"]): unknown {
  try {
    return document.toJS() as unknown;
  } catch (error) {
    const place = { ...topOfFile, line: firstLine };
    errors.push({
      place,
      message: `${(error as Error).message}. Put a text with special characters in quotes.`,
    });
    return undefined;
  }
}

type PlaceAt = (offset: number) => Place;

function placeOf(
  document: Document,
  path: readonly PropertyKey[],
  placeAt: PlaceAt,
  firstLine: number,
): Place {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return placeAt(node.range[0]);
  }
  return { ...topOfFile, line: firstLine };
}

function placeOfKey(
  document: Document,
  path: readonly PropertyKey[],
  key: string,
  placeAt: PlaceAt,
): Place | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key);
  return isScalar(pair?.key) && pair.key.range ? placeAt(pair.key.range[0]) : undefined;
}

/** Finds characters that nobody sees: they come with text that is pasted, hide words from searches and break addresses. */
import { visit } from "unist-util-visit";
import type { Content, ContentFile } from "../contentFile";
import { errorIn, placeOfNode, problemAt, type Place, type Problem } from "../problem";
import { textsIn } from "../textsIn";

/** Control characters, and characters without a width. Those that join or part letters and emoji (U+200C, U+200D) belong to some languages. */
const invisible =
  // eslint-disable-next-line no-control-regex -- Finds them.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/u;

/** The names of the commonest invisible characters. */
const names: Readonly<Record<string, string>> = {
  "\u000b": "a line break of Word",
  "\u00ad": "a soft hyphen",
  "\u200b": "a zero-width space",
  "\u2060": "a word joiner",
  "\ufeff": "a byte order mark",
};

/** Returns the message about the first invisible character of a text and its position; undefined if there is none. */
function invisibleIn(text: string): { index: number; message: string } | undefined {
  const found = invisible.exec(text);
  if (!found) return undefined;
  const [sign] = found;
  const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = names[sign] ? `${code}, ${names[sign]}` : code;
  const before = /[^\s]+\s?$/.exec(text.slice(0, found.index))?.[0].slice(-20);
  const where = before === undefined ? "at the beginning" : `after ${JSON.stringify(before)}`;
  const message = `There is an invisible character (${name}) ${where}. Delete the characters around it and type them again.`;
  return { index: found.index, message };
}

const placeAt = (text: string, index: number): Place => {
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** Finds invisible characters: those in the file, and those that an escape or an entity stands for, which the file does not show. */
function inFile(content: ContentFile): Problem[] {
  const { file, source, entries, tree } = content;
  const written = invisibleIn(source);
  if (written) return [errorIn(file, placeAt(source, written.index), written.message)];
  const problems = entries.flatMap(({ value, path }) =>
    textsIn(value, path).flatMap(({ text, path: where }) => {
      const hidden = invisibleIn(text);
      return hidden ? [problemAt(content, where, hidden.message)] : [];
    }),
  );
  visit(tree, "text", (node) => {
    const hidden = invisibleIn(node.value);
    if (hidden) problems.push(errorIn(file, placeOfNode(node, content), hidden.message));
  });
  return problems;
}

/** Finds the first such character of each file, and every one that an escape or an entity stands for. */
export const checkInvisible = ({ files }: Content): Problem[] => files.flatMap(inFile);

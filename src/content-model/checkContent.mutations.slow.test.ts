import fc from "fast-check";
import { toString } from "mdast-util-to-string";
import sharp from "sharp";
import { ContentCopy } from "../../tests/support/contentCopy";
import { kindOfFile } from "./kinds";
import { readContentFile } from "./readContent";
import type { Problem } from "./problem";

/** Ways in which a file can get corrupted; `at` and `other` pick a position in it. */
const mutations: Record<string, (bytes: Buffer, at: number, other: number) => Buffer> = {
  "a byte is another": (bytes, at, other) => {
    const copy = Buffer.from(bytes);
    copy[at % copy.length] = other % 256;
    return copy;
  },
  "the end is missing": (bytes, at) => bytes.subarray(0, at % bytes.length),
  "a line is missing": onLines((lines, at) => void lines.splice(at % lines.length, 1)),
  "a line is there twice": onLines((lines, at) => {
    lines.splice(at % lines.length, 0, lines[at % lines.length] ?? "");
  }),
  "two lines have changed places": onLines((lines, at, other) => {
    const [one, two] = [at % lines.length, other % lines.length];
    [lines[one], lines[two]] = [lines[two] ?? "", lines[one] ?? ""];
  }),
  "a line is indented": onLines((lines, at, other) => {
    lines[at % lines.length] = `${["  ", "\t", " "][other % 3] ?? ""}${lines[at % lines.length] ?? ""}`;
  }),
  "a sign is put in": (bytes, at, other) => {
    const sign = signs[other % signs.length] ?? "";
    const place = at % bytes.length;
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(sign), bytes.subarray(place)]);
  },
};

const signs = [
  '"',
  "'",
  ":",
  "- ",
  "#",
  "{",
  "[",
  "]",
  "|",
  ">",
  "&",
  "*",
  "<b>",
  "---\n",
  "\0",
  "\u202e",
  "](",
];

function onLines(change: (lines: string[], at: number, other: number) => void) {
  return (bytes: Buffer, at: number, other: number) => {
    const lines = bytes.toString("utf8").split("\n");
    change(lines, at, other);
    return Buffer.from(lines.join("\n"));
  };
}

/** All letters and digits of a text, in no particular order: what a reader could miss. */
const letters = (text: string) => [...text.toLowerCase().matchAll(/[\p{L}\p{N}]/gu)].length;

/** All keys and values of data, as words. */
function wordsOf(data: unknown): string {
  if (Array.isArray(data)) return data.map(wordsOf).join(" ");
  if (typeof data !== "object" || data === null || data instanceof Date) return JSON.stringify(data ?? "");
  return Object.entries(data)
    .map(([key, value]) => `${key} ${wordsOf(value)}`)
    .join(" ");
}

/** The letters that the check has parsed: those of the data and of the Markdown. */
function understood(copy: ContentCopy, file: string): number {
  const kind = kindOfFile(file);
  const content = kind && readContentFile(kind, file, copy.bytes(file)).content;
  if (!content) return 0;
  return letters(wordsOf(content.yaml.data).replaceAll("\\n", " ")) + letters(toString(content.tree));
}

/** The letters of a file without its comments. */
const written = (text: string) => letters(text.replace(/^\s*#(?!#* ).*$|(?<=^|\s)# .*$/gm, ""));

/** A problem has a position that exists in its file, and a message for the volunteer. */
function expectReadable(copy: ContentCopy, { file, line, column, message }: Problem): void {
  const name = file.replace(/^content\//, "");
  const lines = copy.names(/./).includes(name) ? copy.read(name).split(/\r\n?|\n/).length : 1;
  expect(lines).toBeGreaterThanOrEqual(line);
  expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
  expect(message).toMatch(/^(?!.*(undefined|\[object|NaN)).{15,}[.?…]$/su);
}

/** The letters that are written in a file but not understood: keys in other words, quotes, addresses of links. */
const unread = (copy: ContentCopy, file: string) => written(copy.read(file)) - understood(copy, file);

/** Content without errors has lost nothing: pictures can be opened, and texts are parsed as before. */
async function expectWhole(copy: ContentCopy, file: string, unreadBefore: number): Promise<void> {
  if (/^images/.test(file)) await expect(sharp(copy.bytes(file)).metadata()).resolves.toHaveProperty("width");
  else
    expect(unread(copy, file)).toBeLessThanOrEqual(
      Math.max(unreadBefore, 0) + 0.1 * written(copy.read(file)),
    );
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "100 mutations of a file each end in messages that a volunteer can follow, or in content that has lost nothing, seed %i",
  async (seed) => {
    const copy = new ContentCopy();
    const place = fc.nat({ max: 100_000 });
    const files = fc.constantFrom(...copy.names(/\.(ya?ml|md|jpg)$/));
    const mutation = fc.constantFrom(...Object.keys(mutations));
    const property = fc.asyncProperty(files, mutation, place, place, async (file, name, at, other) => {
      const before = Buffer.from(copy.bytes(file));
      const unreadBefore = unread(copy, file);
      copy.write(file, mutations[name]?.(before, at, other) ?? before);
      try {
        const problems = await copy.check();
        for (const problem of problems) expectReadable(copy, problem);
        if (problems.every(({ severity }) => severity === "warning"))
          await expectWhole(copy, file, unreadBefore);
      } finally {
        copy.write(file, before);
      }
    });
    await fc.assert(property, { numRuns: 100, seed });
    copy.delete();
  },
);

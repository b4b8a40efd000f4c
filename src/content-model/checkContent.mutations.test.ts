import { toString } from "mdast-util-to-string";
import { ContentCopy } from "../../tests/support/contentCopy";
import { readContentFile } from "./check/contentFile";
import type { Problem } from "./check/problem";

/** Mulberry32: a small generator of random numbers that gives the same ones for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Next = () => number;
const below = (next: Next, end: number) => Math.floor(next() * end);
const some = <Item>(next: Next, items: readonly Item[]): Item => items[below(next, items.length)] as Item;

/** Ways in which a file goes wrong between a volunteer's hands and a disk. */
const mutations: Record<string, (bytes: Buffer, next: Next) => Buffer> = {
  "a byte is another": (bytes, next) => {
    const copy = Buffer.from(bytes);
    copy[below(next, copy.length)] = below(next, 256);
    return copy;
  },
  "the end is missing": (bytes, next) => bytes.subarray(0, below(next, bytes.length)),
  "a line is missing": onLines((lines, next) => void lines.splice(below(next, lines.length), 1)),
  "a line stands twice": onLines((lines, next) => {
    const at = below(next, lines.length);
    lines.splice(at, 0, lines[at] ?? "");
  }),
  "two lines have changed places": onLines((lines, next) => {
    const [one, other] = [below(next, lines.length), below(next, lines.length)];
    [lines[one], lines[other]] = [lines[other] ?? "", lines[one] ?? ""];
  }),
  "a line is indented": onLines((lines, next) => {
    const at = below(next, lines.length);
    lines[at] = `${some(next, ["  ", "\t", " "])}${lines[at] ?? ""}`;
  }),
  "a sign is put in": (bytes, next) => {
    const at = below(next, bytes.length);
    const sign = some(next, [
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
      "javascript:",
    ]);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(sign), bytes.subarray(at)]);
  },
};

function onLines(change: (lines: string[], next: Next) => void) {
  return (bytes: Buffer, next: Next) => {
    const lines = bytes.toString("utf8").split("\n");
    change(lines, next);
    return Buffer.from(lines.join("\n"));
  };
}

const files = [
  "campaign.yaml",
  "navigation.yaml",
  "search.yaml",
  "timeline.yaml",
  "people.yaml",
  "contact.yaml",
  "pages/home.md",
  "pages/alibi.md",
  "testimonies/sarah-hanover.md",
  "images/home-banner.jpg",
  "images/people/portrait-01.jpg",
];

/** All letters and digits of a text, in no order: what a reader could miss. */
const letters = (text: string) => [...text.toLowerCase().matchAll(/[\p{L}\p{N}]/gu)].length;

/** The letters that the check has understood: the data's and the Markdown's. */
async function understood(root: string, file: string): Promise<number> {
  const problems: Problem[] = [];
  const content = await readContentFile(root, file, problems);
  if (!content) return 0;
  const data = JSON.stringify(content.yaml.data);
  return letters(data) + letters(toString(content.tree));
}

/** The letters of a file without its comments. */
const written = (text: string) => letters(text.replace(/^\s*#(?!#* ).*$|(?<=^|\s)# .*$/gm, ""));

test.each([1, 2, 3, 4])(
  "250 random mutations end in a message or in content that has lost nothing, seed %i",
  async (seed) => {
    const next = random(seed);
    const copy = new ContentCopy();
    const lost: string[] = [];
    for (let count = 0; count < 250; count++) {
      const file = some(next, files);
      const [name, mutate] = some(next, Object.entries(mutations));
      const before = Buffer.from(copy.bytes(file));
      const after = mutate(before, next);
      copy.write(file, after);
      const problems = await copy.check();
      if (problems.length === 0 && !file.startsWith("images")) {
        // Keys, quotes and marks are not read aloud: of what is written, the check must understand nearly every letter.
        const [has, had] = [await understood(copy.root, file), written(after.toString("utf8"))];
        if (has < had * 0.9) lost.push(`${file}: ${name}: ${has} of ${had}`);
      }
      copy.write(file, before);
    }
    copy.delete();
    expect(lost).toEqual([]);
  },
);

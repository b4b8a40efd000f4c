import fc from "fast-check";
import { ContentCopy } from "../../tests/support/contentCopy";
import type { Problem } from "./problem";

/**
 * Functions that each corrupt a file in a different way. `at` and `other` are random numbers by which a function chooses positions and
 * values.
 */
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

const signs = `" ' : # { [ ] | > & * - <b> ---\n \0 \u202e ](`.split(" ");

function onLines(change: (lines: string[], at: number, other: number) => void) {
  return (bytes: Buffer, at: number, other: number) => {
    const lines = bytes.toString("utf8").split("\n");
    change(lines, at, other);
    return Buffer.from(lines.join("\n"));
  };
}

/** Checks that a problem has a position that exists in its file, and a message that volunteers can read. */
function expectReadable(copy: ContentCopy, { file, line, column, message }: Problem): void {
  const name = file.replace(/^content\//, "");
  const lines = copy.names(/./).includes(name) ? copy.read(name).split(/\r\n?|\n/).length : 1;
  expect(lines).toBeGreaterThanOrEqual(line);
  expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
  expect(message).toMatch(/^(?!.*(undefined|\[object|NaN)).{15,}[.?…]$/su);
}

test.each([1, 2])(
  "whatever happens to a file, the check ends in messages that a volunteer can follow, seed %i",
  async (seed) => {
    const copy = new ContentCopy();
    const place = fc.nat({ max: 100_000 });
    const files = fc.constantFrom(...copy.names(/\.(ya?ml|md|jpg)$/));
    const mutation = fc.constantFrom(...Object.keys(mutations));
    const property = fc.asyncProperty(files, mutation, place, place, async (file, name, at, other) => {
      const before = Buffer.from(copy.bytes(file));
      copy.write(file, mutations[name]?.(before, at, other) ?? before);
      try {
        for (const problem of await copy.problems()) expectReadable(copy, problem);
      } finally {
        copy.write(file, before);
      }
    });
    await fc.assert(property, { numRuns: 100, seed });
  },
);

import { parse } from "yaml";
import { z } from "zod";
import { updateYaml } from "./updateYaml";

const timeline = `# A comment for volunteers.
# A second line of it.

- anchor: first
  when: "1985-08-07" # checked
  description: "Said: in quotes."
  icon: house
- anchor: second
  # why this one is here
  when: "1985-08-08"
  text: >-
    A folded text of some words which runs on and on in one line of its own.
  tags:
    - a
    - b
  sample: true
- anchor: third
  when: "1985-08-09"
`;

type Entry = Record<string, unknown>;

/** Returns a function that changes some fields of one entry. An undefined field is removed. */
const changed =
  (index: number, fields: Entry) =>
  (data: Entry[]): Entry[] =>
    data.map((entry, at) => {
      if (at !== index) return entry;
      const updated = Object.entries({ ...entry, ...fields }).filter(([, value]) => value !== undefined);
      return Object.fromEntries(updated);
    });

/** Changes the data, updates the text and returns the lines that were added and removed. */
function difference(text: string, change: (data: Entry[]) => unknown): string[] {
  const after = change(parse(text) as Entry[]);
  const updated = updateYaml(text, after);
  expect(parse(updated)).toEqual(after);
  const [oldLines, newLines] = [text.split("\n"), updated.split("\n")];
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `-${line}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+${line}`),
  ];
}

describe("updateYaml", () => {
  it.each<[string, (data: Entry[]) => unknown, string[]]>([
    ["nothing", (data) => data, []],
    ["a plain text", changed(2, { anchor: "last" }), ["-- anchor: third", "+- anchor: last"]],
    [
      "a text in quotes, and the comment behind another stays",
      changed(0, { description: 'He said "so".' }),
      ['-  description: "Said: in quotes."', '+  description: "He said \\"so\\"."'],
    ],
    [
      "a quoted date with a comment behind it",
      changed(0, { when: "1985-08-06" }),
      ['-  when: "1985-08-07" # checked', '+  when: "1985-08-06" # checked'],
    ],
    ["a plain text that now needs quotes", changed(0, { icon: "yes" }), ["-  icon: house", '+  icon: "yes"']],
    [
      "a folded text",
      changed(1, { text: "Short now." }),
      ["-    A folded text of some words which runs on and on in one line of its own.", "+    Short now."],
    ],
    ["a field removed", changed(1, { sample: undefined }), ["-  sample: true"]],
    [
      "the first field taken away",
      changed(2, { anchor: undefined }),
      ["-- anchor: third", '-  when: "1985-08-09"', '+- when: "1985-08-09"'],
    ],
    ["a new field", changed(2, { source: "A record: page 2" }), ['+  source: "A record: page 2"']],
    ["a list", changed(1, { tags: ["a"] }), ["-    - b"]],
    [
      "an entry taken away",
      (data) => data.slice(1),
      [
        "-- anchor: first",
        '-  when: "1985-08-07" # checked',
        '-  description: "Said: in quotes."',
        "-  icon: house",
      ],
    ],
    [
      "an entry rewritten beside a new one, and the comment in it stays",
      ([a, , c]) => [a, { anchor: "second", when: "1990", text: "Other words." }, { anchor: "new" }, c],
      [
        '-  when: "1985-08-08"',
        "-    A folded text of some words which runs on and on in one line of its own.",
        "-  tags:",
        "-    - a",
        "-    - b",
        "-  sample: true",
        '+  when: "1990"',
        "+    Other words.",
        "+- anchor: new",
      ],
    ],
    [
      "an entry put in the middle",
      ([a, ...rest]) => [a, { anchor: "new", when: "1985", links: [{ text: "One" }] }, ...rest],
      ["+- anchor: new", '+  when: "1985"', "+  links:", "+    - text: One"],
    ],
  ])("changes %s and nothing else", (_name, change, expected) => {
    expect(difference(timeline, change)).toEqual(expected);
  });

  it("moves entries with their comments", () => {
    const [a, b, c] = parse(timeline) as Entry[];
    const updated = updateYaml(timeline, [c, a, b]);
    expect(updated.split("\n").sort()).toEqual(timeline.split("\n").sort());
    expect(parse(updated)).toEqual([c, a, b]);
  });

  it.each([
    ["keeps the blank lines between entries", "- a: 1\n\n- a: 2\n", "- a: 1\n\n- a: 3\n  b: 1\n\n- a: 2\n"],
    ["keeps the blank line before an entry of another form", "- one\n\n- two\n", "- one\n\n- a: 1\n"],
    [
      "keeps the comments at the top and in an entry",
      "# A\n\n-\n  # B\n  a: 1\n",
      "# A\n\n# B\n- a: 1\n- b: 2\n",
    ],
    ["keeps a comment behind a value that becomes a list", "- a: 1 # why\n", "- a:\n    - 1\n    # why\n"],
    ["writes into an empty file below its comments", "# Nothing yet.\n", "# Nothing yet.\n- a: 1\n"],
    ["puts a field before the others if the model has it there", "- b: 1\n", "- a: 0\n  b: 1\n"],
  ])("%s", (_what, text, expected) => {
    expect(updateYaml(text, parse(expected))).toBe(expected);
  });

  it("keeps a default value that an entry contains although the data leaves it out", () => {
    const schema = z.array(z.object({ a: z.number(), b: z.string().default("usual") }));
    expect(updateYaml("- a: 1\n  b: usual\n", [{ a: 2 }], schema)).toBe("- a: 2\n  b: usual\n");
  });
});

import { parse } from "yaml";
import {
  contact,
  edit,
  movedSecond,
  page,
  timeline,
  withoutSecond,
  type Change,
} from "../../tests/support/mergeSamples";
import { mergeText } from "./mergeText";
import { updateYaml } from "./updateYaml";

const title = "# One\n\nA text.\n";

/** Changes that two people make in different places of one file. */
const apart: Record<string, [base: string, rows: [what: string, mine: Change, theirs: Change][]]> = {
  "timeline.yaml": [
    timeline,
    [
      ["two fields of one entry", ['"The first day"', '"Day one"'], ["Said: in", "He said: in"]],
      ["a value and the comment behind it", ["08-07", "08-06"], ["checked", "checked twice"]],
      ["a comment and the field below it", ["why this", "Why this"], ["08-09", "08-10"]],
      ["the comment at the top and an entry", ["for volunteers", "for all"], ["third day", "last day"]],
      ["a key and another field", ["anchor: second", "anchor: later"], ["two lines", "some lines"]],
    ],
  ],
  "contact.yaml": [
    contact,
    [
      ["fields of nested lists", ["1 Quay", "2 Quay"], ['"00000000"', '"00000001"']],
      ["a nested list and a field", ["/card", "/cards"], ["  sample: true\n", ""]],
      [
        "entries that both add to a nested list",
        ["    - label: Number", "    - label: Fax\n      value: none\n    - label: Number"],
        ["/card\n", "/card\n    - text: By post\n      url: https://example.org/post\n"],
      ],
    ],
  ],
  "pages/a.md": [
    page,
    [
      ["fields and text", ["title: The", "title: An"], ["at night", "by day"]],
      ["nested fields", ["file: a.jpg", "caption: Of oak.\n  file: a.jpg"], ["A log.", "A long log."]],
      ["neighbouring paragraphs", ["It was short.", "It was long."], ["- One thing.", "- Some thing."]],
      ["items of a list", ["- One", "- No"], ["- Another", "- Any other"]],
      ["a heading and the paragraph below it", ["## The call", "## One call"], ["at night", "by day"]],
      [
        "paragraphs that both add",
        ["second call.\n", "second call.\n\nI add this.\n"],
        ["The first", "They add this.\n\nThe first"],
      ],
      [
        "a paragraph in a section that the other renamed and began",
        ["## The reply\n", "## No reply\n\nAn opening.\n"],
        ["answered it at all", "ever answered it"],
      ],
      [
        "paragraphs below a heading that the other removed",
        ["## The reply\n\n", ""],
        ["no second", "a second"],
      ],
    ],
  ],
  "README.md": [title, [["lines of a text without fields", ["One", "Two"], ["A text", "The text"]]]],
  "notes.txt": ["a\nb\nc\n", [["lines of a file that no kind has", ["a\n", "A\n"], ["c\n", "C\n"]]]],
};

describe.each(Object.entries(apart))(
  "%s keeps what two people change in different places:",
  (name, [base, rows]) => {
    it.each(rows)("%s", (_what, own, others) => {
      const [mine, theirs] = [edit(base, own), edit(base, others)];
      const expected = { text: edit(mine, others), conflicts: [] };
      expect(mergeText(name, { base, mine, theirs })).toMatchObject(expected);
      expect(mergeText(name, { base, mine: theirs, theirs: mine })).toMatchObject(expected);
    });
  },
);

const lastDay: Change = ["third day", "last day"];
const someLines: Change = ["two lines", "some lines"];

const [call, reply] = [page.indexOf("## The call"), page.indexOf("## The reply")];
const movedSection =
  `${page.slice(0, call)}${page.slice(reply)}\n${page.slice(call, reply)}`.trimEnd() + "\n";
const inSection: Change[] = [
  ["at night.", "by day."],
  ["second call.\n", "second call.\n\nThat is all.\n"],
];

type MergeRow = [what: string, file: string, [base: string, mine: string, theirs: string, text: string]];

/** Returns a list of cards, whose titles are the given letters. */
const cards = (titles: string) => Array.from(titles, (title) => `- title: ${title}\n`).join("");
/** Returns a text of sections, whose titles are the given letters. */
const sections = (titles: string) =>
  Array.from(titles, (title) => `## ${title}\n\nA paragraph about ${title} alone, ${title}${title}.\n`).join(
    "\n",
  );

/** Two versions of a list, in which each side has moved another entry, and the merged list with both moves. */
const movesApart: [what: string, mine: string, theirs: string, both: string][] = [
  ["two pairs that two people swapped", "ABCEDF", "BACDEF", "BACEDF"],
  ["an entry that one moved past a pair that the other swapped", "BACDEF", "ABECDF", "BAECDF"],
  ["two entries that two people moved to the ends", "FABCDE", "BCDEFA", "FBCDEA"],
  ["neighbours that two people moved together", "CABDEF", "ABCFDE", "CABFDE"],
  ["a move to the end and a swap of two that it passed", "ABDEFC", "ABCDFE", "ABDFEC"],
  ["a move and the removal of another entry", "ABCFDE", "BCDEF", "BCFDE"],
  ["a move and a move next to an addition", "CABDEF", "ABCDGFE", "CABDGFE"],
];

it.each([
  ["to different places", "BACDEF", "BCDEFA", [["“A”"]]],
  ["to the same place", "BCDAEF", "BCDAEF", []],
  ["to places with only another moved entry between them", "BACDEF", "BADCEF", []],
  ["and changed nothing else", "ABCDEF", "BCDEFA", []],
])("names each entry that two people moved %s", (_how, mine, theirs, labels) => {
  const [base, own, others] = [cards("ABCDEF"), cards(mine), cards(theirs)];
  expect(mergeText("contact.yaml", { base, mine: own, theirs: others }).keptMoves).toEqual(labels);
});

it.each<MergeRow>([
  [
    "moves an entry that the other side changed",
    "media.yaml",
    [timeline, movedSecond, edit(timeline, someLines), edit(movedSecond, someLines)],
  ],
  [
    "moves a section that the other side changed and added to",
    "pages/a.md",
    [page, movedSection, edit(page, ...inSection), edit(movedSection, ...inSection)],
  ],
  ...movesApart.flatMap(([what, mine, theirs, text]): MergeRow[] => [
    [`keeps ${what}`, "contact.yaml", [cards("ABCDEF"), cards(mine), cards(theirs), cards(text)]],
    [
      `keeps ${what}, shared first`,
      "contact.yaml",
      [cards("ABCDEF"), cards(theirs), cards(mine), cards(text)],
    ],
  ]),
  [
    "keeps two sections that two people moved",
    "pages/a.md",
    [sections("ABCD"), sections("BACD"), sections("ABDC"), sections("BADC")],
  ],
  [
    "keeps each section whole where two moves do not fit together",
    "pages/a.md",
    [sections("ABCD"), sections("ABDC"), sections("ACBD"), sections("ABDC")],
  ],
  [
    "deletes what the other side did not change",
    "timeline.yaml",
    [timeline, withoutSecond, edit(timeline, lastDay), edit(withoutSecond, lastDay)],
  ],
  [
    "merges a version that is indented differently",
    "contact.yaml",
    [
      "- title: A\n  details:\n    - label: B\n      value: b\n",
      "- title: A\n  details:\n  - label: B\n    value: b\n",
      "- title: A\n  details:\n    - label: B\n      value: c\n    - label: D\n",
      "- title: A\n  details:\n    - label: B\n      value: c\n    - label: D\n",
    ],
  ],
  [
    "writes line feeds, no byte-order mark and a line break at the end",
    "campaign.yaml",
    [
      "\uFEFFa: 1\r\nb: 2\r\nc: 3",
      "\uFEFFa: 2\r\nb: 2\r\nc: 3",
      "\uFEFFa: 1\r\nb: 2\r\nc: 4",
      "a: 2\nb: 2\nc: 4\n",
    ],
  ],
])("%s", (_what, name, [base, mine, theirs, text]) => {
  expect(mergeText(name, { base, mine, theirs })).toMatchObject({ text, conflicts: [] });
});

it.each(["timeline.yaml", "media.yaml"])("a comment survives a save and a merge of %s", (name) => {
  const [one, ...others] = parse(timeline) as Record<string, unknown>[];
  const mine = updateYaml(timeline, [{ ...one, title: "Day one" }, ...others]);
  const { text } = mergeText(name, { base: timeline, mine, theirs: edit(timeline, lastDay) });
  for (const comment of timeline.match(/#.*/g) ?? []) expect(text).toContain(comment);
});

test("of two comments in one place both are kept, and a comment alone is a list without entries", () => {
  const entry = (name: string) => `- title: ${name}\n`;
  const merged = (base: string, mine: string, theirs: string) =>
    mergeText("media.yaml", { base, mine, theirs });
  const base = `${entry("A")}${entry("B")}`;
  const noted = (words: string) => `${entry("A")}# ${words}\n${entry("B")}`;
  expect(merged(base, noted("Mine"), noted("Theirs"))).toMatchObject({
    text: `${entry("A")}# Mine\n# Theirs\n${entry("B")}`,
    conflicts: [],
  });
  const empty = "# Nothing yet.\n";
  const both = merged(empty, `${empty}${entry("A")}`, `${empty}${entry("B")}`);
  expect([both.conflicts, both.text]).toEqual([[], `${empty}\n${entry("A")}${entry("B")}`]);
});

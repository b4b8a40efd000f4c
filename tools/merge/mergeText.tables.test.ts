import type { Conflict } from "./conflict";
import { mergeText } from "./mergeText";

const base = `---
title: T
---

A text.

| Day | What |
| --- | --- |
| 1 May | Said |
| 2 May | Asked |
| 3 May | Denied |

The end.
`;

/** Merges two versions of the text with the table. Each change is a piece of the text and its replacement. */
function merge(mine: [from: string, to: string], theirs: [from: string, to: string]) {
  const changed = ([from, to]: [string, string]) => {
    expect(base).toContain(from);
    return base.replace(from, to);
  };
  const { text, conflicts } = mergeText("pages/a.md", { base, mine: changed(mine), theirs: changed(theirs) });
  return { text, conflicts };
}

test.each<[string, [string, string], [string, string], string]>([
  [
    "two rows",
    ["| Said |", "| Said so |"],
    ["| Denied |", "| Denied it |"],
    "| 1 May | Said so |\n| 2 May | Asked |\n| 3 May | Denied it |",
  ],
  [
    "the heading and a row",
    ["| What |", "| What was said |"],
    ["| Said |", "| Said so |"],
    "| Day | What was said |\n| - | - |\n| 1 May | Said so |",
  ],
  [
    "rows that both add",
    ["| 2 May | Asked |", "| 2 May | Asked |\n| 2 May | Mine |"],
    ["| 2 May | Asked |", "| 2 May | Asked |\n| 2 May | Theirs |"],
    "| 2 May | Asked |\n| 2 May | Mine |\n| 2 May | Theirs |\n| 3 May",
  ],
  [
    "a removed row and a changed one",
    ["| 2 May | Asked |\n", ""],
    ["| Denied |", "| Denied it |"],
    "| 1 May | Said |\n| 3 May | Denied it |",
  ],
  [
    "a row and the text below the table",
    ["| Said |", "| Said so |"],
    ["The end.", "The very end."],
    "| 3 May | Denied |\n\nThe very end.",
  ],
])("a merge keeps changes of one table by both: %s", (_, mine, theirs, merged) => {
  const { text, conflicts } = merge(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(text).toContain(merged);
});

test.each<[string, [string, string], [string, string], Partial<Conflict>]>([
  [
    "only one row, if both have changed it",
    ["| Asked |", "| Asked him |"],
    ["| Asked |", "| Asked her |"],
    { labels: ["paragraph 2", "row 2"], mine: "| 2 May | Asked him |", theirs: "| 2 May | Asked her |" },
  ],
  [
    "the whole table, if one side has removed it",
    [base.slice(base.indexOf("| Day"), base.indexOf("The end")), ""],
    ["| Asked |", "| Asked her |"],
    { labels: ["paragraph 2"], mine: undefined },
  ],
  [
    "the whole table, if one side has added a column",
    [
      base.slice(base.indexOf("| Day"), base.indexOf("\n\nThe end")),
      "| Day | What | Who |\n| --- | --- | --- |\n| 1 May | Said | A |\n| 2 May | Asked | B |\n| 3 May | Denied | C |",
    ],
    ["| Asked |", "| Asked her |"],
    { labels: ["paragraph 2"] },
  ],
  [
    "the whole table, if both sides have added a column",
    [
      base.slice(base.indexOf("| Day"), base.indexOf("\n\nThe end")),
      "| Day | What | Who |\n| - | - | - |\n| 1 May | Said | A |\n| 2 May | Asked | B |\n| 3 May | Denied | C |",
    ],
    [
      base.slice(base.indexOf("| Day"), base.indexOf("\n\nThe end")),
      "| Day | What | Where |\n| - | - | - |\n| 1 May | Said | X |\n| 2 May | Asked | Y |\n| 3 May | Denied | Z |",
    ],
    { labels: ["paragraph 2"] },
  ],
])("a conflict in a table is about %s", (_, mine, theirs, conflict) => {
  const { conflicts } = merge(mine, theirs);
  expect(conflicts).toEqual([expect.objectContaining(conflict)]);
});

test("the answer to a conflict in a table may be another row", () => {
  const [mine, theirs] = ["him", "her"].map((who) => base.replace("Asked", `Asked ${who}`)) as [
    string,
    string,
  ];
  const { text, conflicts } = mergeText("pages/a.md", { base, mine, theirs }, () => ({
    write: "| 2 May | Asked them |",
  }));
  expect(conflicts).toEqual([]);
  expect(text).toContain("| 1 May | Said |\n| 2 May | Asked them |\n| 3 May");
});

test.each([
  ["|2 May|Asked them|", "| 2 May | Asked them |"],
  ["2 May | Asked them", "| 2 May | Asked them |"],
  ["2 May", "| 2 May | |"],
  ["| 2 May | Asked |\n| 3 May | Told |", "| 2 May | Asked |\n| 3 May | Told |"],
])("the answer %j is written as a row, and asked for once", (write, expected) => {
  const [mine, theirs] = ["him", "her"].map((who) => base.replace("Asked", `Asked ${who}`)) as [
    string,
    string,
  ];
  const resolve = jest.fn(() => ({ write }));
  const { text, conflicts } = mergeText("pages/a.md", { base, mine, theirs }, resolve);
  expect(conflicts).toEqual([]);
  expect(text).toContain(`| 1 May | Said |\n${expected}\n| 3 May`);
  expect(resolve).toHaveBeenCalledTimes(1);
});

test.each(["One.\n\nTwo.", "| 1 |\n\nWords."])(
  "%j is not a row of the table, so the row stays a conflict",
  (write) => {
    const [mine, theirs] = ["him", "her"].map((who) => base.replace("Asked", `Asked ${who}`)) as [
      string,
      string,
    ];
    const { text, conflicts } = mergeText("pages/a.md", { base, mine, theirs }, () => ({ write }));
    expect(conflicts).toEqual([expect.objectContaining({ labels: ["paragraph 2", "row 2"] })]);
    expect(text).toContain("| 2 May | Asked him |");
  },
);

test("the answer to a conflict about the heading of a table may be another heading", () => {
  const [mine, theirs] = ["Deed", "Act"].map((what) => base.replace("What", what)) as [string, string];
  const { text, conflicts } = mergeText("pages/a.md", { base, mine, theirs }, () => ({
    write: "|Day|Event|\n|---|---|",
  }));
  expect(conflicts).toEqual([]);
  expect(text).toContain("| Day | Event |\n| - | - |\n| 1 May");
});

test("the answer to a conflict about a whole table may be another table", () => {
  const table = base.slice(base.indexOf("| Day"), base.indexOf("\n\nThe end"));
  const write = "| A | B |\n| - | - |\n| 1 | 2 |";
  const { text, conflicts } = mergeText(
    "pages/a.md",
    {
      base,
      mine: base.replace(table, "| Day |\n| --- |\n| 1 May |"),
      theirs: base.replace("Asked", "Asked her"),
    },
    () => ({ write }),
  );
  expect([conflicts, text]).toEqual([[], base.replace(table, write)]);
});

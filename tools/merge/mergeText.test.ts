import {
  contact,
  edit,
  page,
  secondAt,
  thirdAt,
  timeline,
  withoutSecond,
  type Change,
} from "../../tests/support/mergeSamples";
import { mergeText } from "./mergeText";

describe("what two people change in different places", () => {
  it.each<[string, string, string, Change[], Change[]]>([
    [
      "two fields of one entry",
      "timeline.yaml",
      timeline,
      [['"The first day"', '"Day one"']],
      [["Said: in", "He said: in"]],
    ],
    [
      "a value and the comment behind it",
      "timeline.yaml",
      timeline,
      [["08-07", "08-06"]],
      [["checked", "checked twice"]],
    ],
    [
      "a comment and the field below it",
      "timeline.yaml",
      timeline,
      [["why this", "Why this"]],
      [["08-09", "08-10"]],
    ],
    [
      "the comment at the top and an entry",
      "timeline.yaml",
      timeline,
      [["for volunteers", "for all"]],
      [["third day", "last day"]],
    ],
    [
      "a key and another field",
      "timeline.yaml",
      timeline,
      [["anchor: second", "anchor: later"]],
      [["two lines", "some lines"]],
    ],
    [
      "fields of nested lists",
      "contact.yaml",
      contact,
      [["1 Quay", "2 Quay"]],
      [['"00000000"', '"00000001"']],
    ],
    ["a nested list and a field", "contact.yaml", contact, [["/card", "/cards"]], [["  sample: true\n", ""]]],
    [
      "entries that both add to a nested list",
      "contact.yaml",
      contact,
      [["    - label: Number", "    - label: Fax\n      value: none\n    - label: Number"]],
      [["/card\n", "/card\n    - text: By post\n      url: https://example.org/post\n"]],
    ],
    [
      "fields and text of a page",
      "pages/a.md",
      page,
      [["title: The", "title: An"]],
      [["at night", "by day"]],
    ],
    ["nested fields", "pages/a.md", page, [["a.jpg", "b.jpg"]], [["A log.", "A long log."]]],
    [
      "neighbouring paragraphs",
      "pages/a.md",
      page,
      [["It was short.", "It was long."]],
      [["- One thing.", "- Some thing."]],
    ],
    ["items of a list", "pages/a.md", page, [["- One", "- No"]], [["- Another", "- Any other"]]],
    [
      "a heading and the paragraph below it",
      "pages/a.md",
      page,
      [["## The call", "## One call"]],
      [["at night", "by day"]],
    ],
    [
      "paragraphs that both add",
      "pages/a.md",
      page,
      [["second call.\n", "second call.\n\nI add this.\n"]],
      [["The first", "They add this.\n\nThe first"]],
    ],
    [
      "a paragraph in a section that the other renamed and began",
      "pages/a.md",
      page,
      [["## The reply\n", "## No reply\n\nAn opening.\n"]],
      [["answered it at all", "ever answered it"]],
    ],
    [
      "lines of a text without fields",
      "README.md",
      "# One\n\nA text.\n",
      [["One", "Two"]],
      [["A text", "The text"]],
    ],
    ["a file that no kind has", "notes.txt", "a\nb\nc\n", [["a\n", "A\n"]], [["c\n", "C\n"]]],
  ])("keeps both: %s", (_what, name, base, own, others) => {
    const [mine, theirs] = [edit(base, ...own), edit(base, ...others)];
    const expected = { text: edit(mine, ...others), conflicts: [] };
    expect(mergeText(name, { base, mine, theirs })).toEqual(expected);
    expect(mergeText(name, { base, mine: theirs, theirs: mine })).toEqual(expected);
  });

  it("moves an entry that the other side changed", () => {
    const moved = withoutSecond + timeline.slice(secondAt, thirdAt);
    const theirs = edit(timeline, ["two lines", "some lines"]);
    expect(mergeText("media.yaml", { base: timeline, mine: moved, theirs })).toEqual({
      text: edit(moved, ["two lines", "some lines"]),
      conflicts: [],
    });
  });

  it("moves a section that the other side changed and added to", () => {
    const [reply, call] = [page.indexOf("## The reply"), page.indexOf("## The call")];
    const mine = `${page.slice(0, call)}${page.slice(reply)}\n${page.slice(call, reply)}`.replace(
      /\n\n$/,
      "\n",
    );
    const changes = [
      ["at night.", "by day."],
      ["second call.\n", "second call.\n\nThat is all.\n"],
    ] as const;
    const merged = mergeText("pages/a.md", { base: page, mine, theirs: edit(page, ...changes) });
    expect(merged).toEqual({ text: edit(mine, ...changes), conflicts: [] });
  });

  it("deletes what the other side did not change", () => {
    const theirs = edit(timeline, ["third day", "last day"]);
    expect(mergeText("timeline.yaml", { base: timeline, mine: withoutSecond, theirs }).text).toBe(
      edit(withoutSecond, ["third day", "last day"]),
    );
  });

  it("changes paragraphs below a heading that the other side removed", () => {
    const mine = edit(page, ["## The reply\n\n", ""]);
    const theirs = edit(page, ["no second call", "a second call"]);
    expect(mergeText("pages/a.md", { base: page, mine, theirs })).toEqual({
      text: edit(mine, ["no second call", "a second call"]),
      conflicts: [],
    });
  });

  it("merges a version that is indented differently", () => {
    const base = "- title: A\n  details:\n    - label: B\n      value: b\n";
    const mine = "- title: A\n  details:\n  - label: B\n    value: b\n";
    const theirs = "- title: A\n  details:\n    - label: B\n      value: c\n    - label: D\n";
    expect(mergeText("contact.yaml", { base, mine, theirs })).toEqual({
      text: "- title: A\n  details:\n    - label: B\n      value: c\n    - label: D\n",
      conflicts: [],
    });
  });
});

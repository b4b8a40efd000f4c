import { edit, entry, page, timeline, withoutSecond, type Change } from "../../tests/support/mergeSamples";
import type { Conflict } from "./conflict";
import { mergeText } from "./mergeText";

/** Returns three versions of a text that differ in one word. */
const versionsOf = (textOf: (word: string) => string) => ({
  base: textOf("First"),
  mine: textOf("A"),
  theirs: textOf("B"),
});

describe("a conflict", () => {
  const addition = (when: string): Change => ["The third day\n", `The third day\n${entry("new", when)}`];
  it.each<[string, string, string, Change, Change, Conflict]>([
    [
      "one field, changed differently",
      "timeline.yaml",
      timeline,
      ["third day", "last day"],
      ["third day", "final day"],
      {
        where: ["third", "title"],
        syntax: "plain",
        labels: ["“The last day”", "Title"],
        base: "The third day",
        mine: "The last day",
        theirs: "The final day",
      },
    ],
    [
      "one paragraph, changed differently",
      "pages/a.md",
      page,
      ["at night", "by day"],
      ["was short", "was long"],
      {
        ...{
          where: ["text", "The call: paragraph 1"],
          labels: ["The call: paragraph 1"],
          syntax: "markdown",
        },
        base: "It came at night.\nIt was short.",
        mine: "It came by day.\nIt was short.",
        theirs: "It came at night.\nIt was long.",
      },
    ],
    [
      "one field that both add",
      "campaign.yaml",
      "a: 1\n",
      ["a: 1\n", "a: 1\nb: 2\n"],
      ["a: 1\n", "a: 1\nb: 3\n"],
      { where: ["b"], labels: ["B"], syntax: "yaml", base: undefined, mine: "2", theirs: "3" },
    ],
    [
      "an anchor that both gave to new entries, field by field",
      "timeline.yaml",
      timeline,
      addition("1985-08-12"),
      addition("1985-08-13"),
      {
        where: ["new", "when"],
        labels: ["“New new”", "When"],
        syntax: "plain",
        base: undefined,
        mine: "1985-08-12",
        theirs: "1985-08-13",
      },
    ],
    [
      "a text that cannot be read, by lines",
      "campaign.yaml",
      'a: "1\n',
      ["1", "2"],
      ["1", "3"],
      {
        where: ["line 1"],
        labels: ["Line 1"],
        syntax: "plain",
        base: 'a: "1\n',
        mine: 'a: "2\n',
        theirs: 'a: "3\n',
      },
    ],
  ])("%s", (_what, name, base, own, others, conflict) => {
    const versions = { base, mine: edit(base, own), theirs: edit(base, others) };
    expect(mergeText(name, versions)).toMatchObject({ text: versions.mine, conflicts: [conflict] });
    for (const side of ["mine", "theirs"] as const)
      expect(mergeText(name, versions, () => side)).toMatchObject({ text: versions[side], conflicts: [] });
  });

  it.each<[string, string, string[], string[], Change, Change]>([
    [
      "a group of fields",
      "pages/a.md",
      ["picture", "alt"],
      ["Picture", "What it shows"],
      ["a.jpg", "b.jpg"],
      ["A log.", "A longer log."],
    ],
    [
      "fields of an entry",
      "media.yaml",
      ["A film", "imageAlt"],
      ["“A film”", "What the picture shows"],
      ["a.jpg", "b.jpg"],
      ["A log.", "A longer log."],
    ],
  ])(
    "is words about a picture, in %s, that the other side has replaced",
    (_what, name, where, labels, picture, words) => {
      const base = name === "media.yaml" ? "- title: A film\n  image: a.jpg\n  imageAlt: A log.\n" : page;
      const [replaced, described] = [edit(base, picture), edit(base, words)];
      for (const [mine, theirs] of [
        [replaced, described],
        [described, replaced],
      ] as const) {
        const isMine = mine === described;
        const [own, other] = isMine ? ["A longer log.", "A log."] : ["A log.", "A longer log."];
        const conflict = { where, labels, syntax: "plain", base: "A log.", mine: own, theirs: other };
        const merge = (side?: "mine" | "theirs") => mergeText(name, { base, mine, theirs }, () => side);
        expect(merge().conflicts).toMatchObject([conflict]);
        expect(merge(isMine ? "mine" : "theirs")).toMatchObject({
          text: edit(replaced, words),
          conflicts: [],
        });
        expect(merge(isMine ? "theirs" : "mine")).toMatchObject({ text: replaced, conflicts: [] });
      }
    },
  );

  it("deleting what the other side changed, which stays until the conflict is resolved", () => {
    const theirs = edit(timeline, ["The second", "The 2nd"]);
    const versions = { base: timeline, mine: withoutSecond, theirs };
    const { text, conflicts } = mergeText("timeline.yaml", versions);
    expect(conflicts).toMatchObject([{ where: ["second"], mine: undefined }]);
    expect(conflicts[0]?.theirs).toContain("The 2nd");
    expect(text).toBe(theirs);
    expect(mergeText("timeline.yaml", versions, () => "mine").text).toBe(withoutSecond);
    expect(mergeText("timeline.yaml", versions, () => "theirs").text).toBe(theirs);
  });

  it.each<[string, string, string, string, string, string]>([
    ["a text in quotes", "timeline.yaml", timeline, "in quotes", 'In "both".', 'n: "In \\"both\\"."\n'],
    ["a folded text", "timeline.yaml", timeline, "two", "Both: words.", "n: >-\n    Both: words.\n"],
    ["a plain text", "timeline.yaml", timeline, "third day", "yes", '  title: "yes"\n'],
    ["a paragraph", "pages/a.md", page, "no second", "A third wording.", "\n\nA third wording.\n"],
  ])("%s, settled with another wording", (_what, name, base, words, write, expected) => {
    const versions = { base, mine: edit(base, [words, "A"]), theirs: edit(base, [words, "B"]) };
    const { text, conflicts } = mergeText(name, versions, () => ({ write }));
    expect(conflicts).toEqual([]);
    expect(text).toContain(expected);
  });

  it.each([
    ["One.\n\nTwo.", "One.\n\nTwo."],
    ["_so_ it was", "*so* it was"],
    ["* one\n* two", "- one\n- two"],
    ["# The day\nwords", "# The day\n\nwords"],
    ["One  \ntwo", "One\\\ntwo"],
    ["| a |\n| --- |\n| b |", "| a |\n| - |\n| b |"],
  ])(
    "the new wording %j of a paragraph is asked for once, and put into the standard format",
    (write, expected) => {
      const versions = versionsOf((words) => `---\npath: /a\n---\n\n${words}\n\nEnd\n`);
      const resolve = jest.fn(() => ({ write }));
      const { text, conflicts } = mergeText("pages/a.md", versions, resolve);
      expect({ conflicts, text }).toEqual({
        conflicts: [],
        text: `---\npath: /a\n---\n\n${expected}\n\nEnd\n`,
      });
      expect(resolve).toHaveBeenCalledTimes(1);
    },
  );

  it.each(["", "  "])("the new wording %j deletes the paragraph", (write) => {
    const versions = versionsOf((words) => `---\npath: /a\n---\n\n${words}\n\nEnd\n`);
    const { text } = mergeText("pages/a.md", versions, () => ({ write }));
    expect(text).toBe("---\npath: /a\n---\n\nEnd\n");
  });

  it("the new wording of an item of a numbered list may have any number, and may be two items", () => {
    const versions = versionsOf((words) => `---\npath: /a\n---\n\n1. one\n2. ${words}\n3. three\n`);
    const { text, conflicts } = mergeText("pages/a.md", versions, () => ({
      write: "2. both\n3. more",
    }));
    expect({ conflicts, text }).toEqual({
      conflicts: [],
      text: "---\npath: /a\n---\n\n1. one\n2. both\n3. more\n4. three\n",
    });
  });

  it("stays a conflict if the new wording of a non-text field is not valid YAML", () => {
    const versions = { base: "a: 1\n", mine: "a: 2\n", theirs: "a: 3\n" };
    const { conflicts } = mergeText("campaign.yaml", versions, () => ({ write: '["4' }));
    expect(conflicts).toMatchObject([{ where: ["a"], base: "1", mine: "2", theirs: "3" }]);
  });
});

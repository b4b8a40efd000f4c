import { contact, edit, entry, page, timeline, type Change } from "../../tests/support/mergeSamples";
import { mergeText } from "./mergeText";

describe("what both added", () => {
  it("puts entries that both added into chronological order", () => {
    const mine = timeline + entry("mine", "1985-08-12");
    const theirs = edit(timeline, ["- anchor: third", `${entry("theirs", "1985-08-10")}- anchor: third`]);
    const expected = edit(theirs, ["The third day\n", `The third day\n${entry("mine", "1985-08-12")}`]);
    expect(mergeText("timeline.yaml", { base: timeline, mine, theirs })).toEqual({
      text: expected,
      conflicts: [],
    });
    const both = mergeText("timeline.yaml", {
      base: timeline,
      mine,
      theirs: timeline + entry("earlier", "1985-08-11T10:00"),
    });
    expect(both.text).toBe(timeline + entry("earlier", "1985-08-11T10:00") + entry("mine", "1985-08-12"));
  });

  it("keeps both entries that were added at the same place, and their comments", () => {
    const [mine, theirs] = [`${contact}\n# mine\n- title: A\n`, `${contact}\n# theirs\n- title: B\n`];
    expect(mergeText("contact.yaml", { base: contact, mine, theirs })).toEqual({
      text: `${contact}\n# mine\n- title: A\n\n# theirs\n- title: B\n`,
      conflicts: [],
    });
  });

  it.each<[string, string, string, Change, Change]>([
    [
      "a paragraph",
      "pages/a.md",
      page,
      ["second call.\n", "second call.\n\nWe add this.\n"],
      ["at night", "by day"],
    ],
    [
      "a citation",
      "timeline.yaml",
      timeline,
      ["The second\n", "The second\n  sources:\n    - ruling:3\n"],
      ["two lines", "some lines"],
    ],
  ])("keeps %s once that both added at the same place", (_what, name, base, added, changed) => {
    const theirs = edit(base, added);
    const mine = edit(theirs, changed);
    expect(mergeText(name, { base, mine, theirs })).toEqual({ text: mine, conflicts: [] });
  });

  it("keeps the same words twice that both added at different places", () => {
    const mine = edit(page, ["second call.\n", "second call.\n\nRing us.\n"]);
    const theirs = edit(page, ["The first paragraph.\n", "The first paragraph.\n\nRing us.\n"]);
    expect(mergeText("pages/a.md", { base: page, mine, theirs }).text.match(/Ring us/g)).toHaveLength(2);
  });
});

import { edit, entry, movedSecond, page, timeline, withoutSecond } from "../../tests/support/mergeSamples";
import { differencesBetween } from "./differences";
import { targetsIn } from "./targets";

const team = "- title: Us\n  people:\n    - name: Ann\n";
const labelled = edit(page, ["title: The Annex", "title: The Annex\nlabel: Annex"]);

it.each<[string, string, string | undefined, string | undefined]>([
  ["Annex: text", "pages/a.md", labelled, edit(labelled, ["at night", "by day"])],
  ["Annex: address, text", "pages/a.md", labelled, edit(labelled, ["/annex", "/b"], ["at night", "by day"])],
  ["Annex: picture", "pages/a.md", labelled, edit(labelled, ["A log.", "The log."])],
  ["Annex: notes", "pages/a.md", labelled, edit(labelled, ["What belongs", "All that belongs"])],
  [
    "Menu: only the layout of its file",
    "navigation.yaml",
    "- name: News\n  page: media\n",
    "- page: media\n  name: News\n",
  ],
  ["Annex: new page", "pages/a.md", undefined, labelled],
  ["Annex: page deleted", "pages/a.md", labelled, undefined],
  ["Ann: new testimony", "testimonies/ann.md", undefined, "---\nname: Ann\n---\n"],
  ["Ann: withdrawn", "testimonies/ann.md", "---\nname: Ann\n---\n", "---\nname: Ann\nwithdrawn: true\n---\n"],
  [
    "Ann: no longer withdrawn",
    "testimonies/ann.md",
    "---\nname: Ann\nwithdrawn: true\n---\n",
    "---\nname: Ann\n---\n",
  ],
  ["Timeline: one entry added", "timeline.yaml", timeline, timeline + entry("new", "1986")],
  [
    "Timeline: one entry changed, one entry deleted",
    "timeline.yaml",
    timeline,
    edit(withoutSecond, ["third day", "last day"]),
  ],
  [
    "Timeline: two entries deleted",
    "timeline.yaml",
    timeline,
    withoutSecond.slice(0, withoutSecond.indexOf("- anchor: third")),
  ],
  ["Team and people: one entry added", "people.yaml", team, `${team}    - name: Ben\n`],
  ["Team and people: one entry deleted", "people.yaml", `${team}    - name: Ben\n`, team],
  [
    "Team and people: two entries changed",
    "people.yaml",
    `${team}    - name: Ben\n      role: Clerk\n`,
    `${team}      role: Chair\n    - name: Ben\n      role: Printer\n`,
  ],
  [
    "Team and people: order",
    "people.yaml",
    `${team}    - name: Ben\n`,
    edit(team, ["Ann", "Ben\n    - name: Ann"]),
  ],
  ["The campaign: tagline", "campaign.yaml", "name: A\ntagline: B\n", "name: A\ntagline: C\n"],
  ["The campaign: changed", "campaign.yaml", 'name: "A\n', "name: A\n"],
  ["README.md: text", "README.md", "One.\n", "Two.\n"],
  ["Picture a.jpg: new file", "images/a.jpg", undefined, "\0"],
  ["Old addresses: order", "redirects.yaml", "- from: /a\n- from: /b\n", "- from: /b\n- from: /a\n"],
  ["Picture a.jpg: changed", "images/a.jpg", "\0", "\0\0"],
])("%s", (summary, name, before, after) => {
  const [old, now] = [before, after].map((text) => (text === undefined ? undefined : Buffer.from(text)));
  expect(differencesBetween(name, old, now).summary).toBe(summary);
});

it.each([
  ["the same title", "Annex: page restored", labelled],
  ["another title", "Annex: new page", page],
  ["a text that cannot be read", "Annex: new page", "\0"],
])("calls a page restored only if the deleted page had the same title: %s", (_what, summary, former) => {
  const [now, earlier] = [labelled, former].map((text) => Buffer.from(text));
  expect(differencesBetween("pages/a.md", undefined, now, undefined, earlier).summary).toBe(summary);
});

it("lists the differences in the order of the page, each with its place", () => {
  const after = edit(page, ["A log.", "The log."], ["at night", "by day"], ["- One thing.\n", ""]);
  const { summary, changes } = differencesBetween("pages/a.md", Buffer.from(page), Buffer.from(after));
  expect(summary).toBe("The Annex: picture, text");
  expect(changes).toMatchObject([
    { label: "Picture, What it shows", to: ["picture", "alt"], before: "A log.", after: "The log." },
    { where: ["text", "The call: paragraph 1"], to: ["body", 2], before: "It came at night.\nIt was short." },
    { label: "The call: paragraph 2", from: ["body", 3], before: "- One thing.", after: undefined },
  ]);
});

it("names entries by their titles, and tells which one has moved", () => {
  const { changes } = differencesBetween("timeline.yaml", Buffer.from(timeline), Buffer.from(movedSecond));
  expect(changes).toMatchObject([{ label: "“The second”", from: [1], to: [2], moved: true }]);
});

it("names an entry of a list inside another by both", () => {
  const [old, now] = ["One", "Two"].map((title) =>
    Buffer.from(`- title: Press\n  links:\n    - title: ${title}\n      url: https://a.test\n`),
  );
  expect(differencesBetween("contact.yaml", old, now).changes).toMatchObject([
    { label: "“Press”, Links, “Two”, Title" },
  ]);
});

it.each([
  ["new", undefined, page],
  ["deleted", page, undefined],
])("has the fields and the text of a %s page", (_what, before, after) => {
  const [old, now] = [before, after].map((text) => (text === undefined ? undefined : Buffer.from(text)));
  const { changes } = differencesBetween("pages/a.md", old, now);
  expect(changes.map(({ label, isYaml = false }) => [label, isYaml])).toEqual([
    ["", true],
    ["", false],
    ["Notes", false],
  ]);
});

it("lists the notes of a file, wherever they stand", () => {
  const text = "# 1st\n\n# 2nd\nname: A # 3rd\n# 4th\ntagline: B\n\n# 5th\n";
  const [old, now] = ["name: A\ntagline: B\n", text].map((each) => Buffer.from(each));
  expect(differencesBetween("campaign.yaml", old, now).changes).toMatchObject([
    { label: "Notes", before: "", after: "1st\n\n2nd\n3rd\n4th\n5th" },
  ]);
});

const inWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "11"];
it.each(inWords.map((words, index): [number, string] => [index + 1, words]))(
  "%i more are %s",
  (count, words) => {
    const list = (length: number) =>
      Buffer.from(Array.from({ length }, (_, each) => `- from: /a${each}\n`).join(""));
    expect(differencesBetween("redirects.yaml", list(1), list(count + 1)).summary).toBe(
      `Old addresses: ${words} ${count === 1 ? "entry" : "entries"} added`,
    );
  },
);

const day = "- anchor: paper\n  title: A day\n";

it.each<[string, string, string, string, string]>([
  [
    "an entry of a list",
    `${day}  sources:\n    - other\n`,
    `${day}  sources:\n    - other\n    - paper:2\n`,
    "“A day”, Sources, The Paper, page 2",
    "The Paper, page 2",
  ],
  [
    "a new list",
    day,
    `${day}  sources: ["paper:2", other]\n`,
    "“A day”, Sources",
    "- The Paper, page 2\n- other",
  ],
  ["a field", day, `${day}  source: paper\n`, "“A day”, Source", "The Paper"],
  ["no other field", "", `${day}  icon: paper\n`, "“A day”", "Link name: paper\nTitle: A day\nIcon: paper"],
  ["a link name, which stays", "", day, "“A day”", "Link name: paper\nTitle: A day"],
])("names a source in %s", (_where, before, after, label, shown) => {
  const targets = targetsIn((name) =>
    name === "sources.yaml" ? [[{ anchor: "paper", kind: "press", shortName: "The Paper" }]] : [],
  );
  const [old, now] = [Buffer.from(before), Buffer.from(after)];
  const { changes } = differencesBetween("timeline.yaml", old, now, targets);
  expect(
    changes.map((change) => [change.label, change.words.map((word) => word.shown ?? word.text)]),
  ).toEqual([[label, [shown]]]);
});

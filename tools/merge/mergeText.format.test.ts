import { parse } from "yaml";
import { edit, timeline } from "../../tests/support/mergeSamples";
import { mergeText } from "./mergeText";
import { updateYaml } from "./updateYaml";

it.each(["timeline.yaml", "media.yaml"])("a comment survives a save and a merge of %s", (name) => {
  const data = parse(timeline) as Record<string, unknown>[];
  const saved = updateYaml(timeline, [{ ...data[0], title: "Day one" }, ...data.slice(1)]);
  const { text } = mergeText(name, {
    base: timeline,
    mine: saved,
    theirs: edit(timeline, ["third day", "last day"]),
  });
  for (const comment of timeline.match(/#.*/g) ?? []) expect(text).toContain(comment);
});

it("writes line feeds, no byte-order mark and a line break at the end", () => {
  const base = "\uFEFFa: 1\r\nb: 2\r\nc: 3";
  const [mine, theirs] = [edit(base, ["a: 1", "a: 2"]), edit(base, ["c: 3", "c: 4"])];
  const expected = { text: "a: 2\nb: 2\nc: 4\n", conflicts: [] };
  expect(mergeText("campaign.yaml", { base, mine, theirs })).toEqual(expected);
});

const page = (...notes: string[]) =>
  `---\npath: /annex\n${notes.length > 0 ? `changes:\n${notes.join("")}` : ""}---\n\nText.\n`;
const entry = (...notes: string[]) =>
  `- anchor: verdict\n  changes:\n${notes.join("").replace(/^/gm, "  ").trimEnd()}\n`;
const note = (text: string, more = "") => `  - on: 2026-03-04\n    text: ${text}\n${more}`;
const [mine, theirs, older] = [note("Mine"), note("Theirs"), note("The oldest")];
const correction = "    correction: true\n";

it.each<[string, string, string[]]>([
  [
    "that both wrote on one day above an older one",
    "pages/annex.md",
    [page(older), page(mine, older), page(theirs, older), page(mine, theirs, older)],
  ],
  ["that are the first of a page", "pages/annex.md", [page(), page(mine), page(theirs), page(mine, theirs)]],
  [
    "of an entry",
    "timeline.yaml",
    [entry(older), entry(mine, older), entry(theirs, older), entry(mine, theirs, older)],
  ],
  [
    "of which one becomes a correction, and its sentence is put in other words",
    "pages/annex.md",
    [
      page(note("The day of the verdict was wrong")),
      page(note("The day of the verdict was wrong", correction)),
      page(note("The day of the verdict had been wrong")),
      page(note("The day of the verdict had been wrong", correction)),
    ],
  ],
])("keeps notes of changes %s", (_what, name, [base = "", own = "", others = "", text]) => {
  expect(mergeText(name, { base, mine: own, theirs: others })).toEqual({ text, conflicts: [] });
});

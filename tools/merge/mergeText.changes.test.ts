import { mergeText } from "./mergeText";

const page = (changes: string) => `---\npath: /annex\ntitle: The Annex\n${changes}---\n\nText.\n`;
const note = (text: string, more = "") => `  - on: 2026-03-04\n    text: ${text}\n${more}`;
const notes = (...written: string[]) => page(`changes:\n${written.join("")}`);
const older = "  - on: 2024-01-02\n    text: The oldest\n";

test.each<[string, string, string, string, string]>([
  [
    "changes that both wrote on one day above an older one",
    notes(older),
    notes(note("Mine"), older),
    notes(note("Theirs"), older),
    notes(note("Mine"), note("Theirs"), older),
  ],
  [
    "the first changes of a page",
    page(""),
    notes(note("Mine")),
    notes(note("Theirs")),
    notes(note("Mine"), note("Theirs")),
  ],
  [
    "a change that becomes a correction, and its sentence in other words",
    notes(note("The day of the verdict was wrong")),
    notes(note("The day of the verdict was wrong", "    correction: true\n")),
    notes(note("The day of the verdict had been wrong")),
    notes(note("The day of the verdict had been wrong", "    correction: true\n")),
  ],
])("merging keeps %s", (_what, base, mine, theirs, expected) => {
  expect(mergeText("pages/annex.md", { base, mine, theirs })).toEqual({ text: expected, conflicts: [] });
});

test("an entry's changes are merged as a page's are", () => {
  const entry = (changes: string) => `- anchor: verdict\n  title: The verdict\n  changes:\n${changes}`;
  const inEntry = (text: string) => `    - on: 2026-03-04\n      text: ${text}\n`;
  const [base, mine, theirs] = [["Old"], ["Mine", "Old"], ["Theirs", "Old"]].map((texts) =>
    entry(texts.map(inEntry).join("")),
  );
  const merged = mergeText("timeline.yaml", { base: base ?? "", mine: mine ?? "", theirs: theirs ?? "" });
  expect(merged).toEqual({ text: entry(["Mine", "Theirs", "Old"].map(inEntry).join("")), conflicts: [] });
});

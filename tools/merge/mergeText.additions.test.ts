import { contact, edit, entry, page, timeline, type Change } from "../../tests/support/mergeSamples";
import { mergeText } from "./mergeText";

const lastDay: Change = ["third day", "last day"];
const someLines: Change = ["two lines", "some lines"];
const byDay: Change = ["at night", "by day"];
const [earlier, later] = [entry("earlier", "1985-08-11T10:00"), entry("later", "1985-08-12")];
const between = edit(timeline, ["- anchor: third", `${entry("between", "1985-08-10")}- anchor: third`]);
const [a, b] = ["\n# mine\n- title: A\n", "\n# theirs\n- title: B\n"];
const withParagraph = edit(page, ["second call.\n", "second call.\n\nWe add this.\n"]);
const withCitation = edit(timeline, ["The second\n", "The second\n  sources:\n    - ruling:3\n"]);
const ringUs = (before: string): Change => [before, `${before}\n\nRing us.`];
const [first, last] = [ringUs("The first paragraph."), ringUs("second call.")];

/** Returns the text of a page with these notes in its field `changes:`. */
const noted = (...notes: string[]) =>
  `---\npath: /annex\n${notes.length > 0 ? "changes:\n" : ""}${notes.join("")}---\n\nText.\n`;
const notedEntry = (...notes: string[]) =>
  `- anchor: verdict\n  changes:\n${notes.join("").replace(/^(?=.)/gm, "  ")}`;
const note = (text: string, more = "") => `  - on: 2026-03-04\n    text: ${text}\n${more}`;
const [mine, theirs, older] = [note("Mine"), note("Theirs"), note("The oldest")];
const correction = "    correction: true\n";

it.each<[string, string, [base: string, mine: string, theirs: string, text: string]]>([
  [
    "puts entries that both added into chronological order",
    "timeline.yaml",
    [timeline, timeline + later, between, between + later],
  ],
  [
    "does so when both added them at the same place",
    "timeline.yaml",
    [timeline, timeline + later, timeline + earlier, timeline + earlier + later],
  ],
  [
    "keeps both entries that were added at the same place, and their comments",
    "contact.yaml",
    [contact, contact + a, contact + b, contact + a + b],
  ],
  [
    "keeps an entry once that both added",
    "timeline.yaml",
    [timeline, timeline + later, edit(timeline, lastDay) + later, edit(timeline, lastDay) + later],
  ],
  [
    "keeps a paragraph once that both added at the same place",
    "pages/a.md",
    [page, edit(withParagraph, byDay), withParagraph, edit(withParagraph, byDay)],
  ],
  [
    "keeps a citation once that both added at the same place",
    "timeline.yaml",
    [timeline, edit(withCitation, someLines), withCitation, edit(withCitation, someLines)],
  ],
  [
    "keeps the same words twice that both added at different places",
    "pages/a.md",
    [page, edit(page, first), edit(page, last), edit(page, first, last)],
  ],
  [
    "keeps notes of changes that both wrote on one day above an older one",
    "pages/annex.md",
    [noted(older), noted(mine, older), noted(theirs, older), noted(mine, theirs, older)],
  ],
  [
    "keeps notes of changes that are the first of a page",
    "pages/annex.md",
    [noted(), noted(mine), noted(theirs), noted(mine, theirs)],
  ],
  [
    "keeps notes of changes of an entry",
    "timeline.yaml",
    [notedEntry(older), notedEntry(mine, older), notedEntry(theirs, older), notedEntry(mine, theirs, older)],
  ],
  [
    "keeps a note of which one becomes a correction, and its sentence is put in other words",
    "pages/annex.md",
    [
      noted(note("The day of the verdict was wrong")),
      noted(note("The day of the verdict was wrong", correction)),
      noted(note("The day of the verdict had been wrong")),
      noted(note("The day of the verdict had been wrong", correction)),
    ],
  ],
])("%s", (_what, name, [base, mine, theirs, text]) => {
  expect(mergeText(name, { base, mine, theirs })).toMatchObject({ text, conflicts: [] });
});

import { pageKind } from "../../../../src/content-model/page";
import { timelineEventKind } from "../../../../src/content-model/timelineEvent";
import { fieldAt } from "./fieldAt";

const entries = [{ anchor: "fire", title: "A fire", changes: [{ text: "New" }] }];
const twice = [{ anchor: "flood", title: "fire" }, ...entries];

test.each([
  ["a field of an entry", timelineEventKind, { entries }, ["fire", "title"], "entries.0.title"],
  [
    "an entry whose name another holds",
    timelineEventKind,
    { entries: twice },
    ["fire", "title"],
    "entries.1.title",
  ],
  ["a list in an entry", timelineEventKind, { entries }, ["fire", "changes"], "entries.0.changes"],
  ["an entry that is gone in one of them", timelineEventKind, { entries }, ["fire"], ""],
  ["an entry of a list in an entry", timelineEventKind, { entries }, ["fire", "changes", "New"], ""],
  ["a field that the entry no longer has", timelineEventKind, { entries }, ["fire", "date"], ""],
  ["the list itself", timelineEventKind, { entries }, [], ""],
  ["a field of a page", pageKind, { title: "A page" }, ["title"], "title"],
  ["the text of a page", pageKind, { title: "A page" }, ["paragraph 3"], "body"],
])("two wordings of %s are asked for at their field, or above the form", (_, kind, values, where, field) => {
  expect(fieldAt(kind, values, where)).toBe(field);
});

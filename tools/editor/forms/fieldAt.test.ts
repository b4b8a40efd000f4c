import { kinds } from "../../../src/content-model/kinds";
import { assertFound } from "../../../src/lib/assertFound";
import { fieldAt } from "./fieldAt";

const kindOf = (type: string) =>
  assertFound(
    kinds.find((kind) => kind.type === type),
    "kind",
    type,
  );
const entries = [{ anchor: "fire", title: "A fire", changes: [{ text: "New" }] }];
const twice = [{ anchor: "flood", title: "fire" }, ...entries];

test.each([
  ["a field of an entry", "TimelineEvent", { entries }, ["fire", "title"], "entries.0.title"],
  [
    "an entry whose name another holds",
    "TimelineEvent",
    { entries: twice },
    ["fire", "title"],
    "entries.1.title",
  ],
  ["a list in an entry", "TimelineEvent", { entries }, ["fire", "changes"], "entries.0.changes"],
  ["an entry that is gone in one of them", "TimelineEvent", { entries }, ["fire"], ""],
  ["an entry of a list in an entry", "TimelineEvent", { entries }, ["fire", "changes", "New"], ""],
  ["a field that the entry no longer has", "TimelineEvent", { entries }, ["fire", "date"], ""],
  ["the list itself", "TimelineEvent", { entries }, [], ""],
  ["a field of a page", "Page", { title: "A page" }, ["title"], "title"],
  ["the text of a page", "Page", { title: "A page" }, ["paragraph 3"], "body"],
])("two wordings of %s are asked for at their field, or above the form", (_, type, values, where, field) => {
  expect(fieldAt(kindOf(type), values, where)).toBe(field);
});

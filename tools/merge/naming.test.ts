import { kinds } from "../../src/content-model/kinds";
import { namingField, titleOfEntry } from "./naming";

test.each(["title", "name", "from", "page", "label", "question", "text", "alt"])(
  "an entry is called by its %s",
  (field) => expect(namingField(["a", field, "b"])).toBe(field),
);

test("one without such a field is called by its first", () => expect(namingField(["a", "b"])).toBe("a"));

const titleOf = (field: string, text: string) => (field === "page" ? `the title of ${text}` : text);

const entries: Record<string, [entry: Record<string, string>, title: string][]> = {
  "timeline.yaml": [[{ when: "1999", title: "The night" }, "The night"]],
  "people.yaml": [[{ title: "Friends" }, "Friends"]],
  "media.yaml": [[{ title: "A film" }, "A film"]],
  "contact.yaml": [[{ title: "Letters" }, "Letters"]],
  "legal.yaml": [[{ role: "Solicitor", name: "Ann Lee" }, "Ann Lee"]],
  "sources.yaml": [[{ anchor: "ruling", title: "The ruling", shortName: "Ruling" }, "The ruling"]],
  "quotations.yaml": [[{ source: "ruling", quote: "It was cold." }, "It was cold."]],
  "documents.yaml": [[{ anchor: "log", title: "The log" }, "The log"]],
  "contentions.yaml": [[{ anchor: "paint", title: "The paint" }, "The paint"]],
  "statements.yaml": [[{ anchor: "lamp", question: "Was it lit?" }, "Was it lit?"]],
  "navigation.yaml": [
    [{ name: "Radio", url: "https://radio.test" }, "Radio"],
    [{ page: "gate" }, "the title of gate"],
    [{ name: "", page: "gate" }, "the title of gate"],
  ],
  "search.yaml": [
    [{ page: "gate", description: "The gate" }, "the title of gate"],
    [{ page: "gate", title: "The old gate" }, "The old gate"],
  ],
  "redirects.yaml": [[{ from: "/gate", page: "gate" }, "/gate"]],
};
const lists = kinds.filter(({ shape }) => shape === "list");

test.each(lists.map(({ source, schema }) => [source, Object.keys(schema.shape)] as const))(
  "an entry of %s has the same title in lists and in forms, and none while it is empty",
  (source, fields) => {
    for (const [entry, title] of entries[source] ?? []) {
      expect(titleOfEntry(entry, titleOf)).toBe(title);
      expect(titleOfEntry(entry, titleOf, fields)).toBe(title);
    }
    expect(entries[source]).toBeDefined();
    expect(titleOfEntry({}, titleOf, fields)).toBeUndefined();
  },
);

test("an entry that refers to an unknown page has its next name", () => {
  expect(
    titleOfEntry({ page: "gone", text: "Words" }, (field, text) => (field === "page" ? undefined : text)),
  ).toBe("Words");
});

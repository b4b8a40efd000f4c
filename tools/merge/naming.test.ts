import { namingField } from "./naming";

test.each(["title", "name", "from", "page", "label", "question", "text", "alt"])(
  "an entry is called by its %s",
  (field) => expect(namingField(["a", field, "b"])).toBe(field),
);

test("one without such a field is called by its first", () => expect(namingField(["a", "b"])).toBe("a"));

import { z } from "zod";
import { citations, path, searchTitle, sentences, slug, text, url, verbatim } from "./fields";
import { kinds } from "./kinds";
import { typeset } from "./typeset";

const written = `"It's 5 o'clock" -- they'd say...`;
const set = "“It’s 5 o’clock” — they’d say…";

test.each<[string, z.ZodType]>([
  ["a text", text()],
  ["sentences with a help line", sentences().describe("What happened.")],
  ["a title that may be left out", searchTitle().optional()],
])("%s gets the quotes, dashes and ellipses that Markdown has", (_what, field) => {
  expect(typeset(field, written)).toBe(set);
});

test.each<[string, z.ZodType]>([
  ["an id", slug()],
  ["an address", url()],
  ["a path", path()],
  ["a choice", z.enum(["a"])],
  ["what is copied letter by letter", verbatim()],
])("%s stays as it is", (_what, field) => {
  expect(typeset(field, written)).toBe(written);
});

test("texts inside lists and objects too, line by line", () => {
  const schema = z.object({
    all: z.array(z.object({ words: sentences(), anchor: slug() })),
    sources: citations(),
  });
  const value = { all: [{ words: "He's\n\n'here'", anchor: "it's" }], sources: ["a'b"] };
  expect(typeset(schema, value)).toEqual({
    all: [{ words: "He’s\n\n‘here’", anchor: "it's" }],
    sources: ["a'b"],
  });
});

test("a title of each kind of content is one for readers", () => {
  const titles = kinds.flatMap(({ schema }) => (schema.shape as Record<string, z.ZodType>).title ?? []);
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(typeset(title, "It's")).toBe("It’s");
});

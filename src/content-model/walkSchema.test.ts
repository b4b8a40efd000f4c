import { z } from "zod";
import { day, moment } from "./dates";
import { text } from "./fields";
import { mapLeaves, schemaAt, viewOf } from "./walkSchema";

test.each<[string, z.ZodType, string]>([
  ["a text", text(), "text"],
  ["a choice", z.enum(["a", "b"]), "text"],
  ["a day", day(), "day"],
  ["a moment", moment(), "text"],
  ["an integer", z.int().positive(), "whole number"],
  ["a number checked to be one", z.number().int(), "whole number"],
  ["any number", z.number(), "number"],
  ["yes or no", z.boolean().default(false), "boolean"],
])("%s is seen through its wrappers", (_what, schema, is) => {
  expect(viewOf(schema).shape.is).toBe(is);
});

test("wrappers say whether a value is required, and what its default is", () => {
  expect(viewOf(z.array(text()).default(["a"]))).toMatchObject({ optional: false, fallback: ["a"] });
  expect(viewOf(text().optional())).toMatchObject({ optional: true, fallback: undefined });
});

test.each<[string, z.ZodType]>([
  ["a date", z.date()],
  ["anything", z.unknown()],
  ["a record", z.record(z.string(), z.string())],
  ["a text or a number", z.union([z.string(), z.number()])],
])("%s is refused with what to do", (_what, schema) => {
  expect(() => viewOf(z.object({ a: schema }).shape.a)).toThrow(
    /Use a field of src\/content-model\/fields\.ts/,
  );
});

const schema = z.object({ a: z.array(z.object({ b: text().optional() })).default([]) });

test("a path leads to the schema of its field", () => {
  expect(schemaAt(schema, ["a", 3, "b"])?.type).toBe("optional");
  expect(schemaAt(schema, ["a", 3, "c"])).toBeUndefined();
});

test("each leaf is mapped in place, and what does not fit the schema stays", () => {
  const value = { a: [{ b: "x" }, { c: 1 }, "odd"] };
  const paths: string[] = [];
  const changed = mapLeaves(schema, value, (leaf, _schema, path) => {
    paths.push(path.join("."));
    return `${String(leaf)}!`;
  });
  expect(changed).toEqual({ a: [{ b: "x!" }, { c: 1 }, "odd"] });
  expect(paths).toEqual(["a.0.b"]);
});

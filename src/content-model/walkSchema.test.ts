import { z } from "zod";
import { text } from "./fields";
import { mapLeaves, schemaAt, unwrapSchema } from "./walkSchema";

test.each<[string, z.ZodType]>([
  ["a date", z.date()],
  ["anything", z.unknown()],
  ["a record", z.record(z.string(), z.string())],
  ["a text or a number", z.union([z.string(), z.number()])],
])("%s is refused with a message that says what to do", (_what, schema) => {
  expect(() => unwrapSchema(z.object({ a: schema }).shape.a)).toThrow(
    /Use a field of src\/content-model\/fields\.ts/,
  );
});

const schema = z.object({ a: z.array(z.object({ b: text().optional() })).default([]) });

test("schemaAt returns the schema of the field at a path", () => {
  expect(schemaAt(schema, ["a", 3, "b"])?.type).toBe("optional");
  expect(schemaAt(schema, ["a", 3, "c"])).toBeUndefined();
});

test("each leaf is mapped in place, and values that do not fit the schema stay", () => {
  const value = { a: [{ b: "x" }, { c: 1 }, "odd"] };
  const paths: string[] = [];
  const changed = mapLeaves(schema, value, (leaf, _schema, path) => {
    paths.push(path.join("."));
    return `${String(leaf)}!`;
  });
  expect(changed).toEqual({ a: [{ b: "x!" }, { c: 1 }, "odd"] });
  expect(paths).toEqual(["a.0.b"]);
});

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { assertFound } from "../lib/assertFound";
import { kinds } from "./kinds";
import { schemaAt } from "./walkSchema";

const sourceOf: Record<string, string> = {
  "home.md": "pages",
  "page.md": "pages",
  "testimony.md": "testimonies",
};

test.each(readdirSync("docs/templates"))("the template %s can be copied as it is", (file) => {
  const source = sourceOf[file] ?? file;
  const { shape, schema } = assertFound(
    kinds.find((kind) => kind.source === source),
    "kind",
    source,
  );
  const text = readFileSync(`docs/templates/${file}`, "utf8");
  const data: unknown = parse(shape === "markdown" ? (text.split(/^---$/m)[1] ?? "") : text);
  const entries = (shape === "list" ? data : [data]) as unknown[];
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect(schema.safeParse(entry).error?.issues ?? []).toEqual([]);
});

test.each(kinds)("there is a template to copy for $source", ({ source }) => {
  const files = readdirSync("docs/templates").map((file) => sourceOf[file] ?? file);
  expect(files).toContain(source);
});

test.each(kinds)("entries of $source are told apart by a field that they have", ({ schema, keys = {} }) => {
  for (const [list, fields] of Object.entries(keys)) {
    // The key is the name of the field that contains the list. `schemaAt` cannot find a list inside another list by this name, so the test
    // does not check the entries of such lists.
    const entry = list === "" ? schema : schemaAt(schema, [list, 0]);
    expect(fields).not.toEqual([]);
    expect(fields.filter((field) => entry && !schemaAt(entry, [field]))).toEqual([]);
  }
});

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { kinds } from "./kinds";

const fileOf: Record<string, string> = { pages: "page.md", testimonies: "testimony.md" };

test.each(kinds)("the template for $source may be copied as it is", ({ source, shape, schema }) => {
  const text = readFileSync(`docs/templates/${fileOf[source] ?? source}`, "utf8");
  const data: unknown = parse(shape === "markdown" ? (text.split(/^---$/m)[1] ?? "") : text);
  const entries = (shape === "list" ? data : [data]) as unknown[];
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect(schema.safeParse(entry).error?.issues ?? []).toEqual([]);
});

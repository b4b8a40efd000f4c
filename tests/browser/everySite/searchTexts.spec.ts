import { readFileSync } from "node:fs";
import { join } from "node:path";
import { documentTextsPath, searchTextsPath, type TextPage } from "../../../src/lib/passages";
import { expect, test } from "../support/test";

test("every page is among the texts, and every address in them exists", ({ site }) => {
  const texts = [searchTextsPath, documentTextsPath].flatMap(
    (name) => JSON.parse(readFileSync(join(site.root, name), "utf8")) as TextPage[],
  );
  expect(texts.map(({ path }) => path).sort()).toEqual([...site.paths].sort());
  for (const { path, sections } of texts)
    for (const { id } of sections)
      if (id !== undefined) expect.soft(site.html(path), `${path}#${id}`).toContain(`id="${id}"`);
});

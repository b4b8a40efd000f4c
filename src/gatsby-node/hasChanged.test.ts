import { utimesSync } from "node:fs";
import { join } from "node:path";
import { TestFolder } from "../../tests/support/testFolder";
import { hasChanged } from "./hasChanged";

test("a folder has changed if a file in it or below it was written later", async () => {
  const folder = new TestFolder();
  folder.write("check/a.ts");
  utimesSync(join(folder.root, "check/a.ts"), 100, 100);
  expect(await hasChanged(folder.root, 100_000)).toBe(false);
  expect(await hasChanged(folder.root, 99_000)).toBe(true);
});

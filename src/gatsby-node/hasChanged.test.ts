import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasChanged } from "./hasChanged";

test("a folder has changed if a file in it or below it was written later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "model-"));
  const file = join(folder, "check/a.ts");
  mkdirSync(join(folder, "check"));
  writeFileSync(file, "");
  utimesSync(file, 100, 100);
  expect(await hasChanged(folder, 100_000)).toBe(false);
  expect(await hasChanged(folder, 99_000)).toBe(true);
  rmSync(folder, { recursive: true });
});

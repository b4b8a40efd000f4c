/** How long builds take with 200 testimonies more, in a temporary copy of the project. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copyProject } from "../scripts/projectCopy.mjs";
import { runProgram } from "../scripts/programs.mjs";
import type { Row } from "./bench.mjs";

/** Adds copies of the first testimony under names of their own. */
function addCopies(folder: string, copies: number): void {
  const home = join(folder, "content/testimonies");
  const text = readFileSync(join(home, readdirSync(home)[0] ?? ""), "utf8");
  for (let index = 1; index <= copies; index++) {
    const copy = text
      .replace(/^slug: .*$/m, `slug: copy-${index}`)
      .replace(/^order: .*$/m, `order: ${10_000 + index}`)
      .replace(/^name: .*$/m, `name: "Copy number ${index}"`)
      .replace(/^title: .*$/m, `title: "Testimony number ${index}"`)
      .replace(/^(summary|description): "?(.{50})[^"\n]*"?$/gm, `$1: "$2 ${index}"`);
    writeFileSync(join(home, `copy-${index}.md`), copy);
  }
}

export function growth(): Row[] {
  const [home, folder] = [resolve("."), mkdtempSync(join(tmpdir(), "bench-"))];
  copyProject(folder);
  addCopies(folder, 200);
  process.chdir(folder);
  const rows = Object.entries({ cold: 150, warm: 30 }).map(([state, most]) => {
    const begun = performance.now();
    if (!runProgram("gatsby", ["build"])) throw new Error("The build failed.");
    const value = (performance.now() - begun) / 1000;
    return { what: `${state} build with 200 testimonies more`, value, unit: "s", most };
  });
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

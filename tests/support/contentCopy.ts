import { cpSync, linkSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentFolder } from "./contentFolder";

/** A small invented campaign for unit tests. Unit tests never use content/, which belongs to the real campaign. */
export const fixture = "tests/fixtures/campaign";

/** A copy of the invented campaign, which tests may break. Its pictures are hard links to the original files. */
export class ContentCopy extends ContentFolder {
  constructor() {
    super();
    symlinkSync(resolve("static"), join(this.folder, "static"), "junction");
    for (const name of readdirSync(fixture, { recursive: true, encoding: "utf8" })) {
      const target = join(this.root, name);
      if (statSync(join(fixture, name)).isDirectory()) mkdirSync(target, { recursive: true });
      else if (name.startsWith("images")) linkSync(join(fixture, name), target);
      else cpSync(join(fixture, name), target);
    }
  }
}

import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Problem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";

/** A small invented campaign: unit tests use it, never content/, which belongs to the real campaign. */
export const fixture = "tests/fixtures/campaign";

/** A temporary copy of the invented campaign, to be broken. Pictures are hard links to the originals. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "content-"));
  readonly root = join(this.folder, "content");

  constructor() {
    symlinkSync(resolve("static"), join(this.folder, "static"), "junction");
    for (const name of readdirSync(fixture, { recursive: true, encoding: "utf8" })) {
      const target = join(this.root, name);
      if (statSync(join(fixture, name)).isDirectory()) mkdirSync(target, { recursive: true });
      else if (name.startsWith("images")) linkSync(join(fixture, name), target);
      else cpSync(join(fixture, name), target);
    }
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  /** The names of all files that match, relative to content/. */
  names(pattern: RegExp): string[] {
    const all = readdirSync(this.root, { recursive: true, encoding: "utf8" });
    return all.map((name) => name.replaceAll("\\", "/")).filter((name) => pattern.test(name));
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.root, file));
  }

  /** Overwrites a file, without writing through a link to the original. */
  write(file: string, text: string | Uint8Array): void {
    rmSync(join(this.root, file), { force: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Replaces a piece of text that must be in the file. */
  replace(file: string, piece: string, by: string): void {
    const text = this.read(file);
    if (!text.includes(piece)) throw new Error(`${file} does not hold ${JSON.stringify(piece)}`);
    this.write(
      file,
      text.replace(piece, () => by),
    );
  }

  remove(file: string): void {
    rmSync(join(this.root, file));
  }

  check(): Promise<Problem[]> {
    return checkContent(this.root);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const made: TestFolder[] = [];
const deleteMade = () => made.splice(0).forEach((each) => each.delete());
// Only Jest defines a global function `afterAll`. Playwright does not.
if ("afterAll" in globalThis) afterAll(deleteMade);
else process.once("exit", deleteMade);

/**
 * A temporary folder, which is deleted after all unit tests of a test file, or when the process of a browser test ends. Names of files are
 * relative to `root`, which is this folder or a folder in it.
 */
export class TestFolder {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "test-")));
  readonly root: string;

  constructor(root = "") {
    this.root = join(this.folder, root);
    made.push(this);
  }

  /** Returns the names of all files and folders that match a pattern. */
  names(pattern = /./): string[] {
    const all = readdirSync(this.root, { recursive: true, encoding: "utf8" });
    return all
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => pattern.test(name))
      .sort();
  }

  bytes(name: string): Buffer {
    return readFileSync(join(this.root, name));
  }

  read(name: string): string {
    return this.bytes(name).toString();
  }

  /** Writes a file. A link at this path is replaced, so that its target does not change. */
  write(name: string, text: string | Uint8Array = name): void {
    const file = join(this.root, name);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    writeFileSync(file, text);
  }

  append(name: string, text: string): void {
    appendFileSync(join(this.root, name), text);
  }

  /** Replaces a piece of text in a file. Throws if the file does not contain this piece. */
  replace(name: string, from: string | RegExp, to: string): void {
    const text = this.read(name);
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${name} does not contain ${String(from)}`);
    this.write(name, changed);
  }

  remove(name: string): void {
    rmSync(join(this.root, name));
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

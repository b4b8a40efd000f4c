import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const asset = z.object({ path: z.string(), content: z.string(), encoding: z.literal("base64") });

const draft = z.object({
  /** The file that it would have been saved to. */
  path: z.string(),
  /** Why it was not saved. */
  message: z.string(),
  when: z.iso.datetime(),
  /** The file as it was when it was opened; undefined for a new one. */
  before: z.string().optional(),
  /** What a form held, and pictures that were chosen in it. */
  raw: z.string().optional(),
  assets: z.array(asset).default([]),
  /** What was typed where the file was open as text. */
  text: z.string().optional(),
});

/** What somebody typed and could not save. */
export type Draft = z.infer<typeof draft>;

/** What was typed and not saved, kept in files that git ignores, one for each file of content/. */
export class Drafts {
  private readonly folder: string;

  constructor(project: string) {
    this.folder = join(project, ".drafts");
  }

  /** A name of its own for each file, whatever its path is. */
  private fileOf(path: string): string {
    return join(this.folder, `${createHash("sha256").update(path).digest("hex")}.json`);
  }

  /** A draft; undefined for a file that holds none, as a stopped machine may leave one. */
  private async read(file: string): Promise<Draft | undefined> {
    try {
      return draft.parse(JSON.parse(await readFile(file, "utf8")));
    } catch {
      return undefined;
    }
  }

  /** Keeps a draft; an earlier one of the same file gives way. */
  async keep(kept: Draft): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const temporary = join(this.folder, `${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, JSON.stringify(kept), { flush: true });
      await rename(temporary, this.fileOf(kept.path));
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /** The draft of a file, if there is one. */
  of(path: string): Promise<Draft | undefined> {
    return this.read(this.fileOf(path));
  }

  /** All drafts, in the order of their files. */
  async all(): Promise<Draft[]> {
    const names = await readdir(this.folder).catch(() => []);
    const read = names
      .filter((name) => name.endsWith(".json"))
      .map((name) => this.read(join(this.folder, name)));
    const found = (await Promise.all(read)).filter((one) => one !== undefined);
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Forgets the draft of a file. */
  async drop(path: string): Promise<void> {
    await rm(this.fileOf(path), { force: true });
  }
}

import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** A deleted file that is kept here; `id` names this deletion. */
export interface DeletedFile {
  id: string;
  path: string;
  when: string;
}

/** What was deleted before it was in any commit, kept as plain files that git ignores. */
export class DeletedFiles {
  private readonly folder: string;

  constructor(project: string) {
    this.folder = join(project, ".drafts/deleted");
  }

  async keep(path: string, bytes: Buffer | string): Promise<void> {
    const file = join(this.folder, randomUUID(), path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flush: true });
  }

  /** All of them, the latest first. */
  async all(): Promise<DeletedFile[]> {
    const below = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = below.filter((entry) => entry.isFile());
    const found = await Promise.all(
      files.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const [id = "", ...names] = file.slice(this.folder.length + 1).split(/[\\/]/);
        return { id, path: names.join("/"), when: (await stat(file)).mtime.toISOString() };
      }),
    );
    return found.sort((a, b) => (a.when < b.when ? 1 : -1));
  }

  /** The file of a deletion with its bytes; undefined if it is not kept. */
  async of(id: string): Promise<(DeletedFile & { bytes: Buffer }) | undefined> {
    const found = (await this.all()).find((one) => one.id === id);
    return found && { ...found, bytes: await readFile(join(this.folder, id, found.path)) };
  }

  async drop(id: string): Promise<void> {
    await rm(join(this.folder, basename(id)), { recursive: true, force: true });
  }
}

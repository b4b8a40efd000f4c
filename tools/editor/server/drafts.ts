import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile, writeBeside } from "../../sharing/replaceFile";
import { sha256 } from "../../../src/content-model/sha256";

/** The value of `form` in a draft that was not typed into a form. Such a draft contains a saved change that was held back from sharing. */
export const heldBack = "held back";

const draft = z.object({
  /** The path of the file. For a new page or testimony, this is the path of its folder, with a slash at the end. */
  path: z.string(),
  /** The id of the form in which the draft was typed. If several windows show a file, each has its own form. */
  form: z.string().default(heldBack),
  when: z.iso.datetime(),
  /** True if the draft contains a saved change that was held back from sharing. More may have been typed since. */
  hasHeldBack: z.boolean().optional(),
  /** The file's text when the form was opened, or undefined for a new file. */
  before: z.string().optional(),
  /** The values of the form, or the text if the file was open as text. */
  values: z.record(z.string(), z.unknown()).optional(),
  text: z.string().optional(),
});

/** An edit that is not in content/: values that were typed and not saved, or a saved change that was held back. */
export type Draft = z.infer<typeof draft>;

const byTime = (a: Draft, b: Draft) => (a.when < b.when ? 1 : -1);

/** The last save of a form. */
export interface LastSave {
  /** The file's text when the form was opened (`before`), and the text of the values that the form sent (`typed`). */
  before: string | undefined;
  typed: string;
  /**
   * The path and the text of the file that was written. They differ from the form's data if the editor has filled in fields or merged other
   * changes.
   */
  path: string;
  written: string;
}

/** A map from the path of each form's draft to the last save of the form. */
const lastSaves = new Map<string, LastSave>();

/**
 * The drafts of a project: edits that are not saved in content/ yet, one for each path and form. They are stored in a folder that git
 * ignores.
 */
export class Drafts {
  constructor(private readonly folder: string) {}

  /**
   * Remembers the last save of a form. A window that is closed while it saves does not receive the response, and may send the same values
   * again as a draft. `saveDraft` compares the draft with this save.
   */
  remember(path: string, form: string, save: LastSave): void {
    lastSaves.set(this.fileOf({ path, form }), save);
  }

  /** Returns the last save of a form, or undefined. */
  lastSave(path: string, form: string): LastSave | undefined {
    return lastSaves.get(this.fileOf({ path, form }));
  }

  /** Returns the path of the file that stores a draft. The file name is a hash, so that it is unique and valid for any path and form. */
  private fileOf({ path, form }: Pick<Draft, "path" | "form">): string {
    return join(this.folder, `${sha256(form === heldBack ? path : `${path}\n${form}`)}.json`);
  }

  /** Returns a draft, or undefined if its file is incomplete, for example after a crash. */
  private async read(file: string): Promise<Draft | undefined> {
    try {
      return draft.parse(JSON.parse(await readFile(file, "utf8")));
    } catch {
      return undefined;
    }
  }

  /** Stores a draft, in place of an earlier draft of the same form. */
  async keep(kept: Draft): Promise<void> {
    const file = this.fileOf(kept);
    await replaceFile(await writeBeside(file, JSON.stringify(kept), this.folder), file, this.folder);
  }

  /**
   * Returns the draft of a file's form. If this form does not have a draft, or if no form is given, returns the latest draft of the file.
   * @param forms the ids of the forms whose drafts count. Drafts of all other forms are ignored
   */
  async of(path: string, form?: string, forms?: readonly string[]): Promise<Draft | undefined> {
    const drafts = (await this.all()).filter(
      (one) => one.path === path && (!forms || forms.includes(one.form)),
    );
    return drafts.find((one) => form !== undefined && one.form === form) ?? drafts.sort(byTime)[0];
  }

  /** Returns all drafts, sorted by path. */
  async all(): Promise<Draft[]> {
    const names = await readdir(this.folder).catch(() => []);
    const read = names
      .filter((name) => name.endsWith(".json"))
      .map((name) => this.read(join(this.folder, name)));
    const found = (await Promise.all(read)).filter((one) => one !== undefined);
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /**
   * Deletes the draft of one form, or the drafts of all forms of a file.
   * @param when if given, a draft that was stored at another time is not deleted
   */
  async drop(path: string, form?: string, when?: string): Promise<void> {
    for (const draft of await this.all())
      if (draft.path === path && (form ?? draft.form) === draft.form && (when ?? draft.when) === draft.when)
        await rm(this.fileOf(draft), { force: true });
  }
}

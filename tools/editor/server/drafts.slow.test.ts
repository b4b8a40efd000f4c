import fs from "node:fs/promises";
import { join } from "node:path";
import { ann, files, folder, hers, list, open, role, save } from "../../../tests/support/editorForms";
import { testimony, timeline } from "../../../tests/support/editorProject";
import type { Values } from "./contentText";

const keep = (values: Values, form = "one", path = ann) =>
  files.ask("saveDraft", { path, form, before: path === ann ? testimony : undefined, values });
const drafts = async () => (await files.ask("overview", {})).drafts;

describe("a draft", () => {
  it("is kept by form, until it is saved or is the same as the file", async () => {
    await keep({ ...hers, role: "Yes: a reader" });
    expect(await drafts()).toMatchObject([{ address: "/testimonies/ann-smith", name: "Ann Smith" }]);
    const { values = {}, before } = await open(ann);
    expect({ role: values.role, before }).toEqual({ role: "Yes: a reader", before: testimony });
    await save(ann, before, values);
    expect(files.read(ann)).toContain('role: "Yes: a reader"');
    expect(await drafts()).toEqual([]);
    files.write(ann, testimony);
    await keep({ ...hers, role: "Reader" });
    await keep(hers);
    expect(await drafts()).toEqual([]);
  });

  it("says that somebody has deleted its file, which a save would restore", async () => {
    await keep({ ...hers, role: "A reader" });
    expect((await open(ann)).draft?.deleted).toBeUndefined();
    files.remove(ann);
    expect((await open(ann)).draft?.deleted).toEqual({});
    await keep({ ...hers, name: "Ben Hill" }, "one", folder);
    expect((await files.ask("openForm", { path: folder, form: "one" })).draft?.deleted).toBeUndefined();
  });

  it("of a deleted file can be changed and saved in another window", async () => {
    await keep({ ...hers, role: "A reader" });
    files.remove(ann);
    const { draft, before, values = {} } = await files.ask("openForm", { path: ann, form: "two" });
    expect(draft).toMatchObject({ form: "one", deleted: {} });
    const typed = { path: ann, form: "two", before, values: { ...values, role: "A writer" }, adopted: draft };
    expect(await files.ask("saveDraft", typed)).toEqual({ isSaved: false });
    await files.ask("save", { ...typed, isDeletionKnown: true, answers: [] });
    expect(files.read(ann)).toContain("role: A writer");
    expect(await drafts()).toEqual([]);
  });

  it("is not stored again by a window that was closed while it saved", async () => {
    const values = { ...hers, role: "Yes: a reader" };
    await save(ann, testimony, values);
    // The window was closed before it received the response to the save, so it sends the former text of the file.
    await keep(values);
    expect(await drafts()).toEqual([]);
    // Text that is typed after the save is stored as a draft.
    await keep({ ...values, role: "A writer" });
    expect(await drafts()).toHaveLength(1);
    // The save was undone, and somebody types the same text again. The text is stored as a draft.
    files.write(ann, testimony);
    await keep(hers);
    expect(await drafts()).toEqual([]);
    await keep(values);
    expect(await drafts()).toHaveLength(1);
  });

  it("is not stored again by a window that was closed while it saved a new entry, even without the proposals that the save added", async () => {
    const body = "These words are long enough for the card in the list of all.";
    const typed: Values = {
      ...{ ...hers, name: "Ben Hill", order: "20", body },
      ...{ slug: undefined, summary: undefined },
    };
    await save(folder, undefined, { ...typed, slug: "ben-hill", summary: body });
    await keep(typed, "one", folder);
    expect(await drafts()).toEqual([]);
    await keep({ ...typed, role: "A writer" }, "one", folder);
    expect(await drafts()).toHaveLength(1);
  });

  it("is replaced by a copy from the browser, with the time of the copy, unless the draft is newer", async () => {
    const copy = (role: string, when: string) =>
      files.ask("saveDraft", { path: ann, form: "one", before: testimony, values: { ...hers, role }, when });
    const kept = async () => {
      const { values, draft } = await open(ann);
      return [values?.role, draft?.when];
    };
    await copy("Copied", "2026-01-02T03:04:05.000Z");
    expect(await kept()).toEqual(["Copied", "2026-01-02T03:04:05.000Z"]);
    await keep({ ...hers, role: "Typed" });
    await copy("Copied before", "2026-01-02T03:04:06.000Z");
    expect(await kept()).toEqual(["Typed", expect.any(String)]);
  });

  it("is replaced by a later copy, even if its own request had to wait for another action", async () => {
    const saving = save(ann, testimony, { ...hers, body: "Other words." }, { form: "other" });
    const keeping = keep({ ...hers, role: "Typed" });
    const copy = { path: ann, form: "one", before: testimony, when: new Date(Date.now() + 1).toISOString() };
    await Promise.all([saving, keeping]);
    await files.ask("saveDraft", { ...copy, values: { ...hers, role: "Typed later" } });
    expect((await open(ann)).values).toMatchObject({ role: "Typed later" });
  });

  it("outlives a save of the same file from another window", async () => {
    await keep({ ...hers, role: "Typed" });
    await keep({ ...hers, role: "Elsewhere" }, "other");
    await save(ann, testimony, { ...hers, body: "Other words." }, { form: "other" });
    expect((await open(ann)).values).toMatchObject({ role: "Typed", body: "Her words." });
  });

  it("is not opened by a request that names no form", async () => {
    await keep({ ...hers, role: "Typed" });
    expect(await files.ask("openForm", { path: ann })).toEqual({ values: hers, before: testimony });
  });

  it("opens in a new window, and the save of this window deletes it unless somebody has typed in the first window since", async () => {
    await keep({ ...hers, role: "Typed" });
    const { values = {}, before, draft: adopted } = await open(ann, "new");
    expect({ role: values.role, form: adopted?.form }).toEqual({ role: "Typed", form: "one" });
    await new Promise((wake) => setTimeout(wake, 2));
    await keep({ ...hers, role: "Typed later" });
    await save(ann, before, values, { form: "new", adopted });
    expect(await drafts()).toHaveLength(1);
    const again = await open(ann, "newer");
    await save(ann, role.replace("Reader", "Typed"), again.values ?? {}, {
      form: "newer",
      adopted: again.draft,
    });
    expect(await drafts()).toEqual([]);
  });

  it.each([
    ["of a file", ann],
    ["of a new file", "content/testimonies/"],
  ])("%s is replaced by the draft of a form that was opened with it and changed", async (_what, path) => {
    await keep({ ...hers, role: "Typed" }, "one", path);
    for (const form of ["two", "three"]) {
      const { values = {}, before, draft } = await open(path, form);
      await files.ask("saveDraft", { path, form, before, values: { ...values, role: form }, adopted: draft });
      expect((await drafts()).map((draft) => draft.form)).toEqual([form]);
    }
  });

  it("is not replaced if somebody has typed in its own form since another form was opened with it", async () => {
    await keep({ ...hers, role: "Typed" });
    const { values = {}, before, draft } = await open(ann, "two");
    await new Promise((wake) => setTimeout(wake, 2));
    await keep({ ...hers, role: "Typed later" });
    const typed = { ...values, body: "Other words." };
    await files.ask("saveDraft", { path: ann, form: "two", before, values: typed, adopted: draft });
    expect((await open(ann, "one")).values).toMatchObject({ role: "Typed later" });
    expect((await open(ann, "two")).values).toMatchObject({ body: "Other words." });
  });

  it("fills the form of a new entry again, whatever its name, and does not reserve it", async () => {
    const values = {
      ...hers,
      name: "Ben Hill",
      slug: "ben-hill",
      order: "20",
      summary: `${String(hers.summary)} Another.`,
    };
    await keep(values, "one", folder);
    expect(await drafts()).toMatchObject([{ name: "A new testimony", address: "/testimonies/new" }]);
    expect((await open(folder)).values).toMatchObject({ slug: "ben-hill" });
    await expect(open("content/testimonies/ben-hill.md")).rejects.toThrow(/does not exist/);
    const saved = await save(folder, undefined, values);
    expect(saved).toMatchObject({ address: "/testimonies/ben-hill", isMerged: false });
    expect(await drafts()).toEqual([]);
  });

  it("has its first words if there is another draft of the same file, or if its file is new", async () => {
    await keep({ ...hers, role: "Typed first" });
    expect(await drafts()).toMatchObject([{ name: "Ann Smith", words: undefined }]);
    await keep({ ...hers, body: `Her words. ${"And many more of them. ".repeat(9)}` }, "two");
    await keep({ name: "Ben Hill" }, "one", folder);
    const words = (await drafts()).map((one) => one.words).sort();
    expect(words).toEqual([
      expect.stringMatching(/^And many more of them\. .{20,40} …$/),
      "Ben Hill",
      "Typed first",
    ]);
  });

  it("has the name of its page even if somebody has deleted the page", async () => {
    await keep({ ...hers, role: "Typed" });
    await fs.rm(join(files.root, ann));
    expect(await drafts()).toMatchObject([{ name: "Ann Smith" }]);
  });

  it("is kept if the file was open as text", async () => {
    const broken = `${timeline}- 'a`;
    files.write(list, broken);
    const form = { path: list, form: "one", before: broken };
    await files.ask("saveDraft", { ...form, text: `${broken}b` });
    expect(await open(list)).toMatchObject({ text: `${broken}b`, before: broken });
    await files.ask("saveText", { ...form, text: timeline, answers: [] });
    expect(await drafts()).toEqual([]);
  });

  it("is not hidden by a draft that cannot be read", async () => {
    await keep({ ...hers, role: "Typed" });
    await fs.writeFile(join(files.root, ".drafts/half.json"), '{"path"');
    expect(await drafts()).toHaveLength(1);
  });
});

import fs from "node:fs/promises";
import {
  ann,
  files,
  folder,
  hers,
  list,
  open,
  role,
  save,
  valuesIn,
} from "../../../tests/support/editorForms";
import { event, refusal, testimony, timeline } from "../../../tests/support/editorProject";
import { picture } from "../../../tests/support/tinyContent";
import type { Values } from "./contentText";

test("a list whose file is not there opens as an empty list, and saving it makes the file", async () => {
  const path = "content/redirects.yaml";
  const { values, before } = await open(path);
  expect(values).toEqual({ entries: [] });
  await save(path, before, { entries: [{ from: "/old", testimony: "ann-smith" }] });
  expect(files.read(path)).toBe("- from: /old\n  testimony: ann-smith\n");
});

it("names a changed number that other places still use, but not a changed date", async () => {
  const [first, second, third] = ["first", "second", "third"].map((name) => event(name, "1985-06-03"));
  const before = [first, second, third].join("").replaceAll("It happened.", "Ring 01632 960000.");
  files.write(list, before);
  const [one = {}, ...others] = valuesIn(list, before).entries as Values[];
  const changed = { ...one, when: "1985-06-02", date: "2 June 1985", description: "Ring nobody." };
  const { still } = await save(list, before, { entries: [changed, ...others] });
  expect(still.map(({ old }) => old)).toEqual(["01632 960000"]);
});

describe("an edit that the check refuses", () => {
  it("names the field and what to write, and changes nothing", async () => {
    const { details } = await refusal(save(ann, testimony, { ...hers, order: "ten" }));
    expect(details.mistakes).toMatchObject([
      { field: "order", fault: expect.stringMatching(/^Order is a text, but must be a number/) as string },
    ]);
    expect(files.read(ann)).toBe(testimony);
  });

  it("is reported with the name of the entry that already has its number", async () => {
    const values = {
      ...hers,
      name: "Alf Wood",
      slug: "alf-wood",
      summary: `${String(hers.summary)} Another.`,
    };
    const { details } = await refusal(save(folder, undefined, values));
    expect(details.mistakes?.[0]?.sentence).toMatch(/^Order is 10, which “Ann Smith” already has/);
    expect(() => files.read("content/testimonies/alf-wood.md")).toThrow();
  });

  it("is reported at the entry's place in the form, although a save would sort the list", async () => {
    const entries = [...(valuesIn(list, timeline).entries as Values[]), { anchor: "early", when: "1984" }];
    const { details } = await refusal(save(list, timeline, { entries }));
    expect(details.mistakes?.map(({ field }) => field)).toContain("entries.2.title");
  });

  it("stays in the form if the disk is full, and changes nothing", async () => {
    for (const name of ["writeFile", "mkdtemp"] as const)
      jest.spyOn(fs, name).mockRejectedValue(Object.assign(new Error(name), { code: "ENOSPC" }));
    const refused = save(ann, testimony, { ...hers, role: "Reader" });
    await expect(refused).rejects.toThrow(
      /^The disk is full\. Free some space, then save again\. No file was changed\.$/,
    );
    jest.restoreAllMocks();
    expect(files.read(ann)).toBe(testimony);
    await save(ann, testimony, { ...hers, role: "Reader" });
    expect(files.read(ann)).toBe(role);
  });
});

describe("two windows with the same file", () => {
  const words = testimony.replace("Her words", "Other words");

  it("both save their changes, and a later save keeps the change of the other window", async () => {
    expect(await save(ann, testimony, { ...hers, role: "Reader" })).toMatchObject({
      before: role,
      isMerged: false,
    });
    const typed = { ...hers, body: "Other words." };
    expect(await save(ann, testimony, typed)).toMatchObject({ before: words, isMerged: true });
    const both = words.replace("role: Supporter", "role: Reader");
    expect(files.read(ann)).toBe(both);
    // The second window still shows the old role. Its save must not overwrite the new role.
    await save(ann, words, { ...typed, body: "Fewer words." });
    expect(files.read(ann)).toBe(both.replace("Other", "Fewer"));
  });

  it("each add an entry to a list", async () => {
    const { entries } = valuesIn(list, timeline) as { entries: Values[] };
    const [third, between] = [event("third", "1987"), event("between", "1985-06")];
    const entryIn = (text: string) => (valuesIn(list, text).entries as Values[])[0] ?? {};
    await save(list, timeline, { entries: [...entries, entryIn(third)] });
    await save(list, timeline, { entries: [...entries, entryIn(between)] });
    const [first, second] = [event("first", "1985"), event("second", "1986")];
    // The editor writes the fields of an entry in the order of the content model, so the expected text has this order, too.
    const inOrder = (text: string) => text.replace(/( {2}date: .*\n)( {2}when: .*\n)/, "$2$1");
    expect(files.read(list)).toBe(first + inOrder(between.replaceAll('"', "")) + second + inOrder(third));
  });

  it("do not silently overwrite one field: nothing is saved until a wording is chosen", async () => {
    await save(ann, testimony, { ...hers, role: "Reader" });
    const mine = { ...hers, role: "Listener" };
    const { details } = await refusal(save(ann, testimony, mine));
    const [conflict, ...more] = details.conflicts ?? [];
    expect(more).toEqual([]);
    expect(conflict).toMatchObject({ where: ["role"], mine: "Listener", theirs: "Reader" });
    expect(files.read(ann)).toBe(role);
    const { id = "" } = conflict ?? {};
    await save(ann, testimony, mine, { answers: [{ id, answer: { write: "Both" } }] });
    expect(files.read(ann)).toBe(role.replace("Reader", "Both"));
  });

  it("keep the wording of a form that somebody gives up for the saved wording", async () => {
    await save(ann, testimony, { ...hers, role: "Reader" });
    const mine = { ...hers, role: "Listener", body: "My words." };
    const { details } = await refusal(save(ann, testimony, mine));
    const id = details.conflicts?.[0]?.id ?? "";
    const kept = await save(ann, testimony, mine, { answers: [{ id, answer: "mine" }] });
    expect(kept.isGivenUp).toBe(false);
    expect(await files.ask("deletedFiles", {})).toEqual([]);
    files.write(ann, role);
    const saved = await save(ann, testimony, mine, { answers: [{ id, answer: "theirs" }] });
    expect(saved.isGivenUp).toBe(true);
    expect(files.read(ann)).toBe(role.replace("Her words.", "My words."));
    const [undone] = await files.ask("deletedFiles", {});
    expect(undone).toMatchObject({ name: "Ann Smith", undone: "Ann Smith: role, text" });
    await files.ask("bringBack", { id: undone?.id ?? "" });
    expect((await open(ann)).values).toMatchObject({ role: "Listener", body: "My words." });
  });

  it("do not silently restore a deleted file, nor overwrite an existing one", async () => {
    await files.ask("deleteFile", { path: ann });
    const { message, details } = await refusal(save(ann, testimony, { ...hers, role: "Reader" }));
    expect([message, details.isGone]).toEqual([
      "Not saved. Somebody or another program has deleted the file since you opened it. To restore the file with your changes, save it once more. To leave it deleted, discard your changes.",
      true,
    ]);
    await save(ann, undefined, { ...hers, role: "Reader" });
    expect(files.read(ann)).toContain("role: Reader");
    await files.ask("deleteFile", { path: ann });
    const asText = { path: ann, form: "one", text: role, answers: [] };
    const { details: ofText } = await refusal(files.ask("saveText", { ...asText, before: role }));
    expect(ofText.isGone).toBe(true);
    await files.ask("saveText", asText);
    expect(files.read(ann)).toBe(role);
    // The form says that the file was deleted, so its first save restores the file.
    await files.ask("deleteFile", { path: ann });
    await save(ann, role, { ...hers, role: "Listener" }, { isDeletionKnown: true });
    expect(files.read(ann)).toContain("role: Listener");
    // The file has been restored in the meantime, so a save must not overwrite the changes in it.
    await refusal(save(ann, role, { ...hers, role: "Witness" }, { isDeletionKnown: true }));
    expect(files.read(ann)).toContain("role: Listener");
    const { mistakes } = (await refusal(save(folder, undefined, hers))).details;
    expect(mistakes).toMatchObject([
      {
        field: "slug",
        fault: expect.stringMatching(
          /already has this file name\. The file name is made from the field Address\./,
        ) as string,
      },
    ]);
    expect(files.read(ann)).toContain("role: Listener");
  });

  it("with a file as text get both changes", async () => {
    const before = `${timeline}- 'a\n`;
    files.write(list, `# A note.\n${before}`);
    await files.ask("saveText", { path: list, form: "one", before, text: timeline, answers: [] });
    expect(files.read(list)).toBe(`# A note.\n${timeline}`);
  });
});

test("a dropped picture gets a plain name that is free, and none if it is there already", async () => {
  const put = async (name: string, width: number) =>
    files.put(`content/images/people/${name}`, await picture(width, 9));
  const folder = "content/images/people";
  const [first, second] = [`${folder}/anns-portrait-2.png`, `${folder}/anns-portrait-2-2.png`];
  expect(await put("Ann’s portrait (2).PNG", 1)).toEqual({ path: first, isNew: true });
  expect(await put("anns-portrait-2.png", 1)).toEqual({ path: first, isNew: false });
  expect(await put("anns-portrait-2.png", 2)).toEqual({ path: second, isNew: true });
});

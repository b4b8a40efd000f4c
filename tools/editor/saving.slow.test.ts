import fs from "node:fs/promises";
import { join } from "node:path";
import { EditorProject, event, testimony, timeline } from "../../tests/support/editorProject";
import type { ActionName, Params } from "./actions";

const ann = "content/testimonies/ann-smith.md";
const list = "content/timeline.yaml";

let files: EditorProject;
beforeEach(() => {
  files = new EditorProject();
});
afterEach(() => {
  jest.restoreAllMocks();
  files.remove();
});

const ask = <Name extends ActionName>(action: Name, params: Params<Name>) => files.ask(action, params);
const save = (path: string, raw: string, before: string | undefined, more = {}) =>
  ask("persistEntry", { path, raw, before, assets: [], ...more });
const open = (path: string) => ask("getEntry", { path });
const drafts = () => ask("drafts", {});

const wrong = testimony.replace("order: 10", "order: ten");
const role = testimony.replace("role: Supporter", "role: Reader");
const words = testimony.replace("Her words", "Other words");

test("a list whose file is not there opens as an empty list, and saving it makes the file", async () => {
  const path = "content/redirects.yaml";
  const { data, before } = await open(path);
  expect(data).toBe("entries: []\n");
  await save(path, "entries:\n  - from: /old\n    testimony: ann-smith\n", before);
  expect(files.read(path)).toBe("- from: /old\n  testimony: ann-smith\n");
});

describe("an edit that the check refuses", () => {
  it("is kept as a draft, opened in its form again, and gone once it is saved", async () => {
    await expect(save(ann, wrong, testimony)).rejects.toThrow(/Order.* What you typed is kept as a draft/s);
    expect(files.read(ann)).toBe(testimony);
    const [draft, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ path: ann, form: "testimonies/entries/ann-smith" });
    expect(draft?.message).toMatch(/^Not saved\. Order holds a text, but must be a number/);

    const { data, before } = await open(ann);
    expect({ data, before }).toEqual({ data: wrong, before: testimony });
    await save(ann, data.replace("order: ten", "order: 20"), before);
    expect(files.read(ann)).toBe(testimony.replace("order: 10", "order: 20"));
    expect(await drafts()).toEqual([]);
  });

  it("is refused for a number that a file behind it has", async () => {
    const path = "content/testimonies/alf-wood.md";
    const raw = testimony.replace("ann-smith", "alf-wood").replace("A line", "Another line");
    await expect(save(path, raw, undefined, { isNew: true })).rejects.toThrow(
      /Order: Order is 10, which content\/testimonies\/ann-smith\.md:\d+ already has/,
    );
    expect(() => files.read(path)).toThrow();
  });

  it("fills the form of a new entry again, whatever its name, and does not reserve it", async () => {
    const [path, folder] = ["content/testimonies/ben-hill.md", "content/testimonies/"];
    const raw = wrong.replace("ann-smith", "ben-hill");
    await expect(save(path, raw, undefined, { isNew: true })).rejects.toThrow(/Not saved/);
    expect(await drafts()).toMatchObject([{ name: "A new testimony", form: "testimonies/new" }]);
    expect(await ask("newDraft", { path: folder })).toMatchObject({
      data: { slug: "ben-hill", body: "Her words." },
    });
    await expect(open(path)).rejects.toThrow(/does not exist/);
    const right = raw.replace("order: ten", "order: 20").replace("A line", "Another line");
    await save(path, right, undefined, { isNew: true });
    expect(await drafts()).toEqual([]);
    expect(await ask("newDraft", { path: folder })).toEqual({});
  });

  it("keeps a picture that was chosen with it, and saves both once it is corrected", async () => {
    const path = "content/images/people/new.png";
    const asset = { path, content: Buffer.from("a picture").toString("base64") };
    const withPicture = (text: string) => `${text}\n![A desk.](../images/people/new.png)\n`;
    await expect(save(ann, withPicture(wrong), testimony, { assets: [asset] })).rejects.toThrow(/Not saved/);
    await expect(ask("getMediaFile", { path })).rejects.toThrow(/does not exist/);
    await save(ann, withPicture(testimony), testimony);
    expect(files.read(path)).toBe("a picture");
  });

  it("is kept if the file was open as text", async () => {
    const broken = `${timeline}- 'a`;
    files.write(list, broken);
    await expect(ask("saveText", { path: list, before: broken, text: `${broken}b` })).rejects.toThrow(/kept/);
    expect(await drafts()).toMatchObject([{ path: list, form: undefined }]);
    expect(await ask("getText", { path: list })).toEqual({ text: `${broken}b`, before: broken });
    await ask("saveText", { path: list, before: broken, text: timeline });
    expect(await drafts()).toEqual([]);
  });

  it("is kept while it is typed, with its picture, until it is what the file holds anyway", async () => {
    const picture = { path: "content/images/new.png", content: "YQ==" };
    const saved = { slug: "ann-smith", name: "Ann Smith", role: "Supporter", order: 10, body: "Her words." };
    const summary = "A line that is long enough for the card on the page of all testimonies.";
    const keep = (more: object, assets: Params<"keepDraft">["assets"]) =>
      ask("keepDraft", { path: ann, data: { ...saved, summary, ...more }, before: testimony, assets });
    await keep({ role: "Yes: a reader" }, []);
    await keep({ role: "Yes: a reader", body: "![A desk.](../images/new.png)" }, [picture]);
    expect(await drafts()).toMatchObject([{ path: ann, message: "Not saved yet.", isRefused: false }]);
    const { data, before } = await open(ann);
    expect(before).toBe(testimony);
    await keep({ role: "A reader", body: "![A desk.](../images/new.png)" }, []);
    await save(ann, data, before);
    expect(files.read(ann)).toContain('role: "Yes: a reader"');
    expect(files.read(picture.path)).toBe("a");
    files.write(ann, testimony);
    await keep({ role: "Reader" }, []);
    await keep({}, []);
    expect(await drafts()).toEqual([]);
  });

  it("outlives a save of the same file from another window", async () => {
    const summary = "A line that is long enough for the card on the page of all testimonies.";
    const data = {
      slug: "ann-smith",
      name: "Ann Smith",
      role: "Typed",
      summary,
      order: 10,
      body: "Her words.",
    };
    await ask("keepDraft", { path: ann, form: "one", data, before: testimony, assets: [] });
    await save(ann, words, testimony, { form: "other" });
    const { data: kept } = await open(ann);
    expect(kept).toContain("Typed");
    await save(ann, kept, testimony, { form: "one" });
    expect(await drafts()).toEqual([]);
  });

  it("stays in the form if the disk is full, and changes nothing", async () => {
    for (const name of ["writeFile", "mkdtemp"] as const)
      jest.spyOn(fs, name).mockRejectedValue(Object.assign(new Error(name), { code: "ENOSPC" }));
    const refused = save(ann, role, testimony);
    await expect(refused).rejects.toThrow(
      /^The disk is full\. Free some space, then save again\. No file was changed\.$/,
    );
    jest.restoreAllMocks();
    expect(files.read(ann)).toBe(testimony);
    expect(await drafts()).toEqual([]);
    await save(ann, role, testimony);
    expect(files.read(ann)).toBe(role);
  });

  it("does not hide the other drafts behind one that cannot be read", async () => {
    await expect(save(ann, wrong, testimony)).rejects.toThrow(/Not saved/);
    await fs.writeFile(join(files.project, ".drafts/half.json"), '{"path"');
    expect(await drafts()).toHaveLength(1);
  });
});

describe("two windows with the same file", () => {
  it("both get their change into it, and carry on from what they show", async () => {
    expect(await save(ann, role, testimony)).toEqual({ before: role, isMerged: false });
    expect(await save(ann, words, testimony)).toEqual({ before: words, isMerged: true });
    const both = words.replace("role: Supporter", "role: Reader");
    expect(files.read(ann)).toBe(both);
    // The second window still shows the old role; that must not count as a change.
    await save(ann, words.replace("Other", "Fewer"), words);
    expect(files.read(ann)).toBe(both.replace("Other", "Fewer"));
  });

  it("each add an entry to a list", async () => {
    const form = (...events: string[]) => `entries:\n${events.join("")}`.replaceAll(/^(?=[- ])/gm, "  ");
    const [first, second] = [event("first", "1985"), event("second", "1986")];
    await save(list, form(first, second, event("third", "1987")), timeline);
    await save(list, form(first, event("between", "1985-06"), second), timeline);
    expect(files.read(list)).toBe(
      first + event("between", "1985-06").replaceAll('"', "") + second + event("third", "1987"),
    );
  });

  it("do not silently overwrite one field: the later value is kept as a draft, which can replace the other", async () => {
    await save(ann, role, testimony);
    const mine = testimony.replace("role: Supporter", "role: Listener");
    await expect(save(ann, mine, testimony)).rejects.toThrow(
      /another wording in the meantime.* role: yours "Listener", there now "Reader"\./,
    );
    expect(files.read(ann)).toBe(role);
    const { data, before } = await open(ann);
    expect(before).toBe(role);
    await save(ann, data, before);
    expect(files.read(ann)).toBe(mine);
  });

  it("do not silently restore a deleted file, nor overwrite an existing one", async () => {
    await ask("deleteFile", { path: ann });
    await expect(save(ann, role, testimony)).rejects.toThrow(/was deleted in the meantime/);
    const { data, before } = await open(ann);
    await save(ann, data, before);
    expect(files.read(ann)).toBe(role);
    await expect(save(ann, testimony, undefined)).rejects.toThrow(/The file .* already exists/);
    expect(files.read(ann)).toBe(role);
  });

  it("with a file as text get both changes", async () => {
    const before = `${timeline}- 'a\n`;
    files.write(list, `# A note.\n${before}`);
    await ask("saveText", { path: list, before, text: timeline });
    expect(files.read(list)).toBe(`# A note.\n${timeline}`);
  });
});

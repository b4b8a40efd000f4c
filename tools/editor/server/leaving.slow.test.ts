import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, clones, life, timeline } from "../../../tests/support/annAndBen";
import { change, read } from "../../../tests/support/clones";
import { askIn } from "../../../tests/support/editorProject";
import { pageText, picture } from "../../../tests/support/tinyContent";
import { share } from "../../sharing/share";
import { fileText } from "./contentText";
import { editorActions } from "./editorActions";
import { ContentFolder } from "./contentFolder";
import { kindAt } from "./editorPaths";
import { mediaFile } from "./media";

const added = "content/pages/added.md";
const entry = (anchor: string) =>
  `- anchor: ${anchor}\n  when: "2019"\n  title: Last\n  description: It was the last.\n  kind: case\n  icon: file\n`;
const leave = (path: string, name?: string) => askIn(ann)("leaveForLater", { path, entry: name });
const open = (path: string) => askIn(ann)("openForm", { path, form: "one" });

/** Returns the text that the form of a file would save. */
async function inForm(path: string): Promise<string> {
  const { before, values = {} } = await open(path);
  return fileText(kindAt(path), before, values);
}

/** Changes two entries of the timeline, deletes one and adds one. */
const changeTimeline = () => {
  const text = read(ann, timeline)
    .replace("The pier closes", "The pier shuts")
    .replace("Takings are missed", "Takings are gone")
    .replace(/- anchor: custody[^]*?(?=- anchor)/, "");
  writeFileSync(join(ann, timeline), text + entry("last"));
};

it.each<[string, string, () => void]>([
  ["a page", life, () => change(ann, life, ["A Working Life", "A Whole Life"])],
  ["a new page", added, () => writeFileSync(join(ann, added), pageText("/added"))],
  ["a list", timeline, changeTimeline],
])("holds back %s, and its form keeps the changes", async (_what, path, edit) => {
  edit();
  const { values } = await open(path);
  await leave(path);
  expect(await open(path)).toMatchObject({ values, draft: { isHeldBack: true } });
  expect(await share(ann)).toMatchObject({ shared: "" });
});

it("is no longer held back once its form has been changed and saved, even in a new window", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await leave(life);
  const { values, before, draft } = await open(life);
  const typed = { path: life, form: "one", before, values: { ...values, label: "Life" } };
  await askIn(ann)("saveDraft", { ...typed, adopted: draft });
  const again = await open(life);
  expect(again).toMatchObject({ values: { title: "A Whole Life" }, draft: { isHeldBack: false } });
  await askIn(ann)("save", { ...typed, answers: [] });
  expect(await askIn(ann)("overview", {})).toMatchObject({ drafts: [] });
});

it("still knows that it contains a change that was held back, after more was typed in this and in another window", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  const inDraft = async (form: string) =>
    (await askIn(ann)("openForm", { path: life, form })).draft?.hasHeldBack;
  const type = async (form: string, label: string) => {
    const { values, before, draft } = await askIn(ann)("openForm", { path: life, form });
    const adopted = draft?.form === form ? undefined : draft;
    await askIn(ann)("saveDraft", { path: life, form, before, values: { ...values, label }, adopted });
  };
  await type("one", "Life");
  expect(await inDraft("one")).toBe(false);
  await askIn(ann)("dropDraft", { path: life, form: "one" });
  await leave(life);
  expect(await inDraft("one")).toBe(true);
  for (const [form, label] of [
    ["one", "Her Work"],
    ["one", "Work"],
    ["two", "Her Days"],
  ] as const) {
    await type(form, label);
    expect(await inDraft(form)).toBe(true);
  }
});

it.each([
  ["that was changed", "pier-closes", "The pier closes", [true, false]],
  ["that is new", "last", "anchor: last", [false, true]],
  ["that is gone", "custody", "anchor: custody", [true, false]],
])("holds back an entry %s, and no other entry", async (_what, name, words, expected) => {
  changeTimeline();
  await leave(timeline, name);
  const both = [read(ann, timeline), await inForm(timeline)];
  expect(both.map((text) => text.includes(words))).toEqual(expected);
  expect(both.every((text) => text.includes("Takings are gone"))).toBe(true);
});

it("holds back one entry after another in the same form", async () => {
  changeTimeline();
  await leave(timeline, "pier-closes");
  await leave(timeline, "last");
  const form = await inForm(timeline);
  expect(["The pier shuts", "anchor: last"].map((words) => form.includes(words))).toEqual([true, true]);
  expect(read(ann, timeline)).not.toContain("anchor: last");
});

it("leaves a draft that its form can discard, and the drafts of other windows stay", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await leave(life);
  const { values, before, draft } = await open(life);
  await askIn(ann)("saveDraft", { path: life, form: "other", before, values: { ...values, title: "Typed" } });
  // The request of the button Discard changes contains the id of the form in which the changes were typed.
  await askIn(ann)("dropDraft", { path: life, form: String(draft?.form) });
  expect((await open(life)).values).toMatchObject({ title: "Typed" });
  await askIn(ann)("dropDraft", { path: life, form: "other" });
  expect(await inForm(life)).toBe(read(ann, life));
});

test.each([
  ["a page", life, "title: A Whole Life", () => change(ann, life, ["A Working Life", "A Whole Life"])],
  ["a new page", added, "path: /added", () => writeFileSync(join(ann, added), pageText("/added"))],
])("the discarded draft of %s is kept, and can be restored", async (_what, path, words, edit) => {
  edit();
  await leave(path);
  const { draft } = await open(path);
  await askIn(ann)("dropDraft", { path, form: draft?.form ?? "", isDiscarded: true });
  const [kept] = await askIn(ann)("deletedFiles", {});
  expect(await askIn(ann)("bringBack", { id: kept?.id ?? "" })).toEqual({});
  expect(read(ann, path)).toContain(words);
});

it("does not keep a discarded draft whose changes were never saved, nor a draft that was just saved", async () => {
  const { values, before } = await open(life);
  const typed = { path: life, form: "one", before, values: { ...values, title: "Typed" } };
  await askIn(ann)("saveDraft", typed);
  await askIn(ann)("dropDraft", { path: life, form: "one", isDiscarded: true });
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await leave(life);
  const { draft } = await open(life);
  await askIn(ann)("dropDraft", { path: life, form: draft?.form ?? "" });
  expect(await askIn(ann)("deletedFiles", {})).toEqual([]);
});

describe("a page with a new picture", () => {
  const image = "content/images/secret-gate.png";
  const body = "Words.\n\n![A gate](../images/secret-gate.png)";
  const bytesOf = () => mediaFile({ folder: new ContentFolder(join(ann, "content")) }, image);
  const isThere = () => existsSync(join(ann, image));

  beforeEach(async () => {
    writeFileSync(join(ann, image), await picture(900, 600));
    writeFileSync(join(ann, added), pageText("/added", { body }));
  });

  it("takes its picture with it, which is back as soon as the page is saved again", async () => {
    const bytes = await bytesOf();
    await leave(added);
    await share(ann);
    expect(clones.git(clones.server, "log", "--all", "--name-only")).not.toContain("secret-gate");
    // The form still shows the picture, and the picture is not in the list of deleted files, where somebody could delete it for good.
    expect(await bytesOf()).toEqual(bytes);
    expect(await askIn(ann)("deletedFiles", {})).toEqual([]);
    const { values = {}, before } = await open(added);
    await askIn(ann)("save", { path: added, form: "one", before, values, answers: [] });
    expect(isThere()).toBe(true);
  });

  it("leaves its picture with the deleted files if its draft is discarded", async () => {
    await leave(added);
    const { draft } = await open(added);
    await askIn(ann)("dropDraft", { path: added, form: draft?.form ?? "", isDiscarded: true });
    expect(await askIn(ann)("deletedFiles", {})).toMatchObject([
      { file: undefined },
      { name: "secret-gate.png" },
    ]);
  });

  it("leaves a picture where it is that another page uses", async () => {
    writeFileSync(join(ann, "content/pages/other.md"), pageText("/other", { body }));
    await leave(added);
    expect(isThere()).toBe(true);
  });
});

it("shares no word of a change that is held back, even if somebody committed it together with code", async () => {
  change(ann, life, ["A Working Life", "A Secret Life"]);
  change(ann, "code.ts", ["one", "uno"]);
  clones.commit(ann, "By hand");
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  await leave(life);
  expect(await share(ann)).toMatchObject({ shared: "Timeline: one entry changed" });
  expect(clones.git(clones.server, "log", "--all", "-p")).not.toContain("Secret");
  expect(await inForm(life)).toContain("A Secret Life");
});

it.each<[string, RegExp, () => unknown]>([
  [
    "a change on which another change depends",
    /another change depends on it: the page “.*Council.*”/,
    () => {
      writeFileSync(join(ann, added), pageText("/added"));
      change(ann, "content/pages/council.md", ["\n---\n", "\n---\n\n[New](added.md)\n"]);
    },
  ],
  [
    "a file whose form has other unsaved words",
    /form has unsaved changes/,
    () => {
      writeFileSync(join(ann, added), pageText("/added"));
      return askIn(ann)("saveDraft", {
        path: added,
        form: "one",
        before: "other",
        values: { title: "Typed" },
      });
    },
  ],
])("does not hold back %s", async (_what, sentence, prepare) => {
  await prepare();
  const before = read(ann, added);
  await expect(leave(added)).rejects.toThrow(sentence);
  expect(read(ann, added)).toBe(before);
});

it.each([
  ["held back", { action: "leaveForLater", params: { path: timeline } }],
  ["undone", { action: "takeBack", params: { id: "unshared", files: [timeline], answers: [] } }],
])("does not share a change that is %s while somebody already selects Share", async (_what, request) => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  const { act } = editorActions(ann);
  const held = act(request);
  await expect(act({ action: "share", params: { answers: [] } })).resolves.toMatchObject({
    done: { shared: "Her Life: title" },
  });
  await held;
  expect(read(ann, timeline)).toContain("The pier closes");
});

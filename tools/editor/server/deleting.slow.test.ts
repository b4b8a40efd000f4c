import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, clones, life, pushByHand } from "../../../tests/support/annAndBen";
import { change, read } from "../../../tests/support/clones";
import { askIn } from "../../../tests/support/editorProject";
import { keptFile, keptFiles } from "../../sharing/keptFiles";
import { pageText, picture } from "../../../tests/support/tinyContent";
import { share } from "../../sharing/share";
import { sinceShared, takeBack } from "../../sharing/takeBack";
import { ContentFolder } from "./contentFolder";
import { saveMedia } from "./media";

const isThere = (path: string) => existsSync(join(ann, path));

test.each([
  ["content/pages/auditor.md", "the menu"],
  ["content/images/turnstile.jpg", "the page “A Working Life”"],
])(
  "%s is not deleted while other content names it, and the answer lists this content",
  async (path, name) => {
    const { referrers, ...answer } = await askIn(ann)("deleteFile", { path });
    expect(answer).toEqual({ isOnlyInLists: false });
    expect((referrers as { title: string }[]).map(({ title }) => title)).toContain(name);
    expect(isThere(path)).toBe(true);
  },
);

test("a page that only the menu and the search name is taken out of both with it, and its dropdown stays", async () => {
  const path = "content/pages/spare.md";
  writeFileSync(join(ann, path), pageText("/spare"));
  change(ann, "content/navigation.yaml", [
    "    - page: auditor\n",
    "    - page: auditor\n    - page: spare\n",
  ]);
  expect(await askIn(ann)("deleteFile", { path })).toEqual({
    referrers: [
      {
        title: "the menu",
        address: expect.stringMatching(/^\/navigation#entries\.\d+\.items\.\d+\.page$/) as string,
      },
    ],
    isOnlyInLists: true,
  });
  await askIn(ann)("deleteFile", { path, fromLists: true });
  expect(isThere(path)).toBe(false);
  const menu = read(ann, "content/navigation.yaml");
  expect(menu).not.toContain("spare");
  expect(menu).toContain("    - page: auditor\n");
  expect(await askIn(ann)("overview", {})).toMatchObject({ problems: [] });
});

test.each([
  ["page", "content/pages/spare.md", pageText("/spare")],
  ["testimony", "content/testimonies/spare.md", undefined],
])("a %s is deleted together with its old addresses, and others stay", async (field, path, text) => {
  const source = text ?? read(ann, "content/testimonies/flora-quist.md").replaceAll("flora-quist", "spare");
  writeFileSync(join(ann, path), source);
  const addresses = "content/redirects.yaml";
  const others = isThere(addresses) ? read(ann, addresses) : "";
  writeFileSync(join(ann, addresses), `${others}- from: /spare-of-old\n  ${field}: spare\n`);
  expect(await askIn(ann)("deleteFile", { path })).toEqual({
    referrers: [{ title: "“/spare-of-old” in “Old addresses”", address: expect.any(String) as string }],
    isOnlyInLists: true,
  });
  await askIn(ann)("deleteFile", { path, fromLists: true });
  expect(isThere(path)).toBe(false);
  expect(read(ann, addresses)).not.toContain("spare");
  expect(read(ann, addresses)).toContain(others);
});

test("a page and a picture that were never shared are kept when they are deleted, and can be restored", async () => {
  const page = "content/pages/spare.md";
  const spare = "content/images/spare.png";
  const text = pageText("/spare");
  writeFileSync(join(ann, page), text);
  writeFileSync(join(ann, spare), await picture(9, 9));
  clones.commit(ann, "Not shared");
  change(ann, page, ["Some words", "Later words"]);
  await askIn(ann)("deleteFile", { path: page });
  // A commit contains the picture, but this commit was never shared.
  await askIn(ann)("deleteFile", { path: spare });
  expect(isThere(page) || isThere(spare)).toBe(false);
  const kept = await askIn(ann)("deletedFiles", {});
  expect(kept.map(({ name }) => name).sort()).toEqual(["The spare title", "spare.png"]);
  for (const { id } of kept) await askIn(ann)("bringBack", { id });
  expect(read(ann, page)).toContain("Later words");
  expect(isThere(spare)).toBe(true);
  expect(await askIn(ann)("deletedFiles", {})).toEqual([]);
});

test("a deleted page is not restored over a page that others have added since, but opens in the form of a new page", async () => {
  const path = "content/pages/spare.md";
  writeFileSync(join(ann, path), pageText("/spare", { body: "Own words." }));
  await askIn(ann)("deleteFile", { path });
  writeFileSync(join(ann, path), pageText("/spare", { body: "Words of somebody else." }));
  pushByHand(ann);
  const [kept] = await askIn(ann)("deletedFiles", {});
  expect(await askIn(ann)("bringBack", { id: kept?.id ?? "" })).toEqual({ form: "/pages/new", isCopy: true });
  expect(read(ann, path)).toContain("Words of somebody else.");
  const { values } = await askIn(ann)("openForm", { path: "content/pages/", form: "new" });
  expect(values?.body).toContain("Own words.");
  expect(await askIn(ann)("deletedFiles", {})).toHaveLength(1);
});

test("a deleted picture is not restored over a picture that others have added since", async () => {
  const path = "content/images/spare.png";
  writeFileSync(join(ann, path), await picture(640, 800));
  await askIn(ann)("deleteFile", { path });
  writeFileSync(join(ann, path), await picture(800, 640));
  pushByHand(ann);
  const [kept] = await askIn(ann)("deletedFiles", {});
  await expect(askIn(ann)("bringBack", { id: kept?.id ?? "" })).rejects.toThrow(
    "Not restored. Everybody has another file with the name spare.png now, and this copy would replace it. The copy stays in this list.",
  );
  expect(await askIn(ann)("deletedFiles", {})).toHaveLength(1);
});

test("a restored version with another address gets a redirect from the shared address", async () => {
  const { values, before } = await askIn(ann)("openForm", { path: life, form: "one" });
  await askIn(ann)("save", {
    path: life,
    form: "one",
    before,
    values: { ...values, path: "/another-address" },
    answers: [],
  });
  const redirects = "content/redirects.yaml";
  const redirect = "- from: /her-life\n  page: her-life\n";
  expect(read(ann, redirects)).toContain(redirect);
  await takeBack(ann, sinceShared);
  expect(read(ann, redirects)).not.toContain(redirect);
  const kept = (await askIn(ann)("deletedFiles", {})).find(({ undone }) => undone === "Her Life: address");
  await askIn(ann)("bringBack", { id: kept?.id ?? "" });
  expect(read(ann, life)).toContain("path: /another-address\n");
  expect(read(ann, redirects)).toContain(redirect);
});

test("two pages that nobody else has replace each other, and neither is lost", async () => {
  const path = "content/pages/spare.md";
  for (const words of ["First words.", "Second words."]) {
    writeFileSync(join(ann, path), pageText("/spare", { body: words }));
    if (words.startsWith("First")) await askIn(ann)("deleteFile", { path });
  }
  for (const [there, kept] of [
    ["First", "Second"],
    ["Second", "First"],
  ] as const) {
    const [file] = await askIn(ann)("deletedFiles", {});
    await askIn(ann)("bringBack", { id: file?.id ?? "" });
    expect(read(ann, path)).toContain(`${there} words.`);
    const list = await keptFiles(ann);
    expect(list).toHaveLength(1);
    expect((await keptFile(ann, list[0]?.id ?? ""))?.bytes.toString()).toContain(`${kept} words.`);
  }
});

test.each<[string, (path: string) => unknown]>([
  ["saved and not shared", (path) => change(ann, path, ["Some words", "Other words"])],
  [
    "typed and not saved",
    async (path) => {
      const form = { path, form: "one" };
      const { values, before } = await askIn(ann)("openForm", form);
      await askIn(ann)("saveDraft", { ...form, before, values: { ...values, body: "Other words." } });
    },
  ],
])("a change that was %s comes back when the deletion of its page is undone", async (_what, type) => {
  const path = "content/pages/spare.md";
  writeFileSync(join(ann, path), pageText("/spare"));
  pushByHand(ann);
  await type(path);
  await askIn(ann)("deleteFile", { path });
  clones.git(ann, "checkout", "-q", path);
  const [kept] = await askIn(ann)("deletedFiles", {});
  expect(await askIn(ann)("bringBack", { id: kept?.id ?? "" })).toEqual({});
  expect(read(ann, path)).toContain("Other words");
});

test.each([
  ["in its form", { values: { title: "Half" } }, "---\ntitle: Half\n---\n"],
  ["as text", { text: '---\ntitle: "Half\n---\n' }, '---\ntitle: "Half\n---\n'],
])(
  "unsaved words that were typed %s come back when the deletion of their page is undone",
  async (_where, typed, text) => {
    const path = "content/pages/spare.md";
    writeFileSync(join(ann, path), pageText("/spare"));
    clones.commit(ann, "A page");
    await askIn(ann)("saveDraft", { path, form: "one", before: "---\n---\n", ...typed });
    await askIn(ann)("deleteFile", { path });
    expect(await askIn(ann)("overview", {})).toMatchObject({ drafts: [] });
    const [kept] = await askIn(ann)("deletedFiles", {});
    await askIn(ann)("bringBack", { id: kept?.id ?? "" });
    expect(read(ann, path)).toBe(text);
    await askIn(ann)("deleteFile", { path });
    for (const { id } of await askIn(ann)("deletedFiles", {})) await askIn(ann)("forgetDeleted", { id });
    expect(await askIn(ann)("deletedFiles", {})).toEqual([]);
  },
);

test.each([
  ["a new page", { path: "content/pages/", values: { body: "![A](../images/drawn.png)" } }, "A new page"],
  [
    "the form of a page",
    { path: "content/pages/auditor.md", values: { image: "../images/drawn.png" } },
    "The Auditor's Report",
  ],
  ["the text of a list", { path: "content/media.yaml", text: "- image: images/drawn.png\n" }, "Media"],
])(
  "a picture is not deleted if unsaved words in %s use it, and the answer names the form",
  async (_which, draft, name) => {
    const path = "content/images/drawn.png";
    writeFileSync(join(ann, path), await picture(9, 9));
    await askIn(ann)("saveDraft", { form: "one", before: "", ...draft });
    expect((await askIn(ann)("overview", {})).unused).not.toContain(path);
    await expect(askIn(ann)("deleteFile", { path })).rejects.toThrow(
      `The form “${name}” has unsaved changes that use drawn.png. Remove the file from that form first`,
    );
    expect(isThere(path)).toBe(true);
    await askIn(ann)("dropDraft", { path: draft.path, form: "one" });
  },
);

test("a draft that uses a picture with a longer name does not keep a picture", async () => {
  const path = "content/images/drawn.png";
  writeFileSync(join(ann, path), await picture(9, 9));
  const values = { body: "![A](../images/hand-drawn.png)" };
  await askIn(ann)("saveDraft", { path: "content/pages/", form: "one", values });
  expect((await askIn(ann)("overview", {})).unused).toContain(path);
  await askIn(ann)("deleteFile", { path });
  expect(isThere(path)).toBe(false);
});

test("an old address cannot be made again before the address of its page, without which it would be a problem", async () => {
  change(ann, life, ["path: /her-life", "path: /another-address"]);
  appendFileSync(join(ann, "content/redirects.yaml"), "- from: /her-life\n  page: her-life\n");
  await takeBack(ann, sinceShared);
  const kept = await keptFiles(ann);
  const idOf = (path: string) => kept.find((one) => one.path === path)?.id ?? "";
  await expect(askIn(ann)("bringBack", { id: idOf("content/redirects.yaml") })).rejects.toThrow(
    "This change needs another one: A Working Life. Select “Make this change again” for that one first.",
  );
  expect(await askIn(ann)("overview", {})).toMatchObject({ problems: [] });
  expect(await askIn(ann)("bringBack", { id: idOf(life) })).toEqual({});
  expect(await askIn(ann)("overview", {})).toMatchObject({ problems: [] });
  expect(read(ann, life)).toContain("path: /another-address");
  expect(read(ann, "content/redirects.yaml")).toContain("- from: /her-life");
});

test("a deleted page that was shared is listed with its change that was not", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await askIn(ann)("deleteFile", { path: life, fromLists: true });
  expect(isThere(life)).toBe(false);
  expect(await askIn(ann)("deletedFiles", {})).toMatchObject([
    {
      name: "A Whole Life",
      unshared: "Her Life: title",
      changes: [{ before: "A Working Life", after: "A Whole Life" }],
    },
  ]);
});

test("dropUnused deletes a given picture that nothing uses, but not a picture that is used, in a draft, shared or not given", async () => {
  const names = ["tried", "typed", "shared", "other"].map((name) => `content/images/${name}.png`);
  for (const path of names) writeFileSync(join(ann, path), await picture(640, 800));
  clones.git(ann, "add", "content/images/shared.png");
  clones.git(ann, "commit", "-m", "By hand");
  clones.git(ann, "push", "-q", "origin", "main");
  await askIn(ann)("saveDraft", {
    path: "content/pages/",
    form: "one",
    values: { body: "![A](../images/typed.png)" },
  });
  await askIn(ann)("dropUnused", { paths: [...names.slice(0, 3), "content/images/turnstile.jpg"] });
  expect(names.filter(isThere)).toEqual(names.slice(1));
  expect(isThere("content/images/turnstile.jpg")).toBe(true);
  expect(await askIn(ann)("deletedFiles", {})).toMatchObject([
    { name: "tried.png", file: "content/images/tried.png" },
  ]);
});

describe("a picture that was saved with a page and never shared", () => {
  const path = "content/pages/spare.md";
  const image = "content/images/spare.png";
  const other = "content/images/other.png";
  const body = "Words.\n\n![Lighthouse](../images/spare.png)";

  /** Saves another body of the page, from a window that was opened after the picture had been saved. */
  async function saveBody(body: string) {
    const { values, before } = await askIn(ann)("openForm", { path, form: "new" });
    await askIn(ann)("save", { path, form: "new", before, values: { ...values, body }, answers: [] });
  }

  beforeEach(async () => {
    for (const each of [image, other]) writeFileSync(join(ann, each), await picture(900, 600));
    writeFileSync(join(ann, path), pageText("/spare", { body }));
  });

  it("is not shared after the page was saved without it, and can be brought back", async () => {
    await saveBody("Words.\n\n![Lighthouse](../images/other.png)");
    expect([image, other].map(isThere)).toEqual([false, true]);
    const [kept] = await askIn(ann)("deletedFiles", {});
    expect(kept?.name).toBe("spare.png");
    await askIn(ann)("bringBack", { id: kept?.id ?? "" });
    expect(isThere(image)).toBe(true);
  });

  it.each<[string, (body: string) => Promise<unknown>]>([
    ["as a form", saveBody],
    [
      "as text",
      async (body) => {
        const { before } = await askIn(ann)("openForm", { path, form: "new" });
        const text = pageText("/spare", { body });
        return askIn(ann)("saveText", { path, form: "new", before, text, answers: [] });
      },
    ],
  ])("is back after Undo, or when it is pasted elsewhere and saved %s", async (_how, saveAgain) => {
    await saveBody("Words.");
    expect(isThere(image)).toBe(false);
    await saveAgain(body);
    expect(isThere(image)).toBe(true);
    expect(await askIn(ann)("deletedFiles", {})).toEqual([]);
  });

  it("is not shared after the page was saved without it, even if another page has an error", async () => {
    writeFileSync(join(ann, "content/pages/two.md"), pageText("/two", { body: "[A page](gone.md)" }));
    await saveBody("Words.");
    expect(isThere(image)).toBe(false);
  });

  it("does not lose its name to another picture, so that Undo never shows another one", async () => {
    const former = readFileSync(join(ann, image));
    await saveBody("Words.");
    const folder = new ContentFolder(join(ann, "content"));
    const { path: another } = await saveMedia({ folder }, image, await picture(901, 601));
    expect(another).toBe("content/images/spare-2.png");
    await saveBody(body);
    expect(readFileSync(join(ann, image)).equals(former)).toBe(true);
  });

  it("is deleted with the page, and comes back with it", async () => {
    await askIn(ann)("deleteFile", { path });
    // The save deletes only pictures that the page has used before, so it does not delete the other picture.
    expect([image, other].map(isThere)).toEqual([false, true]);
    const page = (await askIn(ann)("deletedFiles", {})).find(({ name }) => !name.endsWith(".png"));
    await askIn(ann)("bringBack", { id: page?.id ?? "" });
    expect([path, image].map(isThere)).toEqual([true, true]);
    expect(await askIn(ann)("deletedFiles", {})).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    [
      "another page uses it",
      () => writeFileSync(join(ann, "content/pages/two.md"), pageText("/two", { body })),
    ],
    [
      "a page with an error in its fields uses it",
      () =>
        writeFileSync(
          join(ann, "content/pages/two.md"),
          pageText("/two", { body }).replace(/^title: .*$/m, "titel: Two"),
        ),
    ],
    [
      "an unsaved form uses it",
      () =>
        askIn(ann)("saveDraft", {
          path: "content/pages/",
          form: "two",
          values: { body: "![A](../images/spare.png)" },
        }),
    ],
    [
      "others have it already",
      () => {
        clones.commit(ann, "By hand");
        clones.git(ann, "push", "-q", "origin", "main");
      },
    ],
  ])("stays if %s", async (_why, prepare) => {
    await prepare();
    await saveBody("Words.");
    expect(isThere(image)).toBe(true);
  });
});

test("a picture that somebody put into a form is not shared before the form is saved", async () => {
  const folder = new ContentFolder(join(ann, "content"));
  const { path } = await saveMedia({ folder }, "content/images/gate.jpg", await picture(600, 400));
  change(ann, life, ["A Working Life", "A Whole Life"]);
  expect((await share(ann)).shared).toBe("Her Life: title");
  const files = () => clones.git(clones.server, "ls-tree", "-r", "--name-only", "main");
  expect(files()).not.toContain(path);
  expect(existsSync(join(ann, path))).toBe(true);
  appendFileSync(join(ann, life), "\n![A gate.](../images/gate.jpg)\n");
  expect((await share(ann)).shared).toBe("Picture gate.jpg: new file. Her Life: text");
  expect(files()).toContain(path);
});

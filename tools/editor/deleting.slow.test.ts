import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { change, Clones, read } from "../../tests/support/clones";
import { askIn } from "../../tests/support/editorProject";
import { pageText, picture } from "../../tests/support/tinyContent";

let clones: Clones;
let project: string;
let ask: ReturnType<typeof askIn>;
beforeEach(() => {
  clones = new Clones();
  project = clones.clone("Ann");
  ask = askIn(project);
});
afterEach(() => clones.remove());

const isThere = (path: string) => existsSync(join(project, path));

test.each([
  ["content/pages/auditor.md", "the menu"],
  ["content/images/turnstile.jpg", "the page “A Working Life”"],
])("%s is not deleted while something names it, and words say what", async (path, name) => {
  const { referrers, ...answer } = await ask("deleteFile", { path });
  expect(answer).toEqual({ isOnlyInMenu: false });
  expect(referrers).toContain(name);
  expect(isThere(path)).toBe(true);
});

test("a page that only the menu and the search name is taken out of both with it, and its dropdown stays", async () => {
  const path = "content/pages/spare.md";
  writeFileSync(join(project, path), pageText("/spare"));
  change(project, "content/navigation.yaml", [
    "    - page: auditor\n",
    "    - page: auditor\n    - page: spare\n",
  ]);
  expect(await ask("deleteFile", { path })).toEqual({
    referrers: ["the menu"],
    isOnlyInMenu: true,
  });
  await ask("deleteFile", { path, fromMenu: true });
  expect(isThere(path)).toBe(false);
  const menu = read(project, "content/navigation.yaml");
  expect(menu).not.toContain("spare");
  expect(menu).toContain("    - page: auditor\n");
  expect(await ask("overview", {})).toMatchObject({ problems: [] });
});

test("what was in no commit is kept when it is deleted, and can be brought back", async () => {
  const page = "content/pages/spare.md";
  const spare = "content/images/spare.png";
  const text = pageText("/spare");
  writeFileSync(join(project, page), text);
  writeFileSync(join(project, spare), await picture(9, 9));
  clones.commit(project, "Not shared");
  change(project, page, ["Some words", "Later words"]);
  await ask("deleteFile", { path: page });
  // The commit holds the picture as it is.
  await ask("deleteFile", { path: spare });
  expect(isThere(page) || isThere(spare)).toBe(false);
  const [kept, ...others] = await ask("deletedFiles", {});
  expect([kept?.path, others]).toEqual([page, []]);
  await ask("bringBack", { id: kept?.id ?? "" });
  expect(read(project, page)).toContain("Later words");
  expect(await ask("deletedFiles", {})).toEqual([]);
});

test.each([
  ["in its form", { values: { title: "Half" } }, "---\ntitle: Half\n---\n"],
  ["as text", { text: '---\ntitle: "Half\n---\n' }, '---\ntitle: "Half\n---\n'],
])("so is what was typed %s and not saved", async (_where, typed, text) => {
  const path = "content/pages/spare.md";
  writeFileSync(join(project, path), pageText("/spare"));
  clones.commit(project, "A page");
  await ask("keepDraft", { path, form: "one", before: "---\n---\n", ...typed });
  await ask("deleteFile", { path });
  expect(await ask("overview", {})).toMatchObject({ drafts: [] });
  const [kept] = await ask("deletedFiles", {});
  await ask("bringBack", { id: kept?.id ?? "" });
  expect(read(project, path)).toBe(text);
  await ask("deleteFile", { path });
  for (const { id } of await ask("deletedFiles", {})) await ask("forgetDeleted", { id });
  expect(await ask("deletedFiles", {})).toEqual([]);
});

test("a picture that was tried and replaced is deleted; one that is used, typed, shared or was not added here stays", async () => {
  const names = ["tried", "typed", "shared", "other"].map((name) => `content/images/${name}.png`);
  for (const path of names) writeFileSync(join(project, path), await picture(640, 800));
  clones.git(project, "add", "content/images/shared.png");
  clones.git(project, "commit", "-m", "By hand");
  await ask("keepDraft", {
    path: "content/pages/",
    form: "one",
    values: { body: "![A](../images/typed.png)" },
  });
  await ask("dropUnused", { paths: [...names.slice(0, 3), "content/images/turnstile.jpg"] });
  expect(names.filter(isThere)).toEqual(names.slice(1));
  expect(isThere("content/images/turnstile.jpg")).toBe(true);
  expect(await ask("deletedFiles", {})).toMatchObject([{ path: names[0] }]);
});

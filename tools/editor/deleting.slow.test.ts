import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { change, Clones, read } from "../../tests/support/clones";
import { pageText } from "../../tests/support/tinyContent";
import type { ActionName, Answer, Params } from "./actions";
import { editorActions } from "./editorActions";

let clones: Clones;
let project: string;
let act: ReturnType<typeof editorActions>;
beforeEach(() => {
  clones = new Clones();
  project = clones.clone("Ann");
  act = editorActions(project);
});
afterEach(() => clones.remove());

const ask = <Name extends ActionName>(action: Name, params: Params<Name>) =>
  act({ action, params }) as Promise<Answer<Name>>;
const isThere = (path: string) => existsSync(join(project, path));

const auditor = "content/pages/auditor.md";

test("a page that the menu names is not deleted, and words say who names it", async () => {
  const { title, namedBy, isOnlyInMenu } = await ask("deletion", { path: auditor });
  expect(title).toBe("“The Auditor's Report”");
  expect(namedBy).toContain("the menu");
  expect(isOnlyInMenu).toBe(false);
  await expect(ask("deleteFiles", { paths: [auditor] })).rejects.toThrow(/^Not deleted\. .* the menu/);
  expect(isThere(auditor)).toBe(true);
});

test("a page that only the menu and the search name is taken out of both with it, and its dropdown stays", async () => {
  const path = "content/pages/spare.md";
  writeFileSync(join(project, path), pageText("/spare"));
  change(project, "content/navigation.yaml", [
    "    - page: auditor\n",
    "    - page: auditor\n    - page: spare\n",
  ]);
  expect(await ask("deletion", { path })).toEqual({
    title: "“The spare title”",
    namedBy: ["the menu"],
    isOnlyInMenu: true,
  });
  await ask("deleteFiles", { paths: [path], shown: path, fromMenu: true });
  expect(isThere(path)).toBe(false);
  const menu = read(project, "content/navigation.yaml");
  expect(menu).not.toContain("spare");
  expect(menu).toContain("    - page: auditor\n");
  expect(await ask("problems", {})).toEqual([]);
});

test("a picture that a page shows is not deleted", async () => {
  const path = "content/images/turnstile.jpg";
  await expect(ask("deleteFiles", { paths: [path] })).rejects.toThrow(/^Not deleted\. .*turnstile/);
  expect(isThere(path)).toBe(true);
});

test("only what the open form shows is deleted", async () => {
  const [shown, other] = ["content/testimonies/flora-quist.md", "content/testimonies/amias-thorold.md"];
  await expect(ask("deleteFiles", { paths: [other], shown })).rejects.toThrow(/The form shows .*flora-quist/);
  expect(isThere(other)).toBe(true);
});

test("what was in no commit is kept when it is deleted, and can be brought back", async () => {
  const page = "content/pages/spare.md";
  const picture = "content/images/spare.png";
  const text = pageText("/spare");
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  writeFileSync(join(project, page), text);
  writeFileSync(join(project, picture), bytes);
  clones.commit(project, "Not shared");
  change(project, page, ["Some words", "Later words"]);
  await ask("deleteFiles", { paths: [page] });
  // The commit holds the picture as it is.
  await ask("deleteFiles", { paths: [picture] });
  expect(isThere(page) || isThere(picture)).toBe(false);
  const [kept, ...others] = await ask("deletedFiles", {});
  expect([kept?.path, others]).toEqual([page, []]);
  await ask("bringBack", { id: kept?.id ?? "" });
  expect(read(project, page)).toContain("Later words");
  expect(await ask("deletedFiles", {})).toEqual([]);
});

test("so is a draft whose file was never saved", async () => {
  const [path, raw] = ["content/pages/spare.md", pageText("/spare", { template: "none" })];
  await expect(ask("persistEntry", { path, raw, assets: [] })).rejects.toThrow(/Not saved/);
  await ask("deleteFiles", { paths: [path] });
  expect(await ask("drafts", {})).toEqual([]);
  const [kept] = await ask("deletedFiles", {});
  await ask("forgetDeleted", { id: kept?.id ?? "" });
  expect(await ask("deletedFiles", {})).toEqual([]);
});

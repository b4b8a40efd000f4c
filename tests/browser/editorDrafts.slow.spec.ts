import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { Clones, read } from "../support/clones";
import { EditorProcess } from "../support/editorProcess";
import { expect, openSettings, pressSave, save, test } from "./support/editor";

test.describe.configure({ mode: "serial" });

/** What somebody types is never lost, whatever happens to it, its window or the editor. */
let clones: Clones;
let project = "";
let editor: EditorProcess;

test.beforeAll(async () => {
  clones = new Clones(false);
  project = clones.clone("Ann");
  editor = await EditorProcess.start(project, { env: clones.environment });
});

test.beforeEach(({ page }) => {
  page.on("dialog", (question) => void question.accept());
});

test.afterAll(() => {
  editor.stop();
  clones.remove();
});

const life = "content/pages/her-life.md";
const form = (page: Page) => page.goto(`${editor.address}#/collections/pages/entries/her-life`);
const foot = (page: Page) => page.getByRole("status", { name: "Problems in the content" });

test("what the check refuses is kept, and can be corrected in another browser", async ({ page, browser }) => {
  await form(page);
  await openSettings(page);
  await page.getByLabel("Path").fill("/dates");
  await page.getByLabel("Label").fill("Life");
  await pressSave(page);
  await expect(page.getByText("Not saved. Above the buttons is what to correct.")).toBeVisible();
  expect(read(project, life)).toContain("path: /her-life\n");

  const other = await (await browser.newContext()).newPage();
  await other.goto(editor.address);
  await expect(foot(other)).toContainText(/content\/pages\/her-life\.md, typed .*Not saved\..*\/dates/);
  expect(await violations(other, ["#problems"])).toEqual([]);
  await foot(other).getByRole("button", { name: "Open the draft" }).click();
  await expect(other.getByLabel("Label")).toHaveValue("Life");
  await openSettings(other);
  await other.getByLabel("Path").fill("/a-life");
  await pressSave(other);
  // Until the page has fetched the drafts, it lists none.
  await expect(other.getByText("Entry saved")).toBeVisible();
  await expect(foot(other).getByRole("button", { name: "Open the draft" })).toHaveCount(0);
  expect(read(project, life)).toMatch(/path: \/a-life\n[^]*label: Life\n/);
});

test("the changes of two windows with the same form are both saved", async ({ page, context }) => {
  const second = await context.newPage();
  for (const one of [page, second]) {
    await form(one);
    await expect(one.getByLabel("Title")).toHaveValue("A Working Life");
  }
  await page.bringToFront();
  await page.getByLabel("Title").fill("A Whole Life");
  await save(page);
  await second.bringToFront();
  await openSettings(second);
  await second.getByLabel("Label").fill("Her Life");
  await pressSave(second);
  const dialog = second.getByRole("dialog", { name: "Saved, together with what was saved in the meantime" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(second.getByLabel("Title")).toHaveValue("A Whole Life");
  expect(read(project, life)).toMatch(/title: A Whole Life\nlabel: Her Life\n/);
});

test("a form still works after the editor was killed and restarted", async ({ page }) => {
  await form(page);
  await page.getByLabel("Title").fill("A Kept Life");
  editor.stop("SIGKILL");
  await pressSave(page);
  await expect(page.getByText(/The editor does not answer\. Start it again/).first()).toBeVisible();
  const { port } = new URL(editor.address);
  editor = await EditorProcess.start(project, { env: clones.environment, port: Number(port) });
  await save(page);
  expect(read(project, life)).toContain("title: A Kept Life\n");
});

test("what was typed before F5 or a closed window is in its form again, and named in the red bar", async ({
  page,
  context,
}) => {
  await form(page);
  await page.getByLabel("Title").fill("An Unsaved Life");
  // The page may ask for drafts before this one has been written.
  let isFirst = true;
  await page.route("**/api", (route) => {
    const { action } = route.request().postDataJSON() as { action: string };
    const isEarly = isFirst && action === "drafts";
    if (isEarly) isFirst = false;
    return isEarly ? route.fulfill({ json: [] }) : route.fallback();
  });
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("An Unsaved Life");
  await expect(foot(page)).toContainText(/content\/pages\/her-life\.md, typed .*: Not saved yet\./);
  await openSettings(page);
  const kept = page.waitForResponse((response) => response.request().postData()?.includes("Later") ?? false);
  await page.getByLabel("Label").fill("Later");
  await kept;
  await page.close();
  const again = await context.newPage();
  await form(again);
  await expect(again.getByLabel("Label")).toHaveValue("Later");
  // It has something to save, although nothing was typed since it was opened.
  await save(again);
  await expect(foot(again)).toBeEmpty();
  expect(read(project, life)).toMatch(/title: An Unsaved Life\nlabel: Later\n/);
});

test("what is typed while the form is being saved is kept too", async ({ page }) => {
  await form(page);
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api", async (route) => {
    if (route.request().postData()?.includes("persistEntry")) await isTyped;
    await route.continue();
  });
  await page.getByLabel("Title").fill("A Saved Life");
  await pressSave(page);
  await page.getByLabel("Title").press("End");
  await page.keyboard.type(" Later");
  const kept = page.waitForResponse((response) => /keepDraft/.test(response.request().postData() ?? ""));
  answer();
  await kept;
  expect(read(project, life)).toContain("title: A Saved Life\n");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("A Saved Life Later");
  await save(page);
});

test("what is typed in the form of a new entry is in it again after F5", async ({ page }) => {
  await page.goto(`${editor.address}#/collections/testimonies/new`);
  await page.getByLabel("Name").fill("Zelda Finch");
  await page.getByLabel("Slug").fill("flora-quist");
  await page.route("**/api", async (route) => {
    if (route.request().postData()?.includes("newDraft")) await new Promise((wake) => setTimeout(wake, 1500));
    await route.continue();
  });
  await page.reload();
  // Nothing can be typed that the draft would replace.
  await page.getByLabel("Name").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Jr");
  await expect(page.getByLabel("Name")).toHaveValue("Zelda Finch Jr");
  await expect(foot(page)).toContainText(/A new testimony, typed .*: Not saved yet\./);
  await page.goto(`${editor.address}#/collections/testimonies`);
  await foot(page).getByRole("button", { name: "Open the draft" }).click();
  await expect(page.getByLabel("Slug")).toHaveValue("flora-quist");
  await foot(page).getByRole("button", { name: "Throw away" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(foot(page)).toBeEmpty();
});

test("a draft that is thrown away leaves its form, for good", async ({ page }) => {
  await form(page);
  await openSettings(page);
  await page.getByLabel("Path").fill("/dates");
  await pressSave(page);
  await expect(foot(page)).toContainText(/Not saved\..*\/dates/);
  // In the form itself there is a newer wording, which is thrown away with it.
  await page.getByLabel("Label").fill("Thrown");
  await foot(page).getByRole("button", { name: "Throw away" }).click();
  await expect(page.getByLabel("Path")).toHaveValue("/a-life");
  await page.reload();
  await expect(page.getByLabel("Label")).toHaveValue("Later");
  await expect(foot(page)).toBeEmpty();
});

import { expect, test, type Page } from "@playwright/test";
import { violations } from "./support/axe";
import { Clones, read } from "../support/clones";
import { EditorProcess } from "../support/editorProcess";
import { save } from "./support/editor";

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

test.afterAll(() => {
  editor.stop();
  clones.remove();
});

const life = "content/pages/her-life.md";
const form = (page: Page) => page.goto(`${editor.address}#/collections/pages/entries/her-life`);
const foot = (page: Page) => page.getByRole("status", { name: "Problems in the content" });

test("what the check refuses is kept, and can be corrected in another browser", async ({ page, browser }) => {
  await form(page);
  await page.getByLabel("Path").fill("/dates");
  await page.getByLabel("Label").fill("Life");
  await save(page);
  await expect(page.getByText(/Not saved\..*What you typed is kept as a draft/).first()).toBeVisible();
  expect(read(project, life)).toContain("path: /her-life\n");

  const other = await (await browser.newContext()).newPage();
  await other.goto(editor.address);
  await expect(foot(other)).toContainText(/content\/pages\/her-life\.md, typed .*Not saved\..*\/dates/);
  expect(await violations(other, ["#problems"])).toEqual([]);
  await foot(other).getByRole("button", { name: "Open the draft" }).click();
  await expect(other.getByLabel("Label")).toHaveValue("Life");
  await other.getByLabel("Path").fill("/a-life");
  await save(other);
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
  await expect(page.getByText("Entry saved")).toBeVisible();
  await second.bringToFront();
  await second.getByLabel("Label").fill("Her Life");
  await save(second);
  const dialog = second.getByRole("dialog", { name: "Saved, together with what was saved in the meantime" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(second.getByLabel("Title")).toHaveValue("A Whole Life");
  expect(read(project, life)).toMatch(/title: A Whole Life\nlabel: Her Life\n/);

  await second.getByLabel("Title").fill("A Long Life");
  await save(second);
  await expect(second.getByText("Entry saved")).toBeVisible();
  await page.bringToFront();
  await page.getByLabel("Title").press("ControlOrMeta+a");
  await page.keyboard.type("A Short Life");
  await save(page);
  await expect(foot(page)).toContainText('title: yours "A Short Life", there now "A Long Life"');
  expect(read(project, life)).toContain("title: A Long Life\n");
  page.on("dialog", (question) => void question.accept());
  await foot(page).getByRole("button", { name: "Throw away" }).click();
  await expect(foot(page)).toBeEmpty();
});

test("a form still works after the editor was killed and restarted", async ({ page }) => {
  await form(page);
  await page.getByLabel("Title").fill("A Kept Life");
  editor.stop("SIGKILL");
  await save(page);
  await expect(page.getByText(/The editor does not answer\. Start it again/).first()).toBeVisible();
  const { port } = new URL(editor.address);
  editor = await EditorProcess.start(project, { env: clones.environment, port: Number(port) });
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(read(project, life)).toContain("title: A Kept Life\n");
});

/** What Decap has stored in the browser, two seconds after the last keystroke. */
const backups = (page: Page) =>
  page.evaluate(async () => {
    // Opening it before Decap does would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === "localforage")) return [];
    return new Promise<IDBValidKey[]>((resolve) => {
      indexedDB.open("localforage").onsuccess = ({ target }) => {
        const database = (target as IDBOpenDBRequest).result;
        const asked = database.transaction("keyvaluepairs").objectStore("keyvaluepairs").getAllKeys();
        asked.onsuccess = () => {
          database.close();
          resolve(asked.result);
        };
      };
    });
  });

test("what was typed before a window closed is offered again", async ({ page, context }) => {
  await form(page);
  await page.getByLabel("Title").fill("An Unsaved Life");
  await expect.poll(() => backups(page)).toContain("backup.pages.her-life");
  await page.close();
  const again = await context.newPage();
  await form(again);
  await expect(foot(again)).toContainText("The window was closed before this was saved.");
  await expect(again.getByLabel("Title")).toHaveValue("An Unsaved Life");
  // What is typed into its form after that is no part of the draft, and not lost by saving it.
  await again.getByLabel("Label").fill("Later");
  await expect.poll(() => backups(again)).toContain("backup.pages.her-life");
  again.on("dialog", (question) => void question.accept());
  const loaded = again.waitForEvent("load");
  await foot(again).getByRole("button", { name: "Save the draft" }).click();
  await loaded;
  expect(read(project, life)).toMatch(/title: An Unsaved Life\nlabel: Her Life\n/);
  await expect(foot(again)).toContainText("The window was closed before this was saved.");
  await expect(again.getByLabel("Label")).toHaveValue("Later");
  await foot(again).getByRole("button", { name: "Save the draft" }).click();
  await expect(foot(again)).toBeEmpty();
  expect(read(project, life)).toMatch(/title: An Unsaved Life\nlabel: Later\n/);
});

test("a draft that is thrown away leaves its form, for good", async ({ page }) => {
  page.on("dialog", (question) => void question.accept());
  await form(page);
  await page.getByLabel("Path").fill("/dates");
  await save(page);
  await expect(foot(page)).toContainText(/Not saved\..*\/dates/);
  // In the form itself there is a newer wording, which the browser keeps as well.
  await page.getByLabel("Label").fill("Thrown");
  await foot(page).getByRole("button", { name: "Throw away" }).click();
  await expect(page.getByLabel("Path")).toHaveValue("/a-life");
  await page.reload();
  await expect(page.getByLabel("Label")).toHaveValue("Later");
  await expect(foot(page)).toBeEmpty();
});

/** Tests that typed text is never lost, whatever happens to the form, its window or the editor. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, field, openSettings, pressSave, problemsPanel, save, saving, test } from "./support/editor";

test.describe.configure({ mode: "default" });

const life = "pages/her-life.md";
const form = (page: Page) => page.goto("/pages/her-life");
/** Returns a promise that resolves when the server has answered a request that stores a draft with these words. */
const isKept = (page: Page, words: string) =>
  page.waitForResponse((response) => {
    const sent = response.request().postData() ?? "";
    return sent.includes("saveDraft") && sent.includes(words);
  });
/**
 * Presses *Save*, and waits until the form has sent the save. Before that, the form waits for the answer to an earlier request, and saves
 * words that are typed during this wait too.
 */
async function sendSave(page: Page): Promise<void> {
  const sent = page.waitForRequest((request) => request.postData()?.includes('"action":"save"') ?? false);
  await pressSave(page);
  await sent;
}
async function type(page: Page, label: string, words: string): Promise<void> {
  const kept = isKept(page, words);
  await field(page, label).fill(words);
  await kept;
}

test("unsaved words are in their form again after F5, in a new window, and in another browser", async ({
  page,
  browser,
  editor,
}) => {
  await form(page);
  await type(page, "Title", "An Unsaved Life");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("An Unsaved Life");
  await expect(page.getByText(/This form contains changes that were typed .* but not saved/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.close();
  const other = await (await browser.newContext()).newPage();
  await other.goto(editor.address);
  await problemsPanel(other).getByRole("link", { name: "A Working Life" }).click();
  await expect(field(other, "Title")).toHaveValue("An Unsaved Life");
  await save(other);
  await other.goto(editor.address);
  await expect(other.getByRole("link", { name: /An Unsaved Life/ })).toHaveCount(0);
  await expect(problemsPanel(other)).toBeEmpty();
  expect(editor.read(life)).toContain("title: An Unsaved Life\n");
});

test("a text of 70,000 letters in another script is kept", async ({ page }) => {
  await form(page);
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  const long = "Долго. ".repeat(10_000).trim();
  const kept = isKept(page, "Долго");
  await page.getByRole("textbox", { name: "Text" }).fill(long);
  await kept;
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveText(long);
});

test("unsaved words are kept when the editor ends and when another window saves the same file", async ({
  page,
  context,
  editor,
}) => {
  await form(page);
  await type(page, "Title", "A Kept Life");
  await editor.server.stop("SIGKILL");
  await pressSave(page);
  await expect(saving(page)).toContainText("The editor does not answer. Start the editor again");
  await editor.restart();
  const second = await context.newPage();
  await second.goto("/pages/her-life");
  await openSettings(second);
  await field(second, "Title").fill("A Working Life");
  await field(second, "Label").fill("Her Life Again");
  await save(second);
  await type(page, "Title", "A Kept Life After All");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("A Kept Life After All");
  await save(page);
  expect(editor.read(life)).toMatch(/title: A Kept Life After All\nlabel: Her Life Again\n/);
});

test("the changes of two windows with the same form are both saved, and one place is asked about", async ({
  page,
  context,
  editor,
}) => {
  const second = await context.newPage();
  for (const one of [page, second]) {
    await form(one);
    await expect(field(one, "Title")).toHaveValue("A Working Life");
  }
  await field(page, "Title").fill("A Whole Life");
  await save(page);
  await openSettings(second);
  await field(second, "Label").fill("Her Days");
  await pressSave(second);
  await expect(saving(second)).toContainText(
    "The file now also contains changes that were saved in another window",
  );
  await expect(field(second, "Title")).toHaveValue("A Whole Life");
  expect(editor.read(life)).toMatch(/title: A Whole Life\nlabel: Her Days\n/);

  await field(page, "Title").fill("A Long Life");
  await field(second, "Title").fill("A Short Life");
  await save(page);
  await pressSave(second);
  const both = second.getByRole("group", { name: "Title", exact: true });
  await expect(both.getByRole("figure", { name: "Your wording, in another window" })).toContainText(
    "A Long Life",
  );
  await expect(second.getByRole("button", { name: "Save with these wordings" })).toBeDisabled();
  await expect(second.getByRole("dialog", { name: "Two wordings of the same text" })).toBeVisible();
  expect(editor.read(life)).toContain("title: A Long Life\n");
  expect(await violations(second)).toEqual([]);
  await both.getByLabel("Keep mine").check();
  await second.getByRole("button", { name: "Save with these wordings" }).click();
  await expect(saving(second)).toContainText("Saved.");
  expect(editor.read(life)).toContain("title: A Short Life\n");
});

test("the cursor stays at its words in a text when a save takes in a change of another paragraph", async ({
  page,
  editor,
}) => {
  await form(page);
  const body = page.getByRole("textbox", { name: "Text", exact: true });
  await body.getByText("The School").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" of");
  const added = (name: string) => `\nA sentence of another program.\n\n## ${name}`;
  const text = editor
    .read(life)
    .replace("\n## The School", added("The School"))
    .replace("\n## The First Desk", added("The First Desk"));
  writeFileSync(join(editor.project, "content", life), text);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(body.getByText("A sentence of another program.")).toHaveCount(2);
  await expect(saving(page)).toContainText("Saved.");
  await expect(body).toBeFocused();
  await page.keyboard.type(" Dover");
  await save(page);
  expect(editor.read(life)).toContain("\n## The School of Dover\n");
});

test("words that are typed while the form is being saved are stored as a draft", async ({ page, editor }) => {
  await form(page);
  let answer = () => {};
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api", async (route) => {
    if (route.request().postData()?.includes('"action":"save"')) await isTyped;
    await route.continue();
  });
  await field(page, "Title").fill("A Saved Life");
  await sendSave(page);
  const kept = isKept(page, "A Saved Life Later");
  await field(page, "Title").fill("A Saved Life Later");
  answer();
  await kept;
  expect(editor.read(life)).toContain("title: A Saved Life\n");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("A Saved Life Later");
});

test("words that are typed while a new page is saved or renamed are in its form at the new address", async ({
  page,
  editor,
}) => {
  let release = () => {};
  let isReleased = Promise.resolve();
  await page.route("**/api", async (route) => {
    if (route.request().postData()?.includes('"action":"save"')) await isReleased;
    await route.continue();
  });
  await page.goto("/pages/new");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.type("The office kept two ledgers, and only the first of them was shown to the court.");
  for (const [title, later, address] of [
    ["The Second Ledger", "The Second Ledger Found", "/pages/the-second-ledger"],
    ["The Green Ledger", "The Green Ledger Found", "/pages/the-green-ledger"],
  ] as const) {
    isReleased = new Promise((resolve) => (release = resolve));
    await field(page, "Title").fill(title);
    await sendSave(page);
    await field(page, "Title").fill(later);
    release();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(field(page, "Title")).toBeFocused();
    await expect(field(page, "Title")).toHaveValue(later);
    expect(editor.read(`${address.slice(1)}.md`)).toContain(`title: ${title}\n`);
    await page.reload();
    await expect(field(page, "Title")).toHaveValue(later);
  }
});

test("a new entry that was begun is in its form again, until it is discarded", async ({ page }) => {
  await page.goto("/testimonies/new");
  await type(page, "Name", "Zelda Finch");
  await page.goto("/testimonies");
  await problemsPanel(page).getByRole("link", { name: "A new testimony" }).click();
  await expect(field(page, "Name")).toHaveValue("Zelda Finch");
  await page.getByRole("button", { name: "Discard changes" }).dblclick();
  await expect(field(page, "Name")).toHaveValue("Zelda Finch");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep them" }).press("Enter");
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Discard them" }).press("Enter");
  await expect(field(page, "Name")).toHaveValue("");
  await page.reload();
  await expect(field(page, "Name")).toHaveValue("");
  await expect(problemsPanel(page)).toBeEmpty();
});

test("if another program has deleted the file of a form, selecting Save a second time restores the file", async ({
  page,
  editor,
}) => {
  await page.goto("/testimonies/flora-quist");
  await field(page, "Role").fill("A reader");
  rmSync(editor.pathOf("testimonies/flora-quist.md"));
  await pressSave(page);
  await expect(saving(page)).toContainText("has deleted the file since you opened it");
  await save(page);
  expect(editor.read("testimonies/flora-quist.md")).toContain("role: A reader\n");
});

const file = (page: Page) => page.getByRole("textbox", { name: "Text of the file" });

for (const isCrash of [false, true])
  test(`the form says that words are not kept, the window asks, and the words ${isCrash ? "are offered after a crash" : "come back"}`, async ({
    page,
    context,
    editor,
  }) => {
    await form(page);
    await expect(field(page, "Title")).toHaveValue("A Working Life");
    const colour = () => saving(page).evaluate((element) => getComputedStyle(element).color);
    await field(page, "Title").fill("A Life");
    await expect(saving(page)).toContainText("The editor keeps what you type.");
    const ordinary = await colour();
    await editor.server.stop("SIGKILL");
    await field(page, "Title").fill("A Life in the Browser");
    await expect(saving(page)).toContainText(
      "The editor could not store what you typed. The editor does not answer",
    );
    expect(await colour()).not.toBe(ordinary);
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    const closed = page.waitForEvent("close");
    await question.accept();
    await closed;
    await editor.restart();
    const later = await context.newPage();
    // A window that crashes cannot make a copy of the typed text at its end. It may have made a copy earlier, when it was hidden, before
    // the last words were typed.
    if (isCrash)
      await later.addInitScript(() => {
        for (const [key, text] of Object.entries(localStorage) as [string, string][]) {
          if (!key.startsWith("left ")) continue;
          const copy = JSON.parse(text) as { values: object };
          const values = { ...copy.values, title: "Old words" };
          localStorage.setItem(key, JSON.stringify({ ...copy, values, when: "2001-02-03T04:05:06.000Z" }));
        }
      });
    await form(later);
    const restore = later.getByRole("button", { name: "Restore the copy" });
    if (isCrash) {
      await expect(field(later, "Title")).toHaveValue("A Life");
      await restore.click();
    }
    await expect(field(later, "Title")).toHaveValue("A Life in the Browser");
    await expect(restore).toHaveCount(0);
    await save(later);
    expect(editor.read(life)).toContain("title: A Life in the Browser\n");
    await form(later);
    await expect(field(later, "Title")).toHaveValue("A Life in the Browser");
    await expect(restore).toHaveCount(0);
  });

test("a form does not appear until all of it has loaded, and appears when the editor answers again", async ({
  page,
}) => {
  // Matches the address of the text field's script. This is the only script that the page loads later.
  const late = /\/TextField-[^/]*\.js$/;
  let isAway = true;
  await page.route(late, (route) => (isAway ? route.abort() : route.continue()));
  await form(page);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^The editor does not answer\./);
  await expect(page.getByRole("navigation", { name: "Content" })).toBeVisible();
  isAway = false;
  await expect(field(page, "Title")).toHaveValue("A Working Life");
  await expect(page.getByRole("textbox", { name: "Text" })).toBeVisible();
});

test("the file and the form show each other's words, and a quick click loses none", async ({
  page,
  editor,
}) => {
  await form(page);
  await field(page, "Title").fill("A Typed Life");
  await page.getByRole("button", { name: "Show the file" }).click();
  await expect(file(page)).toHaveValue(/^title: A Typed Life$/m);
  const text = await file(page).inputValue();
  await file(page).fill(text.replace("A Typed Life", "A Life Typed as Text"));
  await page.getByRole("button", { name: "Back to the form" }).click();
  await expect(field(page, "Title")).toHaveValue("A Life Typed as Text");
  await page.getByRole("button", { name: "Show the file" }).click();
  await file(page).fill(text.replace("A Typed Life", "A Life Left at Once"));
  // The editor stores a draft after a delay. This click leaves the form before the delay has passed.
  await page.getByRole("navigation", { name: "Content" }).getByRole("link", { name: "Timeline" }).click();
  await expect(page.getByRole("button", { name: "Add event" })).toBeVisible();
  await form(page);
  await expect(field(page, "Title")).toHaveValue("A Life Left at Once");
  expect(editor.changes()).toEqual([]);
});

test("a window that is a copy of another one has drafts of its own", async ({ page, context, editor }) => {
  await form(page);
  await type(page, "Title", "A First Life");
  // The test copies the session storage, because the browser's command "Duplicate tab" copies it too.
  const session = await page.evaluate(() => JSON.stringify(sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((data) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(JSON.parse(data) as Record<string, string>))
      sessionStorage.setItem(key, value);
  }, session);
  await form(copy);
  await type(copy, "Title", "A Second Life");
  await save(page);
  expect(editor.read(life)).toContain("title: A First Life\n");
  await copy.reload();
  await expect(field(copy, "Title")).toHaveValue("A Second Life");
});

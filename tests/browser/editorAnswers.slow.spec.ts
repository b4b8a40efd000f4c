/** What the editor says before it takes something away, and of what stands in the way, in the words of the pages. */
import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, field, foot, pressSave, save, saving, test } from "./support/editor";

/** Words that no volunteer should have to know. */
const foreign = /content\/|\.yaml|\.md\b|:\d+:\d+|\banchor\b|\bslug\b|npm run|Did you mean/i;

async function removeSource(page: Page): Promise<void> {
  await page.goto("/sources");
  await page.locator('[id="entries.4 ×"]').click();
  await pressSave(page);
}

test("a source that is cited is removed only after its places were shown, and comes back with Undo", async ({
  page,
  editor,
}) => {
  await removeSource(page);
  const question = page.getByRole("alert").filter({ hasText: "Nothing is saved yet" });
  await expect(question).toContainText(/\d+ other places use/);
  await expect(question.getByRole("link").first()).toHaveAttribute("href", /^\/\w+.*#/);
  await expect(question).not.toContainText(foreign);
  await expect(question.getByRole("button", { name: "Go back, save nothing" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(editor.changes()).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await save(page);
  expect(editor.changes()).toEqual([]);
});

test("what stands in the way of sharing is a sentence with its pages, each a link to its field", async ({
  page,
}) => {
  await removeSource(page);
  await page.getByRole("button", { name: "Save all the same" }).click();
  await expect(saving(page)).toContainText("Saved.");
  // Undo stays after the save.
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await expect(foot(page)).toContainText("There is no source");
  await expect(foot(page)).not.toContainText(foreign);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: /^Share th/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("There is no source");
  await expect(dialog).toContainText(/In \d+ places:/);
  await expect(dialog).not.toContainText(foreign);
  const link = dialog.getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[/#.]/g, "\\$&")}$`));
});

test("what a new entry lacks is listed in the order of its form, without the field that fills itself", async ({
  page,
}) => {
  await page.goto("/timeline");
  await page.getByRole("button", { name: "Add event" }).click();
  await pressSave(page);
  const missing = page.getByRole("alert").getByRole("listitem");
  await expect(missing).toHaveText([
    /When is missing/,
    /Title is missing/,
    /Description is missing/,
    /Icon is missing/,
  ]);
  await expect(field(page, "When")).toBeFocused();
  const next = page.getByRole("button", { name: "4 things to correct: next" });
  await next.click();
  await expect(field(page, "Title")).toBeFocused();
});

test("no label of a field is a word of the trade", async ({ page }) => {
  for (const address of [
    "/pages/her-life#path",
    "/testimonies/flora-quist#slug",
    "/sources#entries.0.title",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("form").getByText("Title", { exact: true }).first()).toBeVisible();
    for (const word of ["Anchor", "Slug", "Path", "Url", "Alt"])
      await expect(page.getByRole("form").getByText(word, { exact: true })).toHaveCount(0);
  }
});

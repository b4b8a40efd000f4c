/** Files that no form can show, and files that go. */
import { appendFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pageText } from "../support/tinyContent";
import { expect, test } from "./support/editor";

const foot = (page: Page) => page.getByRole("status", { name: "Problems in the content" });

test("a list with a typo is corrected as text, and opens as a form again", async ({ page, editor }) => {
  const right = editor.read("timeline.yaml");
  const lines = right.split("\n").length;
  writeFileSync(editor.pathOf("timeline.yaml"), `${right}- anchor: "open\n`);
  await page.goto("/");
  await foot(page)
    .getByRole("link", { name: `content/timeline.yaml:${lines}:11` })
    .click();
  await expect(page.getByRole("alert")).toContainText('Missing closing "quote. A quotation mark');
  const text = page.getByRole("textbox", { name: "Text of the file" });
  // The line with the mistake is marked.
  expect(
    await text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('"open');
  const kept = page.waitForResponse((response) => /typed/.test(response.request().postData() ?? ""));
  await text.fill(`${right}- anchor: "typed\n`);
  await kept;
  await page.reload();
  await expect(text).toHaveValue(/- anchor: "typed\n$/);
  await text.fill(right);
  await page.getByRole("button", { name: "Save the text" }).click();
  await expect(page.getByRole("button", { name: "Add event" })).toBeVisible();
  await expect(foot(page)).toBeEmpty();
  expect(editor.changes()).toEqual([]);
});

test("one press takes a page out of the menu and deletes it, and it is brought back", async ({
  page,
  editor,
}) => {
  const [menu, spare] = [editor.pathOf("navigation.yaml"), editor.pathOf("pages/spare.md")];
  writeFileSync(spare, pageText("/spare"));
  appendFileSync(menu, "- page: spare\n");
  await page.goto("/pages/spare");
  await page.getByRole("button", { name: "Delete this page" }).press("Enter");
  const question = page.getByRole("alert");
  await expect(question).toContainText("Its file is content/pages/spare.md.");
  await question.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(page.getByRole("button", { name: "Delete this page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Delete it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toContainText("is named by: the menu. Take it out there and delete it?");
  await question.getByRole("button", { name: "Delete it" }).click();
  await expect(page).toHaveURL(/\/pages$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(editor.read("navigation.yaml")).not.toContain("spare");
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  const deleted = page.getByRole("dialog").getByRole("list", { name: "Deleted" });
  await expect(deleted.getByRole("listitem")).toContainText("content/pages/spare.md");
  await deleted.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByRole("dialog")).toContainText("Brought back: content/pages/spare.md");
  expect(editor.read("pages/spare.md")).toBe(pageText("/spare"));
});

/** Tests of the fields of all forms. The content model decides which fields there are. */
import type { Locator } from "@playwright/test";
import { kindName } from "../../tools/editor/common/addresses";
import { formFields } from "../../tools/editor/window/forms/fieldSpecs";
import { kinds } from "../../src/content-model/kinds";
import { picture } from "../support/tinyContent";
import { violations } from "./support/axe";
import { choose, expect, field, pressSave, save, saving, test } from "./support/editor";

for (const kind of kinds) {
  test(`each field of ${kind.label} has its control, with its name and its help`, async ({ page }) => {
    const name = kindName(kind);
    await page.goto(`/${name}`);
    const { fields, settings } = formFields(kind);
    const entry = kind.shape === "list" ? "entries.0." : "";
    if (kind.shape === "markdown") await page.locator(".cards a").first().click();
    if (kind.shape === "list") await page.locator(`[id="entries.0"]`).click();
    else await page.getByText("Settings", { exact: true }).press("Enter");
    for (const view of kind.shape === "list" ? (fields[0]?.fields ?? []) : [...fields, ...settings]) {
      // Fields that only pages of certain templates show are skipped.
      if (kind.templatesOf && view.key in kind.templatesOf) continue;
      if (view.control === "group")
        await expect(page.getByRole("group", { name: view.label, exact: true })).toBeVisible();
      else {
        const control = page.locator(`[id="${entry}${view.key}"]`);
        await expect(control).toHaveAccessibleName(view.control === "list" ? `Add ${view.one}` : view.label);
        if (view.help && view.control !== "list")
          await expect(control).toHaveAccessibleDescription(
            new RegExp(view.help.slice(0, 20).replace(/[^\w ]/g, ".")),
          );
      }
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("a place that cannot be right is refused beside its source, and stays", async ({ page, editor }) => {
  await page.goto("/timeline/audit");
  await field(page, "paragraph").fill("2, 3");
  await pressSave(page);
  const control = field(page, "Sources");
  await expect(control).toHaveAccessibleDescription(/one place in it/);
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "paragraph")).toHaveValue("2, 3");
  await expect(page.getByRole("alert").getByRole("link").first()).toBeVisible();
  expect(editor.changes()).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test("a picture that is too small, and a text that cites nothing, are refused beside their fields", async ({
  page,
}) => {
  await page.goto("/pages/her-life");
  const buffer = await picture(90, 90);
  await page
    .getByLabel("File: from this computer")
    .setInputFiles({ name: "Dot.png", mimeType: "image/png", buffer });
  await expect(page.getByText("dot.png", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show the Markdown" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("A claim.[^nobody]");
  await pressSave(page);
  await expect(field(page, "File").last()).toHaveAccessibleDescription(/800/);
  await expect(page.getByRole("alert")).toContainText("nobody");
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveText("A claim.[^nobody]");
});

test("a switch goes off and on again, a reference is searched by name, and an emptied field is gone", async ({
  page,
  editor,
}) => {
  await page.goto("/pages/her-life#inIndex");
  const file = "pages/her-life.md";
  const before = editor.read(file);
  const index = page.getByRole("switch", { name: "In the A to Z index" });
  await index.uncheck();
  await save(page);
  expect(editor.read(file)).toContain("\ninIndex: false\n");
  await index.check();
  await save(page);
  expect(editor.read(file)).toBe(before);

  await page.goto("/navigation");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // An entry without a name of its own has the title of its page as its name, so no entry is called “New entry”.
  await expect(page.getByRole("button", { name: /^New entry/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Add entry" }).click();
  await choose(page.getByRole("combobox", { name: "Page", exact: true }), "tide tab");
  await field(page, "Name").fill("Tides");
  await save(page);
  expect(editor.changes().slice(1)).toEqual(["+- name: Tides", "+  page: tide-tables"]);
  await field(page, "Name").fill("");
  await save(page);
  expect(editor.changes().slice(1)).toEqual(["+- page: tide-tables"]);
});

test("entries are moved and removed by named buttons, and removals are undone in their order, after a save too", async ({
  page,
  editor,
}) => {
  await page.goto("/people");
  const titles = page.getByRole("main").locator("[id^='entries.'][aria-expanded]");
  await expect(titles.first()).toBeVisible();
  const before = await titles.allTextContents();
  await page.getByRole("button", { name: "Move down: Desk", exact: true }).press("Enter");
  await expect(page.getByText(/^Desk is number 2 of/)).toBeAttached();
  // The focus stays on the button “Move down”, so that a person can press it again.
  await expect(page.getByRole("button", { name: "Move down: Desk", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Remove: Desk", exact: true }).click();
  await expect(titles).toHaveCount(before.length - 1);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(titles).toHaveText(
    [before[1] ?? "", before[0] ?? "", ...before.slice(2)].map((title) => title.trim()),
  );
  await page.getByRole("button", { name: "Move up: Desk", exact: true }).press("Enter");
  // The focus is now on the entry “Desk” itself, which is the first entry. A second Enter therefore does not move it back.
  await expect(titles.first()).toBeFocused();
  await page.getByRole("button", { name: "Remove: Remembered", exact: true }).click();
  await save(page);
  expect(editor.read("people.yaml")).not.toContain("Remembered");
  await page.getByRole("button", { name: "Remove: Desk", exact: true }).click();
  // Each Undo button restores one removed entry at its former position. The first button restores the entry that was removed first.
  for (let count = 2; count > 0; count--) await undo.first().click();
  await expect(titles).toHaveText(before.map((title) => title.trim()));
  await save(page);
  expect(editor.read("people.yaml")).toContain("Remembered");
});

test("a long title of an entry begins where the others do, and on a narrow screen the first page scrolls as one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto("/documents");
  await expect(page.locator('[id="entries.0"]')).toHaveCSS("text-align", "left");
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Approvals/ })).toBeVisible();
  expect(await main.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test("a long value that the site fills in is as wide as the text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto("/pages/her-life#body");
  // A heading cannot contain such a value.
  await page.getByRole("textbox", { name: "Text", exact: true }).locator("p").first().click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Quotations found" }).click();
  await expect(page.locator(".chip").first()).toContainText("quotations");
  const main = page.getByRole("main");
  expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("a list in Arabic has its bullets on the right", async ({ page }) => {
  await page.goto("/pages/her-life");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- ");
  const list = text.locator("ul").last();
  await expect(list).toHaveCSS("direction", "ltr");
  await page.keyboard.insertText("هذا الرجل يكتب كل أسبوع.");
  await expect(list).toHaveCSS("direction", "rtl");
  await expect(list).toHaveCSS("padding-left", "0px");
  await expect(list).not.toHaveCSS("padding-right", "0px");
});

test("a dialog keeps its width while its content changes", async ({ page }) => {
  await page.goto("/pages/her-life");
  await page.getByRole("textbox", { name: "Text", exact: true }).press("Control+End");
  await page.keyboard.press("Control+Shift+c");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "Source" })).toBeFocused();
  const first = await dialog.boundingBox();
  await dialog.getByRole("button", { name: "New source" }).click();
  await expect(field(dialog, "Title")).toBeFocused();
  const second = await dialog.boundingBox();
  expect([second?.x, second?.width]).toEqual([first?.x, first?.width]);
});

test("a paragraph in Arabic is written from right to left, and so is a field", async ({ page }) => {
  await page.goto("/pages/her-life");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("هذا الرجل يكتب كل أسبوع.");
  const paragraph = text.locator("p").last();
  /** Returns the distances of the first letter and of the full stop from the left of the window. */
  const ends = (words: Locator) =>
    words.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode() as Text;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      };
      return { first: leftOf(0), stop: leftOf(node.length - 1) };
    });
  const { first, stop } = await ends(paragraph);
  const box = await paragraph.boundingBox();
  expect(first).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
  expect(stop).toBeLessThan(first);
  // The paragraphs before the Arabic paragraph still run from left to right.
  const english = await ends(text.locator("p").first());
  expect(english.first).toBeLessThan(english.stop);
  for (const label of ["Title", "Standfirst"])
    await expect(field(page, label)).toHaveCSS("unicode-bidi", "plaintext");
  // The editor's own sentences are in English, so they run from left to right even if they begin with an Arabic title.
  await expect(saving(page)).toHaveCSS("unicode-bidi", "normal");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("button", { name: "Discard them" }).click();
});

/** Tests of citations: how a text shows them, and how volunteers open the dialog that adds them. */
import { appendFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, field, pressSave, save, saving, test } from "./support/editor";

const text = (page: Page) => page.getByRole("textbox", { name: "Text" });

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
}

test("a source that is not there yet is made where it is cited, by keys alone", async ({ page, editor }) => {
  await page.goto("/testimonies/flora-quist");
  await text(page).press("ControlOrMeta+End");
  await page.keyboard.type("[");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "Source" })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type("letters at home");
  await expect(dialog).toContainText("No results.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(dialog, "Title")).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type("Letters kept");
  // The first Escape goes back to the list of sources, which says that the typed words are kept. The second Escape closes the dialog.
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Continue the new source" })).toBeVisible();
  await page.keyboard.press("Escape");
  // The element of the dialog is removed a moment after the dialog has closed, and the test waits for that.
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Shift+c");
  await dialog.getByRole("button", { name: "Continue the new source" }).press("Enter");
  await expect(field(dialog, "Title")).toHaveValue("Letters kept");
  await field(dialog, "Title").fill("");
  await dialog.getByRole("button", { name: "Save the source" }).press("Enter");
  await expect(dialog.getByText("“Title” is empty")).toBeVisible();
  await expect(field(dialog, "Title")).toBeFocused();
  const fields = { Title: "Letters at home", "Short name": "Letters", Publisher: "The family", Date: "1997" };
  for (const [label, value] of Object.entries(fields)) await field(dialog, label).fill(value);
  await field(dialog, "Kind").selectOption("book");
  const keep = () => dialog.getByRole("button", { name: "Save the source" }).press("Enter");
  await keep();
  await expect(field(dialog, "Web address")).toBeFocused();
  await expect(field(dialog, "Web address")).toHaveAccessibleDescription(/is missing.* use “Where”/);
  // A source must not have both a web address and a place. The dialog shows this problem as an alert, because it does not belong to a
  // single field.
  await page.keyboard.type("https://example.org/letters");
  await field(dialog, "Where").fill("In a drawer");
  await keep();
  await expect(dialog.getByRole("alert")).toContainText("has more than one of “Web address”");
  await field(dialog, "Web address").fill("");
  await keep();
  await expect(field(dialog, "Page")).toBeFocused();
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await expect(field(dialog, "Page")).toHaveAccessibleDescription(
    /“two” is not the number of a page\. .*for example 112/,
  );
  await field(dialog, "Page").fill("12");
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  const chip = text(page).getByRole("button", {
    name: /Source \d+: Letters at home, The family, 1997, page 12/,
  });
  await expect(chip).toHaveText(/p\. 12/);
  await save(page);
  expect(editor.read("testimonies/flora-quist.md")).toMatch(/\[\^letters:12\]\n$/);
  expect(editor.read("sources.yaml")).toMatch(/- anchor: letters\n {2}title: Letters at home\n/);

  await chip.click();
  await field(dialog, "Page").fill("");
  await page.keyboard.press("Enter");
  await save(page);
  expect(editor.read("testimonies/flora-quist.md")).toMatch(/\[\^letters\]\n$/);
});

test("the first page has nothing that axe finds", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoViolations(page);
});

test("the address of a text field puts the cursor into the text, and a notice says that a picture was not pasted", async ({
  page,
}) => {
  await page.goto("/testimonies/new#body");
  await expect(text(page)).toBeFocused();
  await text(page).evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", '<p>Some words.<img src="a.png"></p>');
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text(page)).toHaveText("Some words.");
  await expect(page.getByText("The picture was not pasted.")).toBeVisible();
});

test("each click on a link to words of a text scrolls the words to the middle of the form", async ({
  page,
}) => {
  await page.goto("/pages/her-life");
  const heading = text(page).getByRole("heading", { name: "The Ward" });
  // React empties the body when it starts. Therefore the test adds its link only after the form has appeared.
  await expect(heading).toBeAttached();
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("beforeend", '<a id="way" href="#body" data-snippet="## The Ward"></a>'),
  );
  for (let time = 0; time < 2; time += 1) {
    await expect(heading).not.toBeInViewport();
    await page.locator("#way").dispatchEvent("click");
    const isInMiddle = () =>
      heading.evaluate((shown) => {
        const [{ y }, form] = [shown.getBoundingClientRect(), shown.closest("main")?.getBoundingClientRect()];
        return form !== undefined && Math.abs(y - form.y - form.height / 2) < form.height / 4;
      });
    await expect.poll(isInMiddle).toBe(true);
    await page.getByRole("main").evaluate((form) => form.scrollTo(0, 0));
  }
});

test("a link to a missing file is refused, the cursor is in the link, and the reason is in view", async ({
  page,
  editor,
}) => {
  const path = editor.pathOf("testimonies/flora-quist.md");
  const [above, below] = ["above", "below"].map((where) => `\nA paragraph ${where} the link.\n`.repeat(60));
  appendFileSync(path, `${above}\nWe saw [the minutes](../documents/none.pdf) there.\n${below}`);
  await page.goto("/testimonies/flora-quist");
  await field(page, "Role").fill("A reader");
  await pressSave(page);
  await expect(text(page)).toBeFocused();
  const cursor = () =>
    page.evaluate(() => [getSelection()?.anchorNode?.textContent, getSelection()?.anchorOffset]);
  await expect.poll(cursor).toEqual(["the minutes", "the minutes".length]);
  const reason = page.locator("p.fault", { hasText: "none.pdf" });
  await expect(reason.and(page.locator(".form-bar *"))).toBeInViewport({ ratio: 1 });
});

test("back and forward go from form to form, and each form has the text that was typed", async ({ page }) => {
  const asked = (request: Request) =>
    JSON.parse(request.postData() ?? "{}") as { action?: string; params?: { path: string } };
  const storing = new Set<string | undefined>();
  let early = 0;
  page.on("request", (request) => {
    const { action, params } = asked(request);
    if (action === "saveDraft") storing.add(params?.path);
    if (action === "openForm" && storing.has(params?.path)) early += 1;
  });
  page.on("requestfinished", (request) => {
    const { action, params } = asked(request);
    if (action === "saveDraft") storing.delete(params?.path);
  });
  await page.goto("/pages/her-life");
  await field(page, "Title").fill("A Typed Life");
  await page.getByRole("link", { name: /^Timeline/ }).click();
  await expect(page.getByRole("button", { name: "Add event" })).toBeVisible();
  await page.goBack();
  await expect(field(page, "Title")).toHaveValue("A Typed Life");
  await page.goForward();
  await expect(page.getByRole("button", { name: "Add event" })).toBeVisible();
  await expect(page).toHaveTitle("Timeline · Content editor");
  // `early` counts requests for a form that the editor's page sent too early: while it was still storing a draft of the same file.
  expect(early).toBe(0);
});

test("a form has nothing to save when a field contains its earlier text again", async ({ page }) => {
  await page.goto("/pages/her-life");
  const title = field(page, "Title");
  await title.press("End");
  await page.keyboard.type("s");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Not saved yet.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
});

test("a new event is at its place in time once it is saved", async ({ page }) => {
  await page.goto("/timeline");
  await page.getByRole("button", { name: "Add event" }).click();
  const fields = { "Link name": "before-all", When: "1901", Title: "Before all", Description: "It begins." };
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await field(page, "Kind").selectOption("case");
  await field(page, "Icon").selectOption("letter");
  await save(page);
  const first = page.locator('[id="entries.0"]');
  await expect(first).toHaveText(/^Before all/);
  await expect(first).toHaveAttribute("aria-expanded", "true");
});

test("an address has its public form beside it", async ({ page }) => {
  await page.goto("/testimonies/flora-quist#slug");
  await expect(field(page, "Address")).toBeInViewport();
  await field(page, "Address").fill("f-quist");
  await expect(
    page.getByText("https://www.saltmarsh-pier.test/voices/f-quist", { exact: true }),
  ).toBeVisible();
});

test("only one source looks chosen, also if the pointer rests on another one", async ({ page, editor }) => {
  await page.goto("/pages/her-life");
  await page.getByRole("textbox", { name: "Text" }).press("ControlOrMeta+End");
  await page.keyboard.type(" So");
  await page.getByRole("button", { name: "Cite", exact: true }).click();
  const rows = page.getByRole("dialog").getByRole("option");
  await rows.nth(1).hover();
  await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(2)).toHaveAttribute("aria-selected", "true");
  const colours = () =>
    rows.evaluateAll((all) => all.slice(0, 4).map((row) => getComputedStyle(row).backgroundColor));
  await expect.poll(async () => new Set((await colours()).toSpliced(2, 1)).size).toBe(1);
  const [first, , third] = await colours();
  expect(third).not.toBe(first);
  await expect(saving(page)).toContainText("The editor keeps what you type");
  expect(editor.changes()).toEqual([]);
});

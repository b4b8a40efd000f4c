/** Tests of the editor's start page, its keyboard shortcuts, its proposals for a new page, and its messages before a save. */
import { appendFileSync, copyFileSync } from "node:fs";
import { picture } from "../support/tinyContent";
import { violations } from "./support/axe";
import { expect, field, pressSave, save, saving, test } from "./support/editor";

test("the first page links to unfinished forms, the most common tasks and missing approvals", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const begun = main.getByRole("region", { name: "Continue where you stopped" });
  await expect(main.getByRole("region", { name: "What people most often do" }).getByRole("link")).toHaveCount(
    5,
  );
  await expect(begun).toHaveCount(0);
  await main.getByRole("link", { name: "Add a testimony" }).click();
  await field(page, "Name").fill("Zelda Finch");
  await expect(saving(page)).toContainText("The editor keeps what you type");
  await page.getByRole("link", { name: "Content editor" }).click();
  await expect(begun.getByRole("link")).toHaveText("A new testimony");
  await expect(begun).toContainText(/typed today at \d\d:\d\d/);
  await expect(main.getByRole("link", { name: /approvals? (is|are) missing/ })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await begun.getByRole("link").click();
  await expect(field(page, "Name")).toHaveValue("Zelda Finch");
});

test("missing approvals and news that arrive late move nothing on the first page", async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route("**/-/api", async (route) => {
    const { action } = route.request().postDataJSON() as { action: string };
    if (["missingApprovals", "news"].includes(action)) await isReleased;
    await route.continue();
  });
  await page.goto("/");
  const task = page.getByRole("link", { name: "Change the text of a page" });
  await expect(task).toBeVisible();
  const before = await task.boundingBox();
  release();
  const attention = page.getByRole("region", { name: "What needs attention" });
  await expect(attention.getByRole("link", { name: /approvals? (is|are) missing/ })).toBeVisible();
  await expect(attention).toContainText("Nobody else has shared anything new");
  expect(await task.boundingBox()).toEqual(before);
});

test("the publishing check lists the problems that prevent publishing, with links to the fields", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Publish check" }).click();
  const main = page.getByRole("main");
  // The wait is long, because the publishing check compares the text of each page of each document with the painted page.
  await expect(main.getByRole("status")).toContainText(/prevents? publishing/, { timeout: 240_000 });
  await expect(main.getByRole("listitem").first()).toBeVisible();
  expect(await main.textContent()).not.toContain("content/");
  await expect(main.getByRole("listitem").filter({ hasNot: page.getByRole("link") })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await main.getByRole("link").first().click();
  await expect(page).not.toHaveURL(/publish$/);
});

test("a question mark lists all keys, but not while somebody writes", async ({ page }) => {
  await page.goto("/pages/her-life");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await field(page, "Title").press("End");
  await page.keyboard.type("?");
  await expect(field(page, "Title")).toHaveValue(/\?$/);
  await expect(keys).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("?");
  await expect(keys).toContainText(/(Ctrl|⌘)\+Shift\+C.*Cite/);
  await expect(keys).toContainText("Save the form");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(keys).toBeVisible();
});

test("the form of a new page shows a proposal for each field that can be left empty, and saves the proposals", async ({
  page,
  editor,
}) => {
  await page.goto("/pages/new");
  await field(page, "Title").fill("The Second Ledger: what nobody looked for");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  const sentence = "The office kept two ledgers, and only the first of them was ever shown to the court.";
  await page.keyboard.type(sentence);
  await expect(field(page, "Template")).toHaveValue("article");
  await expect(
    page.getByText("If you leave this field empty, the editor saves this text: The Second Ledger"),
  ).toBeVisible();
  await expect(
    page.getByText(`If you leave this field empty, the editor saves this text: ${sentence}`),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The editor does not propose an answer for this field, because only a person can give it.
  await field(page, "About living people").selectOption("No");
  await pressSave(page);
  await expect(page).toHaveURL(/\/pages\/the-second-ledger$/);
  const saved = editor.read("pages/the-second-ledger.md");
  for (const line of [
    "label: The Second Ledger\n",
    `description: ${sentence}\n`,
    "template: article\n",
    "path: /the-second-ledger-what-nobody-looked-for\n",
  ])
    expect(saved).toContain(line);
});

test("the form warns of a small picture and of a missing description before it is saved", async ({
  page,
}) => {
  await page.goto("/pages/her-life");
  const box = page.getByRole("group", { name: "Picture", exact: true });
  const buffer = await picture(200, 150);
  await box
    .getByLabel("File: from this computer")
    .setInputFiles({ name: "tiny.png", mimeType: "image/png", buffer });
  await expect(
    box.getByText(/^This picture has 200 × 150 pixels. Here it needs at least 800 × 500/),
  ).toBeVisible();
  const undescribed = box.getByText("Write what the picture shows before you save.");
  await expect(undescribed).toHaveCount(0);
  await field(box, "What it shows").fill("");
  await expect(undescribed).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a person is added without a photograph", async ({ page, editor }) => {
  await page.goto("/people");
  await page.locator(`[id="entries.0"]`).click();
  await page.getByRole("button", { name: "Add person" }).first().click();
  const last = page.locator(".list .list li.open").last();
  await field(last, "Name").fill("Zelda Finch");
  await field(last, "Description").fill("She reads.");
  await save(page);
  expect(editor.changes()).toContain("+    - name: Zelda Finch");
});

test("another picture in a text asks whether its words still fit", async ({ page, editor }) => {
  copyFileSync(editor.pathOf("images/pier.jpg"), editor.pathOf("images/spare.jpg"));
  appendFileSync(editor.pathOf("pages/her-life.md"), "\n![A pier.](../images/pier.jpg)\n");
  await page.goto("/pages/her-life");
  await page.getByRole("textbox", { name: "Text" }).getByRole("img", { name: "A pier." }).click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await expect(dialog.getByText("Do these words still fit the new picture?")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Another picture" }).click();
  await dialog.getByPlaceholder("Type a part of the name").fill("spare");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Do these words still fit the new picture?").first()).toBeVisible();
});

test("on a low window the status of a form is beside its title, not over it", async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto("/pages/new");
  await field(page, "Title").fill("The Second Ledger");
  await expect(saving(page)).toContainText("The editor keeps what you type");
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const status = await saving(page).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(status?.x ?? 0);
});

for (const [width, height] of [
  [683, 384],
  [390, 384],
  [1024, 384],
] as const)
  test(`the list of content covers nothing of the start page, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const [list, start] = [page.getByRole("navigation", { name: "Content" }), page.getByRole("main")];
    await expect(start.getByRole("heading", { level: 1 })).toBeVisible();
    // The start page opens at its top, so that its first heading is in view.
    await expect(start.getByRole("heading", { name: "What needs attention" })).toBeInViewport();
    await expect(page.getByRole("banner").getByRole("link", { name: "Share", exact: true })).toBeInViewport();
    for (const top of [0, 200, 600]) {
      // The list and the header are measured in one step. Between two steps, the line in the header could appear and move them.
      const found = await list.evaluate((nav, y) => {
        scrollTo(0, y);
        const [box, main] = [nav, document.querySelector("main") ?? nav].map((one) =>
          one.getBoundingClientRect(),
        );
        const isBeside = (box?.right ?? 0) <= (main?.left ?? 0) + 1;
        const isAbove = (box?.bottom ?? 0) <= (main?.top ?? 0) + 1;
        const isCut =
          nav.scrollHeight > nav.clientHeight + 1 && getComputedStyle(nav).overflowY === "visible";
        return { isApart: isBeside || isAbove, isCut };
      }, top);
      expect(found).toEqual({ isApart: true, isCut: false });
    }
  });

test("every button of the header can be reached in a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pages/her-life");
  const header = page.getByRole("banner");
  const controls = [
    header.getByRole("link", { name: "Publish check" }),
    header.getByRole("link", { name: "Share", exact: true }),
    header.getByRole("button", { name: "Undo a change" }),
    header.getByRole("button", { name: "Keyboard shortcuts" }),
  ];
  for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
  const isCut = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isCut()).toBe(false);
});

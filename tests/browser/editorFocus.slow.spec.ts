/** Tests of the keyboard focus, for people who work without a mouse. */
import { appendFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, field, saving, test, type Editor } from "./support/editor";

test("a page that is opened from the list of content has the focus on its heading, without a frame if it was just loaded", async ({
  page,
}) => {
  await page.goto("/");
  const contents = page.getByRole("navigation", { name: "Content" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(contents.getByRole("link", { name: /^Pages/ })).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  for (const name of [/^Pages/, "A Working Life /her-life"]) {
    await contents.getByRole("link", { name }).press("Enter");
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS("outline-style", "solid");
  }
  await contents.getByRole("searchbox").fill("timeline");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Timeline");
  await expect(heading).toBeFocused();
});

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [683, 384],
  [360, 640],
] as const)
  test(`the focused control, or the cursor, is not hidden by the bars of its form, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/pages/her-life");
    const text = field(page, "Text");
    await text.focus();
    await page.keyboard.press("Control+End");
    const toolbar = page.getByRole("toolbar");
    for (let line = 0; line < 40; line++) {
      await page.keyboard.press("ArrowUp");
      const bottom = await toolbar.evaluate((bar) => bar.getBoundingClientRect().bottom);
      const cursor = await page.evaluate(() => {
        const range = getSelection()?.getRangeAt(0);
        return (range?.getClientRects()[0] ?? range?.startContainer.parentElement?.getBoundingClientRect())
          ?.top;
      });
      expect(cursor).toBeGreaterThanOrEqual(bottom);
    }
    await page.getByRole("button", { name: "Delete this page" }).focus();
    const form = page.locator(".form-bar");
    for (let tab = 0; tab < 60; tab++) {
      await page.keyboard.press("Shift+Tab");
      const focused = page.locator(":focus");
      if (await form.locator(":focus").count()) break;
      // The loop skips the text field, which may be higher than the screen. A test above covers the position of the cursor in a text.
      if ((await focused.getAttribute("contenteditable")) !== null) continue;
      const bottom = await form.evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect((await focused.boundingBox())?.y, await focused.innerHTML()).toBeGreaterThanOrEqual(bottom - 1);
    }
  });

test("the list of further commands is in view when it opens, also in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto("/pages/her-life");
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 8));
  await more.press("Enter");
  const list = page.getByRole("group", { name: "More commands" });
  await expect(list).toBeInViewport({ ratio: 0.99 });
  await expect(list.getByRole("button").first()).toBeFocused();
});

/** Opens a page with a long text, and types a word at the end of this text. */
async function typeAtEnd(page: Page, editor: Editor): Promise<void> {
  const words = "These are the words of a long paragraph. ".repeat(5);
  appendFileSync(editor.pathOf("pages/her-life.md"), `\n${words}\n`.repeat(30));
  await page.goto("/pages/her-life");
  await field(page, "Text").focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("End");
}

/**
 * Returns whether the text has the focus, and the line with the cursor is visible between the text's toolbar and the bottom of the form.
 */
const isCursorInView = (page: Page) =>
  page.evaluate(() => {
    const { anchorNode } = getSelection() ?? {};
    const line = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
    if (!line || !document.activeElement?.contains(line)) return false;
    const { top = 0, bottom = 0 } = [...line.getClientRects()].at(-1) ?? {};
    const bar = document.querySelector(".text-bar")?.getBoundingClientRect().bottom ?? 0;
    const end = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
    return bottom > top && top >= bar && bottom <= Math.min(end, innerHeight);
  });

for (const [width, height] of [
  [1366, 768],
  [683, 384],
  [390, 844],
] as const) {
  test(`the cursor is in view after a save that has merged other changes, ${width} × ${height}`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height });
    await typeAtEnd(page, editor);
    const path = "pages/her-life.md";
    writeFileSync(editor.pathOf(path), editor.read(path).replace(/^title: .*$/m, "title: Another Title"));
    await page.keyboard.press("ControlOrMeta+s");
    await expect(saving(page)).toContainText("also contains changes");
    await expect(field(page, "Text")).toBeFocused();
    await expect.poll(() => isCursorInView(page)).toBe(true);
  });

  test(`the cursor is in view after a citation, even if the text was scrolled, ${width} × ${height}`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height });
    await typeAtEnd(page, editor);
    await page.keyboard.press("ControlOrMeta+Shift+c");
    const dialog = page.getByRole("dialog");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Cite" })).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector("main")?.scrollTo(0, 0);
    });
    await page.keyboard.press("Enter");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect.poll(() => isCursorInView(page)).toBe(true);
  });
}

test("a key acts where the cursor is, also before the browser has reported that it moved", async ({
  page,
}) => {
  await page.goto("/pages/her-life");
  const text = field(page, "Text");
  await text.focus();
  const first = await text.locator("> *").first().innerText();
  // A busy browser delivers the next key before it reports that the cursor has moved. The test suppresses the report, to imitate this.
  await page.evaluate(() =>
    addEventListener("selectionchange", (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  );
  await text.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("The last line.");
  await expect(text.locator("> *").last()).toHaveText("The last line.");
  await expect(text.locator("> *").first()).toHaveText(first);
});

test("words that were found below a picture stay in view when the picture loads", async ({
  page,
  editor,
}) => {
  appendFileSync(
    editor.pathOf("pages/her-life.md"),
    "\n![A turnstile](../images/turnstile.jpg)\n\nThe queue.\n",
  );
  await page.setViewportSize({ width: 683, height: 384 });
  const held: (() => unknown)[] = [];
  await page.route("**/-/content/**", (route) => void held.push(() => route.continue()));
  await page.goto("/");
  await page.getByRole("searchbox").fill("The queue");
  const hits = page.getByRole("region", { name: "In the texts and details" });
  await hits.getByRole("link").first().press("Enter");
  const words = field(page, "Text").getByText("The queue.");
  await expect(words).toBeInViewport();
  for (const go of held) void go();
  const picture = field(page, "Text").locator("img").last();
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(50);
  await expect(words).toBeInViewport();
});

test("a selection that is extended by Shift and an arrow key goes over a table, and keeps its other end", async ({
  page,
  editor,
}) => {
  const path = editor.pathOf("pages/council.md");
  appendFileSync(path, "\nNobody has explained why.\n");
  await page.goto("/pages/council#body");
  const text = page.getByRole("textbox", { name: "Text" });
  const selected = () => page.evaluate(() => String(getSelection()));
  await text.press("ControlOrMeta+Home");
  await expect(async () => {
    await page.keyboard.press("Shift+ArrowDown");
    expect(await selected()).toMatch(/Against[^]*Nobody/);
  }).toPass();
  expect(await selected()).toContain("The Questions");
  await text.press("ControlOrMeta+End");
  await expect(async () => {
    await page.keyboard.press("Shift+ArrowUp");
    expect(await selected()).toContain("The Record");
  }).toPass();
  expect(await selected()).toContain("Nobody has explained why.");
});

test("an empty table in a text shows its cells, and a click into any of them puts the cursor there", async ({
  page,
}) => {
  await page.goto("/testimonies/flora-quist");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.press("ControlOrMeta+End");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const cells = text.locator("th, td");
  await expect(cells).toHaveCount(6);
  for (const cell of await cells.all()) {
    const { width, height } = (await cell.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    for (const side of ["top", "right", "bottom", "left"])
      await expect(cell).toHaveCSS(`border-${side}-width`, "1px");
  }
  await cells.last().click();
  await page.keyboard.type("Here");
  await expect(cells.last()).toHaveText("Here");
});

/**
 * Tests of input methods, for example for Japanese or Chinese. A person who uses an input method presses Enter to accept the composed
 * characters. This Enter must not also choose an entry of a list.
 */
import type { Page } from "@playwright/test";
import { expect, field, saving, test } from "./support/editor";

test.describe.configure({ mode: "default" });

/** Waits until the page has stored all drafts. It then sends nothing more when it closes. */
const isStored = (page: Page) => expect(saving(page)).toHaveText(/^$|The editor keeps what you type/);

/** Composes letters with an input method. Presses Enter during the composition, and then accepts the letters. */
async function compose(page: Page, letters: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", {
    text: letters,
    selectionStart: letters.length,
    selectionEnd: letters.length,
  });
  await expect(page.locator(":focus")).toHaveValue(letters);
  await page.keyboard.press("Enter");
  await session.send("Input.insertText", { text: letters });
}

const openText = async (page: Page) => {
  await page.goto("/pages/her-life");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
};

const lists: readonly (readonly [list: string, letters: string, open: (page: Page) => Promise<unknown>])[] = [
  ["Find", "ledger", (page) => page.goto("/").then(() => page.getByRole("searchbox").focus())],
  [
    "Cite",
    "auditor",
    async (page) => {
      await openText(page);
      await page.getByRole("button", { name: "Cite", exact: true }).click();
    },
  ],
  [
    "Link",
    "ledger",
    async (page) => {
      await openText(page);
      await page.getByRole("button", { name: "Link", exact: true }).click();
    },
  ],
  [
    "the pictures",
    "pier",
    async (page) => {
      await openText(page);
      await page.getByRole("button", { name: "Picture", exact: true }).click();
      await page.getByRole("combobox", { name: "Picture" }).focus();
    },
  ],
  [
    "the pages of a menu entry",
    "ledger",
    async (page) => {
      await page.goto("/navigation#entries.0.page");
      await page.getByRole("combobox", { name: "Page", exact: true }).click();
    },
  ],
];

for (const [list, letters, open] of lists) {
  test(`Enter that ends a composition chooses nothing in ${list}; the next Enter does`, async ({
    page,
    editor,
  }) => {
    await open(page);
    const input = page.locator("input:focus");
    await expect(input).toBeVisible();
    const address = page.url();
    await compose(page, letters);
    await expect(input).toHaveValue(letters);
    expect(page.url()).toBe(address);
    const marked = page.locator("[data-chosen], [cmdk-item][aria-selected=true]");
    await expect(marked).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(input.and(page.getByPlaceholder(/Title|Type a part|Find/))).toHaveCount(0);
    await isStored(page);
    expect(editor.changes()).toEqual([]);
  });
}

test("Enter that ends a composition presses no command above a text, and does not save a form", async ({
  page,
  editor,
}) => {
  await page.goto("/pages/her-life");
  await field(page, "Title").fill("");
  await field(page, "Title").focus();
  await compose(page, "いのち");
  await expect(field(page, "Title")).toHaveValue("いのち");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await isStored(page);
  expect(editor.changes()).toEqual([]);
});

/** Composes a word in a text, letter by letter, as the keyboard of a phone does. */
async function composeWord(page: Page, word: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let count = 1; count <= word.length; count += 1) {
    // Browsers dispatch this event before the input method begins. The protocol of Chromium does not.
    await page.locator(":focus").evaluate((text) => {
      text.dispatchEvent(new KeyboardEvent("keydown", { keyCode: 229, bubbles: true, cancelable: true }));
    });
    const text = word.slice(0, count);
    await session.send("Input.imeSetComposition", { text, selectionStart: count, selectionEnd: count });
  }
  await session.send("Input.insertText", { text: word });
}

for (const [place, before, after] of [
  ["between words", "The words", " go on."],
  ["at the end of a paragraph", "The words", ""],
  ["at the end of a list item", "- The words", ""],
] as const)
  for (const way of ["clicked", "reached by an arrow key"])
    test(`an input method writes after a citation ${place} that was ${way}, and not over it`, async ({
      page,
    }) => {
      await page.goto("/pages/her-life");
      const text = page.getByRole("textbox", { name: "Text", exact: true });
      await text.press("ControlOrMeta+End");
      await page.keyboard.press("Enter");
      await page.keyboard.type(`${before}[`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "Source" }).press("Enter");
      await dialog.getByRole("button", { name: "Cite" }).click();
      await expect(page.locator("dialog")).toHaveCount(0);
      await page.keyboard.type(after);
      if (way === "clicked") {
        await text.getByRole("button").last().click();
        await expect(dialog).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog")).toHaveCount(0);
      } else for (let count = 0; count <= after.length; count += 1) await page.keyboard.press("ArrowLeft");
      await composeWord(page, "garden");
      await expect(text.locator("p", { hasText: "The words" })).toHaveText(
        new RegExp(`^The words\\W*\\d+\\W*garden${after}$`),
      );
    });

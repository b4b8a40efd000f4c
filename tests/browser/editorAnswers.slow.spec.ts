/**
 * Tests of the questions and refusals with which the editor reacts before something is removed. Their texts use the labels and titles that
 * volunteers know, and not the names of files and fields.
 */
import { appendFileSync, copyFileSync, existsSync, writeFileSync } from "node:fs";
import type { Locator, Page, Request } from "@playwright/test";
import { violations } from "./support/axe";
import {
  choose,
  expect,
  field,
  openSettings,
  pressSave,
  problemsPanel,
  save,
  saving,
  test,
} from "./support/editor";

/** Matches technical words that the editor must not use, because volunteers do not know them. */
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
  await expect(question.getByRole("button", { name: "Go back without saving" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(editor.changes()).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await save(page);
  expect(editor.changes()).toEqual([]);
});

test("Share lists a problem that prevents sharing as a sentence, with links to the fields", async ({
  page,
}) => {
  await removeSource(page);
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(saving(page)).toContainText("Saved.");
  // The Undo button is still visible after the save, so that the volunteer can restore the removed source.
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await expect(problemsPanel(page)).toContainText(/The source “.*” no longer exists/);
  await expect(problemsPanel(page)).not.toContainText(foreign);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: /^Share th/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/The source “.*” no longer exists/);
  await expect(dialog).toContainText(/In \d+ places:/);
  await expect(dialog).not.toContainText(foreign);
  const link = dialog.getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[/#.]/g, "\\$&")}$`));
});

test("the empty fields of a new event are listed in the order of its form, without the field that the editor fills in", async ({
  page,
}) => {
  await page.goto("/timeline");
  await page.getByRole("button", { name: "Add event" }).click();
  await pressSave(page);
  const missing = page.getByRole("alert").getByRole("listitem");
  await expect(missing).toHaveText([
    /“When” is empty/,
    /“Title” is empty/,
    /“Description” is empty/,
    /“Icon” is empty/,
  ]);
  await expect(field(page, "When")).toBeFocused();
  const next = page.getByRole("button", { name: "4 things to correct: next" });
  await expect(page.getByRole("button", { name: "Read the whole message" })).toHaveCount(0);
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

test("Find searches all words, shows the sentence around them, and opens the field", async ({ page }) => {
  await page.goto("/");
  const find = page.getByRole("searchbox");
  const hits = page.getByRole("region", { name: "In the texts and details" });
  await find.fill("added from below");
  await hits.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/pages\/her-life#body$/);
  await expect(page.getByRole("textbox", { name: "Text" })).toBeFocused();
  await find.fill("Q1234ZZ");
  await expect(hits.getByRole("link", { name: /Contact.*Value/ })).toContainText("Q1234ZZ");
  await hits.getByRole("link", { name: /Contact.*Value/ }).click();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  await expect.poll(focused).toBe("Q1234ZZ");
  await find.fill("words that nobody wrote anywhere");
  await expect(page.getByRole("status").filter({ hasText: "No results for these words." })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** Returns the number of lines of a text that are wholly visible. Such lines are below the toolbar of the text and inside the window. */
const linesInView = (text: Locator) =>
  text.evaluate((element) => {
    const bar = element.closest(".text-field")?.querySelector(".text-bar")?.getBoundingClientRect();
    const below = document.querySelector(".frame > section")?.getBoundingClientRect();
    const bottom = Math.min(innerHeight, below && below.height > 0 ? below.top : innerHeight);
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Set<number>();
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects())
        if (line.top >= (bar?.bottom ?? 0) && line.bottom <= bottom) lines.add(Math.round(line.bottom / 8));
    }
    return lines.size;
  });

for (const { width, height } of [
  { width: 683, height: 384 },
  { width: 390, height: 844 },
])
  for (const colorScheme of ["light", "dark"] as const)
    test(`ten lines can be seen while one writes, and notices are folded, ${width} × ${height}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.goto("/pages/her-life");
      const text = page.getByRole("textbox", { name: "Text" });
      await text.press("ControlOrMeta+End");
      // Adds three paragraphs of about four lines each.
      for (let paragraph = 0; paragraph < 3; paragraph++) {
        await page.keyboard.press("Enter");
        await page.keyboard.insertText("The tide came in before the ledger was closed that day. ".repeat(5));
      }
      await expect(saving(page)).toContainText("The editor keeps what you type");
      expect(await linesInView(text)).toBeGreaterThanOrEqual(10);
      // A refused save adds two things to the form: a line with the number of problems, and a folded list of the problems.
      await field(page, "Title").fill("");
      await openSettings(page);
      await field(page, "Description").fill("");
      await pressSave(page);
      const alert = page.getByRole("alert");
      await expect(alert.getByText("2 things to correct")).toBeVisible();
      await expect(alert.getByRole("link", { name: "“Title” is empty" })).toBeHidden();
      await alert.getByText("2 things to correct").click();
      await expect(alert.getByRole("link", { name: "“Title” is empty" })).toBeVisible();
      await text.press("ControlOrMeta+Home");
      for (let line = 0; line < 6; line++) await page.keyboard.press("ArrowDown");
      expect(await linesInView(text)).toBeGreaterThanOrEqual(9);
      expect(await violations(page)).toEqual([]);
    });

test("all commands in the bar of a text can be seen on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/pages/her-life#body");
  const tools = page.getByRole("toolbar");
  await expect(tools.getByRole("button", { name: "More" })).toBeVisible();
  expect(await tools.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the bar of a text is below a title of two lines", async ({ page }) => {
  await page.setViewportSize({ width: 520, height: 800 });
  await page.goto("/pages/her-life#body");
  await field(page, "Title").fill("A title that is so long that it takes two lines");
  await page.getByRole("textbox", { name: "Text" }).press("ControlOrMeta+End");
  const [bar, tools] = [page.locator(".form-bar"), page.getByRole("toolbar")];
  const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await tools.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
});

test("a number that still stands elsewhere is named after the save and before sharing", async ({
  page,
  editor,
}) => {
  const card =
    "- title: The account\n  details:\n    - label: Account\n      kind: text\n      value: Pay into 00990099\n";
  appendFileSync(editor.pathOf("media.yaml"), card);
  await page.goto("/contact#entries.2.details.1.value");
  const value = page.locator('[id="entries.2.details.1.value"]');
  await expect(value).toHaveValue("00990099");
  await value.fill("00990098");
  await save(page);
  const still = page.getByRole("region", { name: "Still elsewhere" });
  await expect(still).toContainText("“00990099” is still used in this place.");
  await expect(
    still.getByRole("link", { name: "Media, “The account”, Details, “Account”, Value" }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await expect(still.getByRole("link", { name: /^Media, / })).toBeVisible();
});

test("dates are read as people write them", async ({ page, editor }) => {
  await page.goto("/timeline");
  await page.getByRole("button", { name: "Add event" }).click();
  const when = field(page, "When");
  await when.fill("about June 1985");
  await expect(page.getByRole("status").filter({ hasText: "About June 1985" })).toBeVisible();
  await when.press("Tab");
  await expect(when).toHaveValue("1985-06~");
  await when.fill("between 1985 and 1987");
  await when.press("Tab");
  await expect(when).toHaveValue("[1985..1987]");
  expect(editor.changes()).toEqual([]);
});

test("a web address may leave out https, and the address of a page its slash", async ({ page }) => {
  await page.goto("/sources#entries.0.url");
  await field(page, "Web address").fill("www.bbc.co.uk/news");
  await field(page, "Web address").press("Tab");
  await expect(field(page, "Web address")).toHaveValue("https://www.bbc.co.uk/news");
  await page.goto("/pages/her-life#path");
  await field(page, "Address").fill("another");
  await field(page, "Address").press("Tab");
  await expect(field(page, "Address")).toHaveValue("/another");
  await page.goto("/testimonies/flora-quist");
  await page.getByRole("textbox", { name: "Text" }).press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Link to" }).fill("www.bbc.co.uk/news");
  await expect(page.getByRole("option", { name: /https:\/\/www\.bbc\.co\.uk\/news/ })).toBeVisible();
});

test("the head of a testimony says who approved it and that it has changed since", async ({
  page,
  editor,
}) => {
  const state = page.getByRole("region", { name: "Approval" });
  await page.goto("/testimonies/flora-quist");
  await expect(state).toContainText(
    "Flora Quist approved an earlier version on 6 May 2021. It has changed since.",
  );
  await expect(state.getByRole("button", { name: "Make a review copy" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Record an approval" })).toHaveCount(1);
  const name = "testimonies/flora-quist.md";
  writeFileSync(editor.pathOf(name), editor.read(name).replace(/^consent:\n( .*\n)+/m, ""));
  await page.reload();
  await expect(state).toContainText("has not approved this wording");
  expect(await violations(page)).toEqual([]);
});

for (const { late, isLate, path, label } of [
  {
    late: "the state of an approval",
    isLate: (request: Request) => (request.postData() ?? "").includes('"fileApprovals"'),
    path: "/pages/auditor",
    label: "Approval",
  },
  {
    late: "a picture",
    isLate: (request: Request) => /\/-\/content\/images\//.test(request.url()),
    path: "/pages/her-life",
    label: "File",
  },
])
  test(`${late} that arrives late moves nothing under the pointer`, async ({ page }) => {
    const arrived = page.waitForResponse((response) => isLate(response.request()));
    await page.route("**", async (route) => {
      if (isLate(route.request())) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(path);
    const last = page.getByRole("button", { name: "Show the file" });
    await expect(last).toBeVisible();
    const topOf = () => last.evaluate((button) => button.getBoundingClientRect().top + scrollY);
    // The form must have the text field from the beginning, although the script of the text field is a separate file.
    await expect(page.getByRole("textbox", { name: "Text" })).toBeVisible();
    const top = await topOf();
    await arrived;
    await expect(page.getByLabel(label, { exact: true }).first()).toBeVisible();
    await page.evaluate(() =>
      Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
    );
    expect(await topOf()).toBe(top);
  });

test("nothing moves under the finger on a phone when the editor says what is shared and kept", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let answer = () => {};
  const isAsked = new Promise<void>((asked) => (answer = asked));
  await page.route("**/-/api", async (route) => {
    if ((route.request().postDataJSON() as { action: string }).action === "state") await isAsked;
    await route.continue();
  });
  await page.goto("/campaign");
  const name = field(page, "Name").first();
  const topOf = () => name.evaluate((input) => input.getBoundingClientRect().top);
  await expect(name).toBeVisible();
  const top = await topOf();
  const state = page.getByRole("status", { name: "Where your work is" });
  await expect(state).toBeEmpty();
  answer();
  await expect(state).toContainText("Nothing to share");
  expect(await topOf()).toBe(top);
  await name.press("End");
  await page.keyboard.type("!");
  await expect(saving(page)).toContainText("The editor keeps what you type");
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeVisible();
  expect(await topOf()).toBe(top);
});

test("after another picture is chosen its words are asked about", async ({ page }) => {
  await page.goto("/pages/her-life");
  const picture = page.getByRole("group", { name: "Picture", exact: true });
  const question = picture.getByText("Do these words still fit the new picture?");
  await expect(field(picture, "What it shows")).toHaveValue(/./);
  await expect(question).toHaveCount(0);
  await choose(picture.getByRole("combobox", { name: "File" }), "pier.jpg");
  await expect(question.first()).toBeVisible();
  const count = await question.count();
  await field(picture, "What it shows").fill("A pier at low tide.");
  await expect(question).toHaveCount(count - 1);
  for (; (await question.count()) > 0;)
    await picture.getByRole("button", { name: "It fits" }).first().click();
  expect(await violations(page)).toEqual([]);
});

test("the choice between two wordings of a long text is in view, in a dialog", async ({ page, editor }) => {
  const name = "pages/her-life.md";
  await page.goto("/pages/her-life");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.press("ControlOrMeta+Home");
  await page.keyboard.type("Mine. ");
  writeFileSync(editor.pathOf(name), editor.read(name).replace(/\n---\n\n/, "\n---\n\nTheirs. "));
  await pressSave(page);
  await expect(saving(page)).toContainText("Another wording was saved in the meantime");
  const dialog = page.getByRole("dialog", { name: "Two wordings of the same text" });
  await expect(dialog.getByLabel("Keep mine")).toBeInViewport();
  // The label says “meanwhile” and does not name a form of the editor, because another program has saved this wording.
  await expect(dialog.getByRole("figure", { name: /^The wording that was saved meanwhile/ })).toBeVisible();
  await dialog.getByLabel("Write another").check();
  await dialog.getByLabel("Another wording").fill("Both of us. ");
  // The editor remembers the answer while the dialog is closed.
  await page.keyboard.press("Escape");
  await expect(saving(page)).toContainText("Select Save to choose the wording to keep.");
  await expect(dialog).toHaveCount(0);
  await pressSave(page);
  await expect(dialog.getByLabel("Another wording")).toHaveValue("Both of us. ");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save with these wordings" }).click();
  await expect(saving(page)).toContainText("Saved.");
  await expect(dialog).toHaveCount(0);
  expect(editor.read(name)).toContain("\n---\n\nBoth of us.\n");
});

test("a file that no page uses is deleted by a second button, elsewhere", async ({ page, editor }) => {
  copyFileSync(editor.pathOf("images/pier.jpg"), editor.pathOf("images/spare.jpg"));
  await page.goto("/");
  await problemsPanel(page).getByRole("button", { name: "Delete the file" }).dblclick();
  await expect(problemsPanel(page)).toContainText("Delete spare.jpg?");
  expect(existsSync(editor.pathOf("images/spare.jpg"))).toBe(true);
  await problemsPanel(page).getByRole("button", { name: "Delete it" }).click();
  await expect.poll(() => existsSync(editor.pathOf("images/spare.jpg"))).toBe(false);
});

for (const [width, height] of [
  [1366, 768],
  [683, 384],
  [390, 844],
] as const)
  test(`a long message leaves most of the window to the text, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const sentence = `Text: ${"The words of this quotation are not in the source. ".repeat(14)}`;
    const mistakes = [{ field: "body", sentence, fault: sentence }];
    await page.route("**/-/api", (route) =>
      (route.request().postDataJSON() as { action: string }).action === "save"
        ? route.fulfill({ status: 422, json: { error: "Not saved yet.", mistakes } })
        : route.continue(),
    );
    await page.goto("/pages/her-life");
    await field(page, "Text").press("ControlOrMeta+Home");
    await page.keyboard.type("New words. ");
    await pressSave(page);
    const bar = page.locator(".form-bar");
    await expect(bar).toContainText("The words of this quotation");
    const bottom = async () => {
      const { y = 0, height: size = 0 } = (await bar.boundingBox()) ?? {};
      return y + size;
    };
    await expect.poll(bottom, { timeout: 10_000 }).toBeLessThan(height / 2);
    // The message in the bar can be scrolled to its end. The whole message is also in the list above the form, which is folded in a small
    // window.
    const message = bar.locator(".fault");
    await message.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await message.evaluate((element) => element.scrollTop > 0)).toBe(true);
    await expect(page.getByRole("alert").locator("a")).toHaveText(sentence.trim());
    // Nothing in the bar shows that the message continues, so a button says so.
    await bar.getByRole("button", { name: "Read the whole message" }).click();
    await expect
      .poll(() => message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThanOrEqual(1);
    await expect(message).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    await bar.getByRole("button", { name: "Show less" }).click();
    await expect.poll(bottom).toBeLessThan(height / 2);
  });

test("the buttons of the bar stand still below a message of any length", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  let sentence = "";
  await page.route("**/-/api", (route) =>
    (route.request().postDataJSON() as { action: string }).action === "save"
      ? route.fulfill({ status: 422, json: { error: "", mistakes: [{ field: "body", sentence }] } })
      : route.continue(),
  );
  await page.goto("/pages/her-life");
  await field(page, "Text").press("ControlOrMeta+Home");
  await page.keyboard.type("New words. ");
  const message = page.locator(".form-bar .fault");
  for (let words = 15; words <= 45; words += 1) {
    sentence = `Number ${words}: ${"a word ".repeat(words)}.`;
    await pressSave(page);
    await expect(message).toHaveText(sentence);
    // The button that unfolds the message appears when the browser has drawn the message.
    const places = await page.getByRole("button", { name: "1 thing to correct" }).evaluate(async (button) => {
      const seen: number[] = [];
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        seen.push(button.getBoundingClientRect().top);
      }
      return new Set(seen.slice(4)).size;
    });
    expect(places, sentence).toBe(1);
  }
});

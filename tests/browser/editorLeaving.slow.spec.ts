/** Tests that nothing is lost if somebody leaves a window directly after a key press, before the timers that store the draft have run. */
import type { Page } from "@playwright/test";
import { expect, field, saving, test } from "./support/editor";

test.describe.configure({ mode: "default" });

const long = Array.from({ length: 20_000 }, (_each, index) => `word${index}`).join(" ");

/** Stops the timers that store a draft. The page then stores a draft only when somebody leaves it. */
const withoutDelays = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay >= 300 && delay <= 1200 ? 0 : start(run, delay, ...rest)) as typeof setTimeout;
  });

/** Holds all requests that a page sends from now on, so that they never reach the editor. */
const withoutRequests = (page: Page) =>
  page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });

/** Makes the page go to another address at the next key press. */
const leaveAtKey = (page: Page, address: string) =>
  page.evaluate((next) => {
    addEventListener("input", () => location.assign(next), { once: true });
  }, address);

const markdown = (page: Page) => page.getByRole("textbox", { name: "Text, as Markdown" });

const ways: readonly (readonly [how: string, leave: (page: Page) => Promise<void>])[] = [
  [
    "another page",
    async (page) => {
      await leaveAtKey(page, "/sources");
      await page.keyboard.press("x");
      await page.waitForURL("/sources");
    },
  ],
  [
    "another site",
    async (page) => {
      await leaveAtKey(page, "about:blank");
      await page.keyboard.press("x");
      await page.waitForURL("about:blank");
    },
  ],
  [
    "F5",
    async (page) => {
      await page.keyboard.press("x");
      await page.reload();
    },
  ],
  [
    "a closed window",
    async (page) => {
      await page.keyboard.press("x");
      await page.close();
    },
  ],
];

for (const [how, leave] of ways) {
  test(`the last key before ${how} is kept`, async ({ page, context, editor }) => {
    await withoutDelays(page);
    await page.goto("/pages/her-life");
    const title = field(page, "Title");
    await title.focus();
    await page.keyboard.press("End");
    await leave(page);
    await editor.settled();
    const later = await context.newPage();
    await later.goto("/pages/her-life");
    await expect(field(later, "Title")).toHaveValue("A Working Lifex");
  });

  test(`the last key before ${how} is kept, even if the page's last request never arrives`, async ({
    page,
    context,
    editor,
  }) => {
    await withoutDelays(page);
    await page.goto("/pages/her-life");
    const title = field(page, "Title");
    await title.focus();
    await page.keyboard.press("End");
    await withoutRequests(page);
    await leave(page);
    await editor.settled();
    const later = await context.newPage();
    // The start page lists the form with unsaved text before anybody opens this form.
    await later.goto("/");
    await later.getByRole("region", { name: "Continue where you stopped" }).getByRole("link").click();
    await expect(field(later, "Title")).toHaveValue("A Working Lifex");
    await expect(later.getByRole("button", { name: "Restore the copy" })).toHaveCount(0);
  });

  test(`the last key before ${how} is kept in a text of 20,000 words`, async ({ page, context, editor }) => {
    await withoutDelays(page);
    await page.goto("/pages/her-life");
    await page.getByRole("button", { name: "Show the Markdown" }).click();
    await markdown(page).fill(long);
    await leave(page);
    await editor.settled();
    const later = await context.newPage();
    await later.goto("/pages/her-life");
    await expect(later.getByRole("textbox", { name: "Text", exact: true })).toContainText("word19999x");
    await expect(later.getByRole("button", { name: "Restore the copy" })).toHaveCount(0);
  });
}

const isSavingDraft = (data: string | null) => data?.startsWith('{"action":"saveDraft"') ?? false;

test("the browser's copy is offered if the editor cannot store it when the form opens", async ({
  page,
  context,
}) => {
  await withoutDelays(page);
  await page.goto("/pages/her-life");
  await field(page, "Title").fill("A Life");
  await context.route("/-/api", (route, request) =>
    isSavingDraft(request.postData())
      ? route.fulfill({ status: 507, json: { error: "The disk is full." } })
      : route.fallback(),
  );
  await withoutRequests(page);
  await leaveAtKey(page, "/sources");
  await page.keyboard.press("x");
  await page.waitForURL("/sources");
  const later = await context.newPage();
  await later.goto("/pages/her-life");
  const restore = later.getByRole("button", { name: "Restore the copy" });
  await expect(restore).toBeVisible();
  await expect(field(later, "Title")).toHaveValue("A Working Life");
  await context.unroute("/-/api");
  await restore.click();
  await expect(field(later, "Title")).toHaveValue("A Lifex");
});

for (const button of ["Save", "Discard changes"])
  test(`after words could not be kept, ${button} leaves no copy of them, and the window closes without a question`, async ({
    page,
    context,
  }) => {
    await page.goto("/pages/her-life");
    await page.route("/-/api", (route, request) =>
      isSavingDraft(request.postData())
        ? route.fulfill({ status: 507, json: { error: "The disk is full." } })
        : route.fallback(),
    );
    await field(page, "Title").fill("A Life");
    await expect(saving(page)).toContainText("The editor could not store what you typed. The disk is full");
    await page.getByRole("button", { name: button, exact: true }).click();
    if (button !== "Save") await page.getByRole("button", { name: "Discard them" }).click();
    await expect(saving(page)).toContainText(button === "Save" ? "Saved." : "Discarded.");
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    const later = await context.newPage();
    await later.goto("/pages/her-life");
    await expect(field(later, "Title")).toHaveValue(button === "Save" ? "A Life" : "A Working Life");
    await expect(later.getByRole("button", { name: "Restore the copy" })).toHaveCount(0);
  });

import { expect, test, type Page } from "@playwright/test";
import { darkPaper, lightPaper, storeTheme } from "./support/page";

/**
 * Records the background colour of the page in each frame, beginning with the first frame that has a body. Returns a function that
 * returns these colours.
 */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const note = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => (window as unknown as { frames: string[] }).frames);
}

for (const { stored, system, paper } of [
  { stored: null, system: "dark", paper: lightPaper },
  { stored: "dark", system: "light", paper: darkPaper },
] as const) {
  test(`stored ${JSON.stringify(stored)} on a ${system} system has one colour in every frame, before scripts and after`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    if (stored !== null) await storeTheme(page, stored);
    const frames = await watchFrames(page);
    await page.goto("/the-ledger");
    const first = (await frames()).length;
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(first);
    expect([...new Set(await frames())]).toEqual([paper]);
  });
}

test("a radio button stays checked from the moment of the click, however slow the page", async ({ page }) => {
  await page.goto("/");
  const group = page.getByRole("group", { name: "Theme" });
  const press = (radio: HTMLInputElement) => {
    radio.click();
    return radio.checked;
  };
  for (const name of ["System", "Dark", "Light"])
    expect(await group.getByRole("radio", { name }).evaluate(press)).toBe(true);
});

import { darkPaper, lightPaper, storeTheme } from "./support/page";
import { PartialPage } from "./support/partialPage";
import { expect, test, type Page } from "./support/test";

/**
 * Records the background colour of the page in each frame, from the first frame with a body on. Returns a function that returns the
 * recorded colours.
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
    site,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    if (stored !== null) await storeTheme(page, stored);
    const frames = await watchFrames(page);
    // The server sends only the header at first, so that the first frame contains only the header. If the whole page arrived before the
    // first frame, as it usually does, the test would not notice a theme that is applied late.
    const html = site.html("/the-ledger");
    const partial = new PartialPage(html);
    await partial.open(page, html.indexOf("</header>"));
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(0);
    const first = (await frames()).length;
    partial.send();
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(first);
    partial.close();
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

test("after Back, the radio buttons show the theme that was chosen on the other page, and change it", async ({
  page,
}) => {
  await page.goto("/the-ledger");
  await page.goto("/the-auditor");
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await page.goBack();
  const group = page.getByRole("group", { name: "Theme" });
  await expect(group.getByRole("radio", { name: "Dark" })).toBeChecked();
  await group.getByText("Light").click();
  await expect(page.locator("html")).toHaveCSS("background-color", lightPaper);
});

import { expect, test, type Page } from "@playwright/test";
import { background, darkPaper, lightPaper, open, storeTheme } from "./support/page";

const states = [
  { stored: null, system: "dark", paper: lightPaper },
  { stored: "dark", system: "light", paper: darkPaper },
  { stored: "system", system: "dark", paper: darkPaper },
  { stored: "purple", system: "dark", paper: lightPaper },
] as const;

/** Records the colour behind the page in each frame, from the first one with a colour on. */
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

for (const { stored, system, paper } of states) {
  test(`stored ${JSON.stringify(stored)} on a ${system} system has one colour in every frame, before scripts and after`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    if (stored !== null) await storeTheme(page, stored);
    const frames = await watchFrames(page);
    await open(page, "/the-ledger");
    const first = (await frames()).length;
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(first);
    expect([...new Set(await frames())]).toEqual([paper]);
  });
}

test("the header's button flips the theme in one press, stores it and keeps it on the next page", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Toggle theme" }).click();
  expect(await background(page)).toBe(darkPaper);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.reload();
  expect(await background(page)).toBe(darkPaper);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dates" }).click();
  await expect(page).toHaveURL("/dates");
  expect(await background(page)).toBe(darkPaper);
  await page.getByRole("button", { name: "Toggle theme" }).click();
  expect(await background(page)).toBe(lightPaper);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
});

test("the footer offers Light, Dark and System, and System follows the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  const group = page.getByRole("group", { name: "Theme" });
  await expect(group.getByRole("radio", { name: "Light" })).toBeChecked();
  await group.getByRole("radio", { name: "System" }).check();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("system");
  expect(await background(page)).toBe(lightPaper);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).toBe(darkPaper);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("system");
});

test("a radio button stays checked from the moment of the click, however slow the page", async ({ page }) => {
  await open(page, "/");
  const group = page.getByRole("group", { name: "Theme" });
  const press = (radio: HTMLInputElement) => {
    radio.click();
    return radio.checked;
  };
  for (const name of ["System", "Dark", "Light"])
    expect(await group.getByRole("radio", { name }).evaluate(press)).toBe(true);
});

test("two open pages follow each other", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await open(one, "/");
  await open(other, "/volunteers");
  await one.getByRole("button", { name: "Toggle theme" }).click();
  await expect.poll(() => background(other)).toBe(darkPaper);
  await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("a dark page prints light", async ({ page }) => {
  await storeTheme(page, "dark");
  await open(page, "/the-ledger");
  await page.emulateMedia({ media: "print" });
  expect(await background(page)).toBe(lightPaper);
});

test("with storage forbidden the site is light, the button works and there is no error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/");
  expect(await background(page)).toBe(lightPaper);
  await page.getByRole("button", { name: "Toggle theme" }).click();
  expect(await background(page)).toBe(darkPaper);
  expect(errors).toEqual([]);
});

import { expect, test, type Page } from "@playwright/test";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("in forced colours the current page, and the selected result of a search, differ from the others, and icons have the system's colour", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/volunteers");
  const line = (name: string) =>
    mainMenu(page)
      .getByText(name, { exact: true })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await line("Who We Are")).not.toBe(await line("Start"));
  const systemText = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.color = "ButtonText";
    return getComputedStyle(probe).color;
  });
  const strokes = await page
    .locator("button svg:visible")
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).stroke));
  expect(strokes.length).toBeGreaterThanOrEqual(2);
  expect([...new Set(strokes)]).toEqual([systemText]);
  await page.keyboard.press("Control+k");
  const outline = (index: number) =>
    page
      .getByRole("option")
      .nth(index)
      .evaluate((option) => getComputedStyle(option).outlineStyle);
  expect([await outline(0), await outline(1)]).toEqual(["solid", "none"]);
  await page.keyboard.press("Escape");
});

import { storeTheme } from "./support/page";
import { expect, test } from "./support/test";

for (const theme of ["light", "dark"])
  test(`the words of a picture that fails are readable in the ${theme} theme`, async ({ page, site }) => {
    await storeTheme(page, theme);
    await page.route(/\.(avif|jpe?g|png|webp)$/, (route) => route.abort());
    for (const path of site.kinds) {
      await page.goto(path);
      const contrasts = await page.locator("main img:not([alt=''])").evaluateAll((pictures) => {
        const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
        const light = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = parts(colour).map((part) =>
            part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        const behind = (element: Element | null): string => {
          if (!element) return "rgb(255, 255, 255)";
          const { backgroundColor } = getComputedStyle(element);
          return parts(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
        };
        return pictures.map((picture) => {
          const [low = 0, high = 0] = [getComputedStyle(picture).color, behind(picture)]
            .map(light)
            .sort((one, other) => one - other);
          return high / low;
        });
      });
      for (const contrast of contrasts) expect.soft(contrast, path).toBeGreaterThan(4.5);
    }
  });

test("pictures for the press can be downloaded, with their rights and their size", async ({ page }) => {
  await page.goto("/press");
  const picture = page.getByRole("list", { name: "Pictures to download" }).getByRole("listitem");
  await expect(picture).toHaveText(
    "Download (JPG, 800 × 500 pixels, 2.99 kB): The desk. Photograph: Saltmarsh Pier Friends.",
  );
  const [file] = await Promise.all([page.waitForEvent("download"), picture.getByRole("link").click()]);
  expect(file.suggestedFilename()).toMatch(/^desk.*\.jpg$/);
});

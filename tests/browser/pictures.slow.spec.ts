import { palettes } from "../../src/theme/colors";
import { storeTheme } from "./support/page";
import { expect, test } from "./support/test";

/** Converts a colour from "#rrggbb" to "rgb(r, g, b)", which is the form in computed styles. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;

for (const [theme, { text, tint, shade, onShade }] of Object.entries(palettes))
  test(`without fonts and pictures the words of each picture are readable, ${theme}`, async ({
    page,
    site,
  }) => {
    await storeTheme(page, theme);
    await page.route(/\.(woff2|avif|jpe?g|png|webp)$/, (route) => route.abort());
    // The allowed pairs of colours for an alternative text and its background. In a banner, the shade is the background.
    // src/theme/colors.test.ts checks the contrast of each pair.
    const readable = [`${rgb(text)} on ${rgb(tint)}`, `${rgb(onShade)} on ${rgb(shade)}`];
    for (const path of site.kinds) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const looks = await page.locator("main img:not([alt=''])").evaluateAll((pictures) => {
        const behind = (element: Element): string => {
          const { backgroundColor } = getComputedStyle(element);
          const isSeen = backgroundColor !== "rgba(0, 0, 0, 0)" || !element.parentElement;
          return isSeen ? backgroundColor : behind(element.parentElement);
        };
        return pictures.map((picture) => `${getComputedStyle(picture).color} on ${behind(picture)}`);
      });
      for (const look of looks) expect.soft(readable, path).toContain(look);
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

import { expect, test } from "@playwright/test";
import { open } from "./support/page";
import { paths } from "./support/site";

test("the footer carries name, tagline, six icon links, year, funding and an index of every page", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2031-05-05T12:00:00Z") });
  await open(page, "/media");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Fighting for Justice")).toBeVisible();
  const accounts = footer.getByRole("list", { name: "The campaign elsewhere" }).getByRole("link");
  await expect(accounts).toHaveCount(6);
  for (const name of ["X", "Facebook group", "YouTube", "Podcast", "TikTok"]) {
    await expect(accounts.filter({ hasText: name })).not.toHaveCount(0);
  }
  await expect(footer.getByText("© 2031 The Farmhouse Campaign")).toBeVisible();
  await expect(footer.getByText(/funded by .* Limited, .*ZZ99 9ZZ/)).toBeVisible();
  const index = footer.getByRole("navigation", { name: "All pages" }).getByRole("link");
  const listed = await index.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(listed.sort()).toEqual([...paths].sort());
});

test("the skip link comes first and leads past the menu", async ({ page }) => {
  await open(page, "/team");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the page" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

import { expect, test } from "./support/test";

test("the footer carries name, tagline, icon links, year, funding and an index of every page", async ({
  page,
  site,
}) => {
  await page.clock.install({ time: new Date("2031-05-05T12:00:00Z") });
  await page.goto("/press");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Count It Again")).toBeVisible();
  const accounts = footer.getByRole("list", { name: "The campaign elsewhere" }).getByRole("link");
  await expect(accounts).toHaveText([/Pier news on X/, /Pier films/, /The Pier Hour/]);
  await expect(accounts.first()).toHaveAttribute("href", "https://x.saltmarsh-pier.test/");
  await expect(footer.getByText("© 2031 Saltmarsh Pier Friends")).toBeVisible();
  await expect(footer.getByText(/Paid for by .* Limited, 7 Winch Row/)).toBeVisible();
  const index = footer.getByRole("navigation", { name: "All pages" }).getByRole("link");
  const listed = await index.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  // The index does not list the pages with texts of documents, because the page of all documents lists them.
  expect(listed.sort()).toEqual(site.paths.filter((path) => !path.startsWith("/documents/")).sort());
});

test("the footer lists the further pages of a dropdown with it, and its menu does not", async ({ page }) => {
  await page.goto("/press");
  const groups = page.getByRole("navigation", { name: "All pages" }).locator("> div");
  await expect(groups.locator("h2")).toHaveText(["Pages", "Books", "Voices"]);
  await expect(groups.nth(1).getByRole("link").last()).toHaveText("The Papers");
  await expect(groups.first().getByText("The Papers")).toHaveCount(0);
});

test("the skip link comes first and moves the focus past the menu", async ({ page }) => {
  await page.goto("/volunteers");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  // The focus ring comes from the site's styles, because the browser's own ring does not have the colours of the theme.
  await expect(skip).toHaveCSS("outline-style", "solid");
  await expect(skip).toHaveCSS("outline-width", "2px");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

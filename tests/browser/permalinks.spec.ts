import { expect, test } from "@playwright/test";
import { open } from "./support/page";

const headings = [
  ["/the-ledger", "The missing sum", "#contention_the-sum"],
  ["/in-council", "The Motion", "#the-motion"],
  ["/dates", "The jury convicts by eleven to one", "#verdict"],
  ["/press", "Statements", "#card_statements"],
  ["/volunteers", "Friends & Neighbours", "#card_friends--neighbours"],
] as const;

for (const [path, name, fragment] of headings) {
  test(`a click on the heading ${name} puts its address into the address bar`, async ({ page }) => {
    await open(page, path);
    const link = page.getByRole("main").getByRole("heading").getByRole("link", { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}${fragment}$`));
    await expect(link).toBeInViewport();
  });
}

test("a heading looks like a heading: underlined only under the pointer, and never on paper", async ({
  page,
}) => {
  await open(page, "/in-council");
  const link = page.getByRole("heading", { name: "The Motion" }).getByRole("link");
  const line = () => link.evaluate((one) => getComputedStyle(one).textDecorationLine);
  expect(await line()).toBe("none");
  await link.hover();
  expect(await line()).toBe("underline");
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: "print" });
  expect(await line()).toBe("none");
});

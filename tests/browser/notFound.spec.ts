import { expect, test } from "@playwright/test";
import { saveData } from "./support/page";

for (const [path, isSaving] of [
  ["/no-such-page", false],
  ["/no-such-page", true],
  ["/testimonies/nobody", false],
] as const) {
  test(`${path} answers 404, shows its texts and logs its line, saving data: ${isSaving}`, async ({
    page,
  }) => {
    if (isSaving) await saveData(page);
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.locator("main").getByText("The tide has taken this page")).toBeVisible();
    await expect
      .poll(() => errors)
      .toContain(`404 Error: User attempted to access non-existent route: ${path}`);
    await page.getByRole("link", { name: "Back to the shore" }).click();
    await expect(page).toHaveURL("/");
  });
}

test("a page that does not exist offers the search and the A-Z", async ({ page }) => {
  await page.goto("/no-such-page");
  await page.getByRole("main").getByRole("button", { name: "Search the site" }).click();
  await expect(page.getByPlaceholder("Search the site...")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link", { name: "A-Z of Content" }).click();
  await expect(page).toHaveURL("/#a-z");
  await expect(page.getByRole("heading", { name: "A-Z of Content" })).toBeInViewport();
});

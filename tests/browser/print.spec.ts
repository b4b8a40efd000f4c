import { expect, test } from "./support/test";

test("the address of an outside link is printed after it", async ({ page }) => {
  await page.goto("/write");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("main").getByRole("link", { name: "How letters are delivered" });
  expect(await link.evaluate((each) => getComputedStyle(each, "::after").content)).toContain(
    "https://post.saltmarsh-pier.test/letters",
  );
});

test("buttons are printed in ink on paper", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const button = page.getByRole("link", { name: "Meet the volunteers" });
  const { color, backgroundColor } = await button.evaluate((each) => {
    const { color, backgroundColor } = getComputedStyle(each);
    return { color, backgroundColor };
  });
  expect([color, backgroundColor]).toEqual(["rgb(29, 26, 22)", "rgba(0, 0, 0, 0)"]);
});

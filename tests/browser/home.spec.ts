import { expect, test } from "@playwright/test";

test.beforeEach(({ page }) => page.goto("/").then(() => undefined));

test("the banner shows name and tagline", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Farmhouse Campaign");
  await expect(page.locator("main").getByText("Fighting for Justice")).toBeVisible();
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("img")).toHaveCount(5);
  await expect(page.locator("main blockquote")).toBeVisible();
});

test("four cards lead to the team, the timeline, the alibi and the lawyers", async ({ page }) => {
  const cards: Record<string, string> = {
    Support: "/team",
    Timeline: "/timeline",
    Evidence: "/alibi",
    Legal: "/legal",
  };
  for (const [name, path] of Object.entries(cards)) {
    const card = page.locator("main a", { has: page.getByRole("heading", { name, exact: true }) });
    await expect(card).toHaveAttribute("href", path);
  }
});

test("the A-Z leads to fourteen pages", async ({ page }) => {
  const links = page.getByRole("region", { name: "A-Z of Content" }).getByRole("link");
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(found.sort()).toEqual(
    [
      "/alibi",
      "/beneficiaries",
      "/contact",
      "/evidence",
      "/his-life",
      "/his-sister",
      "/in-parliament",
      "/legal",
      "/media",
      "/moderators",
      "/team",
      "/testimonies",
      "/the-witness",
      "/timeline",
    ].sort(),
  );
});

test("two buttons lead to the team and to the archive", async ({ page }) => {
  await expect(page.locator("main").getByRole("link", { name: "Meet Our Team" })).toHaveAttribute(
    "href",
    "/team",
  );
  const archive = page.locator("main").getByRole("link", { name: /View Web Site Archive/ });
  await expect(archive).toHaveAttribute("target", "_blank");
});

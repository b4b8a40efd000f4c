import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "./support/test";

for (const [from, to] of [
  ["/friends", "/volunteers"],
  ["/news/pier-report", "/press"],
] as const) {
  test(`the old address ${from} leads to the page that has taken its place`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

test("a withdrawn testimony's address leads to all testimonies, and its words are nowhere on the site", async ({
  page,
  site,
}) => {
  await page.goto("/voices/caspian-webb");
  await expect(page).toHaveURL("/voices");
  const files = readdirSync(site.root, { recursive: true, encoding: "utf8" });
  const readable = files.filter(
    (name) => /\.(html|json|js|xml|webmanifest)$/.test(name) && statSync(`${site.root}/${name}`).isFile(),
  );
  expect(readable.length).toBeGreaterThan(site.paths.length);
  for (const name of readable)
    expect
      .soft(readFileSync(`${site.root}/${name}`, "utf8"), name)
      .not.toMatch(/Caspian|have been withdrawn/);
});

test("it does so without JavaScript, and is hidden from search engines", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/friends");
  await expect(page).toHaveURL("/volunteers");
  expect(site.paths).not.toContain("/friends");
  await context.close();
});

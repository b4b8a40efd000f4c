import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test, withAndWithoutScripts } from "./support/test";

withAndWithoutScripts(() => {
  test("an old address redirects to the page in its place, and is not in the sitemap", async ({
    page,
    site,
  }) => {
    await page.goto("/news/pier-report");
    await expect(page).toHaveURL("/press");
    expect(site.paths).not.toContain("/news/pier-report");
  });
});

test("an old address keeps the query and the fragment of the visitor, and Back does not return to it", async ({
  page,
}) => {
  await page.goto("/write");
  await page.goto("/news/pier-report?a=b#place");
  await expect(page).toHaveURL("/press?a=b#place");
  await page.goBack();
  await expect(page).toHaveURL("/write");
});

test("the words of a withdrawn testimony are nowhere on the site", ({ site }) => {
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

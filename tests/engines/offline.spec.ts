import { test } from "./support/test";

test.use({ hasWorkers: true });

test("without a network, a page that was opened works with its scripts; for others the offline page is shown", async ({
  visit,
}) => {
  await visit.open("/");
  // The worker has cached the page and everything that it consists of.
  await visit.sees(true, async () => {
    if (!navigator.serviceWorker.controller) return false;
    const parts = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /-[0-9a-f]+\.js$|\/page-data\//.test(name));
    const kept = await Promise.all([location.href, ...parts].map((part) => caches.match(part)));
    return parts.length > 0 && kept.every((each) => each !== undefined);
  });
  const headline = await visit.evaluate(() => document.querySelector("h1")?.textContent);
  const unopened = await visit.evaluate(
    () => document.querySelector<HTMLAnchorElement>("footer nav li:nth-of-type(2) a")?.pathname,
  );
  await visit.site.stop();
  try {
    await visit.reload();
    await visit.isInteractive();
    await visit.sees(headline, () => document.querySelector("h1")?.textContent);
    await visit.click('button[aria-label="Toggle theme"]');
    await visit.sees("dark", () => localStorage.getItem("theme"));
    await visit.go(unopened ?? "");
    await visit.sees("You are offline", () => document.querySelector("h1")?.textContent);
    await visit.click('a[href="/"]');
    await visit.sees(headline, () => document.querySelector("h1")?.textContent);
  } finally {
    await visit.site.start();
  }
  await visit.open(unopened ?? "");
  await visit.sees(false, () => document.querySelector("h1")?.textContent === "You are offline");
});

import { expect, test } from "./visit";

const headline = () => document.querySelector("h1")?.textContent;

test("an internal link, back and forward show their pages without a new document", async ({ visit }) => {
  await visit.open("/");
  await visit.evaluate(() => void Object.assign(window, { mark: true }));
  const first = await visit.evaluate(headline);
  const link = "footer nav li:nth-of-type(2) a";
  const path = await visit.evaluate((one) => document.querySelector<HTMLAnchorElement>(one)?.pathname, link);
  await visit.click(link);
  await visit.isAt(path ?? "");
  await visit.sees(false, (before) => document.querySelector("h1")?.textContent === before, first);
  await visit.sees(0, () => scrollY);
  await visit.evaluate(() => history.back());
  await visit.isAt("/");
  await visit.sees(first, headline);
  await visit.evaluate(() => history.forward());
  await visit.isAt(path ?? "");
  expect(await visit.evaluate(() => "mark" in window)).toBe(true);
});

test("a fragment goes to its place below the header", async ({ visit, request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const deepHeading = () =>
    [...document.querySelectorAll("main h2[id]")].find((heading) => {
      const top = heading.getBoundingClientRect().top + scrollY;
      return top > 1000 && top < document.documentElement.scrollHeight - innerHeight;
    })?.id;
  for (const [, path = ""] of sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)) {
    await visit.open(path);
    const id = await visit.evaluate(deepHeading);
    if (id === undefined || id === null) continue;
    // From another document, since within one a fragment loads nothing.
    await visit.open("/");
    await visit.open(`${path}#${id}`);
    const top = (name: string) => document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    await expect.poll(() => visit.evaluate(top, id)).toBeGreaterThan(40);
    expect(await visit.evaluate(top, id)).toBeLessThan(200);
    return;
  }
  throw new Error("No page is long enough to have a heading to scroll to");
});

test("an unknown address says so and leads home", async ({ visit }) => {
  await visit.open("/no-such-page");
  await visit.click('main a[href="/"]');
  await visit.isAt("/");
});

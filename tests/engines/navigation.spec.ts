import { expect } from "@playwright/test";
import { test } from "./support/test";
import type { Visit } from "./support/visit";

const isAtTop = (visit: Visit) => visit.sees(0, () => window.scrollY);
const headline = () => document.querySelector("h1")?.textContent;
const scrollDown = (visit: Visit) => visit.evaluate(() => window.scrollTo(0, 400));
/** Whether the document is still the one that was marked: there was no full page load. */
const isSameDocument = () => "mark" in window;

test("an internal link, back and forward show their pages from the top, without a new document", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.evaluate(() => void Object.assign(window, { mark: true }));
  const first = await visit.evaluate(headline);
  await scrollDown(visit);
  const link = "footer nav li:nth-of-type(2) a";
  const target = await visit.evaluate(
    (one) => document.querySelector<HTMLAnchorElement>(one)?.pathname,
    link,
  );
  expect(target).not.toBe("/");
  await visit.click(link);
  await visit.isAt(target ?? "");
  await visit.sees(false, (before) => document.querySelector("h1")?.textContent === before, first);
  await isAtTop(visit);
  await scrollDown(visit);
  await visit.evaluate(() => history.back());
  await visit.isAt("/");
  await visit.sees(first, headline);
  await isAtTop(visit);
  await visit.evaluate(() => history.forward());
  await visit.isAt(target ?? "");
  await isAtTop(visit);
  expect(await visit.evaluate(isSameDocument)).toBe(true);
});

/** The first page of the sitemap with a named heading far down, and that heading's name. */
async function deepHeading(visit: Visit, sitemap: string): Promise<{ path: string; id: string }> {
  for (const [, path = ""] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) {
    if (path === "" || path === "/") continue;
    await visit.open(path);
    const id = await visit.evaluate(
      () =>
        [...document.querySelectorAll("main h2[id]")].find((heading) => {
          const top = heading.getBoundingClientRect().top + scrollY;
          return top > 1000 && top < document.documentElement.scrollHeight - innerHeight;
        })?.id,
    );
    if (id) return { path, id };
  }
  throw new Error("No page is long enough to have a heading to scroll to");
}

test("a fragment goes to its place below the header, loaded and followed from another page", async ({
  visit,
  request,
}) => {
  const { path, id } = await deepHeading(visit, await (await request.get("/sitemap-0.xml")).text());
  const isInPlace = () =>
    visit.sees(
      true,
      (name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
        return top > 40 && top < 200;
      },
      id,
    );
  // From another document, since within one a fragment loads nothing.
  await visit.open("/");
  await visit.open(`${path}#${id}`);
  await isInPlace();
  await visit.open("/");
  await visit.evaluate((href) => {
    Object.assign(window, { mark: true });
    // Beside React's content, some of which may yet be hydrated: React would remove what it did not render.
    document.body.insertAdjacentHTML("afterbegin", `<a id="lead-on" href="${href}">On</a>`);
  }, `${path}#${id}`);
  await visit.click("#lead-on");
  await visit.isAt(path);
  await isInPlace();
  expect(await visit.evaluate(isSameDocument)).toBe(true);
});

import { expect, test, type Visit } from "./visit";

/** What the site promises in Firefox and WebKit too; it holds for any content. */

const triggers = "nav[aria-label=Main] [role=button]";
const toggle = 'button[aria-label="Toggle theme"]';
const headline = () => document.querySelector("h1")?.textContent;
const focused = () => document.activeElement?.textContent;
const stored = () => localStorage.getItem("theme");
const isMenuOpen = () => document.querySelector("[role=menuitem]") !== null;
const items = (visit: Visit) =>
  visit.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("[role=menuitem]")].map(({ textContent, pathname }) => ({
      name: textContent,
      path: pathname,
    })),
  );
const focus = (visit: Visit, selector: string) =>
  visit.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
const exists = (selector: string) => document.querySelector(selector) !== null;

for (const part of [0, 1, 2, 3]) {
  test(`every page is complete, silent and as wide as the screen, part ${part + 1}`, async ({
    visit,
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap-0.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path || "/",
    );
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths.filter((_path, index) => index % 4 === part)) {
      await visit.open(path);
      // Testimonies differ in their words alone.
      for (const width of path.lastIndexOf("/") > 0 ? [320] : [1280, 320]) {
        await visit.resize(width);
        const seen = await visit.evaluate(async () => {
          await document.fonts.ready;
          return {
            faults: window.faults,
            hasHeadline: document.querySelector("h1")?.checkVisibility(),
            fonts: new Set([...document.fonts].map(({ status }) => status)).has("error"),
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          };
        });
        const whole = { faults: [], hasHeadline: true, fonts: false, sideways: 0 };
        expect.soft(seen, `${path} at ${width} pixels`).toEqual(whole);
      }
    }
  });
}

test("menus open by click and by keys; arrows, Enter and Escape work in them", async ({ visit }) => {
  await visit.open("/");
  // The header hydrates after the page itself, and only then are its links buttons.
  await visit.sees(true, exists, triggers);
  await visit.click(triggers);
  await visit.sees(true, isMenuOpen);
  await visit.press("Escape");
  await visit.sees(false, isMenuOpen);
  const name = await visit.evaluate((all) => document.querySelector(all)?.textContent, triggers);
  for (const key of ["Enter", " ", "ArrowDown"]) {
    await focus(visit, triggers);
    await visit.sees(name, focused);
    await visit.press(key);
    await visit.sees(true, isMenuOpen);
    const [first, second] = await items(visit);
    await visit.sees(first?.name, focused);
    await visit.press("ArrowDown");
    await visit.sees(second?.name, focused);
    if (key !== "ArrowDown") {
      await visit.press("Escape");
      await visit.sees(name, focused);
      continue;
    }
    await visit.press("Enter");
    await visit.isAt(second?.path ?? "");
    await visit.sees(false, isMenuOpen);
  }
});

test("the skip link is the first tab stop, and leads to the main content", async ({ visit }) => {
  await visit.open("/");
  await visit.press("Tab");
  await visit.sees("#main", () => document.activeElement?.getAttribute("href"));
  await visit.press("Enter");
  await visit.sees("#main", () => location.hash);
});

test("on a phone the menu opens, Escape returns the focus, and its links work", async ({ visit }) => {
  const button = "header button[aria-controls]";
  const link = "nav[aria-label=Main] a:not([href='/'])";
  const shown = (all: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(all)].find((each) => each.checkVisibility())?.pathname;
  const isShown = (all: string) => [...document.querySelectorAll(all)].some((each) => each.checkVisibility());
  await visit.resize(390);
  await visit.open("/");
  await visit.sees(false, isShown, link);
  await visit.click(button);
  await visit.sees(true, isShown, link);
  await visit.press("Escape");
  await visit.sees(false, isShown, link);
  await visit.sees(true, (wanted) => document.activeElement?.matches(wanted), button);
  await visit.click(button);
  await visit.sees(true, isShown, link);
  const path = await visit.evaluate(shown, link);
  await visit.click(link);
  await visit.isAt(path ?? "");
});

test("a search result is chosen by keyboard and by mouse, and Escape returns the focus", async ({
  visit,
}) => {
  const options = "[data-value=Pages] [role=option]";
  const chosen = () =>
    document.querySelector<HTMLElement>("[role=option][aria-selected=true]")?.dataset.value;
  const pathOf = (option: string) => document.querySelector<HTMLElement>(option)?.dataset.value;
  await visit.open("/");
  await visit.press("Control+k");
  await visit.sees(true, exists, options);
  await visit.press("ArrowDown");
  const path = await visit.evaluate(
    (all) => document.querySelectorAll<HTMLElement>(all)[1]?.dataset.value,
    options,
  );
  await visit.sees(path, chosen);
  await visit.press("Enter");
  await visit.isAt(path ?? "");
  await visit.open("/");
  await focus(visit, "button[aria-label=Search]");
  await visit.press("Enter");
  await visit.sees(true, exists, options);
  await visit.press("Escape");
  await visit.sees("Search", () => document.activeElement?.getAttribute("aria-label"));
  await visit.click("button[aria-label=Search]");
  await visit.sees(true, exists, options);
  const last = `${options}:last-of-type`;
  const other = await visit.evaluate(pathOf, last);
  await visit.click(last);
  await visit.isAt(other ?? "");
});

test("the theme flips in one press, without a flash after a reload, and the footer's choice is stored", async ({
  visit,
}) => {
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  await visit.open("/");
  const light = await visit.evaluate(background);
  await visit.click(toggle);
  await visit.sees("dark", stored);
  const dark = await visit.evaluate(background);
  expect(dark).not.toBe(light);
  await visit.open("/");
  expect(await visit.evaluate(() => window.backgrounds)).toEqual([dark]);
  await visit.click("footer input[type=radio][value=light]");
  await visit.sees(light, background);
  await visit.press("ArrowDown");
  await visit.sees(true, (was) => localStorage.getItem("theme") !== was, "light");
});

test("the counter shows today's days, in the visitor's number format", async ({ visit }) => {
  await visit.open("/");
  await visit.sees(true, () => {
    const since = document.querySelector<HTMLTimeElement>("section time")?.dateTime;
    const shown = document.querySelector("[data-unit=days]")?.textContent;
    const days = Math.floor((Date.now() - Date.parse(since ?? "")) / 86_400_000);
    return since === undefined || shown === new Intl.NumberFormat().format(days);
  });
});

test("without a network, a page that was opened works, and others say that the visitor is offline", async ({
  visit,
}) => {
  await visit.open("/");
  // The worker has cached the page and everything that it consists of.
  await visit.sees(true, async () => {
    if (!navigator.serviceWorker.controller) return false;
    const all = performance.getEntriesByType("resource").map(({ name }) => name);
    const parts = all.filter((name) => /-[0-9a-f]+\.js$|\/page-data\//.test(name));
    const kept = await Promise.all([location.href, ...parts].map((part) => caches.match(part)));
    return parts.length > 0 && kept.every((each) => each !== undefined);
  });
  const first = await visit.evaluate(headline);
  await visit.setOffline(true);
  try {
    await visit.open("/");
    await visit.sees(first, headline);
    await visit.click(toggle);
    await visit.sees("dark", stored);
    // Tests share a browser, which has opened every page of the site.
    await visit.go("/never-opened");
    await visit.sees("You are offline", headline);
  } finally {
    await visit.setOffline(false);
  }
});

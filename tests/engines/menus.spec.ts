import { expect } from "@playwright/test";
import { test } from "./support/test";
import type { Visit } from "./support/visit";

const triggers = "nav[aria-label=Main] [role=button]";

/** The items of the open menu: their names and where they lead. */
const items = (visit: Visit) =>
  visit.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("[role=menu] [role=menuitem]")].map((item) => ({
      name: item.textContent ?? "",
      path: new URL(item.href).pathname,
    })),
  );

const focusIsOn = (visit: Visit, name: string) => visit.sees(name, () => document.activeElement?.textContent);
const isOpen = (visit: Visit, expected: boolean) =>
  visit.sees(expected, () => document.querySelector("[role=menuitem]") !== null);

/** Opens the home page; its header hydrates after the page itself, and only then are its links buttons. */
async function openWithMenus(visit: Visit): Promise<void> {
  await visit.open("/");
  await visit.sees(true, (trigger) => document.querySelector(trigger) !== null, triggers);
}

test("each menu opens on click and its links work", async ({ visit }) => {
  await openWithMenus(visit);
  const count = await visit.evaluate((all) => document.querySelectorAll(all).length, triggers);
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    await visit.click(triggers, index);
    await isOpen(visit, true);
    const last = (await items(visit)).at(-1);
    expect(last?.path).toBeTruthy();
    await visit.click("[role=menuitem]", (await items(visit)).length - 1);
    await visit.isAt(last?.path ?? "");
    await isOpen(visit, false);
  }
});

for (const key of ["Enter", " ", "ArrowDown"]) {
  test(`${JSON.stringify(key)} opens a menu; arrows and Escape work in it`, async ({ visit }) => {
    await openWithMenus(visit);
    const name = await visit.evaluate((all) => document.querySelector(all)?.textContent ?? "", triggers);
    await visit.focus(triggers);
    await focusIsOn(visit, name);
    await visit.press(key);
    await isOpen(visit, true);
    const [first, second] = await items(visit);
    await focusIsOn(visit, first?.name ?? "");
    await visit.press("ArrowDown");
    await focusIsOn(visit, second?.name ?? "");
    await visit.press("Escape");
    await isOpen(visit, false);
    await focusIsOn(visit, name);
  });
}

test("Enter in a menu opens the page", async ({ visit }) => {
  await openWithMenus(visit);
  await visit.focus(triggers);
  await visit.sees(true, (trigger) => document.activeElement?.matches(trigger), triggers);
  await visit.press("Enter");
  await isOpen(visit, true);
  const [first, second] = await items(visit);
  await focusIsOn(visit, first?.name ?? "");
  await visit.press("ArrowDown");
  await focusIsOn(visit, second?.name ?? "");
  await visit.press("Enter");
  await visit.isAt(second?.path ?? "");
});

test("the skip link is the first tab stop, and leads to the main content", async ({ visit }) => {
  await visit.open("/");
  await visit.press("Tab");
  await visit.sees("#main", () => document.activeElement?.getAttribute("href"));
  await visit.press("Enter");
  await visit.sees("#main", () => location.hash);
});

test("on a phone the menu opens, its links work, and Escape returns the focus", async ({ visit }) => {
  const button = "header button[aria-controls]";
  const links = "nav[aria-label=Main] a";
  const phoneMenuIs = (expected: boolean) =>
    visit.sees(
      expected,
      (all) => [...document.querySelectorAll(all)].some((link) => link.checkVisibility()),
      links,
    );
  await visit.resize(390);
  await visit.open("/");
  await phoneMenuIs(false);
  await visit.click(button);
  await phoneMenuIs(true);
  await visit.press("Escape");
  await phoneMenuIs(false);
  await visit.sees(true, (wanted) => document.activeElement?.matches(wanted), button);
  await visit.click(button);
  await phoneMenuIs(true);
  const target = await visit.evaluate(
    (all) =>
      [...document.querySelectorAll<HTMLAnchorElement>(all)].filter((link) => link.checkVisibility())[1]
        ?.pathname,
    links,
  );
  await visit.click(links, 1);
  await visit.isAt(target ?? "");
  await phoneMenuIs(false);
});

import { expect } from "@playwright/test";
import { test } from "./support/test";

const toggle = 'button[aria-label="Toggle theme"]';
const stored = () => localStorage.getItem("theme");
const background = () => getComputedStyle(document.documentElement).backgroundColor;
/** Every colour that has been behind the page since its first frame. */
const backgrounds = () => window.probe.backgrounds;

test("the theme flips in one press, without a flash after a reload, and stays on the next page", async ({
  visit,
}) => {
  await visit.open("/");
  const light = await visit.evaluate(background);
  await visit.click(toggle);
  await visit.sees("dark", stored);
  await visit.sees(
    true,
    (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
    light,
  );
  const dark = await visit.evaluate(background);
  await visit.reload();
  await visit.isInteractive();
  expect(await visit.evaluate(backgrounds)).toEqual([dark]);
  const title = await visit.evaluate(() => document.title);
  await visit.click("footer nav a", 1);
  await visit.sees(false, (before) => document.title === before, title);
  expect(await visit.evaluate(background)).toBe(dark);
  await visit.click(toggle);
  await visit.sees("light", stored);
  await visit.sees(light, background);
  await visit.reload();
  await visit.isInteractive();
  expect(await visit.evaluate(backgrounds)).toEqual([light]);
});

test("the footer's choice works with mouse and keyboard, and is stored", async ({ visit }) => {
  const chosen = () => document.querySelector<HTMLInputElement>("footer input[type=radio]:checked")?.value;
  await visit.open("/");
  await visit.sees("light", chosen);
  await visit.click("footer input[type=radio][value=dark]");
  await visit.sees("dark", stored);
  await visit.press("ArrowDown");
  await visit.sees("system", stored);
  await visit.reload();
  await visit.isInteractive();
  await visit.sees("system", chosen);
});

/**
 * Measures the time until a visitor on a slow phone sees the first passages of documents in the search. Also measures the bytes that such a
 * search loads.
 */
import type { Page } from "@playwright/test";
import { documentIndexPath } from "../src/lib/passages";
import type { Row } from "./bench.mjs";
import { median, onNewPages, untilPainted, type Measured } from "./phone.mjs";

const hasPassages = () =>
  [...document.querySelectorAll("#search [cmdk-group-heading]")].some(
    ({ textContent }) => textContent === "In the documents",
  );

/** Replaces the text in the search field with a word. Returns the milliseconds from the last key until the first passages are painted. */
async function ask(page: Page, word: string): Promise<number> {
  await page.keyboard.press("Control+A");
  await page.keyboard.type(word.slice(0, -1), { delay: 120 });
  return untilPainted(page, hasPassages, () => page.keyboard.press(word.slice(-1)));
}

/**
 * Measures two searches in the text of documents. The first query is typed one second after the visitor has opened the search.
 * @param words two words that documents contain
 */
export async function documentSearch(
  { browser, address }: Pick<Measured, "browser" | "address">,
  words: readonly [string, string],
): Promise<Row[]> {
  const visits = await onNewPages(browser, async (page) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().includes(documentIndexPath))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1000));
    });
    const loaded = async () => (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    await page.goto(address);
    await page.mouse.wheel(0, 1);
    await page.waitForTimeout(5000);
    await page.keyboard.press("Control+K");
    await page.waitForTimeout(1000);
    const wait = await ask(page, words[0]);
    const first = await loaded();
    await ask(page, words[1]);
    return { wait, first, next: (await loaded()) - first };
  });
  const row = (what: string, unit: string, most: number, of: (visit: (typeof visits)[number]) => number) => ({
    what,
    unit,
    most,
    value: median(visits.map(of)),
  });
  return [
    row("first passages of documents after the last key", "ms", 2500, ({ wait }) => wait),
    row("loaded for the first question", "KB", 300, ({ first }) => first),
    row("loaded for the next", "KB", 100, ({ next }) => next),
  ];
}

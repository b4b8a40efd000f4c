/** The cost of loading scripts late: how long visitors wait after a press, and what a visit that only reads downloads. */
import type { Browser, Page } from "@playwright/test";
import { pages } from "./bytes.mjs";
import { launch, median, press, slowPage, tap, untilPainted } from "./phone.mjs";
import { rounds } from "./rounds";
import { serve } from "./server.mjs";

export interface Wait {
  what: string;
  /** Milliseconds, or kilobytes for a visit that only reads. */
  value: number;
  /** The same page without scripts, if it works without them. */
  plain?: number;
  aim: string;
}

const openDialog = () => document.querySelector<HTMLDialogElement>("#search")?.open === true;
const hasResults = () => document.querySelector("#search [cmdk-item]") !== null;
const isDark = () => document.documentElement.classList.contains("theme-ui-dark");
const hasMenu = () => document.querySelector<HTMLElement>("[data-menu]")?.hidden === false;

const move = (page: Page) => page.mouse.move(200, 400, { steps: 2 });
const read = (page: Page) => page.waitForTimeout(5000);
const search = (page: Page) => page.keyboard.press("Control+K");

/** The longest time between two frames while a page is scrolled from top to bottom. */
async function longestFrame(page: Page): Promise<number> {
  // As a string: the compiler adds a helper to nested functions that does not exist in the page.
  await page.evaluate(`
    window.frameTimes = { last: performance.now(), longest: 0 };
    requestAnimationFrame(function next(now) {
      frameTimes.longest = Math.max(frameTimes.longest, now - frameTimes.last);
      frameTimes.last = now;
      requestAnimationFrame(next);
    });
  `);
  for (let step = 0; step < 30; step++) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => (window as unknown as { frameTimes: { longest: number } }).frameTimes.longest);
}

/** Kilobytes of scripts and data that are loaded in five seconds of reading. */
async function readingCost(page: Page): Promise<number> {
  await read(page);
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|json)$/.test(name))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0),
  );
}

interface Measurement {
  what: string;
  aim: string;
  /** @param link the selector of the link to tap */
  measure: (page: Page, link: string) => Promise<number>;
  /** Whether to start at a page with a link above the fold rather than at the home page. */
  isTap?: boolean;
  /** Whether the visitor moves while the page is still loading. */
  isEarly?: boolean;
  hasPlain?: boolean;
}

/** A page with a link to another page above the fold on a phone: its path and a selector for that link. */
async function pageWithLink(browser: Browser, address: string): Promise<{ path: string; link: string }> {
  const page = await slowPage(browser);
  for (const { path } of pages()) {
    await page.goto(`${address}${path}`);
    const target = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")];
      return links.find(
        (link) =>
          link.getBoundingClientRect().bottom < innerHeight &&
          link.pathname !== location.pathname &&
          !/\./.test(link.pathname),
      )?.pathname;
    });
    if (!target) continue;
    await page.context().close();
    return { path, link: `main a[href="${target}"]` };
  }
  throw new Error("No page has a link to another page above the fold.");
}

const measurements: Measurement[] = [
  {
    what: "the theme changes after a press at once",
    aim: "50 ms",
    measure: (page) => untilPainted(page, isDark, () => press(page, "header [data-theme-toggle]")),
  },
  {
    what: "the mobile menu opens after a press at once",
    aim: "100 ms",
    measure: (page) => untilPainted(page, hasMenu, () => press(page, "[data-opens-menu]")),
  },
  {
    what: "the search field opens after Ctrl+K at once",
    aim: "100 ms",
    measure: (page) => untilPainted(page, openDialog, () => search(page)),
  },
  {
    what: "the search's results after Ctrl+K at once",
    aim: "800 ms",
    measure: (page) => untilPainted(page, hasResults, () => search(page)),
  },
  {
    what: "the search's results five seconds after a first movement",
    aim: "800 ms",
    measure: async (page) => {
      await move(page);
      await read(page);
      return untilPainted(page, hasResults, () => search(page));
    },
  },
  {
    what: "a tap five seconds after a movement that came when the page had loaded",
    aim: "100 ms",
    isTap: true,
    measure: async (page, link) => {
      await move(page);
      await read(page);
      return tap(page, link);
    },
  },
  {
    what: "a tap five seconds after a movement that came while the page was loading, and none since",
    aim: "150 ms",
    isTap: true,
    isEarly: true,
    measure: async (page, link) => {
      await read(page);
      return tap(page, link);
    },
  },
  {
    what: "a tap 300 ms after the page had loaded, without any movement",
    aim: "less than without scripts",
    isTap: true,
    hasPlain: true,
    measure: async (page, link) => {
      await page.waitForTimeout(300);
      return tap(page, link);
    },
  },
  {
    what: "the longest frame while scrolling, as the scripts start",
    aim: "100 ms",
    hasPlain: true,
    measure: longestFrame,
  },
  { what: "scripts and data of a visit that only reads, KB", aim: "0", measure: readingCost },
];

/** Measures all waits; what also works without scripts is measured alternately with the same HTML without them. */
export async function waits(): Promise<Wait[]> {
  const { address, close } = await serve();
  const browser = await launch();
  const start = await pageWithLink(browser, address);
  const once = async (prefix: string, { measure, isTap, isEarly }: Measurement) => {
    const page = await slowPage(browser);
    await page.goto(`${address}${prefix}${isTap ? start.path : "/"}`, { waitUntil: "commit" });
    if (isEarly) {
      await page.locator("h1").waitFor();
      await move(page);
    }
    await page.waitForLoadState("load");
    const value = await measure(page, start.link);
    await page.context().close();
    return value;
  };
  const results: Wait[] = [];
  for (const measurement of measurements) {
    const [own, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      own.push(await once("", measurement));
      if (measurement.hasPlain) plain.push(await once("/plain", measurement));
    }
    const { what, aim } = measurement;
    results.push({ what, aim, value: median(own), ...(plain.length > 0 ? { plain: median(plain) } : {}) });
    console.log(JSON.stringify(results.at(-1)), own.map(Math.round).join(" "));
  }
  await browser.close();
  close();
  return results;
}

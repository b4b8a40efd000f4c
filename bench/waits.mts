/** What a visitor waits for after a press, and what a visit costs that only reads: the price of scripts that come late. */
import type { Browser, Page } from "@playwright/test";
import { launch, median, press, slowPage, tap, untilPainted } from "./phone.mjs";
import { rounds } from "./rounds";
import { serve } from "./server.mjs";

export interface Wait {
  what: string;
  /** Milliseconds, or kilobytes for a visit that only reads. */
  value: number;
  /** The same page without scripts, where it does the same. */
  plain?: number;
  aim: string;
}

const openDialog = () => document.querySelector<HTMLDialogElement>("#search")?.open === true;
const hasResults = () => document.querySelector("#search [cmdk-item]") !== null;
const isDark = () => document.documentElement.classList.contains("theme-ui-dark");
const hasMenu = () => document.querySelector<HTMLElement>("[data-menu]")?.hidden === false;

const move = (page: Page) => page.mouse.move(200, 400);
const read = (page: Page) => page.waitForTimeout(5000);
const search = (page: Page) => page.keyboard.press("Control+K");

/** The longest time between two frames while a page is scrolled from its top to its end. */
async function longestFrame(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frames = { last: performance.now(), longest: 0 };
    const next = (now: number) => {
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  for (let step = 0; step < 30; step++) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => (window as unknown as { frames: { longest: number } }).frames.longest);
}

/** Kilobytes of scripts and data that come in five seconds of reading. */
async function readingCost(page: Page): Promise<number> {
  await read(page);
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|json)$/.test(name))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0),
  );
}

/** The link that taps press: the first in view that leads to another page. */
const link = "main a[href^='/']:not([href='/'])";

interface Measurement {
  what: string;
  aim: string;
  measure: (page: Page) => Promise<number>;
  hasPlain?: boolean;
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
    measure: async (page) => {
      await page.locator(link).first().scrollIntoViewIfNeeded();
      await move(page);
      await read(page);
      return tap(page, link);
    },
  },
  {
    what: "a tap 300 ms after the page had loaded, without any movement",
    aim: "less than without scripts",
    hasPlain: true,
    measure: async (page) => {
      await page.locator(link).first().scrollIntoViewIfNeeded();
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

/** A tap five seconds after a movement that came while the page was loading. */
async function earlyTap(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  await move(page);
  await page.waitForLoadState("load");
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await read(page);
  const time = await tap(page, link);
  await page.context().close();
  return time;
}

/** All waits on the home page, medians; what also works without scripts alternates with the same HTML without them. */
export async function waits(): Promise<Wait[]> {
  const { address, close } = await serve();
  const browser = await launch();
  const opened = async (path: string, measure: Measurement["measure"]) => {
    const page = await slowPage(browser);
    await page.goto(`${address}${path}`, { waitUntil: "load" });
    const value = await measure(page);
    await page.context().close();
    return value;
  };
  const results: Wait[] = [];
  for (const { what, aim, measure, hasPlain } of measurements) {
    const [own, plain]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      own.push(await opened("/", measure));
      if (hasPlain) plain.push(await opened("/plain/", measure));
    }
    results.push({ what, aim, value: median(own), ...(hasPlain ? { plain: median(plain) } : {}) });
    console.log(JSON.stringify(results.at(-1)), own.map(Math.round).join(" "));
  }
  const early: number[] = [];
  for (let round = 0; round < rounds; round++) early.push(await earlyTap(browser, `${address}/`));
  results.push({
    what: "a tap five seconds after a movement that came while the page was loading, and none since",
    aim: "150 ms",
    value: median(early),
  });
  console.log(JSON.stringify(results.at(-1)));
  await browser.close();
  close();
  return results;
}

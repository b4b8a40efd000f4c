/**
 * Compares two builds of one site. The script visits the two builds in turn, because two figures can be compared only if they were measured
 * at about the same time.
 */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import type { Browser, Page } from "@playwright/test";
import { sentBytes } from "../tests/support/sentBytes";
import { median, onNewPage, visits } from "./phone.mjs";
import { serve } from "./server.mjs";

type Entry = Pick<PerformanceEntry, "entryType" | "startTime" | "duration"> & { value: number };

/**
 * Returns a function that visits an address and returns the measurements of the visit. Times are in milliseconds. Layout shift has no unit.
 */
export const visit =
  (address: string) =>
  async (page: Page): Promise<Record<string, number>> => {
    await page.addInitScript(() => {
      const entries: PerformanceEntry[] = [];
      Object.assign(window, { entries });
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      for (const type of ["largest-contentful-paint", "longtask", "layout-shift"])
        observer.observe({ type, buffered: true });
    });
    await page.goto(address);
    await page.waitForTimeout(1500);
    const entries = await page.evaluate(() => [
      ...performance.getEntriesByName("first-contentful-paint").map((each) => each.toJSON() as Entry),
      ...(window as unknown as { entries: PerformanceEntry[] }).entries.map((each) => each.toJSON() as Entry),
    ]);
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
    const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);
    const first = of("paint")[0]?.startTime ?? NaN;
    const late = of("longtask").filter(({ startTime }) => startTime > first);
    return {
      "first paint": first,
      "largest paint": of("largest-contentful-paint").at(-1)?.startTime ?? NaN,
      "blocking after it": sum(late.map(({ duration }) => duration - 50)),
      "layout shift": sum(of("layout-shift").map(({ value }) => value)),
    };
  };

const sizeOf = (root: string, path: string) =>
  sentBytes(readFileSync(`${root}${path}/index.html`))["GitHub Pages"];

const shown = (value: number) => value.toLocaleString("en-GB", { maximumSignificantDigits: 3 });

/**
 * Prints the median of each measurement in both builds, and the ratio of the two medians.
 * @param folder a copy of the other build's `public/`
 */
export async function against(folder: string, browser: Browser, paths: readonly string[]): Promise<void> {
  const roots = ["public", folder];
  const servers = await Promise.all(roots.map((root) => serve(root)));
  console.log(`Load ${shown(loadavg()[0] ?? NaN)}\n`);
  console.log(`| page | what | public | ${folder} | ratio |\n| --- | --- | --: | --: | --: |`);
  for (const path of paths) {
    const seen: Record<string, number>[][] = [[], []];
    for (let round = 0; round < visits; round++)
      for (const [index, { address }] of servers.entries())
        seen[index]?.push(await onNewPage(browser, visit(`${address}${path}`)));
    const print = (what: string, [here = NaN, there = NaN]: number[]) =>
      console.log(
        `| ${path} | ${what} | ${shown(here)} | ${shown(there)} | ${there > 0 ? shown(here / there) : "–"} |`,
      );
    for (const what of Object.keys(seen[0]?.[0] ?? {}))
      print(
        what,
        seen.map((all) => median(all.map((each) => each[what] ?? NaN))),
      );
    print(
      "HTML with gzip, bytes",
      roots.map((root) => sizeOf(root, path)),
    );
  }
  for (const { close } of servers) close();
}

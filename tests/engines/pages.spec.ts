import { expect } from "@playwright/test";
import { inParts } from "../browser/support/site";
import { test } from "./support/test";

/** Every page of the sitemap is complete, logs nothing and fits the screen. */
for (const part of [0, 1]) {
  test(`every page is complete on wide and narrow screens, part ${part + 1} of 2`, async ({
    visit,
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap-0.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path || "/",
    );
    expect(paths.length).toBeGreaterThan(1);
    for (const [index, path] of (inParts(paths, 2)[part] ?? []).entries()) {
      // Every second page is loaded into a narrow window.
      const [first, second] = index % 2 === 0 ? [1280, 320] : [320, 1280];
      await visit.resize(first);
      await visit.open(path);
      // Testimonies differ in their words alone, so each is seen at one width.
      for (const width of path.startsWith("/voices/") ? [first] : [first, second]) {
        await visit.resize(width);
        const seen = await visit.evaluate(async () => {
          await document.fonts.ready;
          const fonts = [...document.fonts];
          return {
            faults: window.probe.faults,
            hasHeadline: document.querySelector("h1")?.checkVisibility() ?? false,
            fontsLoaded: fonts.some(({ status }) => status === "loaded"),
            fontsFailed: fonts.some(({ status }) => status === "error"),
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          };
        });
        expect.soft(seen, `${path} at ${width} pixels`).toEqual({
          faults: [],
          hasHeadline: true,
          fontsLoaded: true,
          fontsFailed: false,
          sideways: 0,
        });
      }
    }
    expect(visit.site.failures).toEqual([]);
  });
}

test("an unknown address answers 404, logs it once and leads home", async ({ visit }) => {
  await visit.open("/no-such-page");
  expect(visit.site.failures[0]).toBe("404 /no-such-page");
  const fault = "404 Error: User attempted to access non-existent route: /no-such-page";
  await visit.sees(true, (line) => window.probe.faults.includes(line), fault);
  const faults = await visit.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return window.probe.faults;
  });
  expect(faults).toEqual([fault]);
  await visit.click('main a[href="/"]');
  await visit.isAt("/");
});

test("the counter shows today's days, in the visitor's number format", async ({ visit }) => {
  await visit.open("/");
  await visit.sees(true, () => {
    const since = document.querySelector<HTMLTimeElement>("section time")?.dateTime ?? "";
    const days = Math.floor((Date.now() - Date.parse(since)) / 86_400_000);
    const shown = document.querySelector("[data-unit=days]")?.textContent;
    return shown === new Intl.NumberFormat().format(days);
  });
});

test("a dash keeps the spaces on both its sides", async ({ visit }) => {
  await visit.open("/");
  const widths = await visit.evaluate(async () => {
    await document.fonts.ready;
    const line = document.createElement("span");
    line.style.cssText = "position: absolute; white-space: pre; font-size: 100px";
    document.querySelector("footer p:last-of-type")?.append(line);
    const width = (text: string) => {
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    const space = width("a b") - width("ab");
    return ["–", "-"].map((dash) => (width(`a ${dash} b`) - width(`a${dash}b`)) / (2 * space));
  });
  for (const width of widths) expect(width).toBeCloseTo(1, 1);
});

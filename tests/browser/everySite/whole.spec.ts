import { gzipSync } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { builtPaths } from "../../../src/lib/paths";
import { violations } from "../support/axe";
import { expect, test } from "../support/test";

/** The maximum size of the document, in bytes after compression with gzip. It must be small enough for e-mail and slow connections. */
const maxBytes = 130_000;

/** Returns the text of the first element with this tag name. */
function textOf(html: string, name: string): string {
  const [element] = DomUtils.getElementsByTagName(name, parseDocument(html));
  return element ? DomUtils.textContent(element).trim() : "";
}

test("the whole site in one document has every page, needs no script and is small", async ({
  request,
  site,
}) => {
  const html = await (await request.get(builtPaths.whole)).text();
  expect(html).not.toMatch(/<(script|img|button|form)\b/);
  expect(gzipSync(html).length).toBeLessThan(maxBytes);
  const titles = DomUtils.getElementsByTagName("h2", parseDocument(html)).map((each) =>
    DomUtils.textContent(each).trim(),
  );
  const pages = site.paths.filter((path) => !path.startsWith("/documents/"));
  expect(pages.length).toBeGreaterThan(0);
  for (const path of pages) expect.soft(titles, path).toContain(textOf(site.html(path), "h1"));
});

test("the whole site in one document has every citation number of each page", async ({ request, site }) => {
  const whole = parseDocument(await (await request.get(builtPaths.whole)).text()).children;
  const count = (nodes: typeof whole, pattern: RegExp) =>
    DomUtils.findAll(({ attribs }) => pattern.test(attribs.href ?? ""), nodes).length;
  for (const path of site.paths.filter((each) => !each.startsWith("/documents/"))) {
    const main = DomUtils.getElementsByTagName("main", parseDocument(site.html(path)));
    const name = path.slice(1).replaceAll("/", "-") || "home";
    const section = DomUtils.findOne(({ attribs }) => attribs.id === name, whole);
    expect.soft(count(section ? [section] : [], /^#source-\d/), path).toBe(count(main, /^#source_\d/));
  }
});

test("the whole site in one document prints the addresses of links, and not those of links within it", async ({
  page,
}) => {
  await page.goto(builtPaths.whole);
  await page.emulateMedia({ media: "print" });
  const printed = await page.evaluate(() =>
    [...document.querySelectorAll("main a[href]")].map((link) => {
      const isOutside = link.getAttribute("href")?.startsWith("http") ?? false;
      return isOutside === getComputedStyle(link, "::after").content.includes("http");
    }),
  );
  expect(printed).toContain(true);
  expect(printed).not.toContain(false);
});

test("in the whole site as one document, every link has a target, each id occurs once, and axe finds nothing", async ({
  page,
}) => {
  await page.goto(builtPaths.whole);
  const { dead, double } = await page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const links = [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""),
    );
    return {
      dead: links.filter((id) => !ids.includes(id)),
      double: ids.filter((id, index) => ids.indexOf(id) !== index),
    };
  });
  expect({ dead, double }).toEqual({ dead: [], double: [] });
  expect(await violations(page)).toEqual([]);
});

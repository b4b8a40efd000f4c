import { gzipSync } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { builtPaths } from "../../../src/lib/paths";
import { violations } from "../support/axe";
import { expect, test } from "../support/test";

/** The maximum size in bytes, with gzip. The document must be small enough for e-mail and slow connections. */
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

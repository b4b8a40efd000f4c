import { createServer } from "node:http";
import { listen } from "../../tools/hosting/siteServer";
import { countShift, shift } from "./support/layoutShift";
import { expect, test } from "./support/test";

for (const [button, width, start, endTag] of [
  ["menu button", 390, 'data-menu=""', "</summary>"],
  ["search button", 1280, "data-opens-search=", "</button>"],
] as const)
  test(`the ${button} stays in its place, wherever the first part of the HTML ends`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const html = site.html("/");
    const from = html.indexOf(start);
    const own = html.slice(from, html.indexOf(endTag, from) + endTag.length);
    const ends = [...own.matchAll(/>/g)].map(({ index }) => from + index + 1);
    let [first, sendRest] = ["", () => {}];
    const server = createServer((asked, answer) => {
      if (asked.url !== "/") {
        answer.writeHead(404).end();
        return;
      }
      answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(first);
      sendRest = () => answer.end(html.slice(first.length));
    });
    const port = await listen(server, 0);
    await countShift(page);
    for (const end of ends) {
      first = html.slice(0, end);
      await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
      const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
      await page.waitForFunction(isPainted, undefined, { polling: 20 });
      sendRest();
      await page.waitForLoadState("domcontentloaded");
      // The browser reports the layout shift of a frame after this frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))),
      );
      expect.soft(await shift(page), html.slice(end - 60, end)).toBe(0);
    }
    server.close();
  });

import { brotliCompressSync } from "node:zlib";
import { JSDOM, VirtualConsole } from "jsdom";
import { htmlFiles } from "../../src/gatsby-node/siteHeaders";
import { builtPaths } from "../../src/lib/paths";
import { expect, test } from "./support/test";

/** Returns the address of an HTML file at hosts. `root` is the folder of the site. */
const addressOf = (file: string, root: string) =>
  file
    .slice(root.length)
    .replaceAll("\\", "/")
    .replace(/\/?(index)?\.html$/, "") || "/";

const words = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

// A site made by another generator must reproduce the whole file parity.json (see docs/decisions/0011-leaving-gatsby.md). After an
// intended change, run `npx playwright test parity --project=campaign --update-snapshots` and read the difference.
test("each address has the content and the headers that tests/browser/parity.json records", async ({
  request,
  site,
}) => {
  const built = htmlFiles(site.root).map((file) => addressOf(file, site.root));
  // The page with the whole site is left out, because it repeats the text of the other pages.
  const addresses = [...new Set(built)].filter((address) => address !== builtPaths.whole).sort();
  const pages = [];
  for (const address of addresses) {
    const answer = await request.get(address);
    const html = await answer.text();
    const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
    for (const each of document.querySelectorAll("script, style")) each.remove();
    const main = document.querySelector("main");
    const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])];
    pages.push({
      address,
      status: answer.status(),
      title: document.title,
      description: document.querySelector("meta[name=description]")?.getAttribute("content"),
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      leadsTo: document.querySelector("meta[http-equiv=refresh]")?.getAttribute("content"),
      headings: all("h1, h2, h3").map((each) => `${each.localName} ${words(each)}`),
      links: all("a[href]").map((each) => each.getAttribute("href")),
      words: words(main),
      // The size is rounded up, and the hashes of scripts are left out. So the recorded size changes only if a page grows by an amount that
      // visitors could notice.
      kilobytes: Math.ceil(brotliCompressSync(html.replace(/\b[0-9a-f]{20}\b/g, "")).length / 2048) * 2,
    });
  }
  const others = [];
  for (const address of ["/updates.xml", "/robots.txt", "/sitemap-0.xml", "/manifest.webmanifest"]) {
    const answer = await request.get(address);
    others.push({ address, status: answer.status(), text: (await answer.text()).split("\n") });
  }
  const headers = Object.entries((await request.get("/")).headers())
    .filter(
      ([name]) =>
        !/^(date|etag|last-modified|content-length|content-security-policy|connection|keep-alive)$/.test(
          name,
        ),
    )
    .sort();
  expect(`${JSON.stringify({ headers, pages, others }, undefined, 1)}\n`).toMatchSnapshot("parity.json");
});

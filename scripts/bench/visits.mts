/** What a visitor waits for, in real Chromium on a slow phone: every page beside the same HTML without its scripts. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser, type Page } from "@playwright/test";

export interface Visit {
  path: string;
  /** Milliseconds to the largest paint, with and without scripts, and how the two compare. */
  paint: number;
  plainPaint: number;
  ratio: number;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");

/** Serves public/ compressed as a host does; `/plain/…` is the same HTML without its scripts. */
function serve(): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isPlain = pathname.startsWith("/plain");
    const path = isPlain ? pathname.slice("/plain".length) : pathname;
    let file = join("public", path);
    try {
      if (statSync(file).isDirectory()) file = join(file, "index.html");
      const type = types[extname(file)] ?? "application/octet-stream";
      const headers = { "Content-Type": type, "Cache-Control": "no-store" };
      if (!/text|json|javascript/.test(type)) {
        response.writeHead(200, headers).end(readFileSync(file));
        return;
      }
      const key = `${isPlain}${file}`;
      const text = readFileSync(file, "utf8");
      const body = compressed.get(key) ?? brotliCompressSync(isPlain ? withoutScripts(text) : text);
      compressed.set(key, body);
      response.writeHead(200, { ...headers, "Content-Encoding": "br" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

/** A new visitor on slow 4G with a processor four times slower. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (750e3 / 8) * 0.9,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function largestPaint(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(500);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await page.context().close();
  return time;
}

/** From the click on an inside link until the next page's headline stands, in milliseconds. */
async function clickTime(browser: Browser, address: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  const link = page.locator("footer").getByRole("link", { name: "Timeline" });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    addEventListener("click", () => Object.assign(window, { clicked: performance.now() }), {
      capture: true,
      once: true,
    });
    new MutationObserver((_changes, observer) => {
      if (document.querySelector("h1")?.textContent !== "Timeline of Events") return;
      observer.disconnect();
      requestAnimationFrame(() => Object.assign(window, { shown: performance.now() }));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await link.click();
  await page.waitForFunction(() => "shown" in window);
  const time = await page.evaluate(() => {
    const times = window as unknown as { clicked: number; shown: number };
    return times.shown - times.clicked;
  });
  await page.context().close();
  return time;
}

const rounds = 7;

/** Measures the pages, each round with and without scripts by turns, and a click from the home page. */
export async function visits(paths: readonly string[]): Promise<{ visits: Visit[]; click: number }> {
  const server = await serve();
  const { port } = server.address() as { port: number };
  const site = `http://localhost:${port}`;
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ["--no-sandbox"],
  });
  const results: Visit[] = [];
  for (const path of paths) {
    const [paints, plainPaints]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      paints.push(await largestPaint(browser, `${site}${path}`));
      plainPaints.push(await largestPaint(browser, `${site}/plain${path}`));
    }
    const [paint, plainPaint] = [median(paints), median(plainPaints)];
    results.push({ path, paint, plainPaint, ratio: paint / plainPaint });
    console.log(JSON.stringify(results.at(-1)));
  }
  const clicks: number[] = [];
  for (let round = 0; round < rounds; round++) clicks.push(await clickTime(browser, `${site}/`));
  await browser.close();
  server.close();
  return { visits: results, click: median(clicks) };
}

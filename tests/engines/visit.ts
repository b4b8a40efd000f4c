import { createServer, request } from "node:http";
import { expect, test as base } from "@playwright/test";
import { listen } from "../../tools/hosting/siteServer";
import { sheetsOf, type Sheet } from "../browser/support/printed";
import { launch, type Driver, type Engine } from "./driver";

declare global {
  interface Window {
    /**
     * Errors and warnings of the console, files that did not load, and requests that the policy blocked. The tests collect these failures
     * themselves, because no driver reports all of them.
     */
    faults: string[];
    /** The background colours of the page, from its first frame on. */
    backgrounds: string[];
    /**
     * The parts of the first screen that moved after they had become visible. The probe records movements itself, because Firefox and
     * WebKit do not measure layout shift.
     */
    moved: string[];
  }
}

/** The script that the tests add to each page. It runs before all other scripts of the page. */
const probe = `
window.faults = [];
window.backgrounds = [];
window.moved = [];
const tops = new Map();
let fonts = "";
for (const level of ["error", "warn"]) {
  const original = console[level];
  console[level] = (...words) => { faults.push(words.join(" ")); original(...words); };
}
addEventListener("error", ({ message, target }) => faults.push(message || "not loaded: " + (target.src || target.href)), true);
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
addEventListener("securitypolicyviolation", (event) => faults.push("blocked: " + event.violatedDirective + " " + event.blockedURI));
const look = () => {
  const colour = getComputedStyle(document.documentElement).backgroundColor;
  if (document.querySelector("header") && !backgrounds.includes(colour)) backgrounds.push(colour);
  // Until the fonts have loaded, the page shows no letters, so earlier positions do not count.
  const loaded = [...document.fonts].map(({ status }) => status).join();
  if (loaded !== fonts) tops.clear();
  fonts = loaded;
  for (const element of document.querySelectorAll("main :is(h1, h2, p, li)")) {
    // Unlike getBoundingClientRect, offsetTop does not change while an element is animated.
    let top = 0;
    for (let at = element; at; at = at.offsetParent) top += at.offsetTop;
    if (top > innerHeight) break;
    const before = tops.get(element);
    if (before?.innerWidth === innerWidth && before.top !== top) moved.push(element.textContent.slice(0, 40));
    tops.set(element, { top, innerWidth });
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);`;

/**
 * The beginning of a second address at which the server offers each page. Other tests do not visit pages there, so the browser's cache has
 * no older copy that could expire during a test (after a minute).
 */
export const unvisited = "/unvisited";

/** Returns a server in front of the site, which adds the probe to each page and lets the page's policy allow the probe. */
const probed = (site: string) =>
  createServer((asked, answer) => {
    if (asked.url === "/probe.js")
      return void answer.writeHead(200, { "content-type": "text/javascript" }).end(probe);
    const question = { headers: { ...asked.headers, "accept-encoding": "identity" } };
    const path = (asked.url ?? "").replace(unvisited, "");
    request(site + path, question, (got) => {
      const headers = { ...got.headers };
      const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
      if (isPage) {
        // These headers are deleted, because the length and the ETag of the page change with the added probe.
        delete headers["content-length"];
        delete headers.etag;
      }
      answer.writeHead(got.statusCode ?? 500, headers);
      if (!isPage) return void got.pipe(answer);
      void got.toArray().then((parts: Buffer[]) => {
        const html = Buffer.concat(parts).toString();
        answer.end(html.replace("<head>", '<head><script src="/probe.js"></script>'));
      });
    })
      .on("error", () => answer.destroy())
      .end();
  });

/**
 * The time, in milliseconds, in which a page must show something. A passing test needs less, even on a machine that is several times
 * slower.
 */
const patience = { timeout: 90_000 };

/** A visitor in one of the browsers, as the tests control it. */
export class Visit {
  constructor(
    private readonly driver: Driver,
    private readonly address: string,
  ) {}

  go = (path: string) => this.driver.go(this.address + path);
  back = () => this.driver.traverseHistory(-1);
  forward = () => this.driver.traverseHistory(1);
  resize = (width: number) => this.driver.resize(width);

  /** Prints the page, and returns the printed sheets. Returns undefined if the driver of this browser cannot print. */
  async print(): Promise<Sheet[] | undefined> {
    const pdf = await this.driver.print?.();
    return pdf && sheetsOf(pdf);
  }

  /** Runs a function in the page and returns its result. The function can use only its arguments, and no variables of the test. */
  async evaluate<A extends readonly unknown[], T>(code: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return (await this.driver.evaluate(`(${code.toString()})(...${JSON.stringify(args)})`)) as Awaited<T>;
  }

  /** Waits until a function that runs in the page returns `expected`. */
  async sees<A extends readonly unknown[]>(
    expected: unknown,
    code: (...args: A) => unknown,
    ...args: A
  ): Promise<void> {
    await expect(async () => expect(await this.evaluate(code, ...args)).toEqual(expected)).toPass(patience);
  }

  /** Waits until the page at `path` has been parsed. */
  isAt = (path: string) =>
    this.sees(path, () => (document.readyState === "loading" ? "" : location.pathname));

  async open(path: string): Promise<void> {
    await this.go(path);
    await this.isAt(path.replace(/#.*/, ""));
  }

  /** Presses a key, or several keys at once, for example "Control+k". */
  async press(chord: string): Promise<void> {
    const keys = chord.split("+");
    for (const key of keys) await this.driver.keyDown(key);
    for (const key of keys.reverse()) await this.driver.keyUp(key);
  }

  /** Waits until the first visible element that matches a selector has stopped moving. Returns the coordinates of its middle. */
  private async middleOf(selector: string): Promise<[x: number, y: number]> {
    let middle: number[] | undefined;
    await expect(async () => {
      const before = middle;
      middle = await this.evaluate((wanted) => {
        const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        const box = element?.getBoundingClientRect();
        return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      }, selector);
      expect(middle).toBeDefined();
      expect(middle).toEqual(before);
    }).toPass(patience);
    const [x = 0, y = 0] = middle ?? [];
    return [x, y];
  }

  async click(selector: string): Promise<void> {
    await this.driver.click(...(await this.middleOf(selector)));
  }

  async hover(selector: string): Promise<void> {
    await this.driver.hover(...(await this.middleOf(selector)));
  }
}

export const test = base.extend<{ visit: Visit }, { engine: Engine; session: Visit | undefined }>({
  engine: ["firefox", { option: true, scope: "worker" }],
  session: [
    async ({ engine }, use, { project }) => {
      const driver = await launch(engine);
      if (!driver) return use(undefined);
      const server = probed(project.use.baseURL ?? "");
      const port = await listen(server, 0);
      await use(new Visit(driver, `http://localhost:${port}`));
      await driver.close();
      server.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ session, engine }, use, testInfo) => {
    const reason = `${engine} is not on this machine`;
    if (!session && process.env.CI) throw new Error(reason);
    testInfo.skip(!session, reason);
    if (!session) return;
    await session.resize(1280);
    await session.go("/");
    await session.evaluate(() => localStorage.clear());
    await use(session);
  },
});

export { expect } from "@playwright/test";

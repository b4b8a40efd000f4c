/**
 * Starts and controls Firefox and WebKit. The driver uses Playwright's own builds of these browsers or, if they are not installed,
 * Debian's.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as playwright from "@playwright/test";
import getPort from "get-port";
import puppeteer, { type KeyInput, type Page } from "puppeteer-core";
import { findBrowser } from "../../scripts/browsers.mjs";

export type Engine = "firefox" | "webkit";

export interface Driver {
  go: (address: string) => Promise<unknown>;
  /**
   * Presses the browser's Back or Forward button, and waits for the page to which the button leads. `history.back()` in the page cannot be
   * used for this. When WebKit stores a page for Back, a script that is running in that page never returns a result to the test.
   * @param steps -1 for Back, 1 for Forward
   */
  traverseHistory: (steps: -1 | 1) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  keyDown: (key: string) => Promise<unknown>;
  keyUp: (key: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  hover: (x: number, y: number) => Promise<unknown>;
  resize: (width: number) => Promise<unknown>;
  /** Prints the page, and returns the PDF. Undefined if the driver of this browser cannot print. */
  print?: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
}

const height = 800;

const ofPage = (page: playwright.Page | Page) => ({
  go: (address: string): Promise<unknown> => page.goto(address),
  evaluate: (expression: string): Promise<unknown> => (page as Page).evaluate(expression),
  keyDown: (key: string) => page.keyboard.down(key as KeyInput),
  keyUp: (key: string) => page.keyboard.up(key as KeyInput),
  click: (x: number, y: number) => page.mouse.click(x, y),
  hover: (x: number, y: number) => page.mouse.move(x, y),
});

async function launchPlaywright(engine: Engine, executablePath: string, isPlain: boolean): Promise<Driver> {
  const browser = await playwright[engine].launch({ executablePath });
  const page = await browser.newPage({ javaScriptEnabled: !isPlain, offline: isPlain });
  return {
    ...ofPage(page),
    resize: (width) => page.setViewportSize({ width, height }),
    traverseHistory: (steps) => (steps === -1 ? page.goBack() : page.goForward()),
    close: () => browser.close(),
  };
}

/** Settings of Firefox that switch scripts off, and send all requests to a proxy that does not answer. */
const plainFirefox = {
  "javascript.enabled": false,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.allow_hijacking_localhost": true,
};

/** The WebDriver BiDi commands by which this driver makes Puppeteer's Firefox open an address and go back. */
interface BidiFrame {
  browsingContext: {
    navigate: (url: string, wait: "complete") => Promise<void>;
    traverseHistory: (steps: number) => Promise<void>;
  };
}

async function launchFirefox(executablePath: string, isPlain: boolean): Promise<Driver> {
  const extraPrefsFirefox = isPlain ? plainFirefox : {};
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
  const page = await browser.newPage();
  const { browsingContext } = page.mainFrame() as unknown as BidiFrame;
  return {
    ...ofPage(page),
    resize: (width) => page.setViewport({ width, height }),
    // The driver does not use `page.goto` and `page.goBack`. If Back or Forward restores a page from memory, Firefox does not report that
    // the page has loaded. Puppeteer would wait for this report for ever, and would not notice later pages.
    go: (address) => browsingContext.navigate(address, "complete"),
    traverseHistory: (steps) => browsingContext.traverseHistory(steps),
    print: () => page.pdf({ format: "A4" }),
    close: () => browser.close(),
  };
}

const keys: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Control: "\uE009",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
};

/** Starts the small browser of WebKitGTK on a virtual screen. WebKitWebDriver controls it. */
async function launchWebKit(program: string, isPlain: boolean): Promise<Driver> {
  const config = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(config, "gtk-3.0"));
  // This style sheet hides the controls of the browser. With them, the window would be at least 447 pixels wide.
  writeFileSync(
    join(config, "gtk-3.0/gtk.css"),
    "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }",
  );
  const port = await getPort();
  // Without a language, WebKit would use the locale "C", with a number format that no visitor sees.
  const env = { ...process.env, XDG_CONFIG_HOME: config, LANG: "en_GB.UTF-8", LC_ALL: "" };
  const screen = ["-a", "-s", "-screen 0 1400x1000x24", program, `--port=${port}`];
  // The screen, the driver and the browser are in one group of processes, so that one signal ends them all.
  const { pid = 0 } = spawn("xvfb-run", screen, { detached: true, env });
  const ask = async (path: string, body?: object, method = body ? "POST" : "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await playwright.expect(() => ask("/status")).toPass({ timeout: 120_000 });
  const args = [
    "--automation",
    ...(isPlain ? ["--enable-javascript=false", "--proxy=http://127.0.0.1:9"] : []),
  ];
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } } };
  const { sessionId } = (await ask("/session", { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const act = (type: string, ...actions: object[]) =>
    ask(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  return {
    go: (url) => ask(`${session}/url`, { url }),
    traverseHistory: (steps) => ask(`${session}/${steps === -1 ? "back" : "forward"}`, {}),
    evaluate,
    keyDown: (key) => act("key", { type: "keyDown", value: keys[key] ?? key }),
    keyUp: (key) => act("key", { type: "keyUp", value: keys[key] ?? key }),
    click: (x, y) =>
      act("pointer", ...["Move", "Down", "Up"].map((step) => ({ type: `pointer${step}`, x, y, button: 0 }))),
    hover: (x, y) => act("pointer", { type: "pointerMove", x, y }),
    // The window has no frame, because the virtual screen has no window manager. The page gets its new width a moment later.
    resize: (width) =>
      playwright
        .expect(async () => {
          await ask(`${session}/window/rect`, { x: 0, y: 0, width, height });
          playwright.expect(await evaluate("innerWidth")).toBe(width);
        })
        .toPass({ timeout: 60_000 }),
    close: async () => {
      await ask(session, undefined, "DELETE").catch(() => undefined);
      process.kill(-pid);
      rmSync(config, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a browser. Returns undefined if the browser is not installed.
 * @param isPlain switches scripts and the network off
 */
export async function launch(engine: Engine, isPlain = false): Promise<Driver | undefined> {
  const found = findBrowser(engine);
  if (!found) return undefined;
  if (found.isPlaywrights) return launchPlaywright(engine, found.path, isPlain);
  return engine === "firefox" ? launchFirefox(found.path, isPlain) : launchWebKit(found.path, isPlain);
}

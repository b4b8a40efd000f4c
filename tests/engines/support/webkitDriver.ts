import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { height, type Driver, type LaunchOptions } from "./driver";

const keys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** The window is at least 447 pixels wide, unless everything around the page may shrink. */
const narrowWindow = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }";

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** WebKitGTK's small browser on a screen of its own, through WebKitWebDriver. */
export async function launchWebKit({ path }: LaunchOptions): Promise<Driver> {
  const config = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(config, "gtk-3.0"));
  writeFileSync(join(config, "gtk-3.0", "gtk.css"), narrowWindow);
  const port = await freePort();
  // Without a language WebKit uses "C", in which no visitor writes numbers.
  const env = { ...process.env, XDG_CONFIG_HOME: config, LANG: "en_GB.UTF-8", LC_ALL: "" };
  const screen = ["-a", "-s", "-screen 0 1400x1000x24"];
  const server = spawn("xvfb-run", [...screen, path, `--port=${port}`], { detached: true, env });
  const stop = () => {
    // The screen, the driver and the browser are one group of processes.
    if (server.pid !== undefined) process.kill(-server.pid);
    rmSync(config, { recursive: true, force: true });
  };
  let page: WebDriver;
  try {
    const address = `http://127.0.0.1:${port}`;
    await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass({
      timeout: 30_000,
    });
    page = await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
      .build();
  } catch (error) {
    stop();
    throw error;
  }
  const evaluate = (expression: string) => page.executeScript(`return ${expression}`);
  return {
    go: (to) => page.get(to),
    reload: () => page.navigate().refresh(),
    evaluate,
    keyDown: (key) =>
      page
        .actions()
        .keyDown(keys[key] ?? key)
        .perform(),
    keyUp: (key) =>
      page
        .actions()
        .keyUp(keys[key] ?? key)
        .perform(),
    click: (x, y) => page.actions().move({ x, y, duration: 0 }).click().perform(),
    resize: async (width) => {
      // Without a window manager a window has no frame, but takes a while to be redrawn.
      await expect(async () => {
        await page.manage().window().setRect({ x: 0, y: 0, width, height });
        expect(await evaluate("innerWidth")).toBe(width);
      }).toPass({ timeout: 20_000 });
    },
    close: async () => {
      await page.quit().catch(() => undefined);
      stop();
    },
  };
}

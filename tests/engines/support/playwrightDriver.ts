import { chromium, firefox, webkit } from "@playwright/test";
import { firefoxPreferences, height, type Driver, type LaunchOptions } from "./driver";

const engines = { chromium, firefox, webkit };

/** Chromium, or Playwright's own build of another engine. */
export async function launchPlaywright(
  engine: keyof typeof engines,
  { path, hasWorkers }: LaunchOptions,
): Promise<Driver> {
  const browser = await engines[engine].launch({
    executablePath: path,
    firefoxUserPrefs: firefoxPreferences(hasWorkers),
    args: engine === "chromium" ? ["--no-sandbox"] : [],
  });
  const page = await browser.newPage({ serviceWorkers: "allow" });
  return {
    go: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    keyDown: (key) => page.keyboard.down(key),
    keyUp: (key) => page.keyboard.up(key),
    click: (x, y) => page.mouse.click(x, y),
    resize: (width) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}

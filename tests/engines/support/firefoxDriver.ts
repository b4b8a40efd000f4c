import puppeteer, { type KeyInput } from "puppeteer-core";
import { firefoxPreferences, height, type Driver, type LaunchOptions } from "./driver";

/** Mozilla's own Firefox, as it is installed, over WebDriver BiDi. */
export async function launchFirefox({ path, hasWorkers }: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: path,
    extraPrefsFirefox: firefoxPreferences(hasWorkers),
  });
  const page = await browser.newPage();
  return {
    go: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    keyDown: (key) => page.keyboard.down(key as KeyInput),
    keyUp: (key) => page.keyboard.up(key as KeyInput),
    click: (x, y) => page.mouse.click(x, y),
    resize: (width) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

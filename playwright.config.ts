import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browsers.mjs";

/** A server that is running already, for trying a host out. */
const running = process.env.SITE_ADDRESS;
/** Otherwise the tests start a server of this build at a free port, which Playwright reads from its output into SITE_PORT. */
const address = running ?? `http://localhost:${process.env.SITE_PORT ?? ""}`;
const chromium = findBrowser("chromium");

/** The built site in a real Chromium; `npm test` builds it and finds the browser first. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: address,
    locale: "en-GB",
    // Tests stop requests on their way, which a worker would answer; tests/browser/offline.spec.ts lets it in.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(chromium?.isPlaywrights === false && { executablePath: chromium.path }),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  ...(running === undefined && {
    webServer: {
      command: "node --import tsx scripts/serve.mts --port 0",
      wait: { stdout: /localhost:(?<site_port>\d+)/ },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
});

import { defineConfig } from "@playwright/test";

const port = 9321;
/** A server that stands already, for trying a host out; otherwise `npm run serve` is started. */
const standing = process.env.SITE_ADDRESS;
const executablePath = process.env.CHROMIUM_PATH;

/** The built site in a real Chromium; `npm test` builds it first and names the browser. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: standing ?? `http://localhost:${port}`,
    locale: "en-GB",
    // Tests stop requests on their way, which a worker would answer; tests/browser/offline.spec.ts lets it in.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  ...(standing === undefined && {
    webServer: {
      command: "npx --no-install tsx scripts/serve.mts",
      url: `http://localhost:${port}/`,
      reuseExistingServer: !process.env.CI,
      env: { PORT: String(port) },
      timeout: 60_000,
    },
  }),
});

import { defineConfig } from "@playwright/test";

const port = 9321;
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
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
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
  webServer: {
    command: "npx --no-install tsx scripts/serve.mts",
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(port) },
    timeout: 60_000,
  },
});

import { parseArgs } from "node:util";
import { defineConfig } from "@playwright/test";
import { findBrowser, findHeadlessShell } from "./scripts/browsers.mjs";
import type { SiteOptions } from "./tests/browser/support/test";
import type { Engine } from "./tests/engines/driver";

/** A server that is running already, for trying a host out: only the tests of the real site are run against it. */
const running = process.env.SITE_ADDRESS;
const chromium = findBrowser("chromium");

/** Returns the pattern of tests that any content must pass. */
const everySite = (names: string) => `**/everySite/${names}.spec.ts`;

/** The built sites: what the campaign says, and two invented campaigns whose every word the tests may know. */
const sites = [
  {
    name: "site",
    root: "public",
    // What content can break; of its weight it is only warned.
    testMatch: [
      everySite("{asServed,everyPage,head,links,sample,sheets.slow,weight,whole}"),
      "**/site/*.spec.ts",
      "**/specification.spec.ts",
    ],
  },
  {
    name: "campaign",
    root: "fixture-sites/campaign/public",
    // All templates and fields: what holds here holds for the code.
    testMatch: [everySite("*"), "**/browser/*.spec.ts"],
    testIgnore: "**/specification.spec.ts",
  },
  {
    name: "smallest",
    root: "fixture-sites/smallest/public",
    // Content that this site leaves out must leave nothing empty or broken behind.
    testMatch: [everySite("{asServed,everyPage,head,links,whole}"), "**/smallest/*.spec.ts"],
  },
].slice(0, running === undefined ? undefined : 1);

/** The browsers besides Chromium, which visit the invented campaign. */
const engines: readonly Engine[] = running === undefined ? ["firefox", "webkit"] : [];

/** Returns the name of the variable into which Playwright reads the free port of a site's server. */
const portOf = (name: string) => `${name}_port`;

/** The projects that the command line names. */
const { project } = parseArgs({
  args: process.argv.slice(2),
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;

/** Returns whether a site is tested. */
const isServed = (name: string) =>
  project === undefined ||
  project.includes(name) ||
  (name === "campaign" && engines.some((engine) => project.includes(engine)));

const addressOf = (name: string) =>
  running ?? `http://localhost:${process.env[portOf(name).toUpperCase()] ?? ""}`;

/** The built sites in real browsers; `npm test` builds them and installs the browsers first. */
export default defineConfig<object, SiteOptions & { engine: Engine }>({
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  fullyParallel: true,
  // One more than the cores of a small machine, since tests wait part of the time: for servers, animations and timeouts.
  workers: 3,
  // On a machine several times slower than a quick one; only a test that fails waits so long.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    locale: "en-GB",
    // Tests stop requests on their way, which a worker would answer; tests/browser/offline.slow.spec.ts lets it in.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(chromium?.isPlaywrights === false && { executablePath: findHeadlessShell() ?? chromium.path }),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    ...sites.map(({ name, root, ...tests }) => ({
      name,
      testDir: "tests/browser",
      ...tests,
      use: { root, baseURL: addressOf(name) },
    })),
    ...engines.map((engine) => ({
      name: engine,
      testDir: "tests/engines",
      // One browser of the machine's, for one test after another.
      fullyParallel: false,
      use: { engine, baseURL: addressOf("campaign") },
    })),
  ],
  ...(running === undefined && {
    webServer: sites
      .filter(({ name }) => isServed(name))
      .map(({ name, root }) => ({
        command: `node --import tsx scripts/serve.mts --port 0 --root ${root}`,
        wait: { stdout: new RegExp(`localhost:(?<${portOf(name)}>\\d+)`) },
        reuseExistingServer: false,
        timeout: 60_000,
      })),
  }),
});

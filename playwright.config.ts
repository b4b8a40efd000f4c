import { parseArgs } from "node:util";
import { defineConfig } from "@playwright/test";
import { findBrowser, findHeadlessShell } from "./scripts/browsers.mjs";
import type { SiteOptions } from "./tests/browser/support/test";
import type { Engine } from "./tests/engines/driver";

/**
 * The address of a server that is already running. With this address, the tests check a real host. Only the tests of the real site run
 * against this server.
 */
const running = process.env.SITE_ADDRESS;
const chromium = findBrowser("chromium");

/** Returns a pattern for files in everySite/, whose tests every site must pass, with any content. */
const everySite = (names: string) => `**/everySite/${names}.spec.ts`;

/**
 * The built sites: the real campaign, and two invented campaigns. Tests that depend on the texts of a campaign run only with the invented
 * campaigns.
 */
const sites = [
  {
    name: "site",
    root: "public",
    // These tests find problems that new content can cause. On this site, a page that is too heavy causes only a warning.
    testMatch: [
      everySite("{asServed,everyPage,head,links,sample,sheets.slow,weight,whole}"),
      "**/site/*.spec.ts",
      "**/specification.spec.ts",
    ],
  },
  {
    name: "campaign",
    root: "fixture-sites/campaign/public",
    // This campaign uses all templates and fields, so its tests run the code of each of them.
    testMatch: [everySite("*"), "**/browser/*.spec.ts"],
    testIgnore: "**/specification.spec.ts",
  },
  {
    name: "smallest",
    root: "fixture-sites/smallest/public",
    // This campaign leaves out everything that is optional. Missing content must not cause empty or broken parts of a page.
    testMatch: [everySite("{asServed,everyPage,head,links,whole}"), "**/smallest/*.spec.ts"],
  },
].slice(0, running === undefined ? undefined : 1);

/** The browsers other than Chromium. They visit only the invented campaign `campaign`. */
const engines: readonly Engine[] = running === undefined ? ["firefox", "webkit"] : [];

/** Returns the name of the variable in which Playwright stores the free port of a site's server. */
const portOf = (name: string) => `${name}_port`;

/** The projects that the command line names, if any. */
const { project } = parseArgs({
  args: process.argv.slice(2),
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;

/** Returns whether the tests of this run need the server of the site `name`. */
const isServed = (name: string) =>
  project === undefined ||
  project.includes(name) ||
  (name === "campaign" && engines.some((engine) => project.includes(engine)));

const addressOf = (name: string) =>
  running ?? `http://localhost:${process.env[portOf(name).toUpperCase()] ?? ""}`;

/** Tests the built sites in real browsers. `npm test` builds the sites and installs the browsers first. */
export default defineConfig<object, SiteOptions & { engine: Engine }>({
  outputDir: "test-results/browser",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  fullyParallel: true,
  // Tests wait part of the time for servers, animations and timeouts. Therefore there is one worker more than the cores of a small machine.
  workers: 3,
  // These times are enough for a machine that is ten times slower than a fast one. A passing test ends earlier, so only a failing test
  // takes this long.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: "en-GB",
    // Service workers are blocked, because tests intercept requests, which a service worker would answer first.
    // tests/browser/oldWorker.slow.spec.ts allows service workers.
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
      // The tests of a file share one browser, so they run one after the other.
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

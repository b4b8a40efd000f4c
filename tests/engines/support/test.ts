import { test as base } from "@playwright/test";
import { findBrowser } from "../../../scripts/browsers.mjs";
import type { Driver, LaunchOptions } from "./driver";
import { launchFirefox } from "./firefoxDriver";
import { launchPlaywright } from "./playwrightDriver";
import { ProbedSite } from "./probedSite";
import { Visit } from "./visit";
import { launchWebKit } from "./webkitDriver";

export type Engine = "chromium" | "firefox" | "webkit";

/** Playwright drives its own builds and Chromium; the machine's Firefox and WebKit have drivers of their own. */
function launch(engine: Engine, isPlaywrights: boolean, options: LaunchOptions): Promise<Driver> {
  if (isPlaywrights || engine === "chromium") return launchPlaywright(engine, options);
  return engine === "firefox" ? launchFirefox(options) : launchWebKit(options);
}

export interface WorkerFixtures {
  engine: Engine;
  /** Whether service workers may be registered, where a driver can choose. */
  hasWorkers: boolean;
  /** A browser at the site, for all tests of a worker; undefined where the machine has no such browser. */
  session: Visit | undefined;
}

export const test = base.extend<{ visit: Visit }, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  hasWorkers: [false, { option: true, scope: "worker" }],
  session: [
    async ({ engine, hasWorkers }, use, { project }) => {
      const found = findBrowser(engine);
      if (!found) {
        await use(undefined);
        return;
      }
      const site = new ProbedSite(project.use.baseURL ?? "");
      await site.start();
      const driver = await launch(engine, found.isPlaywrights, { path: found.path, hasWorkers });
      await use(new Visit(driver, site));
      await driver.close();
      await site.stop();
    },
    { scope: "worker" },
  ],
  visit: async ({ session, engine }, use, testInfo) => {
    if (!session) {
      const reason = `${engine} is not on this machine (README.md says how to get it)`;
      if (process.env.CI) throw new Error(reason);
      testInfo.skip(true, reason);
      return;
    }
    await session.reset();
    await use(session);
  },
});

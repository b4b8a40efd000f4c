import { test as base } from "@playwright/test";
import { siteIn, type Site } from "./site";

export interface SiteOptions {
  /** The folder of the built site. */
  root: string;
}

/** Playwright's `test` with `site`, the built site that the project tests (see playwright.config.ts). */
export const test = base.extend<{ site: Site }, SiteOptions>({
  root: ["public", { option: true, scope: "worker" }],
  site: async ({ root }, use) => use(siteIn(root)),
});

/** Defines tests that run twice: once with scripts and once without. */
export function withAndWithoutScripts(define: () => void): void {
  for (const javaScriptEnabled of [true, false])
    test.describe(`JavaScript: ${String(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled });
      define();
    });
}

export { expect, type Page, type Request, type Route } from "@playwright/test";

import type { Page } from "@playwright/test";
import axe from "axe-core";
import { laidOut } from "./page";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const everyRule: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** The option that limits axe to its rules about colours. */
export const colours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * Returns the problems that axe finds on the page in its current state. axe examines only the parts that the selectors `parts` match. It
 * runs inside the page, because controlling it from outside would take twice as long.
 */
export async function violations(page: Page, parts = ["html"], rules = everyRule): Promise<string[]> {
  // axe compares positions. Parts that are laid out while axe runs would move the content below them, so the whole page must be laid out
  // first.
  await laidOut(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selectors, runOnly }) => {
      const found = await window.axe.run(selectors, { runOnly, resultTypes: ["violations"] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { selectors: parts, runOnly: rules },
  );
}

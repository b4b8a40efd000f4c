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

/** The rules about colours. */
export const colours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * Returns the problems that axe finds on the page as it is shown now, or only in the parts that the selectors `parts` match. axe runs
 * inside the page, because this takes half as long as controlling it from outside the page.
 */
export async function violations(page: Page, parts = ["html"], rules = everyRule): Promise<string[]> {
  // Waits until the whole page is laid out. axe compares positions, and parts that are laid out while it runs would move the content below
  // them.
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

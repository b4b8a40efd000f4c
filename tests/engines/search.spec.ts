import { expect } from "@playwright/test";
import { test } from "./support/test";
import type { Visit } from "./support/visit";

/** Title and path of each entry of the palette's group of pages. */
const entries = (visit: Visit) =>
  visit.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-value=Pages] [role=option]")].map((option) => ({
      title: option.querySelector("span")?.textContent ?? "",
      path: option.dataset.value ?? "",
    })),
  );

/** Waits until the palette has the focus and lists its entries, or is gone. */
async function isOpen(visit: Visit, expected: boolean): Promise<void> {
  await visit.sees(
    expected,
    () =>
      (document.activeElement?.matches("dialog input") ?? false) &&
      document.querySelector("[role=option]") !== null,
  );
}

test("the shortcut opens the palette; letters filter it, arrows choose, Enter opens the page", async ({
  visit,
}) => {
  await visit.open("/");
  await visit.press("Control+k");
  await isOpen(visit, true);
  const all = await entries(visit);
  const wanted = all.at(-1);
  expect(all.length).toBeGreaterThan(1);
  await visit.type(wanted?.title.toLowerCase() ?? "");
  await visit.sees(
    true,
    (most) => document.querySelectorAll("[data-value=Pages] [role=option]").length < most,
    all.length,
  );
  const left = await entries(visit);
  expect(left).toContainEqual(wanted);
  const steps = left.findIndex(({ path }) => path === wanted?.path);
  for (let step = 0; step < steps; step += 1) await visit.press("ArrowDown");
  await visit.sees(
    wanted?.path,
    () => document.querySelector<HTMLElement>("[role=option][aria-selected=true]")?.dataset.value,
  );
  await visit.press("Enter");
  await visit.isAt(wanted?.path ?? "");
  await isOpen(visit, false);
});

test("a result can be chosen with the mouse too", async ({ visit }) => {
  await visit.open("/");
  await visit.click("button[aria-label=Search]");
  await isOpen(visit, true);
  const wanted = (await entries(visit))[1];
  await visit.click("[role=option]", 1);
  await visit.isAt(wanted?.path ?? "");
});

test("Escape returns the focus to the button", async ({ visit }) => {
  await visit.open("/");
  await visit.focus("button[aria-label=Search]");
  await visit.press("Enter");
  await isOpen(visit, true);
  await visit.press("Escape");
  await visit.sees("Search", () => document.activeElement?.getAttribute("aria-label"));
});

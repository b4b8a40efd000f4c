import { expect, test } from "@playwright/test";
import { open } from "./support/page";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: "block" });

test("a tap on a link in view does not wait, not even for the network", async ({ page, context }) => {
  await open(page, "/");
  const loaded = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("/component---src-templates-timeline-"),
  );
  const link = page.getByRole("link", { name: "the dates", exact: true });
  await link.scrollIntoViewIfNeeded();
  await loaded;
  await context.setOffline(true);
  await link.tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dates of the Case");
});

import { expect, test } from "@playwright/test";

const entry = "main ol > li:has(.icon)";

test("each entry has its date for readers and for machines, its title, its words, an icon and its source", async ({
  page,
}) => {
  await page.goto("/dates");
  const entries = page.locator(entry);
  await expect(entries).toHaveCount(8);
  await expect(entries.locator("svg")).toHaveCount(8);
  expect(
    await entries.evaluateAll((all) =>
      all.map((entry) => [
        entry.id,
        entry.querySelector("time")?.getAttribute("datetime"),
        entry.querySelector("time, data")?.textContent,
      ]),
    ),
  ).toEqual([
    ["pier-closes", "1996", "Winter of 1996"],
    ["takings-missed", "1997-01", "January 1997"],
    ["audit", "1997-01-09T16:15", "9 January 1997, about 4:15 pm"],
    ["custody", "1997-03-04", "4 March 1997"],
    ["verdict", "1998-05-14", "14 May 1998"],
    ["gazette-asks", undefined, "Between 1998 and 2001"],
    ["council-debate", "2011-06-02", "2 June 2011"],
    ["ledger-found", undefined, "March 2019 to May 2019"],
  ]);
  const audit = page.locator("#audit");
  await expect(audit.getByRole("heading")).toHaveText(
    "9 January 1997, about 4:15 pm An auditor adds three columns",
  );
  await expect(audit).toContainText("one column is of another year");
  await expect(audit).toContainText("Auditor’s report, page 2");
});

test("years are read aloud, too", async ({ page }) => {
  await page.goto("/dates");
  const years = page
    .locator(entry)
    .getByRole("paragraph")
    .filter({ hasText: /^\d{4}$/ });
  await expect(years).toHaveText(["1996", "1997", "1998", "2011", "2019"]);
});

test("the introduction precedes the line, and the closing statement follows it", async ({ page }) => {
  await page.goto("/dates");
  const main = page.getByRole("main");
  await expect(main.locator("section").first()).toContainText("These dates give both sides");
  const closing = main.locator("section").nth(-3); // The last two are the list of sources and the updates.
  await expect(closing.getByRole("heading")).toHaveText("After the Last Date");
  const isBelow = await closing.evaluate(
    (section, entry) =>
      Boolean(entry && section.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_PRECEDING),
    await page.locator("#ledger-found").elementHandle(),
  );
  expect(isBelow).toBe(true);
});

test("entries follow each other by 0.05 s, and at once under reduced motion", async ({ page }) => {
  await page.goto("/dates");
  const delay = (index: number) =>
    page
      .locator(entry)
      .nth(index)
      .evaluate((entry) => getComputedStyle(entry).animationDelay);
  expect([await delay(0), await delay(1), await delay(6)]).toEqual(["0s", "0.05s", "0.3s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await delay(6)).toBe("0s");
});

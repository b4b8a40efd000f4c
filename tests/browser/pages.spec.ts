import { section } from "./support/page";
import { expect, test, withAndWithoutScripts } from "./support/test";

test("a content note is a note, and a table is stacked on a phone, each cell after the heading of its column", async ({
  page,
}) => {
  await page.goto("/the-auditor");
  await expect(page.getByRole("note")).toContainText("It does not say that he lied.");
  await page.goto("/in-council");
  const cells = page
    .getByRole("main")
    .getByRole("row", { name: /Against/ })
    .getByRole("cell");
  for (const [width, isStacked] of [
    [1280, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect((tops[1] ?? 0) > (tops[0] ?? 0)).toBe(isStacked);
    const head = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(head.includes("Votes")).toBe(isStacked);
  }
});

test("only the first element of a text has no space above it", async ({ page }) => {
  await page.goto("/in-council");
  const spaces = await page
    .locator("main .text")
    .first()
    .evaluate((text) => {
      text.innerHTML = "<h3>One</h3><p>Two</p><h3>Three</h3><blockquote>Four</blockquote>";
      return [...text.children].map((child) => parseFloat(getComputedStyle(child).marginTop) > 0);
    });
  expect(spaces).toEqual([false, true, true, true]);
});

test("pictures in a text have alternative texts and captions, and are loaded lazily", async ({ page }) => {
  await page.goto("/tide-tables");
  const pictures = page.locator("main figure img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute("alt", "A pier above flat water.");
  await expect(page.locator("main figcaption")).toHaveText("High water under the pier");
  await expect(page.locator("main img[loading=lazy]")).toHaveCount(2);
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("img")).toHaveCount(3);
});

test("the text above the home page's first heading is below the banner, its list in columns on wide screens", async ({
  page,
}) => {
  const items = page.getByRole("main").getByRole("listitem").filter({ hasText: "reckoned" });
  for (const [width, areBeside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(items).toHaveCount(2);
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(tops[0] === tops[1]).toBe(areBeside);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(tops[0]).toBeGreaterThan(heading?.y ?? Infinity);
    await expect(page.getByRole("link", { name: "Reckon with us" })).toHaveClass(/\bbutton\b/);
  }
});

for (const width of [390, 1280]) {
  test(`portraits of a section have the same size at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/volunteers");
    const sections = page.locator("main section:has(img)");
    await expect(sections).toHaveCount(3);
    for (const section of await sections.all()) {
      const sizes = await section.locator("img").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          return `${Math.round(width)} × ${Math.round(height)}`;
        }),
      );
      expect(new Set(sizes).size, sizes.join(", ")).toBe(1);
    }
  });
}

test("keywords, days and the feed are in the head of the pages that have them", ({ site }) => {
  const withKeywords = site.paths.filter((path) => site.html(path).includes('name="keywords"'));
  expect(withKeywords.sort()).toEqual(["/", "/in-council", "/voices/emeric-sandys", "/voices/flora-quist"]);
  expect(site.html("/in-council")).toMatch(/"@type":"Article".*"datePublished":"2011-06-02"/);
  expect(site.html("/the-ledger")).toMatch(/"dateModified":"2025-06-02"/);
  expect(site.html("/the-ledger")).toMatch(/<link [^>]*rel="alternate"[^>]*href="\/updates\.xml"/);
});

test("a contention shows both sides at the same size, under one heading", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/the-ledger#contention_wrong-year");
  const contention = page.locator("#contention_wrong-year");
  await expect(contention).toBeInViewport();
  await expect(contention.getByRole("heading")).toHaveCount(1);
  await expect(contention.getByRole("term")).toHaveText(["The campaign contends", "What was found"]);
  const looks = await contention.locator(".sides > div").evaluateAll((sides) =>
    sides.map((side) => {
      const { fontSize, color } = getComputedStyle(side.querySelector("dd") ?? side);
      return [Math.round(side.getBoundingClientRect().width), fontSize, color];
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});

test("the cards of all testimonies stand in two columns, and the heading of one is centred", async ({
  page,
}) => {
  await page.goto("/voices");
  const cards = page.locator("main ul > li > h2 > a[href^='/voices/']");
  const left = await cards.evaluateAll(
    (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
  );
  expect(left).toBe(2);
  await cards.first().click();
  await expect(page.getByRole("heading", { name: "Amias Thorold" })).toHaveCSS("text-align", "center");
});

test("the highlighted card has a background of its own", async ({ page }) => {
  await page.goto("/voices/beatrix-onslow");
  const ground = (name: string) =>
    section(page, name).evaluate((card) => getComputedStyle(card).backgroundColor);
  expect(await ground("What the Sum Says")).not.toBe(await ground("The Sum"));
});

test("a citation is copied as it is shown, and printed without its button", async ({ page }) => {
  await page.goto("/the-ledger");
  const button = page.getByRole("button", { name: "Copy citation" });
  const copied = (await button.getAttribute("data-copy")) ?? "";
  const shown = page.getByText(`Cite this page: ${copied}`);
  await expect(shown).toContainText("The Missing Ledger");
  await page.emulateMedia({ media: "print" });
  await expect(shown).toBeVisible();
  await expect(button).toBeHidden();
});

test("the address of an outside link is printed after it", async ({ page }) => {
  await page.goto("/write");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("main").getByRole("link", { name: "How letters are delivered" });
  expect(await link.evaluate((each) => getComputedStyle(each, "::after").content)).toContain(
    "https://post.saltmarsh-pier.test/letters",
  );
});

test("an address is printed without the words that it names", async ({ page, site }) => {
  const path = site.paths.find((each) => /<main.*href="[^"]*:~:/s.test(site.html(each))) ?? "";
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  const link = page.locator("main a[href*=':~:']").first();
  const address = (await link.getAttribute("href"))?.split(":~:")[0]?.replace(/#$/, "");
  expect(await link.evaluate((each) => getComputedStyle(each, "::after").content)).toBe(`" (${address})"`);
});

test("no picture of the home page is printed on two sheets", async ({ page }) => {
  await page.goto("/");
  const picture = page.getByRole("list", { name: "Pictures" }).getByRole("listitem").first();
  await expect(picture).toHaveCSS("break-inside", "avoid");
});

test("buttons are printed in ink on paper", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const button = page.getByRole("link", { name: "Meet the volunteers" });
  const { color, backgroundColor } = await button.evaluate((each) => {
    const { color, backgroundColor } = getComputedStyle(each);
    return { color, backgroundColor };
  });
  expect([color, backgroundColor]).toEqual(["rgb(29, 26, 22)", "rgba(0, 0, 0, 0)"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the counter says which day its figures are from, entries and pictures are visible", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByText(/Figures of \d+ \w+ \d{4}/)).toBeVisible();
    await page.goto("/dates");
    await expect(page.locator("main ol > li:has(time)").last()).toBeVisible();
    await page.goto("/tide-tables");
    await expect(page.locator("main figure img").first()).toBeVisible();
  });
});

withAndWithoutScripts(() => {
  test("on a phone the list of sections is folded above the text, and links to each section", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/the-auditor");
    const list = page.getByRole("navigation", { name: "On this page" });
    const text = page.getByRole("heading", { name: "The First Column" });
    const [foldedAt, textAt] = await Promise.all(
      [list, text].map((each) => each.boundingBox().then((box) => box?.y)),
    );
    expect(foldedAt).toBeLessThan(textAt ?? 0);
    const link = list.getByRole("link", { name: "The Third Column" });
    await expect(link).toBeHidden();
    await list.locator("summary").press("Enter");
    await link.press("Enter");
    await expect(page).toHaveURL(/#the-third-column$/);
    await expect(page.getByRole("heading", { name: "The Third Column" })).toBeInViewport();
  });
});

test("the list of sections is there once, folded on a phone and beside the text on a wide screen", async ({
  page,
}) => {
  for (const [width, isFolded] of [
    [390, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/the-auditor");
    const list = page.getByRole("navigation", { name: "On this page" });
    await expect(list.getByText("On this page").filter({ visible: true })).toHaveCount(1);
    await expect(list.getByRole("link", { name: "The First Column" })).toHaveCount(isFolded ? 0 : 1);
  }
});

for (const [path, last] of [
  ["/press", "Statements"],
  ["/volunteers", "Remembered"],
] as const)
  test(`on a phone the list of the parts of ${path} is folded above them`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const list = page.getByRole("navigation", { name: "On this page" });
    await list.getByText("On this page").click();
    await list.getByRole("link", { name: last }).click();
    await expect(page.getByRole("heading", { name: last })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(list).toBeHidden();
  });

test("a page that has changed says so at its top, with a link to its changes", async ({ page }) => {
  await page.goto("/the-ledger");
  const says = page.getByText(/^Last updated 2 June 2025\./);
  await expect(says).toBeInViewport();
  await says.getByRole("link", { name: "What has changed" }).click();
  await expect(page.getByRole("heading", { name: "Updates to this page" })).toBeInViewport();
  await page.goto("/her-life");
  await expect(page.getByText(/^Last updated/)).toHaveCount(0);
});

test("a page is shared by the system's own sheet, or its address is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined, writable: true });
  });
  await page.goto("/the-ledger#three-books");
  const button = page.getByRole("button", { name: "Share this page" });
  await button.click();
  await expect(page.getByText("Address copied")).toBeVisible();
  const address = new URL("/the-ledger", page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    navigator.share = (data) => Promise.resolve(void (document.title = data?.url ?? ""));
  });
  await button.click();
  await expect(page).toHaveTitle(address);
});

test("a heading shows its sign at the focus, and copies its address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [path, name] of [
    ["/the-ledger", "Three Books"],
    ["/the-ledger", "The missing sum"],
    ["/dates", "The pier closes"],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole("heading", { name }).getByRole("link");
    const sign = () => heading.evaluate((link) => getComputedStyle(link, "::after").opacity);
    expect(await sign()).toBe("0");
    await page.keyboard.press("Tab");
    await heading.focus();
    expect(await sign()).toBe("1");
    await page.keyboard.press("Enter");
    const address = await heading.evaluate((link: HTMLAnchorElement) => link.href);
    expect(page.url()).toBe(address);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }
});

test("a large picture gives way to a search result on its page, and is not printed", async ({ page }) => {
  await page.goto("/tide-tables");
  await page.locator("main figure a").first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "A pier above flat water." });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("tide tables");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/tide-tables/);
  await expect(dialog).toHaveCount(0);
});

test("a picture opens large, and Escape gives the focus back to it", async ({ page }) => {
  await page.goto("/tide-tables");
  const picture = page.locator("main figure a").first();
  await picture.press("Enter");
  const dialog = page.getByRole("dialog", { name: "A pier above flat water." });
  await expect(dialog.getByRole("img")).toHaveAttribute("alt", "A pier above flat water.");
  await expect
    .poll(() => dialog.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
  const file = await page.request.get((await picture.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toMatch(/^image\//);
});

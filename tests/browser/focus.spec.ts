import { dropdown, openSearch } from "./support/page";
import { expect, test, type Page } from "./support/test";

test("the link to all sources gives the focus to its source and back, a link to a heading to the heading", async ({
  page,
}) => {
  await page.goto("/the-auditor");
  const mark = page.getByRole("link", { name: "Source 3" }).first();
  // In the first round, a click on the link adds the fragment of the source to the address of the page. In the second round, the address
  // already has this fragment.
  for (let presses = 0; presses < 2; presses += 1) {
    await mark.press("Enter");
    await page.getByRole("dialog").getByRole("link", { name: "All sources" }).press("Enter");
    await expect(page.locator("#source_3")).toBeFocused();
  }
  await page.getByRole("link", { name: "Back to 3" }).press("Enter");
  await expect(mark).toBeFocused();
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Sources" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Sources" })).toBeFocused();
});

test("the list of contents comes before the text beside which it stands", async ({ page }) => {
  await page.goto("/the-auditor");
  const list = page.getByRole("navigation", { name: "On this page" });
  const text = page.locator("nav[aria-label='On this page'] ~ div section").first();
  const tops = await Promise.all([list, text].map((each) => each.boundingBox().then((box) => box?.y)));
  expect(tops[0]).toBe(tops[1]);
});

test("the ring of a menu's item is inside it, where the menu does not cut it off", async ({ page }) => {
  await page.goto("/");
  const { button, links } = dropdown(page, "The Books");
  await button.press("Enter");
  await page.keyboard.press("Tab");
  const item = links.first();
  await expect(item).toBeFocused();
  expect(await item.evaluate((each) => getComputedStyle(each).outlineOffset)).toBe("-2px");
});

for (const [path, query, place] of [
  ["/the-auditor", "difference", "#the-third-column"],
  // In this row, the found words are above the first heading of the page, so the focus goes to the main element.
  ["/the-ledger", "jury saw two", "main"],
] as const)
  test(`a result on the page that is shown gives the focus to ${place}, from where Tab goes on`, async ({
    page,
  }) => {
    await page.goto(path);
    await openSearch(page);
    await page.keyboard.type(query);
    await page.getByRole("group", { name: "In the text" }).getByRole("option").first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator(place)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

test.describe("tooltips", () => {
  const tooltip = (page: Page, name: string) =>
    page.getByRole("banner").locator(".tooltip", { hasText: name });
  /** Returns whether the tooltip with this name can be seen. */
  const isShown = (page: Page, name: string) =>
    tooltip(page, name).evaluate((one) => one.clientHeight > 1 && getComputedStyle(one).opacity === "1");

  test("appear 700 ms after the pointer or the keyboard has come, stay below the pointer, and Escape closes them", async ({
    page,
  }) => {
    await page.goto("/");
    // The test stops the time of animations. It can then examine the tooltip before its delay has passed.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
    const button = page.getByRole("button", { name: "Search" });
    await button.hover();
    const delay = () =>
      tooltip(page, "Search").evaluate((one) => one.getAnimations()[0]?.effect?.getTiming().delay);
    expect(await delay()).toBe(700);
    expect(await isShown(page, "Search")).toBe(false);
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(() => isShown(page, "Search")).toBe(true);
    const box = await tooltip(page, "Search").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 10, { steps: 5 });
    expect(await isShown(page, "Search")).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isShown(page, "Search")).toBe(false);
    // The text of the tooltip is the accessible name of the button, even while the tooltip is hidden.
    await expect(button).toHaveCount(1);
    await page.mouse.move(10, 500);
    await page.getByRole("link", { name: "Write to Us" }).first().focus();
    await button.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect.poll(() => isShown(page, "Search")).toBe(true);
  });

  test("do not appear when a press has given the focus back", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.mouse.move(10, 500);
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
    await expect(tooltip(page, "Search")).toHaveCSS("animation-name", "none");
  });
});

import { printed } from "./support/printed";
import { expect, test, type Page } from "./support/test";

const path = "/the-auditor";
const list = (page: Page) => page.getByRole("region", { name: "Sources" });

/** Returns whether an element is wholly in view, below the sticky header. */
const isInView = (page: Page, id: string) =>
  page.evaluate((each) => {
    const { top, bottom } = document.getElementById(each)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return top >= header && bottom <= innerHeight;
  }, id);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a claim's number links to its source, and the source links to the passage and back to the claim, by keyboard", async ({
    page,
  }) => {
    await page.goto(path);
    const number = page.getByRole("link", { name: "Source 3" }).first();
    await number.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#source_3$/);
    await expect.poll(() => isInView(page, "source_3")).toBe(true);
    // The next tab stops are in the source's entry. They are the link to the passage, the link to its archived copy, and the link back to
    // the text.
    await page.keyboard.press("Tab");
    const passage = page.getByRole("link", { name: /^Court record, paragraphs 12–14/ });
    await expect(passage).toBeFocused();
    await expect(passage).toHaveAttribute("href", "https://courts.saltmarsh-pier.test/1998/41.html#para12");
    for (const name of [/^Archived copy/, "Back to 3"]) {
      await page.keyboard.press("Tab");
      await expect(page.locator("#source_3").getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#cite_3$/);
    await expect.poll(() => isInView(page, "cite_3")).toBe(true);
  });
});

test.describe("a claim's number opens its source at the sentence", () => {
  const opened = (page: Page) => page.getByRole("dialog", { name: "Source 3" });
  const placeOf = (page: Page) => page.evaluate(() => [scrollX, scrollY, history.length, location.hash]);

  test("by mouse, without moving the page, and a press elsewhere closes it", async ({ page }) => {
    await page.goto(path);
    const number = page.getByRole("link", { name: "Source 3" }).first();
    await number.scrollIntoViewIfNeeded();
    const before = await placeOf(page);
    await number.click();
    await expect(opened(page)).toContainText("Court record, paragraphs 12–14");
    await expect(opened(page)).toContainText("Crown Court at Saltmarsh, 14 May 1998");
    await expect(opened(page)).toBeInViewport({ ratio: 1 });
    expect(await placeOf(page)).toEqual(before);
    await page.mouse.click(3, 400);
    await expect(opened(page)).toHaveCount(0);
    await number.click();
    await number.click();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });

  test("by keyboard: the focus goes in and, with Escape, back to the number", async ({ page }) => {
    await page.goto(path);
    const number = page.getByRole("link", { name: "Source 3" }).nth(1);
    await number.press("Enter");
    await expect(opened(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(opened(page).getByRole("link", { name: /^Court record/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opened(page)).toHaveCount(0);
    await expect(number).toBeFocused();
  });

  test("leaving it with Tab closes it", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("link", { name: "Source 3" }).first().press("Enter");
    await opened(page).getByRole("link", { name: "All sources" }).focus();
    await page.keyboard.press("Tab");
    await expect(opened(page)).toHaveCount(0);
  });

  test("the search closes it, and Escape then returns the focus to the number", async ({ page }) => {
    await page.goto(path);
    const number = page.getByRole("link", { name: "Source 3" }).first();
    await number.press("Enter");
    await expect(opened(page)).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
    await expect(opened(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(number).toBeFocused();
  });

  test("the copied source has no text for screen readers only, and the last link goes to the list", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await page.getByRole("link", { name: "Source 3" }).first().click();
    await opened(page).getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Source copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Court record, paragraphs 12–14\. Record of the trial.* Archived copy$/);
    await opened(page).getByRole("link", { name: "All sources" }).click();
    await expect(opened(page)).toHaveCount(0);
    await expect.poll(() => isInView(page, "source_3")).toBe(true);
    await page.goBack();
    await expect.poll(() => isInView(page, "cite_3")).toBe(true);
  });

  test("the message that it was copied is above it, however far down it reaches", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path);
    await page.getByRole("link", { name: "Source 3" }).first().press("Enter");
    // The popover gets the height of the screen, to imitate a source with a long text.
    await opened(page).evaluate((popover) => (popover.style.height = `${innerHeight}px`));
    await opened(page).getByRole("button", { name: "Copy" }).click();
    const message = page.getByText("Source copied");
    await expect(message).toBeVisible();
    const isOnTop = await message.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === one;
    });
    expect(isOnTop).toBe(true);
    // The message appears above the popover with the source, and does not close it.
    await expect(opened(page)).toBeVisible();
  });

  for (const [screen, height] of [
    ["a phone", 568],
    ["a phone that is turned, where a long source scrolls", 256],
  ] as const)
    test(`all of it is on the screen of ${screen}, wherever the number is`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height });
      await page.goto(path);
      const number = page.getByRole("link", { name: "Source 3" }).first();
      for (const block of ["start", "center", "end"] as const) {
        await number.evaluate((link, place) => {
          link.scrollIntoView({ block: place, behavior: "instant" });
          (link as HTMLElement).click();
        }, block);
        await expect(opened(page)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.keyboard.press("Escape");
      }
    });

  test("so does the name of a source below a card", async ({ page }) => {
    await page.goto("/dates");
    const name = page.locator("main .fine-print a[href^='#source_']").first();
    await name.scrollIntoViewIfNeeded();
    const before = await placeOf(page);
    await name.press("Enter");
    const dialog = page.getByRole("dialog", { name: (await name.textContent()) ?? "" });
    await expect(dialog).toBeFocused();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    // On a wide screen, every second heading of the timeline is aligned right. The dialog must not inherit this alignment.
    await expect(dialog).toHaveCSS("text-align", "left");
    expect(await placeOf(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(name).toBeFocused();
    await name.click();
    await dialog.getByRole("link", { name: "All sources" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/#source_\d+$/);
  });

  test("has upright letters of the usual weight, also in a sentence that is bold and in italics", async ({
    page,
  }) => {
    await page.goto(path);
    const number = page.getByRole("link", { name: "Source 3" }).first();
    await number.evaluate((link) => {
      link.closest("p, dd, td")?.setAttribute("style", "font: italic bold 2rem serif; text-align: center");
    });
    await number.click();
    const style = (element: Element) => {
      const { fontStyle, fontWeight, fontFamily, textAlign } = getComputedStyle(element);
      return [fontStyle, fontWeight, fontFamily, textAlign];
    };
    const usual = await page.locator("body").evaluate(style);
    expect(await opened(page).evaluate(style)).toEqual([...usual.slice(0, 3), "left"]);
  });

  test("in a browser without popovers it is a link to the list", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.goto(path);
    await page.getByRole("link", { name: "Source 3" }).first().click();
    await expect(page).toHaveURL(/#source_3$/);
  });
});

test("the numbers and the list are printed, the way back is not", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Source 3" }).first()).toBeVisible();
  await expect(list(page).getByText("Court record, paragraphs 12–14")).toBeVisible();
  await expect(page.locator("#source_3 .back").first()).toBeHidden();
});

test("in the text of a printed page a number follows its word", async ({ page }) => {
  await page.goto(path);
  const words = await page.locator("main p:has(> sup)").evaluateAll((paragraphs) =>
    paragraphs.map(({ childNodes: [first, second] }) => {
      const word = /\S+$/.exec(first instanceof Text ? first.data : "")?.[0] ?? "";
      return [word, second?.textContent?.trim()].join(" ");
    }),
  );
  expect(words.length).toBeGreaterThan(0);
  const text = (await printed(page)).map((sheet) => sheet.words.replace(/\s+/g, " ")).join(" ");
  for (const word of words) expect(text.replaceAll(" [", "[")).toContain(word.replaceAll(" [", "["));
});

for (const size of [100, 200])
  test(`numbers and italics keep the lines of a text of ${size} % equally far apart`, async ({ page }) => {
    await page.goto(path);
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    const heights = await page.locator("main p:has(sup)").evaluateAll((paragraphs) => {
      const heightOf = (paragraph: Element) => paragraph.getBoundingClientRect().height;
      return paragraphs.map((paragraph) => {
        paragraph.insertAdjacentHTML("beforeend", " <em>In italics</em>");
        const before = heightOf(paragraph);
        // After this change, numbers and italics still have their width, but no longer affect the height of a line.
        for (const inner of paragraph.querySelectorAll<HTMLElement>("sup, em"))
          Object.assign(inner.style, { verticalAlign: "baseline", lineHeight: "0" });
        return { before, plain: heightOf(paragraph) };
      });
    });
    expect(heights.length).toBeGreaterThan(1);
    for (const { before, plain } of heights) expect(before).toBe(plain);
  });

test("a number stands next to its word, two numbers apart, and each has room for a finger", async ({
  page,
}) => {
  await page.goto(path);
  const numbers = await page.locator("main sup a").evaluateAll((links) =>
    links.map((link) => {
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const around = [
        [x - 11, y],
        [x + 11, y],
        [x, y - 11],
        [x, y + 11],
      ] as const;
      const before =
        link.parentElement?.firstElementChild === link ? link.parentElement.previousSibling : null;
      const range = document.createRange();
      if (before) range.selectNodeContents(before);
      const word = [...range.getClientRects()].at(-1);
      return {
        hasRoom: around.every(([left, top]) => document.elementFromPoint(left, top) === link),
        // The gap between a word and its citation number must be less than two pixels. It cannot be zero, because many letters have a
        // little space on their right side.
        isNext: word === undefined || left - word.right < 2,
      };
    }),
  );
  expect(numbers.length).toBeGreaterThan(3);
  for (const number of numbers) expect(number).toEqual({ hasRoom: true, isNext: true });
});

test("a number never begins a line: it stays with the word in front of it at every width", async ({
  page,
}) => {
  await page.goto(path);
  for (let width = 320; width <= 420; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    const alone = await page.locator("main sup").evaluateAll((numbers) =>
      numbers
        .filter((number) => {
          const before = number.previousSibling;
          const words = before?.textContent ?? "";
          if (!before || words === "") return false;
          const range = document.createRange();
          const inner = before.nodeType === Node.TEXT_NODE ? before : (before.lastChild?.lastChild ?? before);
          range.selectNodeContents(inner);
          if (inner.nodeType === Node.TEXT_NODE)
            range.setStart(inner, Math.max(0, (inner.textContent ?? "").length - 1));
          const end = [...range.getClientRects()].at(-1);
          const start = number.querySelector("a")?.getClientRects()[0];
          return end !== undefined && start !== undefined && start.top >= end.bottom;
        })
        .map((number) => number.parentElement?.textContent),
    );
    expect(alone, `${width} px`).toEqual([]);
  }
});

test("the second of two numbers never begins a line", async ({ page }) => {
  await page.goto(path);
  const widths = await page.locator("main :is(p, li, td):has(sup a + a)").evaluateAll((texts) =>
    texts.flatMap((text) => {
      const apart: number[] = [];
      for (let width = 150; width <= 420; width += 1) {
        (text as HTMLElement).style.width = `${width}px`;
        for (const sup of text.querySelectorAll("sup")) {
          const tops = [...sup.querySelectorAll("a")].map((link) => link.getBoundingClientRect().top);
          if (tops.length === 2 && Math.round(tops[0] ?? 0) !== Math.round(tops[1] ?? 0)) apart.push(width);
        }
      }
      return [apart];
    }),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.flat()).toEqual([]);
});

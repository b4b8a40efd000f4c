import { expect, test } from "../support/test";

/** The text spacing that every page must support, because readers may set it (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test("with the spacing of text that a reader may set nothing is cut off or too wide", async ({
  page,
  site,
}) => {
  for (const path of site.kinds)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.addStyleTag({ content: spacing });
      const cut = await page.evaluate(() => [
        ...(document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : []),
        ...[...document.querySelectorAll<HTMLElement>("body *:not(.visually-hidden)")]
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
          )
          .filter((each) => getComputedStyle(each).overflow !== "visible")
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ]);
      expect.soft(cut, `${path} at ${width} pixels`).toEqual([]);
    }
});

/** Records the problems of each element that gets the focus. This function runs in the browser. */
function watchFocus(): void {
  const noted = { stops: 0, isOver: false, faults: new Set<string>() };
  let first: EventTarget | null = null;
  Object.assign(window, { noted });
  const isSeen = (focused: Element) =>
    [...focused.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const seen = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
        return seen !== null && (focused.contains(seen) || seen.matches("label") || seen.contains(focused));
      }),
    );
  const isMarked = (focused: Element) =>
    [focused, focused.closest("label"), focused.parentElement].some(
      (each) => each && getComputedStyle(each).outlineStyle !== "none",
    );
  addEventListener("focusin", ({ target }) =>
    requestAnimationFrame(() => {
      const focused = target as Element;
      noted.stops += 1;
      // The focus has reached every element when it returns from the last element to the first.
      noted.isOver ||= target === first;
      first ??= target;
      if (focused !== document.activeElement) return;
      if (!isSeen(focused)) noted.faults.add(`covered: ${focused.outerHTML.slice(0, 120)}`);
      if (!isMarked(focused)) noted.faults.add(`not outlined: ${focused.outerHTML.slice(0, 120)}`);
    }),
  );
}

test("Tab goes through each page to its end; what has the focus is outlined and not covered, and no page is left", async ({
  page,
  site,
}) => {
  for (const [index, path] of site.kinds.entries()) {
    await page.setViewportSize({ width: [390, 1280][index % 2] ?? 0, height: 600 });
    await page.goto(path);
    await page.evaluate(watchFocus);
    const noted = () =>
      page.evaluate(() => {
        const { noted } = window as unknown as {
          noted: { stops: number; isOver: boolean; faults: Set<string> };
        };
        return { ...noted, faults: [...noted.faults] };
      });
    let found = await noted();
    while (!found.isOver && found.stops < 500) {
      for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press("Tab");
      found = await noted();
    }
    expect.soft(found.faults, path).toEqual([]);
    expect.soft(found.stops, path).toBeGreaterThan(5);
    expect.soft(found.isOver, path).toBe(true);
    expect.soft(new URL(page.url()).pathname, path).toBe(path);
  }
});

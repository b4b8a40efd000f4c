import { expect } from "@playwright/test";
import { inState } from "../../browser/support/page";
import type { Driver } from "./driver";
import type { ProbedSite } from "./probedSite";

/** A visitor at the built site, in one of the engines. */
export class Visit {
  constructor(
    private readonly driver: Driver,
    readonly site: ProbedSite,
  ) {}

  /** The value of a function that runs in the page; it sees nothing but its arguments. */
  async evaluate<A extends readonly unknown[], T>(code: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return (await this.driver.evaluate(`(${code.toString()})(...${JSON.stringify(args)})`)) as Awaited<T>;
  }

  /** Waits until a function that runs in the page returns `expected`; the page may change meanwhile. */
  async sees<A extends readonly unknown[]>(
    expected: unknown,
    code: (...args: A) => unknown,
    ...args: A
  ): Promise<void> {
    await expect(async () => expect(await this.evaluate(code, ...args)).toEqual(expected)).toPass({
      timeout: 45_000,
    });
  }

  /** Makes the next test begin as a first visit on a wide screen. */
  async reset(): Promise<void> {
    await this.driver.resize(1280);
    await this.go("/");
    await this.evaluate(() => localStorage.clear());
    this.site.failures.length = 0;
  }

  /** Opens a page of the site as a visitor who moves, and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.driver.go(this.site.address + path);
    await this.isInteractive();
  }

  /** Opens an address, whatever the response. */
  go(path: string): Promise<unknown> {
    return this.driver.go(this.site.address + path);
  }

  /** Moves the pointer, which starts a page's scripts, until the page is interactive. */
  isInteractive(): Promise<void> {
    return this.sees(
      true,
      (mark) => {
        dispatchEvent(new Event("pointermove"));
        return document.querySelector(mark) !== null;
      },
      inState("interactive"),
    );
  }

  reload(): Promise<unknown> {
    return this.driver.reload();
  }

  resize(width: number): Promise<void> {
    return this.driver.resize(width);
  }

  /** Presses a key, or several at once: "Control+k". */
  async press(chord: string): Promise<void> {
    const keys = chord.split("+");
    for (const key of keys) await this.driver.keyDown(key);
    for (const key of keys.reverse()) await this.driver.keyUp(key);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** Clicks with the mouse into the middle of the first visible element that a selector finds. */
  async click(selector: string, index = 0): Promise<void> {
    let middle: { x: number; y: number } | undefined;
    // A page that is still scrolling or changing would take the element away from under the mouse.
    await expect(async () => {
      const before = middle;
      middle = await this.middleOf(selector, index);
      expect(middle).toEqual(before);
    }).toPass({ timeout: 45_000 });
    if (!middle) throw new Error(`There is no visible ${selector} to click on`);
    await this.driver.click(middle.x, middle.y);
  }

  /** Scrolls an element into view and says where its middle is; undefined if it is not visible. */
  private middleOf(selector: string, index: number): Promise<{ x: number; y: number } | undefined> {
    return this.evaluate(
      (wanted, nth) => {
        const element = [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility())[nth];
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        const box = element?.getBoundingClientRect();
        return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      },
      selector,
      index,
    );
  }

  focus(selector: string): Promise<void> {
    return this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
  }

  /** Waits until the page at `path` is shown. */
  async isAt(path: string): Promise<void> {
    await this.sees(path, () => location.pathname);
    await this.isInteractive();
  }
}

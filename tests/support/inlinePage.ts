import { JSDOM, type DOMWindow } from "jsdom";
import { bundleInlineScript } from "../../src/gatsby-node/bundles";

interface Visitor {
  /**
   * The value that the browser has stored under `theme`. If it is `forbidden`, each access throws an error, as in a browser that forbids
   * storage. If it is `full`, each write throws an error.
   */
  stored?: string | undefined;
  systemIsDark?: boolean;
  saveData?: boolean;
  /** How the visitor reached the page, for example by a link ("navigate") or with Back ("back_forward"). */
  arrival?: NavigationTimingType;
  fragment?: string;
}

let bundle: Promise<string> | undefined;
let opened: DOMWindow[] = [];

afterEach(() => {
  opened.forEach((window) => window.close());
  opened = [];
});

/** Waits until promises have settled and timers have run, if their delay is at most `delay` milliseconds. */
export const settle = (delay = 0) => new Promise((resolve) => setTimeout(resolve, delay));

/**
 * Opens a page with the bundled inline script in its head, in a new window. Script files are not loaded.
 * @param body the HTML of the page's body
 */
export async function openInline(
  body: string,
  { stored, systemIsDark = false, saveData, arrival = "navigate", fragment = "" }: Visitor = {},
) {
  bundle ??= bundleInlineScript();
  const html = `<!doctype html><html><head><script>${await bundle}</script></head><body>${body}</body></html>`;
  const errors: string[] = [];
  let system: { matches: boolean } & EventTarget;
  const url = `https://c.example/page${fragment}`;
  const { window } = new JSDOM(html, {
    url,
    runScripts: "dangerously",
    pretendToBeVisual: true,
    beforeParse(window: DOMWindow) {
      system = Object.assign(new window.EventTarget(), { matches: systemIsDark });
      Object.assign(window, {
        matchMedia: () => system,
        // This class stands in for IntersectionObserver, which jsdom does not implement.
        IntersectionObserver: class {
          observe = () => undefined;
        },
      });
      Object.assign(window.navigator, { connection: { saveData } });
      Object.assign(window.performance, { getEntriesByType: () => [{ type: arrival, name: url }] });
      // These functions stand in for methods of dialogs that jsdom does not implement.
      Object.assign(window.HTMLDialogElement.prototype, {
        showModal(this: HTMLDialogElement) {
          this.open = true;
        },
        close(this: HTMLDialogElement) {
          this.open = false;
        },
      });
      const refuse = () => {
        throw new window.DOMException("refused", "SecurityError");
      };
      if (stored === "forbidden") {
        Object.defineProperty(window, "localStorage", { get: refuse });
      } else if (stored === "full") {
        window.Storage.prototype.setItem = refuse;
      } else if (stored !== undefined) {
        window.localStorage.setItem("theme", stored);
      }
      window.addEventListener("error", ({ message }) => errors.push(message));
    },
  });
  opened.push(window);
  if (window.document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve));
  const { document } = window;
  const one = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  return {
    window,
    document,
    errors,
    one,
    isDark: () => document.documentElement.classList.contains("theme-ui-dark"),
    scripts: () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")],
    /**
     * Replaces the page's timers, so that they never run by themselves. Returns functions that list the delays of the waiting timers, in
     * milliseconds, and functions that let timers run.
     */
    holdTimers() {
      const timers = new Map<number, { callback: () => void; delay: number }>();
      let count = 0;
      Object.assign(window, {
        setTimeout: (callback: () => void, delay = 0) =>
          timers.set((count += 1), { callback, delay }) && count,
        clearTimeout: (id: number) => timers.delete(id),
      });
      return {
        delays: () => [...timers.values()].map(({ delay }) => delay),
        /** Removes the waiting timers that have this delay, and returns their callbacks, so that the test can call them later. */
        takeOut: (delay: number) =>
          [...timers].flatMap(([id, timer]) =>
            timer.delay === delay && timers.delete(id) ? [timer.callback] : [],
          ),
        end(delay: number) {
          for (const callback of this.takeOut(delay)) callback();
        },
      };
    },
    /** Changes the colour scheme of the system to dark or light. */
    becomeDark(dark: boolean) {
      system.matches = dark;
      system.dispatchEvent(new window.Event("change"));
    },
    /** Dispatches an event on an element. Returns whether the page prevented its default action. */
    send(type: string, selector = "body", init: object = {}) {
      const isKey = type.startsWith("key");
      const event = new (isKey ? window.KeyboardEvent : window.MouseEvent)(type, {
        bubbles: true,
        cancelable: true,
        ...init,
      });
      // The event of jsdom may lack some fields of `init`, for example the movement of a pointer, so they are added.
      for (const [name, value] of Object.entries(init))
        if (!(name in event)) Object.defineProperty(event, name, { value });
      return !one(selector).dispatchEvent(event);
    },
  };
}

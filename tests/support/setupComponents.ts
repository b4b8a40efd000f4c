import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// One second, the default, is too short on a busy machine. Only a test that fails waits for the whole time.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lacks these globals, which react-dom/server needs.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lacks these browser APIs, which cmdk needs.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.defineProperty(window, "matchMedia", {
  value: (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }),
  writable: true,
});

// The page looks as it does when scripts run. Without this class, elements that need scripts are hidden (src/theme/globalStyles.ts).
document.documentElement.classList.add("has-script");

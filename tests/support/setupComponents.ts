import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// The default, one second, is too short on a busy machine. A passing test ends earlier, so only a failing test waits this long.
configure({ asyncUtilTimeout: 60_000 });

// react-dom/server needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// cmdk needs these browser APIs, which jsdom lacks.
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

// With this class, the page looks as it does when scripts run. Without it, elements that need scripts are hidden (see
// src/theme/globalStyles.ts).
document.documentElement.classList.add("has-script");

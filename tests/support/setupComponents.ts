import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// One second, the default, is too short on a busy machine. Only a test that fails waits this long.
configure({ asyncUtilTimeout: 30_000 });

// Globals that react-dom/server needs.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Browser APIs that cmdk needs and jsdom lacks.
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

// As on a page whose scripts run; otherwise, elements that need scripts are hidden (src/theme/globalStyles.ts).
document.documentElement.classList.add("has-script");

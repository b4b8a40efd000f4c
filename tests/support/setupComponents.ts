import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// One second, the default, is too short on a busy machine. Only a test that fails waits for the whole time.
configure({ asyncUtilTimeout: 60_000 });

// Adds globals that react-dom/server needs and jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Adds browser APIs that cmdk needs and jsdom lacks.
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

// The page looks as it does when scripts run. Without this class, elements that need scripts are hidden (see src/theme/globalStyles.ts).
document.documentElement.classList.add("has-script");

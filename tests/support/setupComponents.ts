import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";

// What react-dom/server asks of its surroundings.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// What cmdk and Radix ask of a browser and jsdom does not have.
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

// As on a page whose scripts run; without the state, what needs scripts is hidden (src/theme/globalStyles.ts).
document.documentElement.dataset.page = "interactive";

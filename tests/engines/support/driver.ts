/** What a browser must be able to do for these tests: the little that the drivers of all engines share. */
export interface Driver {
  /** Opens an address and waits for its load event. */
  go: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  keyDown: (key: string) => Promise<void>;
  keyUp: (key: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Makes the page this wide, in CSS pixels, and high enough for a menu. */
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
}

export const height = 800;

export interface LaunchOptions {
  /** The browser's program, or the program that drives it. */
  path: string;
  hasWorkers: boolean;
}

/** Leaving a page while its service worker fetches for it logs an error in Firefox's console. */
export const firefoxPreferences = (hasWorkers: boolean) => ({ "dom.serviceWorkers.enabled": hasWorkers });

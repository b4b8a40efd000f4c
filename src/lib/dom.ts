/**
 * Functions with short names for DOM operations, which keep the inline script of every page small. The script adds all its listeners to the
 * window, because events bubble to the window.
 */

declare global {
  interface WindowEventMap {
    /** Dispatched once the page's elements exist: the HTML is parsed or, in `gatsby develop`, React has rendered. */
    rendered: Event;
    /** Dispatched when a page is shown that the browser has prerendered. */
    prerenderingchange: Event;
  }
}

/** Returns the `<html>` element. */
export const root = () => document.documentElement;

/** Adds a listener to the window. As `options`, true means the capture phase. */
export const on = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions | true,
) => addEventListener(type, listener, options);

/** Returns the closest element that matches a selector: the target of an event, or an element around the target. */
export const closest = (event: Event, selector: string) =>
  (event.target as Partial<Element>).closest?.<HTMLElement>(selector);

/** Returns all elements that match a selector, in the page or in `from`. */
export const all = <Found extends HTMLElement>(selector: string, from: ParentNode = document) => [
  ...from.querySelectorAll<Found>(selector),
];

/** Calls `callback` once the next frame is painted. */
export const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/** Returns whether a click or a key opens a link in another tab or window. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

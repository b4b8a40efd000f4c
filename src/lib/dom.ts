/**
 * DOM functions with short names, which keep the inline script of every page small. All listeners of the script are on the window, to which
 * events bubble.
 */

declare global {
  interface WindowEventMap {
    /**
     * Dispatched when the elements of the page exist. This is after the HTML has been parsed or, in `gatsby develop`, after React has
     * rendered.
     */
    rendered: Event;
    /** Dispatched when the browser shows a page that it has prerendered. */
    prerenderingchange: Event;
  }
}

/** Returns the `<html>` element. */
export const root = () => document.documentElement;

/** Adds a listener to the window. `true` as `options` chooses the capture phase. */
export const on = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions | true,
) => addEventListener(type, listener, options);

/** Returns the closest element that matches a selector: the target of an event, or the nearest element around the target. */
export const closest = (event: Event, selector: string) =>
  (event.target as Partial<Element>).closest?.<HTMLElement>(selector);

/** Returns all elements that match a selector, in the whole page or inside `from`. */
export const all = <Found extends HTMLElement>(selector: string, from: ParentNode = document) => [
  ...from.querySelectorAll<Found>(selector),
];

/** Calls `callback` once the next frame is painted. */
export const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/** Returns whether a click or a key has a modifier with which browsers open a link in another tab or window. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

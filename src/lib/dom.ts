/** Shorthands for the inline script, which is part of every page. All events are handled on the window, where they bubble to. */

declare global {
  interface WindowEventMap {
    /** The page's elements are there: the HTML is parsed or, in `gatsby develop`, React has rendered. */
    rendered: Event;
    /** A page that was rendered ahead is shown. */
    prerenderingchange: Event;
  }
}

export const root = () => document.documentElement;

export const on = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
) => addEventListener(type, listener, options);

/** The closest element around an event's target that matches. */
export const closest = (event: Event, selector: string) =>
  (event.target as Partial<Element>).closest?.<HTMLElement>(selector);

export const all = <Found extends HTMLElement>(selector: string, from: ParentNode = document) => [
  ...from.querySelectorAll<Found>(selector),
];

/** Calls back once the next frame is painted. */
export const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));

/** Whether a press or click opens a link somewhere else than in this tab. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Shorthands for the inline script, which is part of every page. All events are handled on the window, where they bubble to. */

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

export const addLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement("link"), attributes));

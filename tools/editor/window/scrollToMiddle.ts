/** The actions after which an element is no longer scrolled to, because somebody has gone on working. */
const actions = ["keydown", "pointerdown", "wheel", "touchmove"];

let latest: AbortController | undefined;

/**
 * Scrolls an element to the middle of the window, where no bar covers it. A picture that loads later may push the element out of the
 * window. The function then scrolls again, until somebody types, clicks or scrolls, or until it is called with another element.
 */
export function scrollToMiddle(element: Element): void {
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  const scroll = () => element.scrollIntoView({ block: "center" });
  scroll();
  // A picture does not report its loading to the elements around it, but the document can capture the event.
  const again = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) scroll();
  };
  document.addEventListener("load", again, { capture: true, signal });
  for (const action of actions) addEventListener(action, () => latest?.abort(), { capture: true, signal });
}

import { normaliseText } from "../lib/normaliseText";
import { storageKey } from "../theme/theme.inline";
import { capturePage } from "./capturePage";

/** A click in a page of the editor's preview. The page reports it to the editor, whose window contains the page. */
export interface ClickReport {
  /** The path of the page in which somebody clicked. */
  address: string;
  /** The texts of the clicked element and of the elements around it, from the innermost to the outermost. */
  texts: string[];
}

/**
 * The maximum length, in characters, of a text that is reported. An element with a longer text is not a field but a container of several
 * fields.
 */
const maxFieldLength = 10_000;

/**
 * Returns the text that is directly in an element or in its permalink (see components/Heading.tsx). Leaves out the text of other elements
 * inside it.
 */
const ownText = (element: Element | null) =>
  [...(element?.childNodes ?? [])]
    .filter((node) => node instanceof Text || (node instanceof Element && node.matches(".permalink")))
    .map(({ textContent }) => textContent ?? "")
    .join("");

/** Returns the whole text of an element, without citation numbers and visually hidden text. */
function wholeText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll("sup, .visually-hidden")) each.remove();
  return copy.textContent;
}

/**
 * Returns the texts by which the editor can find the field that an element shows. These are the element's alternative text, its own text,
 * and the text of its heading or picture.
 */
function searchableTexts(element: Element): string[] {
  if (element instanceof HTMLImageElement) return [element.alt];
  const heading = ownText(element.querySelector("h1, h2, h3, h4"));
  const picture = element.querySelector("img")?.alt ?? "";
  return [wholeText(element), ownText(element), heading, picture].filter(
    (text) => text.trim() !== "" && text.length < maxFieldLength,
  );
}

/**
 * Reports a click to the editor. Links in the header, the menus and the footer still work. A link to a file or another site opens a new
 * tab, so that the preview always shows a page of the site.
 */
function reportClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest("header, nav, footer")) {
    const link = event.target.closest("a");
    if (link && (link.origin !== location.origin || /\.\w+$/.test(link.pathname))) link.target = "_blank";
    return;
  }
  const texts: string[] = [];
  for (let at: Element | null = event.target; at && at.tagName !== "MAIN"; at = at.parentElement)
    texts.push(...searchableTexts(at));
  event.preventDefault();
  event.stopPropagation();
  const message: ClickReport = { address: location.pathname, texts: [...new Set(texts)].slice(0, 20) };
  // Any origin may receive the message, because it contains only text of the page. The editor checks from which origin the message comes.
  window.top?.postMessage({ clicked: message }, "*");
}

/** The element that is outlined in the preview at the moment. */
let outlined: HTMLElement | undefined;

/** The observer that waits until a text that was just saved appears in the page. */
let observer: MutationObserver | undefined;

/** Returns whether a whole element is in view. Returns false if the sticky header covers the beginning of the element. */
function isInView(place: Element): boolean {
  const { left, top, bottom } = place.getBoundingClientRect();
  return bottom <= innerHeight && place.contains(document.elementFromPoint(left + 1, top + 1));
}

/**
 * Outlines the element that contains a text, and scrolls to it if it is out of view. Returns false if the page does not contain the text.
 */
function outline(words: string): boolean {
  const places = [
    ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, p, li, dd, td, time, img)"),
  ];
  const isMeant = (place: HTMLElement) =>
    searchableTexts(place).some((one) => normaliseText(one) === normaliseText(words));
  const place = places.find(isMeant);
  if (!place) return false;
  outlined?.style.removeProperty("outline");
  outlined = place;
  place.style.setProperty("outline", "2px dashed");
  if (!isInView(place)) place.scrollIntoView({ block: "center" });
  return true;
}

/**
 * Outlines the text that the editor sends, immediately or as soon as the page contains it. Until then, outlines the title of the entry to
 * which the text belongs.
 */
function showText({ source, data }: MessageEvent<{ show?: unknown; entry?: unknown } | null>): void {
  const words = data?.show;
  if (source !== window.top || typeof words !== "string") return;
  observer?.disconnect();
  const entry = typeof data?.entry === "string" ? data.entry : "";
  let isEntryOutlined = false;
  const isShown = () => {
    if (outline(words)) return true;
    if (entry !== "" && !isEntryOutlined) isEntryOutlined = outline(entry);
    return false;
  };
  if (isShown()) return;
  observer = new MutationObserver(() => {
    if (isShown()) observer?.disconnect();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** The width of this page when it was last shown or resized. It is 0 while the editor hides the page. */
let width = 0;

/**
 * Scrolls to the outlined element when the width of this page has changed, for example when the page appears on a phone in place of the
 * form. Ignores changes of only the height, because a phone's browser hides its address bar while somebody scrolls.
 */
function keepInView(): void {
  if (innerWidth === width) return;
  width = innerWidth;
  if (outlined && !isInView(outlined)) outlined.scrollIntoView({ block: "center" });
}

/**
 * Matches the origin of an editor on this computer. Messages from other origins are ignored, because any website could show this page in a
 * frame and send messages to it.
 */
const editorOrigin = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/**
 * Applies the theme that the editor sends. Prints the page when the editor asks for it, because the editor cannot print the page itself.
 */
function obey({ source, origin, data }: MessageEvent<{ theme?: unknown; print?: unknown } | null>): void {
  if (source !== window.top || !editorOrigin.test(origin)) return;
  if (data?.theme === "light" || data?.theme === "dark") {
    localStorage.setItem(storageKey, data.theme);
    // Browsers send the event `storage` only to the other open pages of the site, so this page dispatches the event to itself.
    dispatchEvent(new StorageEvent("storage", { key: storageKey }));
  }
  if (data?.print === true) print();
}

/** Sends the editor a snapshot of this page. */
function sendSnapshot({
  source,
  origin,
  data,
  ports: [port],
}: MessageEvent<{ take?: unknown } | null>): void {
  if (source !== window.top || !editorOrigin.test(origin) || data?.take !== true) return;
  outlined?.style.removeProperty("outline");
  capturePage().then(
    (page) => port?.postMessage({ page }),
    (error: unknown) => port?.postMessage({ failure: (error as Error).message }),
  );
}

/** Prepares this page for the editor's preview: connects it to the editor that shows it. */
export function connectToEditor(): void {
  width = innerWidth;
  document.addEventListener("click", reportClick, { capture: true });
  addEventListener("message", showText);
  addEventListener("message", sendSnapshot);
  addEventListener("message", obey);
  addEventListener("resize", keepInView);
  window.top?.postMessage({ isReady: true }, "*");
}

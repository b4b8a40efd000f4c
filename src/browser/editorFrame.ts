import { normaliseText } from "../lib/normaliseText";
import { capturePage } from "./capturePage";

/** What the page reports to the editor that frames it, in `develop` only. */
export interface ClickReport {
  address: string;
  texts: string[];
}

/** Longer texts are containers, not fields. */
const longest = 10_000;

/** An element's own text and that of its permalink (components/Heading.tsx), without the number or the marks inside it. */
const ownWords = (element: Element | null) =>
  [...(element?.childNodes ?? [])]
    .filter((node) => node instanceof Text || (node instanceof Element && node.matches(".permalink")))
    .map(({ textContent }) => textContent ?? "")
    .join("");

/** All words of an element, without the marks of citations and what is only said of a link. */
function allWords(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll("sup, .visually-hidden")) each.remove();
  return copy.textContent;
}

/** The texts by which the editor can find an element: its alternative text, its own, or its heading's. */
function searchableTexts(element: Element): string[] {
  if (element instanceof HTMLImageElement) return [element.alt];
  const heading = ownWords(element.querySelector("h1, h2, h3, h4"));
  const picture = element.querySelector("img")?.alt ?? "";
  return [allWords(element), ownWords(element), heading, picture].filter(
    (text) => text.trim() !== "" && text.length < longest,
  );
}

/** Reports clicks to the editor that frames this page. Header, menus and footer lead elsewhere, as on the site; only a page replaces a page in the frame. */
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
  // The message holds only what is on the page, and the editor checks its origin.
  window.top?.postMessage({ clicked: message }, "*");
}

let marked: HTMLElement | undefined;

/** Scrolls to the text that the editor names, and outlines it. */
function showPlace({ source, data }: MessageEvent<{ show?: unknown } | null>): void {
  const words = data?.show;
  if (source !== window.top || typeof words !== "string") return;
  const places = [
    ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, h4, p, li, dd, td, time, img)"),
  ];
  const isMeant = (place: HTMLElement) =>
    searchableTexts(place).some((one) => normaliseText(one) === normaliseText(words));
  marked?.style.removeProperty("outline");
  marked = places.find(isMeant);
  marked?.style.setProperty("outline", "2px dashed");
  marked?.scrollIntoView({ block: "center" });
}

/** An editor is on this machine; any website could frame this page and ask for it. */
const onThisMachine = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** Gives the editor this page for a file. */
function givePage({ source, origin, data, ports: [port] }: MessageEvent<{ take?: unknown } | null>): void {
  if (source !== window.top || !onThisMachine.test(origin) || data?.take !== true) return;
  marked?.style.removeProperty("outline");
  capturePage().then(
    (page) => port?.postMessage({ page }),
    (error: unknown) => port?.postMessage({ failure: (error as Error).message }),
  );
}

/** Connects this page, inside the editor's frame, to the editor around it. */
export function connectToEditor(): void {
  document.addEventListener("click", reportClick, { capture: true });
  addEventListener("message", showPlace);
  addEventListener("message", givePage);
}

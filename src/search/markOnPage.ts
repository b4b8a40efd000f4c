import { on } from "../lib/dom";
import { isCurrent } from "../lib/paths";
import { marker } from "../theme/colors";
import type { Term } from "./findPassages";
import { wordRanges } from "./wordRanges";

/** The name of the marks among the page's highlights. */
const name = "found-words";
/** Milliseconds within which a page must appear for its words to be marked. */
const timeout = 5000;

let latest = 0;
let isStyled = false;

/** Colours the marks on screens only, in a style sheet of the document, since few pages need it. */
function style(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@media screen { ::highlight(${name}) { background-color: ${marker.background}; color: ${marker.text}; } }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Marks the ranges until the next click or Escape, as browsers do with words that an address names. */
function mark(ranges: readonly Range[]): void {
  style();
  CSS.highlights.set(name, new Highlight(...ranges));
  const listening = new AbortController();
  const clear = () => {
    CSS.highlights.delete(name);
    listening.abort();
  };
  on("click", clear, listening);
  on("popstate", clear, listening);
  on("keydown", ({ key }) => key === "Escape" && clear(), listening);
}

/** Scrolls to a range that is not on the screen: the text below a heading may be long. */
function bringIntoView(range: Range | undefined): void {
  const { top, bottom } = range?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 0 || bottom > innerHeight)
    range?.startContainer.parentElement?.scrollIntoView({ block: "center" });
}

/**
 * Marks what was found below the heading that an address leads to, once the page is shown. The document's elements stay as they are;
 * browsers without highlights show none.
 * @param address where the visitor is being taken right now, with its fragment
 */
export function markOnPage(address: string, terms: readonly Term[]): void {
  if (!("highlights" in CSS)) return;
  const mine = ++latest;
  const { pathname, hash } = new URL(address, location.origin);
  const content = () => document.querySelector("main")?.firstElementChild ?? null;
  // Gatsby changes the address first, and then the page.
  const left = isCurrent(pathname, location.pathname) ? null : content();
  const until = performance.now() + timeout;
  const look = () => {
    if (mine !== latest || performance.now() > until) return;
    const isHere = isCurrent(pathname, location.pathname) && content() !== left;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const place =
      hash === "" ? document.querySelector("main") : (target?.closest("article, li, section") ?? target);
    const ranges = isHere && place ? wordRanges(place, terms) : [];
    if (ranges.length === 0) {
      requestAnimationFrame(look);
      return;
    }
    mark(ranges);
    // After the browser has scrolled to the heading.
    requestAnimationFrame(() => bringIntoView(ranges[0]));
  };
  requestAnimationFrame(look);
}

/** Loads the script files: at the first user input, since most visits only read. Reports when that fails. */
import { addToHead, all, closest, on } from "../../lib/dom";
import { lateScriptsId, type LateScripts } from "../inlineData";
import { pageState, setPageState, whenSettled } from "../pageState";
import { savesData } from "../savesData";

declare global {
  interface Window {
    /** Gatsby compares it with the build that the data of a page comes from. */
    ___webpackCompilationHash?: string;
  }
}

/** Milliseconds after which scripts that do nothing count as failed. */
const timeout = 20_000;

/** Milliseconds in which a click is handled and painted before the scripts are requested. */
const requestDelay = 50;

const readLate = () =>
  JSON.parse(document.getElementById(lateScriptsId)?.textContent || "null") as LateScripts | null;

const preloadScript = (href: string) => addToHead("link", { rel: "preload", as: "script", href });

function fail(): void {
  if (pageState() === "loading") setPageState("failed");
}

/** Loads the script files, once. Gatsby's development server names none here: it loads them by itself. */
export function loadScripts(): void {
  const late = readLate();
  if (pageState() !== "html" || !late) return;
  setPageState("loading");
  window.___webpackCompilationHash = late.hash;
  for (const src of late.files)
    document.body.append(
      Object.assign(document.createElement("script"), { src, async: false, onerror: fail }),
    );
  // A script that is truncated or throws: its element reports nothing.
  const listening = new AbortController();
  on("error", ({ filename }) => filename.startsWith(location.origin) && fail(), listening);
  on("unhandledrejection", fail, listening);
  setTimeout(fail, timeout);
  whenSettled(() => listening.abort());
}

/** Loads the script files and what the search's list needs in addition. */
export function loadSearch(): void {
  loadScripts();
  if (pageState() === "loading") readLate()?.search.forEach(preloadScript);
}

/** Loads the script files when somebody is there; where the visitor saves data, only on the not-found page. */
export function startScripts(): void {
  setPageState("html");
  // The not-found page reports in the console which address was asked for, whether or not anybody moves.
  on("DOMContentLoaded", () => {
    if (all("[data-loads-scripts]")[0]) loadScripts();
  });
  if (savesData()) return;
  const listening = new AbortController();
  const { signal } = listening;
  const begin = (event: Event) => {
    const { type } = event;
    const { pointerType, movementX, movementY } = event as PointerEvent;
    // A finger that scrolls or follows a link moves as well; a pointer that rests where a page appears does not.
    if (type === "pointermove" && (pointerType === "touch" || (movementX || movementY) === 0)) return;
    // A click on a link leads away: the scripts would share the line with the next page.
    if ((type === "click" || type === "focusin") && closest(event, "a[href]")) return;
    // While a page loads, the browser itself scrolls.
    if (type === "scroll" && document.readyState !== "complete") return;
    listening.abort();
    // The names of the files are at the end of the HTML.
    if (document.readyState === "loading") on("DOMContentLoaded", loadScripts);
    else setTimeout(loadScripts, requestDelay);
  };
  for (const sign of ["pointermove", "click", "wheel", "keydown", "focusin", "scroll"] as const)
    on(sign, begin, { passive: true, capture: true, signal });
}

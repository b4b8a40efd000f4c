/** Code that only `gatsby develop` adds to pages. On the published site, pages run only the inline script. */
import { contentErrorsPath } from "../lib/paths";

// The functions of this part reload a page that shows old data. When somebody saves, Gatsby sends new data only to pages that are connected
// to its socket at that moment. Without these functions, a page that is just loading could show the old text until the next save.

/**
 * The delays, in milliseconds, after which the data of the page is compared with the server's data. A delay begins when the page is shown,
 * and each time the content check has found no errors. Usually Gatsby has sent the new data by then, but a busy machine may need longer.
 */
const delays = [2000, 10_000, 30_000];

let shown: unknown;
let timers: ReturnType<typeof setTimeout>[] = [];

/** Stores the data of the page that React has rendered. `isStale` compares it with the server's data. */
export function rememberData(data: unknown): void {
  shown = data;
}

/** Returns whether the server's data for this page differs from the data that the page shows. */
async function isStale(): Promise<boolean> {
  const path = location.pathname.replace(/\/$/, "") || "/index";
  const answer = await fetch(`/page-data${path}/page-data.json`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { result } = (await answer.json()) as { result?: { data?: unknown } };
  return JSON.stringify(result?.data) !== JSON.stringify(shown);
}

/** Compares the page's data with the server's data after each of `delays`, and reloads the page if they differ. */
function reloadIfStale(): void {
  timers.forEach(clearTimeout);
  timers = delays.map((delay) =>
    setTimeout(() => void isStale().then((is) => is && location.reload()), delay),
  );
}

/** The delay, in milliseconds, before a page of the editor's preview that has an error is reloaded. */
const errorDelay = 2000;

/** The delay, in milliseconds, if the page has already been reloaded `maxReloads` times within this time because of an error. */
const longErrorDelay = 30_000;

/** The number of reloads of a page with an error after which the page waits longer before it is reloaded again. */
const maxReloads = 3;

/** Reloads the page after `errorDelay`, or after `longErrorDelay` if the latest reloads did not help. */
function reloadAfterError(): void {
  const key = `reloads of ${location.pathname}`;
  const times = (sessionStorage.getItem(key) ?? "").split(" ").map(Number);
  const latest = times.filter((time) => time > Date.now() - longErrorDelay);
  setTimeout(
    () => {
      sessionStorage.setItem(key, [...latest, Date.now()].join(" "));
      location.reload();
    },
    latest.length < maxReloads ? errorDelay : longErrorDelay,
  );
}

/**
 * Keeps a page of the editor's preview from taking the focus, because the keys that a volunteer types must go to the form. Gatsby shows
 * errors in a dialog that takes the focus, so a page with an error is reloaded instead. Such an error occurs when a page moves to another
 * address: for a moment, its former address has the data of another template.
 */
function stayInBackground(): void {
  if (window.parent === window) return;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- The function below calls it with an element.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  let hasError = false;
  addEventListener("error", ({ error }) => {
    // Some browsers dispatch an error event without an error, which is only a message, for example about the ResizeObserver. Such an event
    // is ignored.
    if (!error || hasError) return;
    hasError = true;
    reloadAfterError();
  });
}

/** Prepares a page for the editor's preview and for messages about content, before Gatsby renders it. */
export function onClientEntry(): void {
  showContentErrors();
  stayInBackground();
}

/** Tells the inline script that React has rendered the page. In the editor's preview, also connects the page to the editor. */
export function onRouteUpdate(): void {
  dispatchEvent(new Event("rendered"));
  reloadIfStale();
  if (window.top !== window) void import("./editorFrame").then(({ connectToEditor }) => connectToEditor());
}

// The functions of this part show the problems that the check finds in content, because people who edit content do not look at the
// terminal.

/**
 * Returns a panel at the bottom of the window, outside the element that React renders into. In the editor's preview, the panel does not
 * list the problems, because the editor lists them itself and links to the fields.
 */
function panelOf(errors: readonly string[]): HTMLElement {
  const panel = document.createElement("aside");
  panel.id = "content-errors";
  panel.role = "alert";
  panel.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;padding:1rem;background:#fff;color:#000;border-top:4px solid #b00;font:16px/1.4 sans-serif";
  const heading = document.createElement("strong");
  heading.textContent =
    "The content has problems. Until they are corrected, the site does not show your changes.";
  panel.append(heading);
  if (window.parent !== window) return panel;
  const list = document.createElement("ul");
  list.style.cssText = "margin:.5rem 0 0;padding-left:1.5rem";
  for (const error of errors)
    list.append(Object.assign(document.createElement("li"), { textContent: error }));
  panel.append(list);
  return panel;
}

/** Shows the problems in content. Replaces the problems that are shown already. */
function show(problems: string): void {
  const errors = JSON.parse(problems) as string[];
  document.getElementById("content-errors")?.remove();
  if (errors.length > 0) document.body.append(panelOf(errors));
  else reloadIfStale();
}

/**
 * Receives the problems in content, and shows them after each check of the content. Only one of the pages that are open in a browser is
 * connected to the server, and passes the problems on to the others. A browser opens at most six connections to a server, and Gatsby uses
 * one for each page, so with two for each page, the third page would stay blank.
 */
function showContentErrors(): void {
  const name = "content-errors";
  const connect = (received: (problems: string) => void) => {
    new EventSource(contentErrorsPath).onmessage = ({ data }: MessageEvent<string>) => received(data);
  };
  // Locks exist only in pages from this computer, and not if another device in the network shows the development site.
  if (!("locks" in navigator)) {
    connect(show);
    return;
  }
  const others = new BroadcastChannel(name);
  let latest: string | undefined;
  // A page that was just opened asks for the problems with an empty message.
  others.onmessage = ({ data }: MessageEvent<string>) => {
    if (data !== "") show(data);
    else if (latest !== undefined) others.postMessage(latest);
  };
  others.postMessage("");
  void navigator.locks.request(name, () => {
    connect((problems) => {
      latest = problems;
      show(problems);
      others.postMessage(problems);
    });
    // The lock is kept until this page is closed. Then the next page is connected.
    return new Promise(() => undefined);
  });
}

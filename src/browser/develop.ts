/** The code that only `gatsby develop` adds to a page. The published site runs only the inline script. */
import { contentErrorsPath } from "../lib/paths";

// Reloads a page that shows old data. Gatsby sends new data only to the pages whose socket is connected at that moment. Without this, a
// page that loads while somebody saves could show the old text until the next save.

/** Milliseconds until the data is compared. Gatsby itself usually shows new data sooner, but a busy machine may need longer to make it. */
const delays = [2000, 10_000, 30_000];

let shown: unknown;
let timers: ReturnType<typeof setTimeout>[] = [];

/** Remembers the data of the page that React renders. */
export function rememberData(data: unknown): void {
  shown = data;
}

/** Returns whether the server has other data for this page than the page shows. */
async function isStale(): Promise<boolean> {
  const path = location.pathname.replace(/\/$/, "") || "/index";
  const answer = await fetch(`/page-data${path}/page-data.json`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { result } = (await answer.json()) as { result?: { data?: unknown } };
  return JSON.stringify(result?.data) !== JSON.stringify(shown);
}

/** Compares the data of the page with that of the server, now and for a while, because the server makes new data after a save. */
function reloadIfStale(): void {
  timers.forEach(clearTimeout);
  timers = delays.map((delay) =>
    setTimeout(() => void isStale().then((is) => is && location.reload()), delay),
  );
}

/** Tells the inline script that React has rendered the page, and connects the page to the editor whose preview shows it. */
export function onRouteUpdate(): void {
  dispatchEvent(new Event("rendered"));
  reloadIfStale();
  if (window.top !== window) void import("./editorFrame").then(({ connectToEditor }) => connectToEditor());
}

// Shows the problems that the check finds in content, because people who edit content do not look at the terminal.

/**
 * Returns a panel at the bottom of the window, outside what React renders. In the editor's preview, the panel has no list, because the
 * editor itself lists the problems with links to the fields.
 */
function panelOf(errors: readonly string[]): HTMLElement {
  const panel = document.createElement("aside");
  panel.id = "content-errors";
  panel.role = "alert";
  panel.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;padding:1rem;background:#fff;color:#000;border-top:4px solid #b00;font:16px/1.4 sans-serif";
  const heading = document.createElement("strong");
  heading.textContent = "The content has problems. You see the last version without problems.";
  panel.append(heading);
  if (window.parent !== window) return panel;
  const list = document.createElement("ul");
  for (const error of errors)
    list.append(Object.assign(document.createElement("li"), { textContent: error }));
  panel.append(list);
  return panel;
}

/** Shows the problems in content, and updates the list whenever the content is checked again. */
export function showContentErrors(): void {
  new EventSource(contentErrorsPath).onmessage = ({ data }: MessageEvent<string>) => {
    const errors = JSON.parse(data) as string[];
    document.getElementById("content-errors")?.remove();
    if (errors.length > 0) document.body.append(panelOf(errors));
    else reloadIfStale();
  };
}

import { reloadIfStale } from "./staleData";

/**
 * Tells the inline script that React has rendered the page, and connects the page to the editor whose preview shows it. Gatsby calls this
 * in `gatsby develop` only, because the published site runs only the inline script.
 */
export function onRouteUpdate(): void {
  dispatchEvent(new Event("rendered"));
  reloadIfStale();
  if (window.top !== window) void import("./editorFrame").then(({ connectToEditor }) => connectToEditor());
}

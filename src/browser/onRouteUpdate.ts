/** In `gatsby develop` only: in the published site the inline script is all that runs. */

/** React has rendered the page: tells the inline script, and connects the page to the editor that frames it. */
export function onRouteUpdate(): void {
  dispatchEvent(new Event("rendered"));
  if (window.top !== window) void import("./editorFrame").then(({ connectToEditor }) => connectToEditor());
}

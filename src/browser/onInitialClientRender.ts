import type { BrowserPluginArgs } from "gatsby";
import { followLinks } from "./followLinks";
import { setPageState } from "./pageState";
import { startPrefetching, type LoadPage } from "./prefetching";
import { registerServiceWorker } from "./serviceWorker";

/** Gatsby passes it to browser hooks, but its types lack it. */
type Args = BrowserPluginArgs & { loadPage: LoadPage };

/** The page is hydrated. User input loaded the scripts, so prefetching starts at once. */
export function onInitialClientRender({ loadPage }: Args): void {
  setPageState("interactive");
  followLinks();
  if (process.env.NODE_ENV !== "production") {
    if (window.top !== window) void import("./editorFrame").then(({ connectToEditor }) => connectToEditor());
    return;
  }
  startPrefetching(loadPage);
  registerServiceWorker().catch(() => undefined);
}

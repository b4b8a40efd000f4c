import { withdrawn } from "./withdrawn";

/** Once a built page is complete, its parts are kept for a visit without a network; where that fails nothing is lost. */
export function onClientEntry(): void {
  if (withdrawn || process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  const keep = () =>
    void import("./keepForOffline").then(({ keepForOffline }) => keepForOffline()).catch(() => undefined);
  // Scripts come late (src/hosting/inlineScripts.ts): the page may be complete by now.
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}

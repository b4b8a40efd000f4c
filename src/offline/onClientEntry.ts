/** Once a built page is complete, its parts are kept for a visit without a network; where that fails nothing is lost. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    import("./keepForOffline").then(({ keepForOffline }) => keepForOffline()).catch(() => undefined);
  });
}

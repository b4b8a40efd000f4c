import { all, on } from "../lib/dom";

/** Reports the address that was asked for in the console, on the page for addresses that do not exist. Promised in docs/product.md. */
export function reportNotFound(): void {
  on("rendered", () => {
    if (all("[data-not-found]")[0])
      console.error(`404 Error: User attempted to access non-existent route: ${location.pathname}`);
  });
}

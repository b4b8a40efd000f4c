import { all, on } from "../lib/dom";

/**
 * Starts what two pages do by themselves. The not-found page reports the address that was requested in the console, as docs/product.md promises. A
 * page that has moved sends its visitor on, with the query and the fragment of the old address; without scripts its head does (head/headTags.ts).
 */
export function startNotFoundAndMoved(): void {
  on("rendered", () => {
    const [link] = all<HTMLAnchorElement>("a[data-moved]");
    if (link) location.replace(link.href + location.search + location.hash);
    if (all("[data-not-found]")[0])
      console.error(`404 Error: User attempted to access non-existent route: ${location.pathname}`);
  });
}

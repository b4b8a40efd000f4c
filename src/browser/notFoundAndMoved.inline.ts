import { all, on } from "../lib/dom";

/**
 * Starts the scripts of two special pages. The not-found page writes the requested address to the console, as docs/product.md promises. A
 * page that has moved redirects its visitor, with the query and the fragment of the old address. In browsers without scripts, the page's
 * head redirects the visitor (see head/headTags.ts).
 */
export function startNotFoundAndMoved(): void {
  on("rendered", () => {
    const [link] = all<HTMLAnchorElement>("a[data-moved]");
    if (link) location.replace(link.href + location.search + location.hash);
    if (all("[data-not-found]")[0])
      console.error(`404 Error: User attempted to access non-existent route: ${location.pathname}`);
  });
}

import { all, on, root } from "../lib/dom";
import { prefersReducedData } from "./prefersReducedData";

/** The maximum number of pages that one page prefetches. A prefetched page has 10 to 16 KB. */
const maxPages = 12;

/** Selects links to other pages of this site, in the text and in menus. Links to files, whose names have an ending, are not selected. */
const links = ":is(main,[data-menu]) a[href^='/']:not([target],[href*='.'])";

/**
 * Starts prefetching the pages whose links are in view, so that the next page opens quickly (see
 * docs/decisions/0004-pages-are-not-hydrated.md). Adds the class `near` to these links and the class `prefetches` to `<html>`, because the
 * speculation rules in gatsby-ssr/onRenderBody.tsx refer to these classes. In a browser without speculation rules, fetches the linked page,
 * so that it is in the cache when the visitor follows the link.
 */
export function startPrefetching(): void {
  if (prefersReducedData()) return;
  root().classList.add("prefetches");
  const pages = new Set([location.pathname]);
  const load = (link: HTMLAnchorElement) => {
    if (pages.size > maxPages) return;
    if (pages.has(link.pathname)) return;
    pages.add(link.pathname);
    link.classList.add("near");
    if (!HTMLScriptElement.supports?.("speculationrules"))
      fetch(link.pathname, { priority: "low" })
        .then((answer) => answer.text())
        // A failed request needs no handling, because a click on the link requests the page again.
        .catch(() => undefined);
  };
  // Prefetching starts only after the files of the page itself have arrived.
  on("load", () => {
    const view = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        view.unobserve(target);
        load(target as HTMLAnchorElement);
      }
    });
    for (const link of all(links)) view.observe(link);
  });
}

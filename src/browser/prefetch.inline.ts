import { all, on, root } from "../lib/dom";
import { prefersReducedData } from "./prefersReducedData";

/** The number of pages that a page loads ahead at most. Each is 10 to 16 KB. */
const maxPages = 12;

/** Selects links to other pages of this site, in the text and in menus, and not links to files, whose names have an ending. */
const links = ":is(main,[data-menu]) a[href^='/']:not([target],[href*='.'])";

/**
 * Starts loading ahead the pages whose links are in view, so that a tap on a link is quick (docs/decisions/0004-pages-are-not-hydrated.md). It marks
 * these links as `near` and the page as `prefetches`, for the speculation rules (gatsby-ssr/onRenderBody.tsx). A browser without such rules fetches
 * the page, and takes it from its cache when the link is followed.
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
        // The visitor's own click tries again.
        .catch(() => undefined);
  };
  // After the page's own files.
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

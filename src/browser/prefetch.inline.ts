/** Makes a tap on a link quick: the pages whose links are in view are loaded ahead (docs/decisions/0004-pages-are-not-hydrated.md). */
import { all, on, root } from "../lib/dom";
import { prefersReducedData } from "./prefersReducedData";

/** How many pages a page loads ahead at most: each is 10 to 16 KB. */
const maxPages = 12;

/** Links to other pages of this site, in the text and in menus; not to files, whose names have an ending. */
const links = ":is(main,[data-menu]) a[href^='/']:not([target],[href*='.'])";

/**
 * Marks the links in view as `near` and the page as `prefetches`, for the speculation rules (gatsby-ssr/onRenderBody.tsx). Browsers without such rules
 * fetch the page, and take it from their cache when the link is followed.
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

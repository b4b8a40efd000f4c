/**
 * Loads the pages whose links are in view, so that a click need not wait for the network. onInitialClientRender.ts starts it once the
 * page is hydrated, onRouteUpdate.ts and DeferredContent.tsx have it observe the links of each next page.
 */
import { closest, on } from "../lib/dom";
import { savesData } from "./savesData";

/** Gatsby's loader: data and script of the page at a path. */
export type LoadPage = (path: string) => Promise<unknown>;

/** The path of the page of this site that a link leads to; nothing for other sites, files, new windows and the page that is shown. */
function pageOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const isPage = origin === location.origin && target === "" && !/\.[^/]*$/.test(pathname);
  return isPage && pathname !== location.pathname ? pathname : undefined;
}

/** How many pages are loaded at a time; more would delay each other. */
const atATime = 2;

let view: IntersectionObserver | undefined;

/** Observes the links again; call it after each change of page. */
export function watchLinks(): void {
  for (const link of document.querySelectorAll("a[href]")) view?.observe(link);
}

/**
 * Starts to load the pages whose links are in view. Gatsby's own prefetching is made for its `Link` and for mice: it takes three
 * seconds for every four links, and loads a page when the pointer rests on its link, which a finger never does.
 */
export function startPrefetching(loadPage: LoadPage): void {
  if (savesData()) return;
  const seen = new Set<string>();
  /** Links and not paths: of two links to one page, one may be in view and the other not. */
  const inView = new Set<HTMLAnchorElement>();
  let loading = 0;
  const load = (link: HTMLAnchorElement) => {
    inView.delete(link);
    const path = pageOf(link);
    if (path === undefined || seen.has(path)) return;
    seen.add(path);
    loading++;
    const next = () => {
      loading--;
      proceed();
    };
    // Where that fails, the click itself tries again and reports.
    loadPage(path).then(next, next);
  };
  const proceed = () => {
    for (const link of inView) if (loading < atATime) load(link);
  };
  view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Links that were scrolled past are skipped.
      if (isIntersecting) inView.add(target as HTMLAnchorElement);
      else inView.delete(target as HTMLAnchorElement);
    }
    proceed();
  });
  // A hovered or focused link is loaded at once.
  for (const reach of ["pointerover", "focusin"] as const)
    on(reach, (event) => {
      const link = closest(event, "a[href]");
      if (link) load(link as HTMLAnchorElement);
    });
  watchLinks();
}

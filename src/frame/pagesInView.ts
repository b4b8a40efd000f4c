import type { BrowserPluginArgs } from "gatsby";

/** Gatsby hands it to browser hooks, but its types do not know it. */
type Args = BrowserPluginArgs & { loadPage: (path: string) => Promise<unknown> };

/** What tells that somebody is there: most visits end without a click, and must not pay for pages that nobody opens. */
const signsOfLife = ["pointermove", "pointerdown", "wheel", "keydown"];

/** Whether the visitor asked for few bytes, or has a line on which they are better spent on the page itself. */
function spares(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData === true || effectiveType?.endsWith("2g") === true;
}

/** The path of the page that a link leads to; nothing for other sites, files and new windows. */
function pageOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  return origin === location.origin && target === "" && !/\.[^/]*$/.test(pathname) ? pathname : undefined;
}

/**
 * Loads the pages whose links are in view, so that a click on them waits for nothing, not even for a slow line. Gatsby's own
 * way is made for mice: it loads a page when the pointer rests on its link, which a finger never does, and before that
 * takes three seconds for every four links.
 */
export function loadPagesInView({ loadPage }: Args): void {
  if (process.env.NODE_ENV !== "production" || spares()) return;
  const seen = new Set<string>();
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pageOf(target as HTMLAnchorElement);
      if (!isIntersecting || path === undefined || seen.has(path)) continue;
      seen.add(path);
      // Where that fails, the click itself tries again and tells.
      loadPage(path).catch(() => undefined);
    }
  });
  const watch = () => document.querySelectorAll("a[href]").forEach((link) => view.observe(link));
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    watch();
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  };
  for (const sign of signsOfLife) addEventListener(sign, begin, { once: true, passive: true });
}

export const disableCorePrefetching = () => process.env.NODE_ENV === "production";

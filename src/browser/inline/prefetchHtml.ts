import { addToHead, all, on } from "../../lib/dom";
import { pageOf } from "../links";
import { pageState } from "../pageState";
import { savesData } from "../savesData";

/** Of each page some 10 to 15 KB. */
const most = 3;

/** Only these reuse a prefetched page without revalidating it; Firefox would report a policy violation. */
const usesPrefetched = () => HTMLScriptElement.supports?.("speculationrules");

/** Until the scripts are loaded, a tap on a link is a full page load, so this prefetches the HTML of the first links in view. */
export function startPrefetchingHtml(): void {
  on("load", () =>
    setTimeout(() => {
      if (!usesPrefetched() || savesData() || pageState() !== "html") return;
      // Asking each link for its place would lay out all that is out of view.
      const observer = new IntersectionObserver((links) => {
        observer.disconnect();
        const shown = links.filter(({ isIntersecting }) => isIntersecting);
        const paths = new Set(shown.flatMap(({ target }) => pageOf(target as HTMLAnchorElement) ?? []));
        for (const href of [...paths].slice(0, most))
          addToHead("link", { rel: "prefetch", as: "document", href });
      });
      for (const link of all("a[href]")) observer.observe(link);
    }),
  );
}

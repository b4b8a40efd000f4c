import { addLink, all, on } from "../../lib/dom";
import { pageOf } from "../links";
import { pageState } from "../pageState";
import { savesData } from "../savesData";

/** Of each page some 10 to 15 KB. */
const most = 3;

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Only these reuse a prefetched page without revalidating it; Firefox would report a policy violation. */
const usesPrefetched = () => HTMLScriptElement.supports?.("speculationrules");

/** Until the scripts are loaded, a tap on a link is a full page load, so this prefetches the HTML of the first links in view. */
export function startPrefetchingHtml(): void {
  on("load", () =>
    setTimeout(() => {
      if (!usesPrefetched() || savesData() || pageState() !== "html") return;
      const links = all<HTMLAnchorElement & HTMLElement>("a[href]").filter(isInView);
      const paths = new Set(links.flatMap((link) => pageOf(link) ?? []));
      for (const href of [...paths].slice(0, most)) addLink({ rel: "prefetch", as: "document", href });
    }),
  );
}

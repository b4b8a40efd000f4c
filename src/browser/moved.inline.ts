import { all, on } from "../lib/dom";

/** Sends visitors of an old address on to its new page, with the query and the fragment that they came with. Without scripts the head does (head/headTags.ts). */
export function followMove(): void {
  on("rendered", () => {
    const [link] = all<HTMLAnchorElement>("a[data-moved]");
    if (link) location.replace(link.href + location.search + location.hash);
  });
}

import { navigate } from "gatsby";
import catchLinks from "gatsby-plugin-catch-links/catch-links";

/**
 * Follows internal links, in the frame and in texts alike, without a full page load. All of them are
 * plain `<a>`: Gatsby's `Link` is six components, which every click would render again for each of a page's hundred links. To be called
 * when the page is interactive: before, and on a page whose scripts or data fail, links are the browser's own.
 */
export function followLinks(): void {
  catchLinks(window, {}, (to) => {
    // As browsers do: a link to the current page adds no history entry.
    const isShown = to === location.pathname + location.search + location.hash;
    navigate(to, { replace: isShown });
  });
}

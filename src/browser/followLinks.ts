import { navigate } from "gatsby";
import catchLinks from "gatsby-plugin-catch-links/catch-links";

/**
 * Follows the site's inside links, in its frame and its texts alike, without loading the next page whole. All of them are
 * plain `<a>`: Gatsby's `Link` is six components, which every click would render again for each of a page's hundred links. To be called
 * when the page is interactive: before, and on a page whose scripts or data fail, links are the browser's own.
 */
export function followLinks(): void {
  catchLinks(window, {}, (to) => {
    // As browsers do: the page that is shown is not put into the history twice.
    const isShown = to === location.pathname + location.search + location.hash;
    navigate(to, { replace: isShown });
  });
}

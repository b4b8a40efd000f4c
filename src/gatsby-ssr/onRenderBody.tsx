import type { RenderBodyArgs } from "gatsby";
import headingFont from "../theme/fonts/newsreader-normal.woff2";
import textFont from "../theme/fonts/public-sans-normal.woff2";

/**
 * The speculation rules in every page's HTML, for browsers that support them. For links in view, which prefetch.inline.ts marks, the
 * browser prefetches the linked page. When the pointer rests on a link or a finger touches it, the browser prerenders the linked page.
 * Links to files, whose names have an ending, are excluded. The text is the same on all pages, so that one hash in the
 * Content-Security-Policy allows it.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: ".near" }, eagerness: "immediate" }],
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*.*" } },
          // `<html>` does not have the class `prefetches` if the visitor has turned on data saving.
          { selector_matches: ".prefetches a" },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Adds the inline script, the speculation rules and the preloads of fonts to every page's head. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  setHeadComponents([
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    ...[headingFont, textFont].map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ]);
}

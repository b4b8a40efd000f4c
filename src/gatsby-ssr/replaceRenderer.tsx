import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet, type HelmetDatum } from "react-helmet";
import { withoutRouter } from "./gatsbyInternals";
import { shortenStyles } from "./shortenStyles";

/**
 * Returns the elements of one of Helmet's tags, for example all `meta` elements. Removes the attribute by which Helmet recognises its
 * elements in a browser, because Helmet does not run in visitors' browsers.
 */
const elementsOf = (tags: HelmetDatum) =>
  [tags.toComponent() as unknown as ReactElement | ReactElement[]]
    .flat()
    .map((element) => cloneElement(element, { "data-react-helmet": undefined } as object));

/**
 * Renders a page as HTML that is not hydrated, with all its styles in one `<style>` element of the head. Emotion itself would write each
 * rule before the first element that uses it, so a page would have about sixty `<style>` elements.
 */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}: ReplaceRendererArgs): void {
  // Without plugins, the cache adds no vendor prefixes for old browsers. The prefixes would be a tenth of every page.
  const cache = createCache({ key: "c", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const rendered = renderToStaticMarkup(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  // Helmet must be read directly after rendering, because all pages share one Helmet and Gatsby renders two pages at a time.
  const { title, meta, link, script, style, noscript, htmlAttributes } = Helmet.renderStatic();
  const rules = extractCriticalToChunks(rendered).styles.map(({ css }) => css);
  const { html, css } = shortenStyles(rendered, rules.join(""), INLINE_SCRIPT);
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([
    ...[title, meta, link, script, noscript].flatMap(elementsOf),
    <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
    // The rules that only this page has come last, so that they override the rules before them.
    ...elementsOf(style),
  ]);
  replaceBodyHTMLString(withoutRouter(html));
}

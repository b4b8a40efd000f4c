import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

/** The key of Emotion's own cache, which takes the rules over in the browser. */
const styleKey = "css";

/**
 * Renders a page with all its styles at one place in the head. By itself Emotion writes each rule before the first element that uses it: some
 * sixty `<style>` elements a page, which the browser would have to move, and its styles to calculate again, before React hydrates.
 */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}: ReplaceRendererArgs): void {
  // Without vendor prefixes for old browsers, which would be a tenth of every page.
  const cache = createCache({ key: styleKey, stylisPlugins: [] });
  // Emotion then keeps the rules and writes none of them.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  // At once: Helmet keeps one head for all pages, and Gatsby renders two pages at a time.
  const { title, meta, link, script, style: own, htmlAttributes } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link, script].map((tags) => tags.toComponent()));
  const rules = Object.entries(cache.inserted).filter(([, css]) => typeof css === "string");
  const isLocal = (name: string) =>
    name.startsWith("animation-") || `${styleKey}-${name}` in cache.registered;
  const local = rules.filter(([name]) => isLocal(name));
  const style = (kind: string, of: typeof rules) => {
    const names = [kind, ...of.map(([name]) => name)].join(" ");
    const __html = of.map(([, rule]) => rule).join("");
    return <style key={names} data-emotion={names} dangerouslySetInnerHTML={{ __html }} />;
  };
  setHeadComponents([
    ...rules.filter(([name]) => !isLocal(name)).map((rule) => style(`${styleKey}-global`, [rule])),
    style(styleKey, local),
    // Last, so that a page's own rules win.
    own.toComponent(),
  ]);
  replaceBodyHTMLString(html);
}

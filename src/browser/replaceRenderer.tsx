import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { GivenCache, newStyleCache, styleKey, unnamedRules } from "../theme/ThemeRoot";

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
  const cache = newStyleCache();
  // Emotion then keeps the rules and writes none of them.
  cache.compat = true;
  const html = renderToString(<GivenCache.Provider value={cache}>{bodyComponent}</GivenCache.Provider>);
  // At once: Helmet keeps one head for all pages, and Gatsby renders two pages at a time.
  const { title, meta, link, script, htmlAttributes } = Helmet.renderStatic();
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link, script].map((tags) => tags.toComponent()));
  const rules = Object.entries(cache.inserted).filter(([, css]) => typeof css === "string");
  const isLocal = (name: string) =>
    name.startsWith("animation-") || `${styleKey}-${name}` in cache.registered;
  const css = (of: typeof rules) => ({ __html: of.map(([, rule]) => rule).join("") });
  setHeadComponents([
    ...rules
      .filter(([name]) => !isLocal(name))
      .map((rule) => (
        <style
          key={rule[0]}
          data-emotion={`${styleKey}-global ${rule[0]}`}
          dangerouslySetInnerHTML={css([rule])}
        />
      )),
    <style
      key={styleKey}
      data-emotion={unnamedRules}
      dangerouslySetInnerHTML={css(rules.filter(([name]) => isLocal(name)))}
    />,
  ]);
  replaceBodyHTMLString(html);
}

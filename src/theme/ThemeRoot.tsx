import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { createContext, useContext, useState, type ReactNode } from "react";
import { ThemeUIProvider } from "theme-ui";
import { light } from "./colors";
import { darkClass } from "./storedTheme";
import { theme } from "./theme";

/** The class outranks Theme UI's own print rule, so printing in dark needs a rule of ours. */
const printLight = {
  "@media print": {
    [`html.${darkClass}`]: Object.fromEntries(
      Object.entries(light).map(([name, value]) => [`--theme-ui-colors-${name}`, value]),
    ),
  },
};

/** Emotion's key: the first part of the names of its classes, and of the attribute of a page's `<style>`. */
export const styleKey = "css";

/** The attribute of that `<style>` as pages bring it: with the space before the names that Emotion looks for, but without the names. */
export const unnamedRules = `${styleKey} `;

/**
 * Emotion's style cache, without vendor prefixes for old browsers, which would be a tenth of every page. In the browser it starts with
 * the rules of the page. Emotion expects their names in an attribute; reading them from the rules instead saves each page 120 to 200 bytes.
 */
export function newStyleCache(): EmotionCache {
  if (typeof document !== "undefined")
    for (const { dataset, textContent } of document.querySelectorAll<HTMLStyleElement>(
      `style[data-emotion="${unnamedRules}"]`,
    )) {
      const names = [...(textContent ?? "").matchAll(/\.css-(\w+)|@keyframes (animation-\w+)/g)].map(
        ([, rule, frames]) => rule ?? frames,
      );
      dataset.emotion = unnamedRules + [...new Set(names)].join(" ");
    }
  return createCache({ key: styleKey, stylisPlugins: [] });
}

/** The cache from which a build reads the page's styles (src/browser/replaceRenderer.tsx). */
export const GivenCache = createContext<EmotionCache | undefined>(undefined);

/**
 * Theme UI around the whole site: its palettes, variables and classes paint both modes. Which of them is shown is the class of `<html>`
 * alone, which the inline script sets (src/browser/inline/theme.ts); nothing in React reads the mode.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const given = useContext(GivenCache);
  const [cache] = useState(() => given ?? newStyleCache());
  return (
    <CacheProvider value={cache}>
      <ThemeUIProvider theme={theme}>
        <Global styles={printLight} />
        {children}
      </ThemeUIProvider>
    </CacheProvider>
  );
}

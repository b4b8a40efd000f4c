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

/** Emotion's style cache, without vendor prefixes for old browsers, which would be a tenth of every page. */
export const newStyleCache = () => createCache({ key: "css", stylisPlugins: [] });

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

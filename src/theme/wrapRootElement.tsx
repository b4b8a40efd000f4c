import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { ThemeUIProvider } from "theme-ui";
import { palettes } from "./colors";
import { darkClass } from "./theme.inline";
import { theme } from "./theme";

/**
 * Styles that print a dark page in light colours. Theme UI's own print rule is not specific enough to override the class of the dark theme.
 */
const printLight = {
  "@media print": {
    [`html.${darkClass}`]: Object.fromEntries(
      Object.entries(palettes.light).map(([name, value]) => [`--theme-ui-colors-${name}`, value]),
    ),
  },
};

/**
 * Puts Theme UI around the whole site, with its palettes as CSS variables. A class of `<html>` decides which theme is shown.
 * theme.inline.ts sets this class, and React never reads or changes it. Both gatsby-browser (which `gatsby develop` uses) and gatsby-ssr
 * export this function to Gatsby, so both render the same.
 */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ThemeUIProvider theme={theme}>
    <Global styles={printLight} />
    {element}
  </ThemeUIProvider>
);

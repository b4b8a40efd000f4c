import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { ThemeUIProvider } from "theme-ui";
import { palettes } from "./colors";
import { darkClass } from "./theme.inline";
import { theme } from "./theme";

/** Prints a dark page in light colours. Theme UI's own print rule is less specific than the class of the dark theme. */
const printLight = {
  "@media print": {
    [`html.${darkClass}`]: Object.fromEntries(
      Object.entries(palettes.light).map(([name, value]) => [`--theme-ui-colors-${name}`, value]),
    ),
  },
};

/**
 * Puts Theme UI around the whole site, with its palettes as CSS variables. A class of `<html>` decides which theme is shown.
 * theme.inline.ts sets this class, and React never reads or changes it. Gatsby calls this function, and both gatsby-browser (which `gatsby
 * develop` uses) and gatsby-ssr re-export it, so that they cannot differ.
 */
export const wrapRootElement = ({ element }: { element: ReactNode }) => (
  <ThemeUIProvider theme={theme}>
    <Global styles={printLight} />
    {element}
  </ThemeUIProvider>
);

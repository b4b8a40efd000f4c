import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { ThemeUIProvider } from "theme-ui";
import { light } from "./colors";
import { darkClass } from "./themeChoice";
import { theme } from "./theme";

/** The class outranks Theme UI's own print rule, so printing in dark needs a rule of ours. */
const printLight = {
  "@media print": {
    [`html.${darkClass}`]: Object.fromEntries(
      Object.entries(light).map(([name, value]) => [`--theme-ui-colors-${name}`, value]),
    ),
  },
};

/**
 * Theme UI around the whole site: its palettes, variables and classes paint both modes. Which of them is shown is the class of `<html>`
 * alone, which the inline script sets (theme.inline.ts); nothing in React reads the mode.
 */
export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <ThemeUIProvider theme={theme}>
    <Global styles={printLight} />
    {children}
  </ThemeUIProvider>
);

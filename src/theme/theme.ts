import type { Theme } from "theme-ui";
import { dark, light } from "./colors";
import { globalStyles } from "./globalStyles";
import { scales } from "./scales";
import { variants } from "./variants";

/** The theme of the site, for Theme UI. */
export const theme = {
  config: {
    // theme.inline.ts stores the choice, because Theme UI's storage key is fixed and its default follows the system.
    useLocalStorage: false,
    useColorSchemeMediaQuery: false,
    initialColorModeName: "light",
    useBorderBox: true,
  },
  colors: { ...light, modes: { dark } },
  ...scales,
  fontWeights: { body: 400, heading: 500, strong: 650 },
  lineHeights: { body: 1.6, heading: 1.15 },
  styles: { root: globalStyles },
  ...variants,
} satisfies Theme;

/**
 * Makes the style sheet of the editor's page. The page has the fonts, spaces, buttons and colours of the site. It follows the system's
 * setting for a light or dark theme.
 */
import createCache from "@emotion/cache";
import { css as serialize } from "@emotion/react";
import { css } from "theme-ui";
import { palettes } from "../../../src/theme/colors";
import { globalStyles } from "../../../src/theme/globalStyles";
import { theme } from "../../../src/theme/theme";
import { formStyles } from "./forms";
import { textStyles } from "./text";
import { pageStyles } from "./page";

type Colours = Readonly<Record<string, string>>;

const variables = (colours: Colours) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));
const names: Colours = Object.fromEntries(
  Object.keys(palettes.light).map((name) => [name, `var(--${name})`]),
);

const cache = createCache({ key: "editor" });

/** The styles of the site, then the styles of the editor, which override them. */
export const styleSheet = [
  {
    ":root": {
      ...variables(palettes.light),
      "@media (prefers-color-scheme: dark)": variables(palettes.dark),
    },
  },
  { html: globalStyles },
  { html: pageStyles },
  { html: formStyles },
  { html: textStyles },
]
  .map((styles) => serialize(css(styles)({ ...theme, colors: names })))
  .map((styles) => cache.insert("", styles, cache.sheet, false))
  .join("\n");

import { dark, light } from "../../../src/theme/colors";

const variables = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour};`)
    .join("");

/** The site's colours as variables, light or dark as the system is. */
export const colours = `:root{color-scheme:light dark;${variables(light)}}@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`;

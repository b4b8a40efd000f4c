/** Matches a low window, for example a window that is enlarged to 200 %. */
export const lowWindow = "@media (max-height: 32em)";

/** Matches the screen of a phone that is held upright. */
export const phone = "@media (max-width: 30em)";

/** Matches a low window, for example a window that is enlarged to 200 %. */
export const lowWindow = "@media (max-height: 32em)";

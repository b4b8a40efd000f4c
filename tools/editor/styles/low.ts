/** Matches a low window, for example a window that is enlarged to 200 %. */
export const low = "@media (max-height: 32em)";

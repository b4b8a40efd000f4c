/** Matches a low window, as one that is enlarged to 200 %. */
export const low = "@media (max-height: 32em)";

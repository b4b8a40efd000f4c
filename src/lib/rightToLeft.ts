/** Matches a letter of the scripts that are written from right to left, such as Hebrew and Arabic. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** How often each thing is measured; the median counts. */
export const rounds = 7;

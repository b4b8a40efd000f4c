/** The number of measurements, of which the median counts. */
export const rounds = 7;

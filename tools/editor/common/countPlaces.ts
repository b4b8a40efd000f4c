/**
 * Returns the number of places that must be corrected. One problem, for example a broken link, may be in several places. A problem without a
 * place counts as one.
 */
export const countPlaces = (problems: readonly { places: readonly unknown[] }[]): number =>
  problems.reduce((sum, { places }) => sum + Math.max(1, places.length), 0);

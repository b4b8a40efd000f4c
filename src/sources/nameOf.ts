/** What is cited in a few words: "Judgment 1999, paragraph 145". */
export const nameOf = ({ source, place }: Pick<Queries.CitationFragment, "source" | "place">): string =>
  place === null ? source.shortName : `${source.shortName}, ${place}`;

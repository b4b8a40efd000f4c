const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text; a line break ends none. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text.replace(/\s+/g, " "))].map(({ segment }) => segment);

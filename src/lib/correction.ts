interface Correction {
  was: string | null;
  now: string | null;
  isHidden: boolean;
}

/** Matches the end of words that need a full stop. */
const unfinished = /(?<![.?!…])$/;

/** The sentences about what a correction replaced, each with the words that it struck or put there. */
export const correctionSentences = ({ was, now, isHidden }: Correction) => [
  ...(was === null ? [] : [{ says: "It said:", as: "del" as const, words: was.replace(unfinished, ".") }]),
  ...(isHidden ? [{ says: "What it said is not repeated here, since that would do harm." }] : []),
  ...(now === null
    ? []
    : [{ says: "It says now:", as: "ins" as const, words: now.replace(unfinished, ".") }]),
];

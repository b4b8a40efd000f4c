/** A change of a page. A field is null if content does not state it. */
interface Correction {
  was: string | null;
  now: string | null;
  isHidden: boolean;
}

/** Matches the end of a text that needs a full stop. */
const unfinished = /(?<![.?!…])$/;

/**
 * Returns the sentences about the words that a correction replaced.
 * @returns for each sentence its beginning (`says`), and the quoted text (`words`) with the element in which it is shown (`as`)
 */
export const correctionSentences = ({ was, now, isHidden }: Correction) => [
  ...(was === null ? [] : [{ says: "It said:", as: "del" as const, words: was.replace(unfinished, ".") }]),
  ...(isHidden
    ? [{ says: "The wrong words are not repeated here, because repeating them would do harm." }]
    : []),
  ...(now === null
    ? []
    : [{ says: "It says now:", as: "ins" as const, words: now.replace(unfinished, ".") }]),
];

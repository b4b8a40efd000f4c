import { endsSentence } from "./endsSentence";

/**
 * A correction that a page lists. `was` and `now` are the words before and after the correction, or null if the content file does not
 * contain them. `isHidden` is true if readers must not see the old words.
 */
interface Correction {
  was: string | null;
  now: string | null;
  isHidden: boolean;
}

const asSentence = (words: string) => (endsSentence(words) ? words : `${words}.`);

/**
 * Returns the sentences that tell readers which words a correction replaced.
 * @returns for each sentence: its beginning (`says`), the quoted words (`words`), and the name of the HTML element for these words (`as`)
 */
export const correctionSentences = ({ was, now, isHidden }: Correction) => [
  ...(was === null ? [] : [{ says: "It said:", as: "del" as const, words: asSentence(was) }]),
  ...(isHidden
    ? [{ says: "The wrong words are not repeated here, because repeating them would do harm." }]
    : []),
  ...(now === null ? [] : [{ says: "It says now:", as: "ins" as const, words: asSentence(now) }]),
];

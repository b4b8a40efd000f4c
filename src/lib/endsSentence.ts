/** Returns whether a quoted text ends with the punctuation of a sentence, so that no full stop is needed after it. */
export const endsSentence = (text: string): boolean => /[.?!…]["”’')\]]*$/.test(text);

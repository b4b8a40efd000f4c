/**
 * Returns whether a quoted text ends with the punctuation of a sentence. If it does, the sentence around it needs no full stop after the
 * quotation.
 */
export const endsSentence = (text: string): boolean => /[.?!…]["”’')\]]*$/.test(text);

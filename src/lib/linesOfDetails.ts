/** The kinds of contact details that may have more than one line. */
export const hasSeveralLines = (kind: string) => kind === "address" || kind === "text";

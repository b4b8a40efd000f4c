/** A field or a paragraph that two people changed differently, or that one deleted and the other changed. */
export interface Conflict {
  /** Where it is, in a volunteer's words: the entry and the field, or the section and the paragraph. */
  where: readonly string[];
  /** The three wordings; undefined where it is not there. */
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** How a conflict is settled: with one of the two wordings, or with another. */
export type Answer = "mine" | "theirs" | { write: string };

/** Says how a conflict is settled; undefined leaves it open. */
export type Settle = (conflict: Conflict) => Answer | undefined;

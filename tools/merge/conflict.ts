/** A field or a paragraph that two people changed differently, or that one deleted and the other changed. */
export interface Conflict {
  /** Where it is, in terms that a volunteer knows: the entry and the field, or the section and the paragraph. */
  where: readonly string[];
  /** The three wordings; undefined where a version does not have it. */
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** The resolution of a conflict: one of the two wordings, or a third. */
export type Answer = "mine" | "theirs" | { write: string };

/** Resolves a conflict; undefined leaves it unresolved. */
export type Settle = (conflict: Conflict) => Answer | undefined;

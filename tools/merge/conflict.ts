/** Three versions of something; undefined where a version does not have it. */
export interface Three<Thing> {
  base: Thing | undefined;
  mine: Thing | undefined;
  theirs: Thing | undefined;
}

/** The wordings of a field or a paragraph that two people changed differently, or that one deleted and the other changed. */
export interface Conflict extends Three<string> {
  /** Where it is, in terms that a volunteer knows: the entry and the field, or the place in the text. */
  where: readonly string[];
}

/** The resolution of a conflict: one of the two wordings, or a third. */
export type Answer = "mine" | "theirs" | { write: string };

/** Resolves a conflict; undefined leaves it unresolved. */
export type Settle = (conflict: Conflict) => Answer | undefined;

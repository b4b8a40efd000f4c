import type { Syntax } from "./part";
import type { Label } from "./targets";

/**
 * Three versions of a thing in a merge: the common earlier version (`base`), my version (`mine`) and the other person's version (`theirs`).
 * A version is undefined if the thing is missing in it.
 */
export interface ThreeWay<Thing> {
  base: Thing | undefined;
  mine: Thing | undefined;
  theirs: Thing | undefined;
}

/**
 * A conflict about a field, a paragraph, a row of a table or a whole file. Two people have changed it differently, or one person has
 * deleted it and the other has changed it. The three versions are its wordings.
 */
export interface Conflict extends ThreeWay<string> {
  /**
   * The position of the conflict: the key of the entry and the name of the field, or the position in the text. The list is empty if the
   * conflict is about the whole file.
   */
  where: readonly string[];
  /** The position of the conflict in words that volunteers know: the labels of fields, and the titles of entries. */
  labels: readonly Label[];
  /** The name of the innermost field that contains the conflict. */
  field?: string | undefined;
  /** The syntax of the wordings of this conflict. */
  syntax: Syntax;
}

/**
 * Returns the side whose version a merge can take without a question. This is possible if the other side changed nothing or made the same
 * change. Returns undefined if the two sides made different changes.
 */
export function uncontested<Thing>(
  { base, mine, theirs }: Partial<ThreeWay<Thing>>,
  isSame: (a: Thing | undefined, b: Thing | undefined) => boolean,
): "mine" | "theirs" | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return "mine";
  return isSame(base, mine) ? "theirs" : undefined;
}

/** The answer to a conflict: one of the two wordings, or a third wording that somebody has written. */
export type Resolution = "mine" | "theirs" | { write: string };

/** A function that returns the answer to a conflict, or undefined to leave the conflict unresolved. */
export type ResolveConflict = (conflict: Conflict) => Resolution | undefined;

import type { Syntax } from "./part";
import type { Label } from "./targets";

/** Three versions of something; undefined where a version does not have it. */
export interface ThreeWay<Thing> {
  base: Thing | undefined;
  mine: Thing | undefined;
  theirs: Thing | undefined;
}

/** The wordings of a field or a paragraph that two people changed differently, or that one deleted and the other changed. */
export interface Conflict extends ThreeWay<string> {
  /** The place: the entry by its key and the field by its name, or the place in the text. Empty for a whole file. */
  where: readonly string[];
  /** The same place as volunteers know it: fields by their labels in forms, entries by their titles. */
  labels: readonly Label[];
  /** The innermost field that contains the place. */
  field?: string | undefined;
  /** The syntax of the wordings. */
  syntax: Syntax;
}

/** Returns the side to take without asking, because the other side changed nothing or made the same change; otherwise undefined. */
export function uncontested<Thing>(
  { base, mine, theirs }: Partial<ThreeWay<Thing>>,
  isSame: (a: Thing | undefined, b: Thing | undefined) => boolean,
): "mine" | "theirs" | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return "mine";
  return isSame(base, mine) ? "theirs" : undefined;
}

/** The answer to a conflict: one of the two wordings, or a third. */
export type Resolution = "mine" | "theirs" | { write: string };

/** A function that returns the answer to a conflict, or undefined to leave the conflict unresolved. */
export type ResolveConflict = (conflict: Conflict) => Resolution | undefined;

import { mentionId } from "../lib/citationIds";

/** What is cited: as much of it as distinguishes two citations. */
interface Cited {
  readonly source: { readonly anchor: string };
  readonly place: string | null;
}

/** An entry of a page's list of sources. */
export interface Reference<Citation> {
  citation: Citation;
  number: number;
  /** Whether the page names the source for the first time, so that the entry gives it in full. */
  isFirst: boolean;
}

/** The number of a citation at one place of the page. */
export interface Mark<Citation> {
  citation: Citation;
  number: number;
  /** Where the list leads back to; none where an earlier place cites the same. */
  id: string | undefined;
}

/**
 * Numbers what a page cites: each source with each place in it once.
 * @param text what the page's text cites, in the order in which its numbers were given
 * @param lists what the cards of the page cite, card by card; their numbers follow
 * @returns the list for the page's end, and the marks of each of `lists`, by the list itself
 */
export function toReferences<Citation extends Cited>(
  text: readonly Citation[],
  lists: readonly (readonly Citation[])[],
): { references: Reference<Citation>[]; marks: Map<readonly Citation[], Mark<Citation>[]> } {
  const references = new Map<string, Reference<Citation>>();
  const anchors = new Set<string>();
  const toMark = (citation: Citation): Mark<Citation> => {
    const { anchor } = citation.source;
    const key = JSON.stringify([anchor, citation.place]);
    const known = references.get(key);
    if (known) return { citation, number: known.number, id: undefined };
    const number = references.size + 1;
    references.set(key, { citation, number, isFirst: !anchors.has(anchor) });
    anchors.add(anchor);
    return { citation, number, id: mentionId(number) };
  };
  text.forEach(toMark);
  const marks = new Map(lists.map((list) => [list, list.map(toMark)]));
  return { references: [...references.values()], marks };
}

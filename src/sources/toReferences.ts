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
  /** In how many places the page cites it. */
  mentions: number;
}

/** The number of a citation at one place of the page. */
export interface Mark<Citation> {
  citation: Citation;
  number: number;
  /** Where the list leads back to. */
  id: string;
}

/**
 * Numbers what a page cites: each source with each place in it once.
 * @param text what the page's text cites, in its order
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
    const reference = references.get(key) ?? {
      citation,
      number: references.size + 1,
      isFirst: !anchors.has(anchor),
      mentions: 0,
    };
    references.set(key, reference);
    anchors.add(anchor);
    reference.mentions += 1;
    const { number, mentions } = reference;
    return { citation, number, id: mentionId(number, mentions) };
  };
  text.forEach(toMark);
  const marks = new Map(lists.map((list) => [list, list.map(toMark)]));
  return { references: [...references.values()], marks };
}

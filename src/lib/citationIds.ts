/**
 * This file contains the ids of a page's citation numbers, sources, contentions, statements and cards. An underscore in each id
 * distinguishes it from the ids of headings.
 */

/** Returns the id of an entry of the list of sources. Entries are counted from 1. */
export const sourceId = (number: number): string => `source_${number}`;

/** Returns whether an id belongs to the list of sources or to one of its entries. */
export const isSourceId = (id: string): boolean => id.startsWith("source_");

/** Returns the id of the first citation of a source. The list of sources links back to this citation. */
export const mentionId = (number: number): string => `cite_${number}`;

/**
 * Returns the id of an entry on its page.
 * @param name the anchor of the entry. For an entry of a list of cards, such as content/media.yaml, this is the slug of its heading
 */
export const entryId = (kind: "contention" | "statement" | "card", name: string): string => `${kind}_${name}`;

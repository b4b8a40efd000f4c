/** The ids of a page's citation marks, sources, contentions and cards. An underscore keeps them apart from the ids of headings. */

/** The id of an entry of the list, counted from 1. */
export const sourceId = (number: number): string => `source_${number}`;

/** Whether an id is the list's or that of one of its entries. */
export const isSourceId = (id: string): boolean => id.startsWith("source_");

/** The id of the first place that cites the entry, to which it leads back; browsers lead back to the others. */
export const mentionId = (number: number): string => `cite_${number}`;

/** The id of a contention, by its anchor. */
export const contentionId = (anchor: string): string => `contention_${anchor}`;

/** The id of a card of a list (content/media.yaml), by the slug of its heading. */
export const cardId = (slug: string): string => `card_${slug}`;

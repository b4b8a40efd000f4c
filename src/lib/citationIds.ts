/** The ids of a page's citation marks, sources, contentions, statements and cards. An underscore keeps them apart from the ids of headings. */

/** The id of an entry of the list, counted from 1. */
export const sourceId = (number: number): string => `source_${number}`;

/** Whether an id is the list's or that of one of its entries. */
export const isSourceId = (id: string): boolean => id.startsWith("source_");

/**
 * The id of a place that cites the entry, to which it leads back.
 * @param mention which of them, counted from 1
 */
export const mentionId = (number: number, mention: number): string =>
  mention === 1 ? `cite_${number}` : `cite_${number}_${mention}`;

export const contentionId = (anchor: string): string => `contention_${anchor}`;

export const statementId = (anchor: string): string => `statement_${anchor}`;

/** The id of a card of a list (content/media.yaml), by the slug of its heading. */
export const cardId = (slug: string): string => `card_${slug}`;

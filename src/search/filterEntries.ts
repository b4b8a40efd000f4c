import { foldQuery } from "../lib/foldText";

/** An entry of content/search.yaml: a page that the search lists. */
export interface SearchEntry {
  path: string;
  title: string;
  description: string;
}

/**
 * Returns the entries whose title or description contains the query, in the order of `entries`. A blank query returns all entries. There is
 * no fuzzy matching.
 */
export function filterEntries(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const wanted = foldQuery(query);
  return entries.filter(
    ({ title, description }) => foldQuery(title).includes(wanted) || foldQuery(description).includes(wanted),
  );
}

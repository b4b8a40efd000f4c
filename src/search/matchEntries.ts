/** One entry of the search's list. */
export interface SearchEntry {
  title: string;
  path: string;
  description: string;
}

/**
 * The entries whose title or description holds the query, in their order: a blank query
 * gives all of them, case does not matter, nothing is fuzzy.
 */
export function matchEntries(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  if (query.trim() === "") return entries;
  const wanted = query.toLowerCase();
  return entries.filter(
    ({ title, description }) =>
      title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
}

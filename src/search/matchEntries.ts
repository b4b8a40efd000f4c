import { foldQuery } from "./foldText";

/** An entry of content/search.yaml. */
export interface SearchEntry {
  path: string;
  title: string;
  description: string;
}

/** The entries whose title or description contains the query, in their order: a blank query returns all; no fuzzy matching. */
export function matchEntries(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const wanted = foldQuery(query);
  return entries.filter(
    ({ title, description }) => foldQuery(title).includes(wanted) || foldQuery(description).includes(wanted),
  );
}

import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import type { SearchEntry } from "./matchEntries";

export function useSearchEntries(): readonly SearchEntry[] {
  const { allSearchEntry } = useStaticQuery<Queries.SearchEntriesQuery>(graphql`
    query SearchEntries {
      allSearchEntry(sort: { position: ASC }) {
        nodes {
          title
          description
          page {
            path
          }
        }
      }
    }
  `);
  return useMemo(
    () =>
      allSearchEntry.nodes.map(({ title, description, page }) => ({
        title,
        path: page.path,
        description,
      })),
    [allSearchEntry],
  );
}

import { useEffect, useState } from "react";
import { isSearchable, type Passages } from "./findPassages";
import { prepareDocuments, searchDocuments } from "./searchDocuments";

/** Milliseconds after the last key, so that no parts of the index are loaded for half a word. */
const pause = 150;

/**
 * What documents hold of a query; `undefined` while they are searched, "failed" where they cannot be.
 * @param query none where documents are not to be searched
 * @param limit how many pages of documents are described
 */
export function useDocuments(query: string | undefined, limit: number): Passages | "failed" | undefined {
  const [answer, setAnswer] = useState<{ query: string; result: Passages | "failed" }>();
  useEffect(() => {
    if (!query) return;
    // From the first letter on: on a slow phone it takes two seconds.
    prepareDocuments();
    if (!isSearchable(query)) return;
    let isLatest = true;
    const show = (result: Passages | "failed") => {
      if (isLatest) setAnswer({ query, result });
    };
    const timer = setTimeout(() => {
      searchDocuments(query, limit, () => isLatest).then(show, () => show("failed"));
    }, pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, limit]);
  return answer?.query === query ? answer?.result : undefined;
}

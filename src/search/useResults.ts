import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedData } from "../browser/prefersReducedData";
import { findPassages, isSearchable, type Passages, type Texts } from "./findPassages";
import { foldQuery } from "../lib/foldText";
import { loadTexts } from "./loadTexts";
import { filterEntries, type SearchEntry } from "./filterEntries";
import { prepareDocuments, searchDocuments } from "./searchDocuments";

/** Returns the texts of the site's pages. Returns undefined while they are loading, and "failed" if they did not load. */
function useTexts(): Texts | "failed" | undefined {
  const [texts, setTexts] = useState<Texts | "failed">();
  useEffect(() => {
    let isMounted = true;
    const show = (result: Texts | "failed") => {
      // React must render immediately. Otherwise the visitor's next key could come before the list uses the texts.
      if (isMounted) flushSync(() => setTexts(result));
    };
    loadTexts().then(show, () => show("failed"));
    return () => {
      isMounted = false;
    };
  }, []);
  return texts;
}

/**
 * The time without a key press, in milliseconds, after which documents are searched. Without this pause, the browser would load parts of
 * the index for words that are only half typed.
 */
const typingPause = 150;

/**
 * Searches the documents when the visitor pauses in typing.
 * @param query the query, or undefined if documents must not be searched
 * @param limit the maximum number of returned passages
 * @returns undefined during the search, "failed" if the documents cannot be searched
 */
function useDocuments(query: string | undefined, limit: number): Passages | "failed" | undefined {
  const [answer, setAnswer] = useState<{ query: string; result: Passages | "failed" }>();
  useEffect(() => {
    if (!query) return;
    // Loading starts at the latest with the first letter, because it takes two seconds on a slow phone.
    prepareDocuments();
    if (!isSearchable(query)) return;
    let isLatest = true;
    const show = (result: Passages | "failed") => {
      if (isLatest) setAnswer({ query, result });
    };
    const timer = setTimeout(() => {
      searchDocuments(query, limit, () => isLatest).then(show, () => show("failed"));
    }, typingPause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, limit]);
  return answer?.query === query ? answer?.result : undefined;
}

const nothing = "No results found";
const waiting = "Searching the text of the pages…";
const failed = "The text of the pages could not be loaded. Only their titles and descriptions were searched.";
const withoutDocuments =
  "Documents could not be searched. Such a search needs an internet connection and a browser with WebAssembly.";

/** Returns a number in the format of the page's language, for example "1,200". */
export const inFigures = (count: number) => count.toLocaleString(document.documentElement.lang || undefined);

/**
 * Returns a list with one text: the number and its noun, for example "2 passages in documents". Returns an empty list if the number is 0.
 */
const counted = (count: number, noun: string, where = "") =>
  count === 0 ? [] : [`${inFigures(count)} ${noun}${count === 1 ? "" : "s"}${where}`];

interface Search {
  entries: readonly SearchEntry[];
  hasDocuments: boolean;
  query: string;
  /** The maximum number of passages from pages that are returned. The same maximum applies to passages from documents. */
  limit: number;
}

/**
 * Searches the site. The result contains entries immediately. Passages from pages follow as soon as their texts have loaded, and passages
 * from documents as soon as the visitor pauses in typing.
 */
export function useResults({ entries, hasDocuments, query, limit }: Search) {
  const loaded = useTexts();
  const texts = useMemo(() => (typeof loaded === "object" ? loaded : []), [loaded]);
  const pages = filterEntries(entries, query);
  const inPages = useMemo(() => findPassages(texts, query, limit), [texts, query, limit]);
  const searchesDocuments = hasDocuments && isSearchable(query);
  const documents = useDocuments(hasDocuments ? query : undefined, limit);
  useEffect(() => {
    // The index is loaded as soon as the texts of pages have arrived. Every search needs those texts, so they come first.
    if (hasDocuments && loaded !== undefined && !prefersReducedData()) prepareDocuments();
  }, [hasDocuments, loaded]);
  const inDocuments: Passages = typeof documents === "object" ? documents : { found: [], total: 0 };
  const isMissing = isSearchable(query) && typeof loaded !== "object";
  const isEmpty = pages.length + inPages.total + inDocuments.total === 0;

  const counts = [
    ...counted(pages.length, "page"),
    ...counted(inPages.total, "passage"),
    ...counted(inDocuments.total, "passage", " in documents"),
  ].join(" and ");
  const foundMessage = foldQuery(query) === "" ? "" : `${counts} found`;
  const missingMessage = loaded === "failed" ? failed : waiting;
  const emptyMessage = searchesDocuments && documents === undefined ? waiting : nothing;
  const message = isMissing ? missingMessage : isEmpty ? emptyMessage : foundMessage;
  const isPartial = searchesDocuments && documents === "failed";
  return {
    texts,
    pages,
    inPages,
    inDocuments,
    /** The text that tells the visitor the result of the search. */
    status: [message, ...(isPartial ? [withoutDocuments] : [])].join(". "),
    hasNoResults: message === nothing,
  };
}

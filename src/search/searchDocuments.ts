import { documentIndexPath } from "../lib/passages";
import type { Passages } from "./findPassages";
import { documentQuery, foldText, wordsIn } from "../lib/foldText";

/** A page of a document that Pagefind has found. */
interface Page {
  url: string;
  /** The passage that was found, as HTML. Each word of the query is in a `mark` element. The HTML contains no other elements. */
  excerpt: string;
  meta: { heading: string };
  filters: { document: readonly [string] };
}

/** The parts of Pagefind's interface that the search uses. Pagefind loads only the parts of its index that a query needs. */
interface Pagefind {
  options: (options: { excerptLength: number }) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<Page> }[] }>;
}

/** The number of words of an excerpt. */
const excerptLength = 24;

let loaded: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  // Without WebAssembly, Pagefind would wait for its worker for ever.
  if (!("WebAssembly" in window)) throw new Error("There is no WebAssembly.");
  const address = `${documentIndexPath}/pagefind.js`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
  await pagefind.options({ excerptLength });
  await pagefind.init();
  return pagefind;
}

/** Loads the part of the index that every query needs. Call this function while the visitor is still typing. */
export function prepareDocuments(): void {
  loaded ??= load();
  // This function ignores an error in loading the index, because searchDocuments reports it.
  loaded.catch(() => undefined);
}

function toFound({ url, excerpt, meta, filters }: Page): Passages["found"][number] {
  const { body } = new DOMParser().parseFromString(excerpt, "text/html");
  const marked = [...body.querySelectorAll("mark")].flatMap(({ textContent }) =>
    wordsIn(foldText(textContent ?? "")),
  );
  return {
    address: url,
    title: filters.document[0],
    heading: meta.heading,
    snippet: body.textContent ?? "",
    terms: [...new Set(marked)].map((text) => ({ text, beginsWord: true })),
  };
}

/**
 * Finds the pages of documents that contain all words of a query. Words in quotation marks must form a phrase. The best pages come first.
 * @param limit the maximum number of returned pages
 * @param isWanted returns whether the answer is still needed. If it is not, loading stops
 * @throws if the index cannot be loaded. The next call then tries again
 */
export async function searchDocuments(
  query: string,
  limit: number,
  isWanted: () => boolean,
): Promise<Passages> {
  loaded ??= load();
  try {
    const { search } = await loaded;
    const { results } = isWanted() ? await search(documentQuery(query)) : { results: [] };
    const shown = isWanted() ? results.slice(0, limit) : [];
    const pages = await Promise.all(shown.map((result) => result.data()));
    return { found: pages.map(toFound), total: results.length };
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

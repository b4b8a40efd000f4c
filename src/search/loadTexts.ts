import { searchTextsPath, type SearchablePage } from "../lib/passages";
import { toTexts, type Texts } from "./findPassages";

/** The time, in milliseconds, after which loading the texts counts as failed. */
const timeout = 20_000;

let loaded: Promise<Texts> | undefined;

/** Fetches the texts of all pages, and prepares them for searching. */
async function fetchTexts(): Promise<Texts> {
  const answer = await fetch(searchTextsPath, { signal: AbortSignal.timeout?.(timeout) });
  if (!answer.ok) throw new Error(`${searchTextsPath}: ${answer.status}`);
  return toTexts((await answer.json()) as SearchablePage[]);
}

/**
 * Returns the texts of all pages, which are fetched only once.
 * @throws if the texts cannot be fetched. The next call then tries again
 */
export function loadTexts(): Promise<Texts> {
  loaded ??= fetchTexts();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

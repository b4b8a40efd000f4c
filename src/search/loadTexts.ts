import { searchTextsPath, type TextPage } from "../lib/passages";
import { toTexts, type Texts } from "./findPassages";

/** Milliseconds after which texts that are still loading count as failed. */
const timeout = 20_000;

let loaded: Promise<Texts> | undefined;

async function fetchTexts(): Promise<Texts> {
  const answer = await fetch(searchTextsPath, { signal: AbortSignal.timeout?.(timeout) });
  if (!answer.ok) throw new Error(`${searchTextsPath}: ${answer.status}`);
  return toTexts((await answer.json()) as TextPage[]);
}

/** The texts of the site's pages, fetched once; after a failure the next call requests them again. */
export function loadTexts(): Promise<Texts> {
  loaded ??= fetchTexts();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

import { searchTextsPath, type TextPage } from "../lib/passages";
import { toTexts, type Texts } from "./findPassages";

/** Milliseconds after which texts that are still loading count as failed. */
const deadline = 20_000;

const loaded = new Map<string, Promise<Texts>>();

async function fetchTexts(path: string): Promise<Texts> {
  const answer = await fetch(path, { signal: AbortSignal.timeout?.(deadline) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return toTexts((await answer.json()) as TextPage[]);
}

/** The texts of the site's pages or of its documents, fetched once; after a failure the next call requests them again. */
export function loadTexts(path = searchTextsPath): Promise<Texts> {
  const own = loaded.get(path) ?? fetchTexts(path);
  loaded.set(path, own);
  own.catch(() => loaded.delete(path));
  return own;
}

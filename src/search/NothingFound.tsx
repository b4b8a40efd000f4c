import { useMemo } from "react";
import type { Texts } from "./findPassages";
import { searchInstead } from "./listField";
import { suggestQueries } from "./suggestQueries";

interface Props {
  texts: Texts;
  query: string;
}

/**
 * What to do where nothing was found: near words, and the index of all pages. Every text has an element of its own: a translator moves bare texts, which
 * React then could not remove.
 */
export function NothingFound({ texts, query }: Props) {
  const near = useMemo(() => suggestQueries(texts, query), [texts, query]);
  return (
    <p>
      {near.length > 0 && (
        <span>
          <span>{"Did you mean "}</span>
          {near.map((words) => (
            <button
              key={words}
              type="button"
              onClick={({ currentTarget }) => searchInstead(currentTarget, words)}
            >
              {words}
            </button>
          ))}
          <span>{"? "}</span>
        </span>
      )}
      <span>
        {"All pages are in the "}
        <a href="/#a-z">A-Z of Content</a>
        {"."}
      </span>
    </p>
  );
}

import { useMemo } from "react";
import type { Texts } from "./findPassages";
import { nearQueries } from "./nearQueries";
import { searchInstead } from "./takeOver";

interface Props {
  texts: Texts;
  query: string;
  onChoose: (address: string) => void;
}

const index = "/#a-z";

/** What to do where nothing was found: near words, and the index of all pages. */
export function NothingFound({ texts, query, onChoose }: Props) {
  const near = useMemo(() => nearQueries(texts, query), [texts, query]);
  return (
    <p>
      {near.length > 0 && "Did you mean "}
      {near.map((words) => (
        <button
          key={words}
          type="button"
          onClick={({ currentTarget }) => searchInstead(currentTarget, words)}
        >
          {words}
        </button>
      ))}
      {near.length > 0 && "? "}
      All pages are in the{" "}
      <a
        href={index}
        onClick={(event) => {
          event.preventDefault();
          onChoose(index);
        }}
      >
        A-Z of Content
      </a>
      .
    </p>
  );
}

/** The list of all content: the kinds, the entries of each kind, and a search field. */
import { useEffect, useState } from "react";
import { kindName, parseRoute } from "../common/addresses";
import { kinds } from "../../../src/content-model/kinds";
import { hasWords } from "./forms/Choices";
import type { Overview } from "../server/overview";
import type { Hit } from "../server/find";
import { follow, usePlace } from "./router";
import { changed, send } from "./send";

export function Sidebar({ overview }: { overview: Overview | undefined }) {
  const { address } = usePlace();
  const [sought, setSought] = useState("");
  const openKind = parseRoute(address)?.kind;
  const isSeeking = sought.trim() !== "";
  const shown = kinds.flatMap((kind) => {
    const name = kindName(kind);
    const entries = (overview?.entries ?? []).filter((entry) => entry.kind === name);
    const isListed = isSeeking || (kind === openKind && kind.shape === "markdown");
    const found = entries.filter(
      ({ title, detail, label = "" }) => isListed && hasWords(`${title} ${detail} ${label}`, sought),
    );
    const isLeftOut = found.length === 0 && !hasWords(kind.label, sought.trim());
    return isLeftOut ? [] : [{ kind, name, found, count: entries.length }];
  });
  const [first] = shown;
  const { hits, count } = useHits(sought.trim());
  const isNothing = shown.length === 0 && hits.length === 0;
  const openFirst = () => {
    const [hit] = hits;
    if (first) follow(first.found[0]?.address ?? `/${first.name}`);
    else if (hit) follow(hit.address, hit.snippet);
  };
  return (
    <nav aria-label="Content">
      <input
        type="search"
        aria-label="Find a page or an entry"
        placeholder="Find"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // While somebody composes characters with an input method, Enter belongs to the input method.
          if (key === "Enter" && isSeeking && !nativeEvent.isComposing) openFirst();
        }}
      />
      <p role="status">{isNothing && count !== undefined && "No results for these words."}</p>
      <ul className={isSeeking ? undefined : "contents"}>
        {shown.map(({ kind, name, found, count }) => (
          <li key={name}>
            <a href={`/${name}`} aria-current={kind === openKind ? "true" : undefined}>
              {kind.label} <small>{isSeeking ? found.length || "" : count > 0 && count}</small>
            </a>
            {found.length > 0 && (
              <ul>
                {found.map((entry) => (
                  <li key={entry.address}>
                    <a href={entry.address} aria-current={entry.address === address ? "page" : undefined}>
                      {entry.title} <small>{entry.detail}</small>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {hits.length > 0 && (
        <section aria-label="In the texts and details">
          <h2>In the texts and details</h2>
          <ul className="hits">
            {hits.map(({ title, address: place, snippet, before, match, after }, index) => (
              <li key={index}>
                <a href={place} data-snippet={snippet}>
                  <strong>{title}</strong>
                  <small>
                    {before}
                    <mark>{match}</mark>
                    {after}
                  </small>
                </a>
              </li>
            ))}
          </ul>
          {count !== undefined && count > hits.length && (
            <p>
              The first {hits.length} of {count} places. Type one more word to find fewer.
            </p>
          )}
        </section>
      )}
    </nav>
  );
}

/** Milliseconds from the last keystroke until the texts are searched, and the number of letters that a search needs. */
const searchDelay = 150;
const minLetters = 3;

/**
 * Returns the texts and details that contain the words. The search is repeated whenever the content changes, and when the window regains
 * the focus. `count` is undefined until it is known.
 */
function useHits(sought: string): { hits: readonly Hit[]; count: number | undefined } {
  const [found, setFound] = useState<{ hits: readonly Hit[]; count: number | undefined }>({
    hits: [],
    count: 0,
  });
  useEffect(() => {
    if (sought.length < minLetters) {
      setFound({ hits: [], count: 0 });
      return undefined;
    }
    let latest = 0;
    const search = () => {
      const request = ++latest;
      send("find", { words: sought }).then(
        (answer) => request === latest && setFound(answer),
        () => undefined,
      );
    };
    setFound((last) => ({ ...last, count: undefined }));
    const timer = setTimeout(search, searchDelay);
    for (const event of [changed, "focus"]) addEventListener(event, search);
    return () => {
      latest = -1;
      clearTimeout(timer);
      for (const event of [changed, "focus"]) removeEventListener(event, search);
    };
  }, [sought]);
  return found;
}

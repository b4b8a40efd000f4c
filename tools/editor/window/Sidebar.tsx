/** The list of all content: the kinds, the entries of each kind, and a search field. */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { kindName, parseRoute } from "../common/addresses";
import { kinds } from "../../../src/content-model/kinds";
import { hasWords } from "./forms/Choices";
import type { Overview } from "../server/overview";
import type { Hit } from "../server/find";
import { isComposing } from "./isComposing";
import { isTyping } from "./isTyping";
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
  const [isInField, setInField] = useState(false);
  /** The address of the first result, which Enter opens. This result is marked while the focus is in the field. */
  const chosen = first ? (first.found[0]?.address ?? `/${first.name}`) : hits[0]?.address;
  // Before the entries are loaded, the first result is not known. A kind or a hit in a text may then be first only for a moment.
  const isReady = overview !== undefined && (first !== undefined || count !== undefined);
  const marked = isSeeking && isInField && overview ? chosen : undefined;
  const [isWaiting, setWaiting] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isOther = event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      // Without this call, the browser would type the slash into the search field, which gets the focus here.
      event.preventDefault();
      const focus = () => {
        const field = nav.current?.querySelector("input");
        field?.focus();
        // The field still contains the words of the last search. Typing replaces them.
        field?.select();
      };
      // In a narrow window, only the start page shows the list of content, so the key opens the start page first.
      if (nav.current && getComputedStyle(nav.current).display === "none") {
        follow("/");
        setTimeout(focus);
      } else focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  const results = () => [...(nav.current?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
  const openChosen = () => {
    const link = results().find((one) => one.dataset.chosen !== undefined);
    // If somebody presses Enter before the entries are loaded or the texts have been searched, the first result opens as soon as it is found.
    if (link && isReady) follow(link.href, link.dataset.snippet);
    else setWaiting(!isReady);
  };
  const latest = useRef(openChosen);
  useEffect(() => {
    latest.current = openChosen;
  });
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    latest.current();
  }, [isWaiting, isReady]);
  /** Moves the focus to the next or the previous result. From the first result, moves it back to the search field. */
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !isSeeking || isComposing(event.nativeEvent)) return;
    const field = event.currentTarget.querySelector("input");
    const links = results();
    const isMarked = (link: HTMLElement) =>
      link === document.activeElement || link.dataset.chosen !== undefined;
    const next = links.findIndex(isMarked) + step;
    event.preventDefault();
    if (next < 0) field?.focus();
    else links[next]?.focus();
  };
  const markOf = (address: string) => (address === marked ? { "data-chosen": "" } : {});
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links and its field take the focus
    <nav aria-label="Content" ref={nav} onKeyDown={move}>
      <input
        type="search"
        aria-label="Find a page or an entry"
        placeholder="Find"
        value={sought}
        onChange={({ target }) => {
          setWaiting(false);
          setSought(target.value);
        }}
        onFocus={() => setInField(true)}
        onBlur={() => setInField(false)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && isSeeking && !isComposing(nativeEvent)) openChosen();
        }}
      />
      <p role="status">{isNothing && count !== undefined && "No results for these words."}</p>
      <ul className={isSeeking ? undefined : "contents"}>
        {shown.map(({ kind, name, found, count }) => (
          <li key={name}>
            <a
              href={`/${name}`}
              aria-current={kind === openKind ? "true" : undefined}
              {...markOf(`/${name}`)}
            >
              {kind.label} <small>{isSeeking ? found.length || "" : count > 0 && count}</small>
            </a>
            {found.length > 0 && (
              <ul>
                {found.map((entry) => (
                  <li key={entry.address}>
                    <a
                      href={entry.address}
                      aria-current={entry.address === address ? "page" : undefined}
                      {...markOf(entry.address)}
                    >
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
                <a href={place} data-snippet={snippet} {...(index === 0 && !first && markOf(place))}>
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

/** The delay, in milliseconds, between the last keystroke and the search of the texts. */
const searchDelay = 150;
/** The minimum number of letters for a search of the texts. */
const minLetters = 3;

/**
 * Returns the fields and paragraphs that contain the typed words, and the number of all of them (`count`). The search is repeated whenever
 * the content changes, and when the window regains the focus. `count` is undefined until the server has answered.
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

import { Command } from "cmdk";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { prefersReducedData } from "../browser/prefersReducedData";
import { few, findPassages, isSearchable } from "./findPassages";
import { foldQuery } from "./foldText";
import { matchEntries, type SearchEntry } from "./matchEntries";
import { NothingFound } from "./NothingFound";
import { Passages } from "./Passages";
import { selectPrevious } from "./listField";
import { Result } from "./Result";
import { placeholder } from "./dialogState";
import { prepareDocuments } from "./searchDocuments";
import { useDocuments } from "./useDocuments";
import { useTexts } from "./useTexts";

export interface PaletteProps {
  entries: readonly SearchEntry[];
  hasDocuments: boolean;
}

const nothing = "No results found";
const waiting = "Searching the text of the pages…";
const failed = "The text of the pages could not be loaded. Only their titles and descriptions were searched.";
const withoutDocuments = "Documents could not be searched: that needs a connection and WebAssembly.";
const none = { found: [], total: 0 };

const counted = (count: number, what: string, where = "") =>
  count === 0 ? [] : [`${count.toLocaleString("en-GB")} ${what}${count === 1 ? "" : "s"}${where}`];

/** Enter in the field follows the link of the selected result, in another tab with the keys for that; cmdk would only report it. */
function followSelected(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const link = currentTarget.querySelector("a[aria-selected=true]");
  if (!link) return;
  event.preventDefault();
  link.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** The field and list of the search dialog: cmdk's, with our own, never fuzzy filter. The field is uncontrolled: a controlled one resets the selection a moment after each letter. */
export default function Palette({ entries, hasDocuments }: PaletteProps) {
  const command = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  /** The query of which more passages are shown than at first, and how many more. */
  const [more, setMore] = useState({ query: "", count: 0 });
  const loaded = useTexts();
  const texts = useMemo(() => (typeof loaded === "object" ? loaded : []), [loaded]);
  const pages = matchEntries(entries, query);
  const limit = few + (more.query === query ? more.count : 0);
  const inPages = useMemo(() => findPassages(texts, query, limit), [texts, query, limit]);
  const searchesDocuments = hasDocuments && isSearchable(query);
  const documents = useDocuments(hasDocuments ? query : undefined, limit);
  useEffect(() => {
    // While the visitor types; after the texts, which every search needs.
    if (hasDocuments && loaded !== undefined && !prefersReducedData()) prepareDocuments();
  }, [hasDocuments, loaded]);
  const inDocuments = typeof documents === "object" ? documents : none;
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

  /** Shows more passages; the selection stays beside where it was, since the entry that it is on moves. */
  const showMore = (count: number) => {
    if (command.current) selectPrevious(command.current);
    setMore({ query, count: limit - few + count });
  };
  return (
    <Command ref={command} shouldFilter={false} label="Search the site" loop onKeyDown={followSelected}>
      <Command.Input placeholder={placeholder} onValueChange={setQuery} />
      <Command.List label="Pages and passages">
        {pages.length > 0 && (
          <Command.Group heading="Pages">
            {pages.map(({ title, path, description }) => (
              <Result key={path} value={path} href={path}>
                <span>{title}</span>
                <span>{description}</span>
              </Result>
            ))}
          </Command.Group>
        )}
        <Passages heading="In the text" {...inPages} onShowMore={showMore} />
        <Passages heading="In the documents" {...inDocuments} onShowMore={showMore} />
      </Command.List>
      {/* Not in the list, which may hold nothing but results; here it is read aloud as well. */}
      <p role="status">{[message, ...(isPartial ? [withoutDocuments] : [])].join(". ")}</p>
      {message === nothing && <NothingFound texts={texts} query={query} />}
    </Command>
  );
}

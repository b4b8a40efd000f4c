import { Command } from "cmdk";
import { navigate } from "gatsby";
import { useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { savesData } from "../browser/savesData";
import { giveUpEntry, queueKey, searchDialog } from "./dialogState";
import { few, findPassages, isSearchable } from "./findPassages";
import { foldQuery } from "./foldText";
import { matchEntries, type SearchEntry } from "./matchEntries";
import { NothingFound } from "./NothingFound";
import { Passages } from "./Passages";
import { listStyles } from "./paletteStyles";
import { prepareDocuments } from "./searchDocuments";
import { placeholder, pressKeys } from "./takeOver";
import { useDocuments } from "./useDocuments";
import { useTexts } from "./useTexts";

export interface PaletteProps {
  entries: readonly SearchEntry[];
  hasDocuments: boolean;
  /** Called before the chosen page is shown. */
  onChoose: () => void;
}

const nothing = "No results found";
const waiting = "Searching the text of the pages…";
const failed = "The text of the pages could not be loaded. Only their titles and descriptions were searched.";
const withoutDocuments = "Documents could not be searched: that needs a connection and WebAssembly.";
const none = { found: [], total: 0 };

const counted = (count: number, what: string, where = "") =>
  count === 0 ? [] : [`${count.toLocaleString("en-GB")} ${what}${count === 1 ? "" : "s"}${where}`];

/**
 * The field and list of the search dialog: cmdk's, with our own, never fuzzy filter. The field is uncontrolled: given its text as a
 * prop, cmdk would select the first entry a moment after each letter, over what an arrow key had selected meanwhile.
 */
export default function Palette({ entries, hasDocuments, onChoose }: PaletteProps) {
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
    if (hasDocuments && loaded !== undefined && !savesData()) prepareDocuments();
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

  const choose = (address: string) => {
    onChoose();
    giveUpEntry();
    navigate(address, { replace: true });
  };
  /** Shows more passages; the selection stays beside where it was, since the entry that it is on moves. */
  const showMore = (count: number) => {
    const dialog = searchDialog();
    if (dialog) pressKeys(dialog, ["ArrowUp"]);
    setMore({ query, count: limit - few + count });
  };
  // With nothing to move in yet, arrows and Enter are queued for the texts that are still loading.
  const queue = (event: KeyboardEvent) => {
    const dialog = searchDialog();
    if (!dialog || !isEmpty || !isMissing || loaded === "failed" || event.nativeEvent.isComposing) return;
    if (!["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
    event.preventDefault();
    queueKey(dialog, event.key);
  };
  return (
    <Command shouldFilter={false} label="Search the site" loop onKeyDown={queue}>
      <Command.Input placeholder={placeholder} onValueChange={setQuery} />
      <Command.List label="Pages and passages" sx={listStyles}>
        {pages.length > 0 && (
          <Command.Group heading="Pages">
            {pages.map(({ title, page: { path }, description }) => (
              <Command.Item key={path} value={path} onSelect={() => choose(path)}>
                <span>{title}</span>
                <span>{description}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        <Passages heading="In the text" {...inPages} onChoose={choose} onShowMore={showMore} />
        <Passages heading="In the documents" {...inDocuments} onChoose={choose} onShowMore={showMore} />
      </Command.List>
      {/* Not in the list, which may hold nothing but results; here it is read aloud as well. */}
      <p role="status">{[message, ...(isPartial ? [withoutDocuments] : [])].join(". ")}</p>
      {message === nothing && <NothingFound texts={texts} query={query} onChoose={choose} />}
    </Command>
  );
}

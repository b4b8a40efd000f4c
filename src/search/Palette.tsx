import { Command } from "cmdk";
import { navigate } from "gatsby";
import { useMemo, useState, type KeyboardEvent } from "react";
import { queueKey } from "../browser/queuedInput";
import { searchDialog } from "../browser/searchDialog";
import { findPassages, isSearchable } from "./findPassages";
import { Marked } from "./Marked";
import { matchEntries, type SearchEntry } from "./matchEntries";
import { markWhenShown } from "./markWhenShown";
import { listStyles } from "./paletteStyles";
import { placeholder } from "./placeholder";
import { useTexts } from "./useTexts";

export interface PaletteProps {
  entries: readonly SearchEntry[];
  /** Called before the chosen page is shown. */
  onChoose: () => void;
}

const nothing = "No results found";
const waiting = "Searching the text of the pages…";
const failed = "The text of the pages could not be loaded. Only their titles and descriptions were searched.";

/**
 * The field and list of the search dialog: cmdk's, with our own, never fuzzy filter. The field is uncontrolled: given its text as a
 * prop, cmdk would select the first entry a moment after each letter, over what an arrow key had selected meanwhile.
 */
export default function Palette({ entries, onChoose }: PaletteProps) {
  const [query, setQuery] = useState("");
  const texts = useTexts();
  const pages = matchEntries(entries, query);
  const { found, total } = useMemo(
    () => findPassages(Array.isArray(texts) ? texts : [], query),
    [texts, query],
  );
  const isMissing = isSearchable(query) && !Array.isArray(texts);
  const isEmpty = pages.length === 0 && found.length === 0;

  const message = isMissing ? (texts === "failed" ? failed : waiting) : isEmpty && nothing;

  const choose = (address: string) => {
    onChoose();
    navigate(address);
  };
  // With nothing to move in yet, arrows and Enter are queued for the texts that are still loading.
  const queue = (event: KeyboardEvent) => {
    const dialog = searchDialog();
    if (!dialog || !isEmpty || !isMissing || texts === "failed" || event.nativeEvent.isComposing) return;
    if (!["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
    event.preventDefault();
    queueKey(dialog, event.key);
  };
  return (
    <Command shouldFilter={false} label="Search the site" loop onKeyDown={queue}>
      <Command.Input placeholder={placeholder} onValueChange={setQuery} />
      <Command.List sx={listStyles}>
        {pages.length > 0 && (
          <Command.Group heading="Pages">
            {pages.map(({ title, path, description }) => (
              <Command.Item key={path} value={path} onSelect={() => choose(path)}>
                <span>{title}</span>
                <span>{description}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {found.length > 0 && (
          <Command.Group
            heading={total > found.length ? `In the text: ${found.length} of ${total}` : "In the text"}
          >
            {found.map(({ address, title, heading, snippet }) => (
              <Command.Item
                key={`${address} ${heading}`}
                value={`${address} ${heading}`}
                onSelect={() => {
                  choose(address);
                  markWhenShown(address, query);
                }}
              >
                <span>
                  <Marked text={title} query={query} />
                  {heading !== undefined && heading !== title && (
                    <>
                      {" · "}
                      <Marked text={heading} query={query} />
                    </>
                  )}
                </span>
                <span>
                  <Marked text={snippet} query={query} />
                </span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
      {/* Not in the list, which may hold nothing but results; here it is read aloud as well. */}
      <p role="status">{message}</p>
    </Command>
  );
}

import { Command } from "cmdk";
import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { fragmentTarget } from "../browser/fragments.inline";
import { isModified } from "../lib/dom";
import { isCurrent } from "../lib/paths";
import { placeholder } from "./dialogState";
import { splitAtMatches, type Passages, type Term, type Texts } from "./findPassages";
import type { SearchEntry } from "./filterEntries";
import { suggestQueries } from "./suggestQueries";
import { textFragment } from "./textFragment";
import { inFigures, useResults } from "./useResults";

/** Returns the search field that cmdk renders in the dialog. */
const fieldIn = (dialog: HTMLElement) => dialog.querySelector<HTMLInputElement>("[cmdk-input]");

/** Types into a field as a visitor would, so that React and cmdk handle the text immediately. */
function typeInto(field: HTMLInputElement, text: string): void {
  flushSync(() => {
    // The setter comes from the prototype, because React has replaced the setter of `value` on the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Writes `words` as the new query into the search field. `element` is any element in the search dialog. */
function searchInstead(element: Element, words: string): void {
  const dialog = element.closest("dialog");
  const field = dialog && fieldIn(dialog);
  if (!field) return;
  typeInto(field, words);
  field.focus();
}

/** Selects the entry above the selected one, as the arrow key does. `element` is any element in the search dialog. */
function selectPrevious(element: Element): void {
  const dialog = element.closest("dialog");
  const key = new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true });
  flushSync(() => dialog && fieldIn(dialog)?.dispatchEvent(key));
}

/**
 * Focuses the search field of the list. Copies the text and the cursor position from the plain field, which is in the HTML of the page. The
 * visitor may have typed into the plain field while the list was loading.
 */
export function takeOver(dialog: HTMLElement, plain: HTMLInputElement | null): void {
  const field = fieldIn(dialog);
  if (!field) return;
  const text = plain?.value ?? "";
  const caret = plain?.selectionStart ?? text.length;
  if (text !== "") typeInto(field, text);
  field.focus();
  field.setSelectionRange(caret, caret);
}

interface ResultProps {
  /** The name by which cmdk identifies the result. It must be unique. */
  value: string;
  href: string;
  children: ReactNode;
}

/**
 * Moves the focus to the target of a clicked result, if the target is on the current page. The function waits until the dialog has closed,
 * because the browser then returns the focus to the button of the dialog.
 */
function focusPlace({ currentTarget: { pathname, hash }, ...event }: MouseEvent<HTMLAnchorElement>): void {
  if (isModified(event.nativeEvent) || !isCurrent(pathname, location.pathname)) return;
  setTimeout(() => (fragmentTarget(hash) ?? document.querySelector("main"))?.focus({ preventScroll: true }));
}

/**
 * A result. Each result is both an option of the list and a link, which the visitor can copy or open in another tab. Its children have the
 * attribute `dir`. The styles about text direction would not suffice, because a page has them only if it contains words from right to left
 * itself.
 */
const Result = ({ value, href, children }: ResultProps) => (
  <Command.Item asChild value={value}>
    {/* The link is not a tab stop, because the focus stays in the field while the arrow keys select results. */}
    <a href={href} tabIndex={-1} onClick={focusPlace}>
      {children}
    </a>
  </Command.Item>
);

/** A text in the list of results, in which the words of the query are highlighted. */
function MarkedText({ text, terms }: { text: string; terms: readonly Term[] }) {
  // Every second piece is a match. Each piece has its own element. A browser's translator moves text nodes, and React could not remove a
  // text node that has been moved.
  return splitAtMatches(text, terms).map((piece, index) => {
    const Tag = index % 2 === 1 ? "mark" : "span";
    return piece && <Tag key={index}>{piece}</Tag>;
  });
}

interface PassageGroupProps extends Passages {
  heading: string;
  onShowMore: (count: number) => void;
}

/**
 * The maximum number of passages that each group shows at first. Visitors rarely compare more than eight. The status counts all passages.
 */
const maxPassages = 8;

/** The number of further passages that appear when the visitor selects the last entry of a group. */
const step = 10;

/** A group of the list: passages that contain the query, and an entry that shows more passages. */
function PassageGroup({ heading: name, found, total, onShowMore }: PassageGroupProps) {
  if (found.length === 0) return null;
  const rest = total - found.length;
  const more = rest > step ? `${step} more of the other ${inFigures(rest)}` : `the other ${rest}`;
  return (
    <Command.Group heading={name}>
      {found.map(({ address, title, heading, snippet, terms }) => {
        const words = textFragment(snippet, terms);
        return (
          <Result
            key={`${address} ${heading}`}
            value={`${address} ${heading}`}
            href={words && !address.includes("#") ? `${address}#${words}` : `${address}${words}`}
          >
            <span dir="auto">
              <MarkedText text={title} terms={terms} />
              {heading !== undefined && heading !== title && (
                <span>
                  <span>{" · "}</span>
                  <MarkedText text={heading} terms={terms} />
                </span>
              )}
            </span>
            <span dir="auto">
              <MarkedText text={snippet} terms={terms} />
            </span>
          </Result>
        );
      })}
      {rest > 0 && (
        <Command.Item value={`more: ${name}`} onSelect={() => onShowMore(step)}>
          <span>{`Show ${more}`}</span>
        </Command.Item>
      )}
    </Command.Group>
  );
}

interface NoResultsProps {
  texts: Texts;
  query: string;
}

/**
 * The suggestions if nothing was found: other queries, and the index of all pages. Each text has its own element. A browser's translator
 * moves text nodes, and React could not remove a text node that has been moved.
 */
function NoResults({ texts, query }: NoResultsProps) {
  const suggestions = useMemo(() => suggestQueries(texts, query), [texts, query]);
  return (
    <p>
      {suggestions.length > 0 && (
        <span>
          <span>{"Did you mean "}</span>
          {suggestions.map((words) => (
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

/**
 * Follows the link of the selected result when the visitor presses Enter. With Ctrl, Command or Shift, the browser opens another tab or
 * window. cmdk itself only reports that a result was selected.
 */
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

interface PaletteProps {
  entries: readonly SearchEntry[];
  /** True if the site has documents with a text that can be searched. */
  hasDocuments: boolean;
}

/**
 * The field and the list of the search dialog. cmdk handles keys and selection, but its fuzzy filter is off. The field is uncontrolled. A
 * controlled field would reset the selection shortly after each letter.
 */
export function Palette({ entries, hasDocuments }: PaletteProps) {
  const command = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  /** The query for which the visitor has asked for more passages, and how many more passages are shown. */
  const [more, setMore] = useState({ query: "", count: 0 });
  const extra = more.query === query ? more.count : 0;
  const results = useResults({ entries, hasDocuments, query, limit: maxPassages + extra });

  /** Shows more passages. The new passages move the entry “more” down, so the function first selects the entry above it. */
  const showMore = (count: number) => {
    if (command.current) selectPrevious(command.current);
    setMore({ query, count: extra + count });
  };
  return (
    <Command ref={command} shouldFilter={false} label="Search the site" loop onKeyDown={followSelected}>
      <Command.Input dir="auto" placeholder={placeholder} onValueChange={setQuery} />
      <Command.List label="Pages and passages">
        {results.pages.length > 0 && (
          <Command.Group heading="Pages">
            {results.pages.map(({ title, path, description }) => (
              <Result key={path} value={path} href={path}>
                <span dir="auto">{title}</span>
                <span dir="auto">{description}</span>
              </Result>
            ))}
          </Command.Group>
        )}
        <PassageGroup heading="In the text" {...results.inPages} onShowMore={showMore} />
        <PassageGroup heading="In the documents" {...results.inDocuments} onShowMore={showMore} />
      </Command.List>
      {/* The status is outside the list, because a list may contain only results. Screen readers read the status aloud. */}
      <p role="status">{results.status}</p>
      {results.hasNoResults && <NoResults texts={results.texts} query={query} />}
    </Command>
  );
}

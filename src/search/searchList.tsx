/**
 * The list of the search dialog. This list is the only place where React runs in a visitor's browser. gatsby-node/bundles.ts makes a bundle
 * for it, and search.inline.ts loads this bundle when the search first opens.
 */
import { Command } from "cmdk";
import {
  Component,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { fragmentTarget } from "../browser/fragments.inline";
import { prefersReducedData } from "../browser/prefersReducedData";
import { notify } from "../components/message";
import { isModified } from "../lib/dom";
import { foldQuery } from "../lib/foldText";
import { isCurrent } from "../lib/paths";
import { placeholder, searchDialog, searchFailed, searchOpened } from "./dialogState";
import { filterEntries, type SearchEntry } from "./filterEntries";
import {
  findPassages,
  isSearchable,
  splitAtMatches,
  type Passages,
  type Term,
  type Texts,
} from "./findPassages";
import { loadTexts } from "./loadTexts";
import { prepareDocuments, searchDocuments } from "./searchDocuments";
import { suggestQueries } from "./suggestQueries";
import { textFragment } from "./textFragment";

/** Returns the texts of the site's pages. Returns undefined while they are loading, and "failed" if they did not load. */
function useTexts(): Texts | "failed" | undefined {
  const [texts, setTexts] = useState<Texts | "failed">();
  useEffect(() => {
    let isMounted = true;
    const show = (result: Texts | "failed") => {
      // React must render immediately. Otherwise the visitor's next key could come before the list uses the texts.
      if (isMounted) flushSync(() => setTexts(result));
    };
    loadTexts().then(show, () => show("failed"));
    return () => {
      isMounted = false;
    };
  }, []);
  return texts;
}

/**
 * The time without a key press, in milliseconds, after which documents are searched. Without this pause, the browser would load parts of
 * the index for words that are only half typed.
 */
const typingPause = 150;

/**
 * Searches the documents when the visitor pauses in typing.
 * @param query the query, or undefined if documents must not be searched
 * @param limit the maximum number of returned passages
 * @returns undefined during the search, "failed" if the documents cannot be searched
 */
function useDocuments(query: string | undefined, limit: number): Passages | "failed" | undefined {
  const [answer, setAnswer] = useState<{ query: string; result: Passages | "failed" }>();
  useEffect(() => {
    if (!query) return;
    // Loading starts at the latest with the first letter, because it takes two seconds on a slow phone.
    prepareDocuments();
    if (!isSearchable(query)) return;
    let isLatest = true;
    const show = (result: Passages | "failed") => {
      if (isLatest) setAnswer({ query, result });
    };
    const timer = setTimeout(() => {
      searchDocuments(query, limit, () => isLatest).then(show, () => show("failed"));
    }, typingPause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, limit]);
  return answer?.query === query ? answer?.result : undefined;
}

const nothing = "No results found";
const waiting = "Searching the text of the pages…";
const failed = "The text of the pages could not be loaded. Only their titles and descriptions were searched.";
const withoutDocuments =
  "Documents could not be searched. Such a search needs an internet connection and a browser with WebAssembly.";

/** Returns a number in the format of the page's language, for example "1,200". */
const inFigures = (count: number) => count.toLocaleString(document.documentElement.lang || undefined);

/**
 * Returns a list with one text: the number and its noun, for example "2 passages in documents". Returns an empty list if the number is 0.
 */
const counted = (count: number, noun: string, where = "") =>
  count === 0 ? [] : [`${inFigures(count)} ${noun}${count === 1 ? "" : "s"}${where}`];

interface Search {
  entries: readonly SearchEntry[];
  hasDocuments: boolean;
  query: string;
  /** The maximum number of passages from pages that are returned. The same maximum applies to passages from documents. */
  limit: number;
}

/**
 * Searches the site. The result contains entries immediately. Passages from pages follow as soon as their texts have loaded, and passages
 * from documents as soon as the visitor pauses in typing.
 */
function useResults({ entries, hasDocuments, query, limit }: Search) {
  const loaded = useTexts();
  const texts = useMemo(() => (typeof loaded === "object" ? loaded : []), [loaded]);
  const pages = filterEntries(entries, query);
  const inPages = useMemo(() => findPassages(texts, query, limit), [texts, query, limit]);
  const searchesDocuments = hasDocuments && isSearchable(query);
  const documents = useDocuments(hasDocuments ? query : undefined, limit);
  useEffect(() => {
    // The index is loaded as soon as the texts of pages have arrived. Every search needs those texts, so they come first.
    if (hasDocuments && loaded !== undefined && !prefersReducedData()) prepareDocuments();
  }, [hasDocuments, loaded]);
  const inDocuments: Passages = typeof documents === "object" ? documents : { found: [], total: 0 };
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
  return {
    texts,
    pages,
    inPages,
    inDocuments,
    /** The text that tells the visitor the result of the search. */
    status: [message, ...(isPartial ? [withoutDocuments] : [])].join(". "),
    hasNoResults: message === nothing,
  };
}

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
function takeOver(dialog: HTMLElement, plain: HTMLInputElement | null): void {
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
function Palette({ entries, hasDocuments }: PaletteProps) {
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

interface BoundaryProps {
  /** Called when rendering has failed and the children have been removed. */
  onError: () => void;
  children: ReactNode;
}

/**
 * Removes its children if rendering them fails, and reports the error. Without this component, React would remove everything that it has
 * rendered, and the page would not be told.
 */
class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Returns the entries in the dialog's HTML. Each entry is a link with a title and a description. */
const entriesIn = (plain: HTMLElement): SearchEntry[] =>
  [...plain.querySelectorAll("a")].map((link) => {
    const [title = "", description = ""] = [...link.children].map(({ textContent }) => textContent ?? "");
    return { path: link.getAttribute("href") ?? "", title, description };
  });

/**
 * Shows the list of this file in place of the search field and the links in the dialog's HTML. Each time the dialog opens, the list is
 * rendered again, without the earlier query.
 */
export function startSearchList(dialog: HTMLDialogElement): void {
  const plain = dialog.querySelector<HTMLElement>("[data-plain]");
  const place = dialog.querySelector("[data-island]");
  if (!plain || !place) return;
  const entries = entriesIn(plain);
  const hasDocuments = dialog.dataset.documents !== undefined;
  const root = createRoot(place);
  let openings = 0;
  const fail = () => {
    dialog.close();
    notify(searchFailed);
  };
  const show = () => {
    // The list starts without a query each time it is shown. When it is shown for the first time, its field takes over the text that the
    // visitor typed while the list was loading.
    openings += 1;
    flushSync(() =>
      root.render(
        <ErrorBoundary key={openings} onError={fail}>
          <Palette entries={entries} hasDocuments={hasDocuments} />
        </ErrorBoundary>,
      ),
    );
    takeOver(dialog, plain.querySelector("input"));
    plain.replaceChildren();
  };
  // The missing attribute tells the inline script that the list has started, so that it does not load the script again.
  delete dialog.dataset.list;
  dialog.addEventListener(searchOpened, show);
  if (dialog.open) show();
}

const dialog = searchDialog();
if (dialog) startSearchList(dialog);

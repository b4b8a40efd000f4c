import { graphql, useStaticQuery } from "gatsby";
import { X } from "lucide";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { notify } from "../browser/message";
import { hasList, searchFailed, searchOpened } from "./dialogState";
import type { PaletteProps } from "./Palette";
import { Icon } from "../components/Icon";
import { placeholder, takeOver } from "./takeOver";

const loadPalette = () => import(/* webpackChunkName: "search-palette" */ "./Palette");

/**
 * The search dialog. The inline script opens and closes it (openSearch.ts); in the HTML it holds the field alone, so
 * that a visitor can type at once. When it is first opened the list is loaded, with a field of its own that takes over.
 */
export function SearchDialog() {
  const { allSearchEntry, allDocumentPart } = useStaticQuery<Queries.SearchEntriesQuery>(graphql`
    query SearchEntries {
      allDocumentPart(limit: 1) {
        totalCount
      }
      allSearchEntry(sort: { position: ASC }) {
        nodes {
          title
          description
          page {
            path
          }
        }
      }
    }
  `);
  const dialog = useRef<HTMLDialogElement>(null);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [visit, setVisit] = useState(0);

  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    const load = () => {
      if (hasList(current)) {
        // Every opening starts blank. Not at closing, which browsers report late: perhaps after the next opening.
        flushSync(() => setVisit((visits) => visits + 1));
        current.querySelector("input")?.focus();
        return;
      }
      void loadPalette().then(
        (loaded) => takeOver(current, () => flushSync(() => setPalette(() => loaded.default))),
        () => {
          if (!current.open) return;
          current.close();
          notify(searchFailed);
        },
      );
    };
    if (current.open) load();
    current.addEventListener(searchOpened, load);
    return () => current.removeEventListener(searchOpened, load);
  }, []);

  return (
    <dialog
      ref={dialog}
      id="search"
      aria-label="Search the site"
      sx={{
        variant: "cards.panel",
        position: "fixed",
        top: ["1rem", "12vh"],
        m: "0 auto",
        p: 0,
        width: "min(36rem, calc(100vw - 2rem))",
        "&::backdrop": { bg: "rgb(0 0 0 / 45%)" },
        input: {
          width: "100%",
          minHeight: "3.25rem",
          pl: 4,
          pr: 7,
          border: 0,
          bg: "transparent",
          color: "text",
          font: "inherit",
          outlineOffset: "-3px",
          "&::placeholder": { color: "muted", opacity: 1 },
        },
        form: { position: "absolute", top: "0.25rem", right: "0.25rem" },
      }}
    >
      {Palette ? (
        <Palette
          key={visit}
          entries={allSearchEntry.nodes}
          hasDocuments={allDocumentPart.totalCount > 0}
          onChoose={() => dialog.current?.close()}
        />
      ) : (
        <input type="text" placeholder={placeholder} aria-label={placeholder} autoComplete="off" />
      )}
      {/* After the field, which takes the focus. The browser closes the dialog without a script. */}
      <form method="dialog">
        <button aria-label="Close" sx={{ variant: "buttons.icon" }}>
          <Icon icon={X} size={20} />
        </button>
      </form>
    </dialog>
  );
}

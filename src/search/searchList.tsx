/**
 * The list of the search dialog. This list is the only place where React runs in a visitor's browser. gatsby-node/bundles.ts makes a bundle
 * for it, and search.inline.ts loads this bundle when the search first opens.
 */
import { Component, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { notify } from "../components/message";
import type { SearchEntry } from "./filterEntries";
import { Palette, takeOver } from "./Palette";
import { searchDialog, searchFailed, searchOpened } from "./dialogState";

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

import { all, closest, on } from "../lib/dom";
import { notify } from "../browser/message";
import { pageState, whenSettled } from "../browser/pageState";
import {
  enterHistory,
  hasList,
  leaveHistory,
  queueKey,
  searchDialog,
  searchFailed,
  searchOpened,
  takeQueuedKeys,
} from "./dialogState";

/** Ctrl or Cmd and K, without other modifiers. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Opens and closes the search dialog, before React and after. What is typed goes into its field by itself.
 * @param onOpen the list's scripts are needed
 */
export function startSearch(onOpen: () => void): void {
  /** Returns false where it cannot open: no modal dialogs, or failed scripts. */
  const toggle = (): boolean => {
    const dialog = searchDialog();
    if (!dialog?.showModal || pageState() === "failed") return false;
    if (dialog.open) {
      dialog.close();
    } else {
      // Clears the plain field; the list clears its own.
      if (!hasList(dialog)) {
        takeQueuedKeys(dialog);
        for (const field of all<HTMLInputElement>("input", dialog))
          Object.assign(field, { value: "", readOnly: false });
      }
      dialog.showModal();
      enterHistory();
      dialog.dispatchEvent(new Event(searchOpened));
      onOpen();
    }
    return true;
  };
  // A click on the backdrop counts as one on the dialog itself; so does one that began in its field, when text is selected.
  let pressed: EventTarget | null;
  on("pointerdown", ({ target }) => (pressed = target));
  on("click", (event) => {
    const { target } = event;
    if (closest(event, "[data-opens-search]") || (target === searchDialog() && target === pressed)) toggle();
  });
  let isLeaving = false;
  // The event does not bubble.
  on(
    "close",
    () => {
      if (!searchDialog()?.open) isLeaving = leaveHistory();
    },
    { capture: true },
  );
  on("popstate", () => {
    const dialog = searchDialog();
    // Opened again before the browser had taken the entry back.
    if (isLeaving && dialog?.open) enterHistory();
    else dialog?.close();
    isLeaving = false;
  });
  // In the capture phase: cmdk would take Ctrl and K for a step up in its list.
  on(
    "keydown",
    (event) => {
      const { key } = event;
      const dialog = searchDialog();
      if (isShortcut(event)) {
        if (event.repeat || toggle()) event.preventDefault();
      } else if (
        dialog?.open &&
        !hasList(dialog) &&
        !event.isComposing &&
        ["ArrowDown", "ArrowUp", "Enter"].includes(key)
      ) {
        event.preventDefault();
        queueKey(dialog, key);
        // The choice is made; more letters would belong to another one.
        if (key === "Enter")
          for (const field of all<HTMLInputElement>("input", dialog)) field.readOnly = true;
      }
    },
    { capture: true },
  );
  // Typing moves the selection back to the first entry.
  on("input", () => {
    const dialog = searchDialog();
    if (dialog) takeQueuedKeys(dialog);
  });
  whenSettled((state) => {
    const dialog = searchDialog();
    if (state !== "failed" || !dialog?.open) return;
    dialog.close();
    notify(searchFailed);
  });
}

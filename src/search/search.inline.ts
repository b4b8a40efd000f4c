import { notify } from "../components/message";
import { all, closest, isModified, on } from "../lib/dom";
import { searchDialog, searchFailed, searchOpened } from "./dialogState";

/** Milliseconds after which a list that is still loading counts as failed. */
const timeout = 20_000;

/** Ctrl or Cmd and K, without other modifiers. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Opens and closes the search dialog, and loads its list. What is typed goes into the dialog's field by itself. */
export function startSearch(): void {
  let script: HTMLScriptElement | undefined;
  /** Loads the list, unless it is there or on its way; its address is in `data-list` until it has run. */
  const load = (dialog: HTMLDialogElement) => {
    const src = dialog.dataset.list;
    if (script || !src) return;
    const own = (script = document.createElement("script"));
    // A file that is truncated or throws loads all the same.
    const check = () => {
      if (script !== own || !dialog.dataset.list) return;
      own.remove();
      script = undefined;
      if (!dialog.open) return;
      dialog.close();
      notify(searchFailed);
    };
    document.head.append(Object.assign(own, { src, onload: check, onerror: check }));
    setTimeout(check, timeout);
  };
  /** Returns false where it cannot open: browsers without modal dialogs. */
  const toggle = (): boolean => {
    const dialog = searchDialog();
    if (!dialog?.showModal) return false;
    if (dialog.open) {
      dialog.close();
    } else {
      for (const field of all<HTMLInputElement>("input", dialog)) field.value = "";
      dialog.showModal();
      dialog.dispatchEvent(new Event(searchOpened));
      load(dialog);
    }
    return true;
  };
  // A click on the backdrop counts as one on the dialog itself; so does one that began in its field, when text is selected.
  let pressed: EventTarget | null;
  on("pointerdown", ({ target }) => (pressed = target));
  on("click", (event) => {
    const { target } = event;
    if (closest(event, "[data-opens-search]") || (target === searchDialog() && target === pressed)) toggle();
    // The page may be the one that is shown, or come back by the Back button.
    else if (closest(event, "#search a") && !isModified(event)) searchDialog()?.close();
  });
  // In the capture phase: cmdk would take Ctrl and K for a step up in its list.
  on(
    "keydown",
    (event) => {
      if (isShortcut(event) && (event.repeat || toggle())) event.preventDefault();
    },
    { capture: true },
  );
}

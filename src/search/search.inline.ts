import { notify } from "../components/message";
import { all, closest, isModified, on } from "../lib/dom";
import { searchDialog, searchFailed, searchOpened } from "./dialogState";

/** The time, in milliseconds, after which loading the list counts as failed. */
const timeout = 20_000;

/** Returns whether a key is Ctrl or Cmd and K, without other modifiers. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Starts opening and closing the search dialog, and loading its list. */
export function startSearch(): void {
  let script: HTMLScriptElement | undefined;
  /**
   * Loads the list, unless it has loaded or is loading. `data-list` contains the address of the list's script, and the script removes this
   * attribute when it runs.
   */
  const load = (dialog: HTMLDialogElement) => {
    const src = dialog.dataset.list;
    if (script || !src) return;
    const own = (script = document.createElement("script"));
    // Checks whether the script of the list has removed `data-list`. The load event does not show this, because it also comes if the file
    // is truncated or throws an error.
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
  /** Opens or closes the dialog. Returns false in browsers without modal dialogs. */
  const toggle = (): boolean => {
    const dialog = searchDialog();
    if (!dialog?.showModal) return false;
    if (dialog.open) {
      dialog.close();
    } else {
      for (const field of all<HTMLInputElement>("input", dialog)) field.value = "";
      // An open source closes first, so that the focus returns to its number when the dialog closes.
      all(".source")[0]?.hidePopover();
      dialog.showModal();
      dialog.dispatchEvent(new Event(searchOpened));
      load(dialog);
    }
    return true;
  };
  // The element where the current click began. A click on the backdrop closes the dialog, and its target is the dialog itself. A click that
  // begins in the field and ends on the backdrop, as when selecting text, has the same target, but must not close the dialog.
  let pressed: EventTarget | null;
  on("pointerdown", ({ target }) => (pressed = target));
  on("click", (event) => {
    if (
      closest(event, "[data-opens-search]") ||
      (event.target === searchDialog() && event.target === pressed)
    ) {
      if (!toggle()) notify(searchFailed);
    }
    // The search dialog closes when a link in it is clicked, because the link may go to this page. The Back button may also show this page
    // again. The dialog of a large picture closes too, because it would hide the target of the link.
    else if (closest(event, "#search a") && !isModified(event))
      for (const open of all<HTMLDialogElement>("[open]")) open.close?.();
  });
  // The listener uses the capture phase, so that it comes before cmdk. cmdk would treat Ctrl+K as a step up in its list.
  on(
    "keydown",
    (event) => {
      if (isShortcut(event) && (event.repeat || toggle())) event.preventDefault();
    },
    true,
  );
}

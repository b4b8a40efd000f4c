import { notify } from "../components/message";
import { all, closest, isModified, on } from "../lib/dom";
import { searchDialog, searchFailed, searchOpened } from "./dialogState";

/** The time, in milliseconds, after which loading the list counts as failed. */
const timeout = 20_000;

/** Returns whether a key is Ctrl or Cmd and K, without other modifiers. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Starts the code that opens and closes the search dialog, and that loads the dialog's list. */
export function startSearch(): void {
  let script: HTMLScriptElement | undefined;
  /**
   * Loads the list, unless it has loaded or is loading. The attribute `data-list` of the dialog contains the address of the list's script.
   * The script removes this attribute when it runs.
   */
  const load = (dialog: HTMLDialogElement) => {
    const src = dialog.dataset.list;
    if (script || !src) return;
    const own = (script = document.createElement("script"));
    // Checks whether the script of the list has run, by looking for `data-list`. The load event does not show this, because it also comes
    // for a file that is truncated or throws an error.
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
      // The popover with a source closes first. The dialog can then return the focus to the citation number of that source when the dialog
      // closes.
      all(".source")[0]?.hidePopover();
      dialog.showModal();
      dialog.dispatchEvent(new Event(searchOpened));
      load(dialog);
    }
    return true;
  };
  // The element where the current click began. A click on the backdrop closes the dialog, and its target is the dialog itself. A click that
  // begins in the field and ends on the backdrop, for example when somebody selects text, also has the dialog as its target. Such a click
  // must not close the dialog.
  let pressed: EventTarget | null;
  on("pointerdown", ({ target }) => (pressed = target));
  on("click", (event) => {
    if (
      closest(event, "[data-opens-search]") ||
      (event.target === searchDialog() && event.target === pressed)
    ) {
      if (!toggle()) notify(searchFailed);
    }
    // A click on a link in the search dialog closes the dialog. The link may go to this page, or the visitor may return with the Back
    // button. The dialog of a large picture closes too, because it would hide the target of the link.
    else if (closest(event, "#search a") && !isModified(event))
      for (const open of all<HTMLDialogElement>("[open]")) open.close?.();
  });
  // In the capture phase, this listener runs before that of cmdk. cmdk would treat Ctrl+K as a step up in its list.
  on(
    "keydown",
    (event) => {
      if (isShortcut(event) && (event.repeat || toggle())) event.preventDefault();
    },
    true,
  );
}

import { flushSync } from "react-dom";
import { takeQueuedKeys } from "./dialogState";

/** The placeholder of both fields: the one in the HTML and the list's. */
export const placeholder = "Search the site...";

const fieldOf = (dialog: HTMLElement) => dialog.querySelector("input");

/** Types into a field as a visitor would, so that React and cmdk handle it at once. */
function type(field: HTMLInputElement, text: string): void {
  flushSync(() => {
    // React keeps a setter of its own on the element; the prototype's is the browser's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Searches for other words, in the field of the dialog around an element. */
export function searchInstead(element: Element, words: string): void {
  const field = element.closest("dialog")?.querySelector("input");
  if (!field) return;
  type(field, words);
  field.focus();
}

/** Presses keys in the list's field, one after the other, as a visitor would. */
export function pressKeys(dialog: HTMLElement, keys: readonly string[]): void {
  for (const key of keys)
    flushSync(() =>
      fieldOf(dialog)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    );
}

/**
 * Exchanges the dialog's plain field for the list with its field, and carries over what the visitor did meanwhile: text, caret, focus,
 * and then the keys that only the list understands, in their order. All of it is one task: no key press can come in between.
 * @param exchange renders the list, synchronously
 */
export function takeOver(dialog: HTMLElement, exchange: () => void): void {
  const before = fieldOf(dialog);
  const text = before?.value ?? "";
  const caret = before?.selectionStart ?? text.length;
  const keys = takeQueuedKeys(dialog);
  exchange();
  const field = fieldOf(dialog);
  if (!field || field === before) return;
  if (text !== "") type(field, text);
  field.focus();
  field.setSelectionRange(caret, caret);
  pressKeys(dialog, keys);
}

/** The field of the search's list, in which React and cmdk handle every input. */
import { flushSync } from "react-dom";

const fieldIn = (dialog: HTMLElement) => dialog.querySelector<HTMLInputElement>("[cmdk-input]");

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
  const dialog = element.closest("dialog");
  const field = dialog && fieldIn(dialog);
  if (!field) return;
  type(field, words);
  field.focus();
}

/** Moves the selection one entry up, as the arrow key does. */
export function selectPrevious(element: Element): void {
  const dialog = element.closest("dialog");
  const key = new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true });
  flushSync(() => dialog && fieldIn(dialog)?.dispatchEvent(key));
}

/** Gives the list's field the focus, with the text and the caret of the plain field, in which the visitor may have typed meanwhile. */
export function takeOver(dialog: HTMLElement, plain: HTMLInputElement | null): void {
  const field = fieldIn(dialog);
  if (!field) return;
  const text = plain?.value ?? "";
  const caret = plain?.selectionStart ?? text.length;
  if (text !== "") type(field, text);
  field.focus();
  field.setSelectionRange(caret, caret);
}

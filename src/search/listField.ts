import { flushSync } from "react-dom";

/** Returns the field of the list, in which React and cmdk handle every input. */
const fieldIn = (dialog: HTMLElement) => dialog.querySelector<HTMLInputElement>("[cmdk-input]");

/** Types into a field as a visitor would, so that React and cmdk handle it at once. */
function type(field: HTMLInputElement, text: string): void {
  flushSync(() => {
    // React puts its own setter on the element; the prototype has the browser's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Searches for `words` instead, in the field of the dialog around an element. */
export function searchInstead(element: Element, words: string): void {
  const dialog = element.closest("dialog");
  const field = dialog && fieldIn(dialog);
  if (!field) return;
  type(field, words);
  field.focus();
}

/** Moves the selection of the dialog around an element one entry up, as the arrow key does. */
export function selectPrevious(element: Element): void {
  const dialog = element.closest("dialog");
  const key = new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true });
  flushSync(() => dialog && fieldIn(dialog)?.dispatchEvent(key));
}

/** Focuses the list's field, and gives it the text and the caret of the plain field, in which the visitor may have typed meanwhile. */
export function takeOver(dialog: HTMLElement, plain: HTMLInputElement | null): void {
  const field = fieldIn(dialog);
  if (!field) return;
  const text = plain?.value ?? "";
  const caret = plain?.selectionStart ?? text.length;
  if (text !== "") type(field, text);
  field.focus();
  field.setSelectionRange(caret, caret);
}

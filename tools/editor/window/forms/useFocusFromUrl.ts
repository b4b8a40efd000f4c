import { useEffect } from "react";
import { addressOf } from "../../common/addresses";
import { scrollToMiddle } from "../scrollToMiddle";
import { go, usePlace, type EditorLocation } from "../router";

/**
 * Removes the name of the field from the page's address. This is needed when a list changes, because the field may have disappeared, or its
 * number may now belong to another entry.
 */
export function leaveField(file: string): void {
  if (location.hash !== "") go(addressOf(`content/${file}`), { replace: true });
}

/**
 * Moves the focus to the control of a field if the page's address names this field, or a part of it.
 * @param name the path of the field. With an empty path, the function does nothing
 * @param id the id of the control. By default, it is the path of the field
 * @returns the location in the address, as a new object each time somebody goes there. Undefined if the address names another field
 */
export function useFocusFromUrl(name: string, id = name): EditorLocation | undefined {
  const place = usePlace();
  const isMeant = name !== "" && (place.field === name || place.field.startsWith(`${name}.`));
  useEffect(() => {
    const control = isMeant && document.getElementById(id);
    if (!control) return;
    scrollToMiddle(control);
    control.focus({ preventScroll: true });
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (place.cursor && isText) control.setSelectionRange(...place.cursor);
  }, [place, isMeant, id]);
  return isMeant ? place : undefined;
}

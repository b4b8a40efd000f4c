import { useEffect } from "react";
import { addressOf } from "../../common/addresses";
import { go, usePlace, type EditorLocation } from "../router";

/** Removes the field from the page's address. When a list changes, that field may disappear, or its number may belong to another entry. */
export function leaveField(file: string): void {
  if (location.hash !== "") go(addressOf(`content/${file}`), { replace: true });
}

/**
 * Puts the cursor into a control if the address names its field, or a part of it.
 * @returns the place that the address names, as a new object each time somebody goes there. Undefined if the address names another field
 */
export function useFocusFromUrl(name: string): EditorLocation | undefined {
  const place = usePlace();
  const isMeant = place.field === name || place.field.startsWith(`${name}.`);
  useEffect(() => {
    const control = isMeant && document.getElementById(name);
    if (!control) return;
    control.scrollIntoView({ block: "center" });
    control.focus({ preventScroll: true });
  }, [place, isMeant, name]);
  return isMeant ? place : undefined;
}

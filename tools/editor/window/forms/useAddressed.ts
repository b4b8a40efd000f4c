import { useEffect } from "react";
import { addressOf } from "../../common/addresses";
import { go, usePlace, type Place } from "../router";

/** Takes a field out of the address of a file's form: it may be gone, or another entry's by its number. */
export function leaveField(file: string): void {
  if (location.hash !== "") go(addressOf(`content/${file}`), { replace: true });
}

/**
 * Puts the cursor into a control if the address names its field, or a part of it.
 * @returns that place, as a new object each time that somebody goes there
 */
export function useAddressed(name: string): Place | undefined {
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

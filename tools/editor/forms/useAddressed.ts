import { useEffect } from "react";
import { usePlace, type Place } from "../page/router";

/**
 * Puts the cursor into a control if the address names its field, or a part of it.
 * @returns that place, another object each time that somebody goes there
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

import { useEffect } from "react";
import { usePlace } from "../page/router";

/** Puts the cursor into a control if the address names its field, or a part of it. */
export function useAddressed(name: string): string | undefined {
  const place = usePlace();
  const isMeant = place.field === name || place.field.startsWith(`${name}.`);
  useEffect(() => {
    const control = isMeant && document.getElementById(name);
    if (!control) return;
    control.scrollIntoView({ block: "center" });
    control.focus({ preventScroll: true });
  }, [place, isMeant, name]);
  return isMeant ? place.words : undefined;
}

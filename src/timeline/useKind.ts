import { useEffect, useState } from "react";
import { checkedKind, showKind } from "../browser/timelineFilter";

/** After a click on an internal link the page appears after its address has changed, with no button checked yet. */
export function checkOnMount(filter: Element | null): void {
  if (filter && !checkedKind()) showKind();
}

/**
 * Announces what the filter shows; the inline script keeps it in step with the address.
 * @param events all entries
 * @returns how many are shown, in words, once a kind has been chosen
 */
export function useKind(events: readonly { readonly kind: string | null }[]): string {
  const [status, setStatus] = useState("");
  useEffect(() => {
    let before = "";
    const report = () => {
      const kind = checkedKind()?.value ?? "";
      if (kind === before) return;
      before = kind;
      const shown = events.filter((event) => kind === "" || event.kind === kind).length;
      setStatus(`${shown} of ${events.length} entries`);
    };
    report();
    addEventListener("change", report);
    addEventListener("popstate", report);
    return () => {
      removeEventListener("change", report);
      removeEventListener("popstate", report);
    };
  }, [events]);
  return status;
}

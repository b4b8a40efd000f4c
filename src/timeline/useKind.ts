import { useEffect, useState } from "react";
import { showKind } from "../browser/timelineFilter";

const checked = () => document.querySelector<HTMLInputElement>("input[name=kind]:checked");

/** After a click on an internal link the page appears after its address has changed, with no button checked yet. */
export function checkOnMount(filter: Element | null): void {
  if (filter && !checked()) showKind();
}

/** Gives the choice an address of its own, so that Back undoes it. */
function keepInAddress(): void {
  const kind = checked()?.value;
  const address = location.pathname + (kind ? `?kind=${kind}` : "");
  // An address with a fragment shows every kind.
  const isNewAddress = location.hash ? Boolean(kind) : location.pathname + location.search !== address;
  if (isNewAddress) history.pushState(null, "", address);
}

/**
 * Keeps the filter's address, its buttons and its announcement in step.
 * @param events all entries
 * @returns how many are shown, in words, once a kind has been chosen
 */
export function useKind(events: readonly { readonly kind: string | null }[]): string {
  const [status, setStatus] = useState("");
  useEffect(() => {
    let before = "";
    const report = () => {
      const kind = checked()?.value ?? "";
      if (kind === before) return;
      before = kind;
      const shown = events.filter((event) => kind === "" || event.kind === kind).length;
      setStatus(`${shown} of ${events.length} entries`);
    };
    const choose = () => {
      keepInAddress();
      report();
    };
    const onChange = ({ target }: globalThis.Event) => {
      if (target === checked()) choose();
    };
    const follow = () => {
      showKind();
      report();
      // Entries that have appeared have moved the place that a link leads to.
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    };
    // The visitor may have chosen a kind or followed a fragment link before React ran.
    const kind = checked()?.value;
    if (kind && location.search === `?kind=${kind}` && location.hash) follow();
    else if (kind) choose();
    addEventListener("change", onChange);
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("change", onChange);
      removeEventListener("popstate", follow);
    };
  }, [events]);
  return status;
}

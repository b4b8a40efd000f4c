import { useEffect, useState } from "react";
import { showKind } from "../browser/timelineKind";

const checked = () => document.querySelector<HTMLInputElement>("input[name=kind]:checked");

/** After a click on an inside link the page comes later than its address, and its buttons are not checked yet. */
export function checkOnMount(filter: Element | null): void {
  if (filter && !checked()) showKind();
}

/** Makes the choice an address of its own, which Back leaves again. */
function keepInAddress(): void {
  const kind = checked()?.value;
  const address = location.pathname + (kind ? `?kind=${kind}` : "");
  if (location.hash ? kind : location.pathname + location.search !== address)
    history.pushState(null, "", address);
}

/**
 * Brings the filter's address, its buttons and what screen readers say of it together.
 * @param events all entries
 * @returns how many are shown, in words, once one has chosen
 */
export function useKind(events: readonly { readonly kind: string }[]): string {
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
      // What has appeared has moved the place that a link leads to.
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    };
    // A choice may be older than this script, and a link to a place older or newer than the choice.
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

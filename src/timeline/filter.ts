/** The filter of the timeline: which kind of entries is shown, as the address says. It needs no React. */
import { all, closest, on } from "../lib/dom";

export const checkedKind = () => document.querySelector<HTMLInputElement>("[name=kind]:checked");

/**
 * Checks the radio button that the address asks for, else the one for all entries, which comes first; CSS (timelineStyles.ts) hides the
 * others. An address with a fragment leads to a place that a filter could hide, so it shows all.
 */
export function showKind(): void {
  const kind = location.hash === "" ? new URLSearchParams(location.search).get("kind") : null;
  for (const radio of all<HTMLInputElement>("[name=kind]"))
    radio.checked = radio.value === "" || radio.value === kind;
}

/** Keeps the buttons and the address in step: each choice has an address of its own, so that Back undoes it. */
export function startTimelineFilter(): void {
  on("DOMContentLoaded", showKind);
  on("change", (event) => {
    const kind = checkedKind();
    if (kind && kind === closest(event, "input"))
      history.pushState(null, "", location.pathname + (kind.value && `?kind=${kind.value}`));
  });
  on("popstate", () => {
    if (!checkedKind()) return;
    showKind();
    // Entries that have appeared have moved the place that a link leads to.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}

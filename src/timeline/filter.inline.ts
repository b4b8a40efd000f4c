/** The filter of the timeline: which kind of entries is shown, as the address says. CSS hides the others (timelineStyles.ts). */
import { fragmentTarget } from "../browser/fragments.inline";
import { all, closest, on } from "../lib/dom";

const checkedKind = () => document.querySelector<HTMLInputElement>("[name=kind]:checked");

/**
 * Checks the radio button that the address asks for, else the one for all entries, which comes first. An address with a fragment leads to a place
 * that a filter could hide, so it shows all.
 */
function showKind(): void {
  const kind = location.hash === "" ? new URLSearchParams(location.search).get("kind") : null;
  for (const radio of all<HTMLInputElement>("[name=kind]"))
    radio.checked = radio.value === "" || radio.value === kind;
}

/** Says how many entries are shown, for screen readers. */
function announce(kind: string): void {
  const [entries, shown] = ["", kind && `[class~="${kind}"]`].map(
    (filter) => all(`.timeline > li${filter}`).length,
  );
  for (const status of all("fieldset > [role=status]")) status.textContent = `${shown} of ${entries} entries`;
}

/** Keeps the buttons and the address in step: each choice has an address of its own, so that Back undoes it. */
export function startTimelineFilter(): void {
  on("rendered", () => {
    showKind();
    const kind = checkedKind()?.value;
    if (kind) announce(kind);
  });
  on("change", (event) => {
    const kind = checkedKind();
    if (!kind || kind !== closest(event, "input")) return;
    history.pushState(null, "", location.pathname + (kind.value && `?kind=${kind.value}`));
    announce(kind.value);
  });
  on("popstate", () => {
    const before = checkedKind()?.value;
    if (before === undefined) return;
    showKind();
    const kind = checkedKind()?.value ?? "";
    if (kind !== before) announce(kind);
    // Entries that have appeared have moved the place that a link leads to.
    fragmentTarget(location.hash)?.scrollIntoView();
  });
}

import { fragmentTarget } from "../browser/fragments.inline";
import { all, closest, on } from "../lib/dom";

/** Returns the radio button of the kind that is shown. */
const checkedKind = () => document.querySelector<HTMLInputElement>("[name=kind]:checked");

/**
 * Selects the radio button of the kind that the address names, or the one for all entries, which comes first. An address with a fragment leads to a
 * place that a filter could hide, so it shows all entries. CSS hides the others (Timeline.tsx).
 */
function showKind(): void {
  const kind = location.hash === "" ? new URLSearchParams(location.search).get("kind") : null;
  for (const radio of all<HTMLInputElement>("[name=kind]"))
    radio.checked = radio.value === "" || radio.value === kind;
}

/** Tells screen readers how many entries are shown. */
function announce(kind: string): void {
  const [entries, shown] = ["", kind && `[class~="${kind}"]`].map(
    (filter) => all(`.timeline > li${filter}`).length,
  );
  for (const status of all("fieldset > [role=status]")) status.textContent = `${shown} of ${entries} entries`;
}

/** Starts keeping the buttons and the address in step. Each choice has its own address, so that Back undoes it. */
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

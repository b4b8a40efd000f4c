import { fragmentTarget } from "../browser/fragments.inline";
import { all, closest, on } from "../lib/dom";

/** Returns the selected radio button of the filter. */
const checkedKind = () => all<HTMLInputElement>("[name=kind]:checked")[0];

/**
 * Selects the radio button of the kind in the address. If the address contains no kind, it selects the first button, which shows all
 * entries. It also selects the first button if the address has a fragment, because a filter could hide the target.
 */
function selectKind(): void {
  const kind = location.hash === "" ? new URLSearchParams(location.search).get("kind") : null;
  for (const radio of all<HTMLInputElement>("[name=kind]"))
    radio.checked = radio.value === "" || radio.value === kind;
}

/**
 * Shows only the entries of a kind, or all entries if the kind is "", and tells screen readers the number of entries. The CSS in
 * Timeline.tsx hides the other entries.
 */
function show(kind: string): void {
  const [entries, shown] = ["", kind && `[class~="${kind}"]`].map(
    (filter) => all(`.timeline>li${filter}`).length,
  );
  for (const status of all("fieldset>[role=status]")) {
    status.textContent = `${shown} of ${entries} entries`;
    if (status.parentElement) status.parentElement.dataset.kind = kind;
  }
}

/**
 * Starts the filter, and keeps its buttons and the address in step. Each choice has its own address, so that the Back button undoes the
 * choice.
 */
export function startTimelineFilter(): void {
  on("rendered", () => {
    selectKind();
    const kind = checkedKind()?.value;
    if (kind) show(kind);
  });
  on("change", (event) => {
    const kind = checkedKind();
    if (!kind || kind !== closest(event, "input")) return;
    history.pushState(null, "", location.pathname + (kind.value && `?kind=${kind.value}`));
    show(kind.value);
  });
  on("popstate", () => {
    const before = checkedKind();
    if (!before) return;
    selectKind();
    const kind = checkedKind();
    if (kind && kind !== before) show(kind.value);
    // The target of a link moves when hidden entries above it appear, so the page scrolls to the target again.
    fragmentTarget(location.hash)?.scrollIntoView();
  });
}

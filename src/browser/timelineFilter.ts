/** The filter of the timeline: which kind of entries is shown, as the address says. It needs no React. */
import { all } from "./dom";

/**
 * Checks the radio button that the address asks for, else the one for all entries, which comes first; CSS (timelineStyles.ts) hides the
 * others. An address with a fragment leads to a place that a filter could hide, so it shows all.
 */
export function showKind(): void {
  for (const radio of all<HTMLInputElement>("[name=kind]"))
    radio.checked = location.href.endsWith(radio.value && `kind=${radio.value}`);
}

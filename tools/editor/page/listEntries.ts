/** Makes the lists of Decap's forms answer as people expect: a title opens its entry, × asks, a new entry is where one sees it. */
import { hasSeveralLines } from "../../../src/lib/linesOfDetails";
import { focus, parts, unfold } from "./fields";

/** The entry whose × a button is: the last button of its top bar. */
function removedBy(button: Element): Element | undefined {
  const entry = button.closest(parts.entry);
  const bar = entry?.querySelector(`:scope > ${parts.topBar}`);
  return entry && [...(bar?.querySelectorAll("button") ?? [])].at(-1) === button ? entry : undefined;
}

/** Waits until React has shown a new entry, and goes to it. */
function goToNewEntry(list: Element): void {
  const count = list.querySelectorAll(parts.entry).length;
  const watcher = new MutationObserver(() => {
    const entries = list.querySelectorAll(parts.entry);
    const added = [...entries].at(-1);
    if (entries.length === count || !added) return;
    watcher.disconnect();
    focus(added.querySelector(parts.field) ?? added);
  });
  watcher.observe(list, { childList: true, subtree: true });
}

/** Whether a key would break the line of a detail that has only one, such as a telephone number. */
function breaksLine({ key, target }: KeyboardEvent): boolean {
  if (key !== "Enter" || !(target instanceof HTMLTextAreaElement)) return false;
  const field = target.closest(parts.field);
  if (!field?.querySelector('label[for^="value-field-"]')) return false;
  const kind = field.parentElement?.querySelector('[class*="-singleValue"]')?.textContent;
  return !hasSeveralLines(kind ?? "");
}

export function improveLists(): void {
  addEventListener("keydown", (event) => breaksLine(event) && event.preventDefault(), { capture: true });
  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element)) return;
      const title = event.target.closest(parts.title);
      if (title?.parentElement) unfold(title.parentElement);
      const button = event.target.closest("button");
      if (!button) return;
      const removed = removedBy(button);
      const name = removed?.querySelector(`:scope > ${parts.title}`)?.textContent ?? "";
      if (removed && !confirm(`Take “${name}” out of this list?`)) {
        event.stopPropagation();
        event.preventDefault();
      }
      const list = button.matches(parts.addButton) && button.closest(parts.field);
      if (list) goToNewEntry(list);
    },
    { capture: true },
  );
}

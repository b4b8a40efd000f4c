/** Finds the parts of Decap's forms, by the names that its style sheet leaves in their classes. */
export const parts = {
  form: '[class*="-ControlPaneContainer"]',
  field: '[class*="-ControlContainer"]',
  entry: '[class*="-SortableListItem"]',
  /** The bar of an entry: to unfold it, to move it, to take it out. */
  topBar: '[class*="-StyledListItemTopBar"]',
  /** The title of a list entry that is folded up. */
  title: '[class*="-NestedObjectLabel"]',
  addButton: '[class*="-AddButton"]',
};

/** The field with a name directly in a form, in a group, or in an entry of a list. */
function fieldIn(scope: Element, name: string): Element | undefined {
  const labels = [...scope.querySelectorAll(`label[for^="${CSS.escape(name)}-field-"]`)];
  const fields = labels.flatMap((label) => label.closest(parts.field) ?? []);
  const within = `${parts.field}, ${parts.entry}`;
  return fields.find((field) => (field.parentElement?.closest(within) ?? null) === scope.closest(within));
}

/** The entries of a list. */
const entriesIn = (list: Element) =>
  [...list.querySelectorAll(parts.entry)].filter(
    (entry) => entry.parentElement?.closest(parts.field) === list,
  );

/** Unfolds an entry of a list. */
export function unfold(entry: Element): void {
  const title = entry.querySelector(`:scope > ${parts.title}`);
  if (title && getComputedStyle(title).display !== "none") entry.querySelector("button")?.click();
}

/** Brings a field into view, and puts the cursor into it. */
export function focus(field: Element): void {
  field.scrollIntoView({ block: "center" });
  field.querySelector<HTMLElement>("input, textarea, [contenteditable]")?.focus({ preventScroll: true });
}

/** Unfolds the settings if a field of the open form is among them. */
function reveal(path: string): void {
  const field = fieldIn(document.body, path.split(".")[0] ?? "");
  if (field && getComputedStyle(field).display === "none")
    document.querySelector(`${parts.form} > ${parts.field} > details`)?.setAttribute("open", "");
}

/** Goes to a field of the open form, `title` or `entries.2.title`, or as near as it can; says whether the field is there. */
export function goTo(path: string): boolean {
  reveal(path);
  let scope: Element = document.body;
  for (const key of path.split(".")) {
    const next = /^\d+$/.test(key) ? entriesIn(scope)[Number(key)] : fieldIn(scope, key);
    if (!next) return false;
    if (next.matches(parts.entry)) unfold(next);
    focus(next);
    scope = next;
  }
  return true;
}

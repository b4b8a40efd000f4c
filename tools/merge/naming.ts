/** What fields and entries are called, in forms and lists of changes. */

/** "imageAlt" becomes "Image alt". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The field by which an entry of a list is called. */
export function namingField(names: readonly string[]): string {
  const usual = ["title", "name", "from", "page", "label", "question", "text", "alt"].find((name) =>
    names.includes(name),
  );
  return usual ?? names[0] ?? "";
}

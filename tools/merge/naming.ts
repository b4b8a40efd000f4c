/** What fields, entries and new files are called, in forms and lists of changes. */

/** "imageAlt" becomes "Image alt". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The field by which an entry of a list is called. */
export function namingField(names: readonly string[]): string {
  const usual = ["title", "name", "from", "page", "label", "text", "alt"].find((name) =>
    names.includes(name),
  );
  return usual ?? names[0] ?? "";
}

/** A name for an address or a file: small letters, digits and single hyphens. */
export const slugOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

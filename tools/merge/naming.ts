/** The names of fields and entries in forms and lists of changes. */

/** The labels of fields whose names in a file are technical terms. */
const labels: Readonly<Record<string, string>> = {
  anchor: "Link name",
  slug: "Address",
  path: "Address",
  url: "Web address",
  archivedUrl: "Web address of a copy",
  siteUrl: "Web address of the site",
  alt: "What it shows",
  imageAlt: "What the picture shows",
  passages: "Links to places in it",
  inIndex: "In the A to Z index",
  items: "Entries below it",
};

/** The fields with words about a picture, each with the field that names the picture. */
export const pictureOf: Readonly<Record<string, string>> = {
  alt: "file",
  caption: "file",
  imageAlt: "image",
};

/** Returns the label of a field in forms: "foundSources" becomes "Found sources". */
export function labelOf(name: string): string {
  const label = labels[name];
  if (label !== undefined) return label;
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields that can name an entry of a list. An entry has the name that comes first here. */
const naming = ["title", "name", "from", "page", "label", "question", "text", "alt", "quote"];

/** Returns the name of the field that names an entry of a list, from the names of the entry's fields. */
export const namingField = (fields: readonly string[]): string =>
  naming.find((name) => fields.includes(name)) ?? fields[0] ?? "";

/**
 * Returns the title of an entry of a list: the first of its naming fields that has text. An entry without such a field is named by its first
 * field. Returns undefined if these fields have no text.
 * @param titleOf returns the title for the text of a field. For a reference, this is the title of its target
 * @param fields the names of all fields that the entry may have
 */
export function titleOfEntry<Title>(
  entry: Readonly<Record<string, unknown>>,
  titleOf: (field: string, text: string) => Title | undefined,
  fields: readonly string[] = Object.keys(entry),
): Title | undefined {
  const named = naming.filter((name) => fields.includes(name));
  for (const field of named.length > 0 ? named : fields.slice(0, 1)) {
    const text = entry[field];
    const title = typeof text === "string" && text !== "" ? titleOf(field, text) : undefined;
    if (title !== undefined) return title;
  }
  return undefined;
}

/** The fields that name a subject of its own, for example a person. Other entries with the same key can be merged, for example links. */
export const subjectFields: readonly string[] = ["anchor", "name", "title"];

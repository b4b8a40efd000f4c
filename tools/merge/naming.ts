/** Returns the names of fields and entries that forms and lists of changes show. */

/** The labels of fields whose names in files are technical, or are clear only next to the other fields of the entry. */
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
  was: "Wrong words",
  now: "New words",
  found: "Finding",
  foundSources: "Sources of the finding",
  is: "Kind of answer",
};

/** The fields that describe a picture, each with the field that contains the picture's file. */
export const pictureOf: Readonly<Record<string, string>> = {
  alt: "file",
  caption: "file",
  imageAlt: "image",
};

/** Returns the label that forms show for a field: "Answer sources" for "answerSources". */
export function labelOf(name: string): string {
  const label = labels[name];
  if (label !== undefined) return label;
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The fields that can name an entry of a list. If an entry has several of them, the field that comes first in this list names the entry.
 */
const naming = ["title", "name", "from", "page", "label", "question", "text", "alt", "quote"];

/** Takes the names of an entry's fields. Returns the name of the field whose value is used as the name of the entry. */
export const namingField = (fields: readonly string[]): string =>
  naming.find((name) => fields.includes(name)) ?? fields[0] ?? "";

/**
 * Returns the title of an entry of a list. The title is the text of the first field in `naming` that contains text. If the entry does not
 * have any of these fields, the title is the text of the entry's first field. Returns undefined if these fields are empty.
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

/**
 * The fields whose text identifies the subject of an entry, for example a person. Two new entries with the same key are a conflict if their
 * subjects differ. Entries without a subject, for example links, are merged.
 */
export const subjectFields: readonly string[] = ["anchor", "name", "title"];

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

/** Returns the name of the field that names an entry of a list. */
export function namingField(names: readonly string[]): string {
  const usual = ["title", "name", "from", "page", "label", "question", "text", "alt", "quote"].find((name) =>
    names.includes(name),
  );
  return usual ?? names[0] ?? "";
}

/** The fields that name a subject of its own, for example a person. Other entries with the same key can be merged, for example links. */
export const subjectFields: readonly string[] = ["anchor", "name", "title"];

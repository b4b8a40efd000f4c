/** What fields and entries are called, in forms and lists of changes. */

/** What a form calls fields whose names in a file are words of the trade. */
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
};

/** What a form calls a field: "foundSources" becomes "Found sources". */
export function labelOf(name: string): string {
  const label = labels[name];
  if (label !== undefined) return label;
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

/** The templates that a page can have. Each value is the name of a file in src/templates. */
export const templates = [
  "home",
  "article",
  "team",
  "timeline",
  "media",
  "contact",
  "legal",
  "leaflet",
  "petition",
  "testimonies",
  "documents",
] as const;

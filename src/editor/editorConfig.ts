import { kinds, type Kind } from "../content-model/kinds";
import { listField } from "./contentText";
import { editorFields } from "./editorFields";

/** How each kind is called in the list on the left, and how its entries are told apart there. */
const collections: Record<string, { label: string; one?: string; slug?: string; summary?: string }> = {
  Testimony: {
    label: "Testimonies",
    one: "testimony",
    slug: "{{fields.slug}}",
    summary: "{{name}} - {{role}}",
  },
  Page: { label: "Pages", one: "page", slug: "{{fields.label}}", summary: "{{label}} ({{path}})" },
  TimelineEvent: { label: "Timeline", one: "event" },
  TeamSection: { label: "Team and people", one: "section" },
  MediaCard: { label: "Media", one: "card" },
  ContactCard: { label: "Contact", one: "card" },
  LegalProfile: { label: "Legal team", one: "lawyer" },
  NavigationEntry: { label: "Menu", one: "entry" },
  SearchEntry: { label: "Search", one: "entry" },
  Redirect: { label: "Old addresses", one: "address" },
  Campaign: { label: "The campaign" },
};

const namesOf = (kind: Kind) => ({ label: kind.type, one: "entry", ...collections[kind.type] });

/** A folder of Markdown files: a collection with a form for each file. */
function folder(kind: Kind): object {
  const { label, one, slug, summary } = namesOf(kind);
  const body = {
    name: "body",
    label: "Text",
    widget: "markdown",
    // Rich text would write the whole text anew (its own bullets, line ends, escapes) as soon as one letter changes.
    modes: ["raw"],
    hint: "Markdown. A line that begins with ## is the heading of a new card.",
  };
  return {
    name: kind.source,
    label,
    label_singular: one,
    folder: `content/${kind.source}`,
    create: true,
    slug,
    identifier_field: kind.type === "Page" ? "label" : "name",
    summary,
    sortable_fields: [],
    extension: "md",
    format: "yaml-frontmatter",
    fields: [...editorFields(kind.schema, "../"), body],
  };
}

/** One YAML file: a form for the whole of it. */
function file(kind: Kind): object {
  const { label, one } = namesOf(kind);
  const fields = editorFields(kind.schema, "");
  const [first] = ["title", "name", "from", "page"].filter((name) =>
    fields.some((field) => field.name === name),
  );
  const list = {
    name: listField,
    label,
    label_singular: one,
    widget: "list",
    collapsed: true,
    summary: `{{fields.${first ?? ""}}}`,
    hint: kind.description,
    fields,
  };
  return {
    name: kind.source.replace(/\.yaml$/, ""),
    label,
    file: `content/${kind.source}`,
    fields: kind.shape === "list" ? [list] : fields,
  };
}

/**
 * Decap's configuration: a form for each kind of content, made from the content model.
 * @param siteAddress where `gatsby develop` shows the site
 * @param endpoint where the editor's server takes requests
 */
export function editorConfig(siteAddress: string, endpoint: string): object {
  const folders = kinds.filter(({ shape }) => shape === "markdown");
  const files = kinds.filter(({ shape }) => shape !== "markdown");
  return {
    load_config_file: false,
    backend: { name: "proxy", proxy_url: endpoint, branch: "main" },
    site_url: siteAddress,
    display_url: siteAddress,
    media_folder: "content/images",
    public_folder: "images",
    locale: "en",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...folders.map(folder),
      {
        name: "lists",
        label: "Lists and settings",
        editor: { preview: false },
        files: Object.keys(collections).flatMap((type) =>
          files.filter((kind) => kind.type === type).map(file),
        ),
      },
    ],
  };
}

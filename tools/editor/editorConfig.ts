import type { Kind } from "../../src/content-model/kind";
import { kinds } from "../../src/content-model/kinds";
import { editorFields, namingField } from "./editorFields";
import { listField } from "./listField";

const body = {
  name: "body",
  label: "Text",
  widget: "markdown",
  // The rich text mode rewrites the whole text (bullets, line breaks, escapes) as soon as one letter changes.
  modes: ["raw"],
  hint: "Markdown. A line that begins with ## is the heading of a new card.",
};

/** A heading that folds up the fields below it; it holds nothing itself. */
const settings = { name: "settings", label: "Settings", widget: "settings" };

/** The fields of a kind in the order of its schema, with its text and the heading of its settings among them. */
function fieldsOf({ schema, shape, form, settingsFrom, templatesOf = {} }: Kind, upwards: string): object[] {
  const fields = editorFields(schema, upwards);
  const textAfter = shape === "markdown" ? (form?.textAfter ?? fields.at(-1)?.name) : undefined;
  return fields.flatMap((field) => [
    ...(field.name === settingsFrom ? [settings] : []),
    { ...field, templatesOf: templatesOf[field.name] },
    ...(field.name === textAfter ? [body] : []),
  ]);
}

/** A folder of Markdown files: a collection with one form per file. */
function folder(kind: Kind): object {
  const { source, label, one, form } = kind;
  return {
    name: source,
    label,
    label_singular: one,
    folder: `content/${source}`,
    create: true,
    slug: form?.slug,
    identifier_field: form?.namedBy,
    summary: form?.summary,
    sortable_fields: [],
    extension: "md",
    format: "yaml-frontmatter",
    fields: fieldsOf(kind, "../"),
  };
}

/** One YAML file: a single form for the whole file. */
function file(kind: Kind): object {
  const { label, one } = kind;
  const fields = fieldsOf(kind, "");
  const list = {
    name: listField,
    label,
    label_singular: one,
    widget: "list",
    collapsed: true,
    summary: `{{fields.${namingField(Object.keys(kind.schema.shape))}}}`,
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
 * Decap's configuration: a form for each kind of content, derived from the content model.
 * @param siteAddress the address of `gatsby develop`, if it runs
 */
export function editorConfig(siteAddress: string | undefined): object {
  const folders = kinds.filter(({ shape }) => shape === "markdown");
  const files = kinds.filter(({ shape }) => shape !== "markdown");
  return {
    load_config_file: false,
    backend: { name: "files" },
    ...(siteAddress !== undefined && { site_url: siteAddress, display_url: siteAddress }),
    media_folder: "content/images",
    public_folder: "images",
    // Nothing here makes previews elsewhere, so the button would stay grey for ever.
    show_preview_links: false,
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...folders.map(folder),
      {
        name: "lists",
        label: "Lists and settings",
        files: files.map(file),
      },
    ],
  };
}

import { z } from "zod";
import { references, type Reference } from "../../src/content-model/fields";
import { listField } from "./listField";

/** A field of a form in Decap's configuration. */
export interface EditorField {
  name: string;
  [option: string]: unknown;
}

/** A field's schema in the content model, as JSON Schema with our own extensions. */
interface Shape {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  /** One or more sentences (`sentences` in the content model). */
  multiline?: boolean;
  /** What a name in this field refers to (`references` in the content model). */
  reference?: Reference;
  /** For a picture: its folder below content/. */
  folder?: string;
}

/** "imageAlt" becomes "Image alt". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The help below a field, with the limits of its length. */
function hintOf({ description = "", minLength = 0, maxLength }: Shape): string {
  if (maxLength === undefined) return description;
  return `${description} ${minLength > 1 ? `${minLength} to` : "At most"} ${maxLength} characters.`.trim();
}

/** References that can be chosen from a list. */
const relations = {
  page: {
    collection: "pages",
    value_field: "{{slug}}",
    search_fields: ["label", "title"],
    display_fields: ["{{label}} ({{path}})"],
  },
  testimony: {
    collection: "testimonies",
    value_field: "{{slug}}",
    search_fields: ["name", "role"],
    display_fields: ["{{name}} ({{role}})"],
  },
  document: {
    collection: "lists",
    file: "documents",
    value_field: `${listField}.*.anchor`,
    search_fields: [`${listField}.*.title`],
    display_fields: [`${listField}.*.title`],
  },
  timelineKind: {
    collection: "lists",
    file: "campaign",
    value_field: "timelineKinds.*.kind",
    search_fields: ["timelineKinds.*.label"],
    display_fields: ["timelineKinds.*.label"],
  },
} as const;

/** A widget to choose one of them. */
const relationTo = (reference: keyof typeof relations) => ({
  widget: "relation",
  ...relations[reference],
  options_length: 500,
});

/** Decap's widget for a shape, with its options; `upwards` is the relative path from the file to content/. */
function widgetOf(shape: Shape, upwards: string): { widget: string; [option: string]: unknown } {
  if (shape.reference === "file") {
    const folder = shape.folder ?? "images";
    const folders = { media_folder: `/content/${folder}`, public_folder: `${upwards}${folder}` };
    return { widget: "image", ...folders, choose_url: false };
  }
  if (shape.reference && shape.reference !== "source") return relationTo(shape.reference);
  if (shape.enum) return { widget: "select", options: shape.enum };
  if (shape.type === "boolean") return { widget: "boolean" };
  if (shape.type === "integer") return { widget: "number", value_type: "int" };
  if (shape.type === "object") {
    return { widget: "object", collapsed: false, fields: fieldsOf(shape, upwards) };
  }
  if (shape.type === "array" && shape.items) return listOf(shape.items, upwards);
  return { widget: shape.multiline ? "text" : "string" };
}

/** The field by which an entry of a list is called. */
export function namingField(names: readonly string[]): string {
  const usual = ["title", "name", "from", "page", "label", "text", "alt"].find((name) =>
    names.includes(name),
  );
  return usual ?? names[0] ?? "";
}

function listOf(items: Shape, upwards: string): { widget: string; [option: string]: unknown } {
  if (items.reference === "page" || items.reference === "testimony")
    return { ...relationTo(items.reference), multiple: true };
  if (items.reference === "source") return { widget: "sources" };
  if (items.type !== "object") return { widget: "list", collapsed: false };
  const fields = fieldsOf(items, upwards);
  return {
    widget: "list",
    collapsed: true,
    // Otherwise Decap begins a new file with one empty entry.
    default: [],
    summary: `{{fields.${namingField(Object.keys(items.properties ?? {}))}}}`,
    fields,
  };
}

/** The fields of a form for an object of this shape. */
function fieldsOf({ properties = {}, required = [] }: Shape, upwards: string): EditorField[] {
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    label: labelOf(name),
    hint: hintOf(shape),
    required: required.includes(name),
    ...widgetOf(shape, upwards),
    ...(typeof shape.default === "boolean" ? { default: shape.default } : {}),
  }));
}

/**
 * The form for one entry of a kind of content, from its schema in the content model.
 * @param upwards the relative path from a file of this kind to content/: "../" or empty
 */
export function editorFields(schema: z.ZodObject, upwards: string): EditorField[] {
  const shape = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const hint = references.get(zodSchema as unknown as z.ZodType);
      if (hint) Object.assign(jsonSchema, { reference: hint.to, folder: hint.folder });
    },
  });
  return fieldsOf(shape as Shape, upwards);
}

import type { z } from "zod";
import type { templates } from "./templates";

type FieldOf<Schema extends z.ZodObject> = Extract<keyof z.output<Schema>, string>;

/** An object whose keys are some of the fields of a schema. If the type of the schema is not known, any field name is allowed. */
type ByField<Schema extends z.ZodObject, Value> = Readonly<
  string extends FieldOf<Schema> ? Record<string, Value> : Partial<Record<FieldOf<Schema>, Value>>
>;

/**
 * A kind of content. `type` is its GraphQL type. `source` is its file or folder below content/: a YAML file with one object (`object`) or a
 * list of objects (`list`), or a folder of Markdown files (`markdown`).
 */
export interface Kind<Schema extends z.ZodObject = z.ZodObject> {
  type: string;
  /** The plural name of the kind for volunteers. `one` is the singular name. */
  label: string;
  one: string;
  shape: "object" | "list" | "markdown";
  source: string;
  schema: Schema;
  /**
   * For Markdown: the field that contains the page's path. With `below`, the field contains only the last part of the path, and the path
   * begins with that of the page whose template is `below`.
   */
  address?: { field: FieldOf<Schema>; below?: (typeof templates)[number] };
  /**
   * The fields whose values must be unique, each with the name of a group. Within a group, all values must differ, even if they are in
   * different fields.
   */
  unique?: ByField<Schema, string>;
  /** For a list that must be in chronological order: the field with the date. */
  sortedBy?: FieldOf<Schema>;
  /**
   * For merging two versions of a list: the names of the fields that identify an entry. An entry without the first of these fields is
   * identified by the next field. The key is the name of the field that contains the list, or "" for the list that is the whole file.
   */
  keys?: Readonly<Record<string, readonly string[]>>;
  /**
   * For a list whose entries a page shows. `template` is the template of that page. `named` is the field from which the id of an entry is
   * made, which is its `anchor` or the heading of its card. `isAboveHeadings` is true if the page shows the list above the first heading of
   * its text. In that case, the citations of the list have lower numbers than the citations below that heading.
   */
  shownOn?: {
    template: (typeof templates)[number];
    named: FieldOf<Schema> & ("anchor" | "title" | "name");
    isAboveHeadings?: boolean;
  };
  /**
   * For Markdown, in the editor:
   * - `file`: the name of a new file is made from this field;
   * - `namedBy`: the editor's lists show this field as the name of the entry;
   * - `detail`: the editor's lists show this field next to the name;
   * - `textAfter`: the form shows the text directly after this field.
   */
  form?: Readonly<Record<"file" | "namedBy" | "detail" | "textAfter", FieldOf<Schema>>>;
  /**
   * For the editor: proposals for the empty fields of a new file. A proposal is a fixed value, or the text of the first of the fields
   * `from` that is not empty.
   */
  proposals?: ByField<
    Schema,
    { value: string } | { from: readonly (FieldOf<Schema> | "body")[]; maxCharacters: number }
  >;
  /** For Markdown: true if the check must report a file without any text as an error. */
  needsText?: boolean;
  /** For forms: the field with which the settings begin. The form folds up this field and all fields after it. */
  settingsFrom?: FieldOf<Schema>;
  /**
   * Fields that only some templates show. On a page with another template, the check refuses such a field, because the page would not show
   * it.
   */
  templatesOf?: ByField<Schema, readonly (typeof templates)[number][]>;
  /** A description of one entry, for GraphiQL. */
  description: string;
  /** A description of all entries together, for volunteers. */
  contents: string;
}

/** Returns the given kind of content. The code does not compile if the kind names a field that its schema does not have. */
export const defineKind = <Schema extends z.ZodObject>(kind: Kind<Schema>): Kind<Schema> => kind;

/** An entry of a kind as the site uses it: trimmed, with defaults. */
export type ContentOf<Of extends Kind> = z.output<Of["schema"]>;

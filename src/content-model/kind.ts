import type { z } from "zod";
import type { templates } from "./templates";

type FieldOf<Schema extends z.ZodObject> = Extract<keyof z.output<Schema>, string>;

/** Values for some fields of a schema. If the schema is not known, any name is allowed as a field. */
type ByField<Schema extends z.ZodObject, Value> = Readonly<
  string extends FieldOf<Schema> ? Record<string, Value> : Partial<Record<FieldOf<Schema>, Value>>
>;

/**
 * A kind of content. `type` is its GraphQL type. `source` is its file or folder below content/: a YAML file with one object (`object`) or a
 * list of objects (`list`), or a folder of Markdown files (`markdown`).
 */
export interface Kind<Schema extends z.ZodObject = z.ZodObject> {
  type: string;
  /** The plural and the singular name of the kind for volunteers. */
  label: string;
  one: string;
  shape: "object" | "list" | "markdown";
  source: string;
  schema: Schema;
  /**
   * For Markdown: the field that contains the page's path. With `below`, the field contains only the last part of the path, which follows
   * the path of the page that has this template.
   */
  address?: { field: FieldOf<Schema>; below?: (typeof templates)[number] };
  /** The fields whose values must be unique, each with the name of a group. No two fields of a group may have the same value. */
  unique?: ByField<Schema, string>;
  /** For a list that must be in chronological order: the field with the date. */
  sortedBy?: FieldOf<Schema>;
  /**
   * For merging two versions of a list: the fields that identify an entry, by the name of the list's field. If an entry does not have the
   * first of these fields, the next one identifies it. The name of the top-level list is empty.
   */
  keys?: Readonly<Record<string, readonly string[]>>;
  /**
   * For a list whose entries a page shows: the template of that page, and the field from which the id of an entry on that page is made.
   * The field is the entry's `anchor`, or the heading of a card. `isAboveHeadings` is true if the page shows the list above the first heading
   * of its text, so that the citations of the list are numbered before those below that heading.
   */
  shownOn?: {
    template: (typeof templates)[number];
    named: FieldOf<Schema> & ("anchor" | "title" | "name");
    isAboveHeadings?: boolean;
  };
  /**
   * For Markdown, in the editor: the field that gives a new file its name (`file`), the field that names the entry in lists (`namedBy`),
   * the field that lists show next to this name (`detail`), and the field after which the text comes (`textAfter`).
   */
  form?: Readonly<Record<"file" | "namedBy" | "detail" | "textAfter", FieldOf<Schema>>>;
  /**
   * In the editor: the proposals for empty fields of a new file. A proposal is a fixed value, or text from the first of the `from` fields
   * that has any.
   */
  proposals?: ByField<
    Schema,
    { value: string } | { from: readonly (FieldOf<Schema> | "body")[]; maxCharacters: number }
  >;
  /** For Markdown: true if a file without any text is an error. */
  needsText?: boolean;
  /** The first field of the form's settings. The form folds up this field and all fields after it. */
  settingsFrom?: FieldOf<Schema>;
  /**
   * Fields that only some templates show. The check refuses these fields on pages with other templates, which would silently ignore them.
   */
  templatesOf?: ByField<Schema, readonly (typeof templates)[number][]>;
  /** A description of one entry, for GraphiQL. */
  description: string;
  /** A description of all entries together, for volunteers. */
  contents: string;
}

/** Returns a kind of content. It does not compile if the kind names a field that its schema does not have. */
export const defineKind = <Schema extends z.ZodObject>(kind: Kind<Schema>): Kind<Schema> => kind;

/** An entry of a kind as the site uses it: trimmed, with defaults. */
export type ContentOf<Of extends Kind> = z.output<Of["schema"]>;

import type { z } from "zod";
import type { templates } from "./templates";

type FieldOf<Schema extends z.ZodObject> = Extract<keyof z.output<Schema>, string>;

/** Values for some fields of a schema; for any names where the schema is not known. */
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
  /** For Markdown: the field with the page's path, or with its last part below the path of the page that has a certain template. */
  address?: { field: FieldOf<Schema>; below?: (typeof templates)[number] };
  /** Fields whose value must be unique among all fields with the same name on the right. */
  unique?: ByField<Schema, string>;
  /** For a list that must be in chronological order: the field with the date. */
  sortedBy?: FieldOf<Schema>;
  /**
   * The identity of an entry of a list when two versions are merged: by the name of the list's field, the identifying
   * fields, of which the first that is present counts. The name of the top-level list is empty.
   */
  keys?: Readonly<Record<string, readonly string[]>>;
  /**
   * For a list whose entries are what pages with a certain template show: that template, and the field from which an entry's
   * id on the page is made: its `anchor`, or the heading of a card.
   */
  shownOn?: { template: (typeof templates)[number]; named: FieldOf<Schema> & ("anchor" | "title" | "name") };
  /** Fields of earlier versions, each with what to write instead. */
  formerly?: Readonly<Record<string, string>>;
  /**
   * For Markdown, in the editor: the fields that name a new file and an entry, the one beside its name in lists, and the one that
   * the text follows.
   */
  form?: Readonly<Record<"file" | "namedBy" | "detail" | "textAfter", FieldOf<Schema>>>;
  /** In the editor: the fields of a new file that have a value at first, or follow other fields, the first with words, until they are written. */
  proposals?: ByField<
    Schema,
    { value: string } | { from: readonly (FieldOf<Schema> | "body")[]; maxCharacters: number }
  >;
  /** For Markdown: true if a file without any text is an error. */
  needsText?: boolean;
  /** The first field of the settings, which the form folds up. */
  settingsFrom?: FieldOf<Schema>;
  /** Fields that only some templates show. The check refuses them with other templates, which would silently ignore them. */
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

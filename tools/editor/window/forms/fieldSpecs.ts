/** Describes fields for forms, from their zod schemas. A new kind of content gets its form without a change in this file. */
import { z } from "zod";
import type { Kind } from "../../../../src/content-model/kind";
import { references, shownLengths, type Reference } from "../../../../src/content-model/fields";
import { unwrapSchema } from "../../../../src/content-model/walkSchema";
import { listField } from "../../common/addresses";
import { acceptedDates, type AcceptedDates } from "../../common/dateAdvice";
import { labelOf } from "../../../merge/naming";

type Control =
  | "line"
  | "paragraph"
  | "date"
  | "number"
  | "choice"
  | "switch"
  | "yesNo"
  | "words"
  | "reference"
  | "picture"
  | "pdf"
  | "list"
  | "group"
  | "text";

export interface FieldSpec {
  /** The field's name in its group. */
  key: string;
  label: string;
  help: string;
  control: Control;
  isOptional: boolean;
  fallback: unknown;
  /** The options of a control that offers a choice. */
  options: readonly string[];
  /** The dates that a date field accepts. */
  accepts: AcceptedDates;
  /** The type of content to which a reference refers. `isMany` is true if the field can have several references. */
  to: Reference | undefined;
  isMany: boolean;
  /** The folder below content/ for a new picture. */
  folder: string;
  /** The minimum size of a picture, in pixels. */
  atLeast: { width: number; height: number } | undefined;
  /** The maximum length of a text, or the length that search results show, in characters. */
  longest: number | undefined;
  /** The minimum length, in characters, that a text needs to be useful in search results. */
  shortest: number | undefined;
  /** The fields of a group, and of the entries of a list. */
  fields: readonly FieldSpec[];
  /** The word for one entry of a list, for example in the label of the button that adds an entry. */
  one: string;
}

/** Returns the help text below a field: the description of the field, and the limits of its length. */
function helpOf(description = "", { minLength, maxLength }: Partial<z.ZodString>): string {
  if (!maxLength) return description;
  const limits = minLength && minLength > 1 ? `${minLength} to ${maxLength}` : `At most ${maxLength}`;
  return `${description} ${limits} characters.`.trim();
}

function controlOf(schema: z.ZodType): Control {
  const { schema: inner, shape, fallback } = unwrapSchema(schema);
  const to = references.get(inner)?.to;
  if (to) return to === "file" ? "picture" : "reference";
  if (shape.type === "object") return "group";
  if (shape.type === "boolean") return fallback === undefined ? "yesNo" : "switch";
  if (shape.type === "day") return "date";
  if (shape.type === "number" || shape.type === "whole number") return "number";
  if (shape.type === "list") {
    const item = unwrapSchema(shape.of);
    if (item.shape.type === "object") return "list";
    return references.has(item.schema) ? "reference" : "words";
  }
  if (inner instanceof z.ZodEnum) return "choice";
  const { multiline, isDate, isPdf } = inner.meta() ?? {};
  return isDate ? "date" : isPdf ? "pdf" : multiline ? "paragraph" : "line";
}

function fieldSpec(key: string, schema: z.ZodType): FieldSpec {
  const { schema: inner, shape, fallback } = unwrapSchema(schema);
  const item = shape.type === "list" ? unwrapSchema(shape.of) : undefined;
  const reference = references.get(item?.schema ?? inner);
  const { title, one } = item?.schema.meta() ?? {};
  const control = controlOf(schema);
  return {
    key,
    label: labelOf(key),
    help: helpOf(schema.description ?? inner.description, inner as Partial<z.ZodString>),
    control,
    // A question ("yesNo") counts as required. A page can be saved before somebody answers the question, but it is not published without
    // the answer.
    isOptional: control !== "yesNo" && !schema.meta()?.isNeeded && schema.safeParse(undefined).success,
    fallback,
    options: inner instanceof z.ZodEnum ? inner.options.map(String) : [],
    accepts: acceptedDates(schema),
    to: reference?.to,
    isMany: item !== undefined,
    folder: reference?.folder ?? "images",
    atLeast: reference?.atLeast,
    longest: (inner as Partial<z.ZodString>).maxLength ?? shownLengths.get(inner)?.max,
    shortest: shownLengths.get(inner)?.min,
    fields: fieldSpecs(item?.schema ?? inner),
    one: typeof one === "string" ? one : labelOf(title ?? "entry").toLowerCase(),
  };
}

/** Returns the fields of an object, in the order of its schema. */
export function fieldSpecs(schema: z.ZodType): FieldSpec[] {
  const { shape } = unwrapSchema(schema);
  if (shape.type !== "object") return [];
  const specs = Object.entries(shape.fields).map(([key, field]) => fieldSpec(key, field));
  // The editor fills in the anchor, so this field comes after the fields that people fill in.
  const isMade = ({ key }: FieldSpec) => key === "anchor";
  return [...specs.filter((spec) => !isMade(spec)), ...specs.filter(isMade)];
}

const body: FieldSpec = { ...fieldSpec("body", z.string().optional()), label: "Text", control: "text" };

/** Returns the fields of a kind's form: the content for readers, and the settings after it. */
export function formFields(kind: Kind): { fields: FieldSpec[]; settings: FieldSpec[] } {
  const { schema, shape, form, settingsFrom, one, label, contents } = kind;
  const specs = fieldSpecs(schema);
  if (shape === "list") {
    const list = fieldSpec(listField, z.array(schema));
    return { fields: [{ ...list, label, help: contents, one }], settings: [] };
  }
  const textAfter = specs.findIndex(({ key }) => key === form?.textAfter) + 1;
  const all = shape === "markdown" ? specs.toSpliced(textAfter, 0, body) : specs;
  const from = all.findIndex(({ key }) => key === settingsFrom);
  return from === -1
    ? { fields: all, settings: [] }
    : { fields: all.slice(0, from), settings: all.slice(from) };
}

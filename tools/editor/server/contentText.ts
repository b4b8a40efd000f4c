/** Converts between the text of a file and the values of its form. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { AnyKind, ContentFile } from "../../../src/content-model/contentFile";
import { inOrder } from "../../../src/content-model/dates";
import { splitFrontMatter } from "../../../src/content-model/frontMatter";
import type { Kind } from "../../../src/content-model/kind";
import { readContentFile } from "../../../src/content-model/readContent";
import { unwrapSchema } from "../../../src/content-model/walkSchema";
import { isObject } from "../../../src/lib/isObject";
import { formatMarkdown } from "../../merge/formatMarkdown";
import { updateYaml } from "../../merge/updateYaml";
import { listField } from "../common/addresses";

/** The values of a form. The keys are the names of the file's fields. The entries of a list are in `entries`, and Markdown is in `body`. */
export type Values = Record<string, unknown>;

/**
 * Returns the values of a file's form.
 * @param bytes the file's bytes, or its text
 * @param name the file's name relative to content/. The values that were read last are cached under this name
 * @returns the values, or undefined if no form can show the file
 */
export function valuesOf(kind: AnyKind, bytes: Buffer | string, name = kind.source): Values | undefined {
  const { content } = readContentFile(kind, name, typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  if (!content || !fitsForm(content)) return undefined;
  const { data } = content.yaml;
  if (kind.shape === "list") return { [listField]: data ?? [] };
  const fields = (data ?? {}) as Values;
  return kind.shape === "object" ? fields : { ...fields, body: content.body.trim() };
}

/**
 * Returns whether a form can show every value of a file. A form can show a value that is not valid, but not, for example, a text in place
 * of a list.
 */
function fitsForm({ kind, yaml: { data, errors }, entries }: ContentFile): boolean {
  if (errors.length > 0) return false;
  if (data === null || data === undefined) return true;
  const written: unknown = kind.shape === "list" ? data : [data];
  if (!Array.isArray(written) || written.length !== entries.length) return false;
  return !entries.some(
    ({ value, content }) =>
      !content && kind.schema.safeParse(value, { reportInput: true }).error?.issues.some(hasWrongShape),
  );
}

function hasWrongShape(issue: z.core.$ZodIssue): boolean {
  const { code, input, path } = issue;
  if (code !== "invalid_type" && code !== "invalid_union" && code !== "invalid_value") return false;
  if (path.length === 0) return true;
  if (input === undefined || input === null || input instanceof Date) return false;
  return (
    typeof input === "object" || (code === "invalid_type" && ["array", "object"].includes(issue.expected))
  );
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.keys(value).length === 0);

/**
 * Removes empty fields and fields with their default value, which people would not write into a file. Converts a number that was typed as
 * text to a number.
 */
export function withoutDefaults(value: unknown, schema: z.ZodType | undefined): unknown {
  const shape = schema && unwrapSchema(schema).shape;
  if (Array.isArray(value)) {
    const items = value.map((entry) => withoutDefaults(entry, shape?.type === "list" ? shape.of : undefined));
    return items.filter((item) => isObject(item) || !isEmpty(item));
  }
  if (typeof value === "string" && shape?.type.endsWith("number") && /^-?\d+$/.test(value.trim()))
    return Number(value);
  if (!isObject(value)) return value;
  // The fields are put in the order of the content model.
  const names = [...(shape?.type === "object" ? Object.keys(shape.fields) : []), ...Object.keys(value)];
  const fields = [...new Set(names)].flatMap((name): [string, unknown][] => {
    const field = value[name];
    const fieldSchema = shape?.type === "object" ? shape.fields[name] : undefined;
    const kept = withoutDefaults(field, fieldSchema);
    const isDefault = isDeepStrictEqual(kept, fieldSchema && unwrapSchema(fieldSchema).fallback);
    return isEmpty(kept) || isDefault ? [] : [[name, kept]];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns the text of a content file with the values of a form. The Markdown is formatted. YAML that has not changed stays as it was
 * written.
 * @param before the file's text, from `decoded`; undefined for a new file
 */
export function fileText(kind: Kind, before: string | undefined, values: Values): string {
  const { schema, shape, sortedBy } = kind;
  const { [listField]: listed, body, ...fields } = values;
  if (shape === "object") return updateYaml(before ?? "", withoutDefaults(values, schema), schema);
  if (shape === "list") {
    const entries = Array.isArray(listed) ? (listed as Values[]) : [];
    // The entries are sorted. A form adds a new entry at the beginning or the end, but the content check requires the order of `sortedBy`.
    const sorted = sortedBy ? inOrder(entries, (entry) => String(entry[sortedBy])) : entries;
    return updateYaml(before ?? "", withoutDefaults(sorted, z.array(schema)), z.array(schema));
  }
  const old = splitFrontMatter(before ?? "");
  const text = formatMarkdown(typeof body === "string" ? body : "");
  const yaml = updateYaml(old?.yaml ?? "", withoutDefaults(fields, schema), schema).trimEnd();
  return `---\n${yaml}\n---\n${text === "" ? "" : `\n${text}\n`}`;
}

import type { Kind } from "../../../../src/content-model/kind";
import { isObject } from "../../../../src/lib/isObject";
import { listField } from "../../common/addresses";

/**
 * The form's field for a conflict: the deepest that its place names, otherwise the text; empty for a whole entry, which has none.
 * @param where each name is a field, or what identifies an entry (`keys` of its kind), inside the one before
 */
export function fieldAt(
  { shape, schema, keys = {} }: Kind,
  values: unknown,
  where: readonly string[],
): string {
  const names = shape === "list" ? [listField, ...where] : where;
  const path: (string | number)[] = [];
  let at = values;
  for (const name of names) {
    const isField = isObject(at) && (name in at || (path.length === 0 && name in schema.shape));
    const list = path.at(-1) === listField ? "" : String(path.at(-1));
    const identifying = keys[list] ?? [];
    const isNamed = (entry: unknown) =>
      isObject(entry) && entry[identifying.find((key) => entry[key] !== undefined) ?? ""] === name;
    const index = Array.isArray(at) ? at.findIndex(isNamed) : -1;
    if (!isField && index === -1) break;
    const key = isField ? name : index;
    path.push(key);
    at = (at as Record<string | number, unknown>)[key];
  }
  const last = path.at(-1);
  if (last === undefined) return shape === "markdown" ? "body" : "";
  return typeof last === "number" || last === listField ? "" : path.join(".");
}

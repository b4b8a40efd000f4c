import type { Kind } from "../../../src/content-model/kind";
import { isObject } from "../../../src/lib/isObject";
import { listField } from "../addresses";

/**
 * The form's field for a conflict: the deepest that its place names, otherwise the text; empty for a whole entry, which has none.
 * @param where each name is a field, or a value of an entry, inside the one before
 */
export function fieldAt({ shape, schema }: Kind, values: unknown, where: readonly string[]): string {
  const keys = shape === "list" ? [listField, ...where] : where;
  const path: (string | number)[] = [];
  let at = values;
  for (const name of keys) {
    const isField = isObject(at) && (name in at || (path.length === 0 && name in schema.shape));
    const index = Array.isArray(at)
      ? at.findIndex((one) => isObject(one) && Object.values(one).includes(name))
      : -1;
    if (!isField && index === -1) break;
    const key = isField ? name : index;
    path.push(key);
    at = (at as Record<string | number, unknown>)[key];
  }
  const last = path.at(-1);
  if (last === undefined) return shape === "markdown" ? "body" : "";
  return typeof last === "number" || last === listField ? "" : path.join(".");
}

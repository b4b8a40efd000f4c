import type { Kind } from "../../../../src/content-model/kind";
import type { FormMistake } from "../../common/requestError";
import { formFields, type FieldSpec } from "./fieldSpecs";

/** Returns the position of a field in its form as a list of numbers. Positions are compared number by number. */
function placeOf(specs: readonly FieldSpec[], field: string): number[] {
  const [key, ...rest] = field.split(".");
  const spec = specs.find((one) => one.key === key);
  const index = spec ? specs.indexOf(spec) : specs.length;
  if (rest.length === 0) return [index];
  const isEntry = /^\d+$/.test(rest[0] ?? "");
  const inside = (isEntry ? rest.slice(1) : rest).join(".");
  const below = inside === "" ? [] : placeOf(spec?.fields ?? [], inside);
  return isEntry ? [index, Number(rest[0]), ...below] : [index, ...below];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((one, at) => one !== b[at]);
  return index === -1 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? -1);
}

/** Returns whether the editor fills in a field from other fields as soon as these have values. */
const isFilledIn = (field: string, { address }: Kind) =>
  field === address?.field || field.endsWith(".anchor");

const valueAt = (values: unknown, field: string): unknown =>
  field.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values);

/**
 * Returns the problems of a form in the order of its fields. If there are other problems, the problems of empty fields that the editor
 * fills in are left out.
 * @param values the values of the form
 */
export function inFormOrder(kind: Kind, values: object, mistakes: readonly FormMistake[]): FormMistake[] {
  const { fields, settings } = formFields(kind);
  const specs = [...fields, ...settings];
  const written = mistakes.filter(
    ({ field }) => !isFilledIn(field, kind) || valueAt(values, field) !== undefined,
  );
  const shown = written.length > 0 ? written : mistakes;
  return shown
    .map((mistake) => ({ mistake, place: placeOf(specs, mistake.field) }))
    .sort((a, b) => compare(a.place, b.place))
    .map(({ mistake }) => mistake);
}

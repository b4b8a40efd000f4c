/**
 * Returns `value`, or throws an error that names what was missing, where a look-up by id is typed as nullable.
 * @param what the kind of thing, for example "page"
 * @param id which one
 */
export function assertFound<T>(value: T, what: string, id: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`There is no ${what} ${id}`);
  return value;
}

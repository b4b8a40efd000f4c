/**
 * Returns `value`, the result of a look-up, if it is neither null nor undefined.
 * @param what the type of thing that was looked up, for example "page"
 * @param id the id by which it was looked up
 * @throws an error with `what` and `id`, if nothing was found
 */
export function assertFound<T>(value: T, what: string, id: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`There is no ${what} ${id}`);
  return value;
}

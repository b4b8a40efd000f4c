/**
 * Returns a function that calls `find` once for each object, and keeps the result as long as the object exists. `find` must not depend on
 * anything but the object, and nobody may change the object or the result.
 */
export function memoize<Key extends object, Result>(find: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: find(key) };
    results.set(key, known);
    return known.result;
  };
}
